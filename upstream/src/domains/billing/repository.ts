import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { Fault } from '../../lib/errors.ts';
import { billing } from '../../db/tables/billing.ts';

export type BillingRow = typeof billing.$inferSelect;

/** What a team has bought and owes; every team has this record. */
export async function billingOf(db: Queries, teamId: string): Promise<BillingRow> {
  const [row] = await db.select().from(billing).where(eq(billing.teamId, teamId));
  if (!row) throw new Fault('A team without a billing record.');
  return row;
}

/** The teams whose PRO starts by itself, whether or not the instant has come. */
export const teamsCountingDown = (db: Queries) =>
  db
    .select()
    .from(billing)
    .where(and(eq(billing.plan, 'free'), isNotNull(billing.activationAt)));

/** Changes what stands in a team's billing record, and its version. */
export const updateBilling = (
  db: Queries,
  teamId: string,
  changes: Partial<Pick<BillingRow, 'plan' | 'activationAt'>>,
) =>
  db
    .update(billing)
    .set({ ...changes, version: sql`${billing.version} + 1` })
    .where(eq(billing.teamId, teamId));
