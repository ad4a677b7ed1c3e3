import { and, eq, lte } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { planChange } from '../../../db/tables/billing.ts';

export type PlanChangeRow = typeof planChange.$inferSelect;

/** Writes down that another billing cycle was asked for. */
export const addPlanChange = (db: Queries, row: PlanChangeRow) => db.insert(planChange).values(row);

/** What a team has asked for; null where that is nothing. */
export async function planChangeOf(db: Queries, teamId: string, trackingId: string): Promise<PlanChangeRow | null> {
  const [row] = await db
    .select()
    .from(planChange)
    .where(and(eq(planChange.trackingId, trackingId), eq(planChange.teamId, teamId)));
  return row ?? null;
}

/** Writes down that a change was carried out. */
export const markProcessed = (db: Queries, trackingId: string, processedAt: number) =>
  db.update(planChange).set({ processedAt }).where(eq(planChange.trackingId, trackingId));

/** Drops what was asked for until an instant, whatever became of it. */
export const dropPlanChanges = (db: Queries, until: number) =>
  db.delete(planChange).where(lte(planChange.createdAt, until));
