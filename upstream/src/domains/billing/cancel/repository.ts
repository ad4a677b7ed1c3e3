import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { licenceBatch, planCancellation } from '../../../db/tables/billing.ts';

export type BillRow = typeof planCancellation.$inferSelect;

/** The latest bill of a team for giving PRO up; null where it asked for none. */
export async function latestBillOf(db: Queries, teamId: string): Promise<BillRow | null> {
  const [row] = await db
    .select()
    .from(planCancellation)
    .where(eq(planCancellation.teamId, teamId))
    .orderBy(desc(planCancellation.createdAt))
    .limit(1);
  return row ?? null;
}

/** The latest one of a team by which PRO was given up; null where there is none. */
export async function latestDoneBillOf(db: Queries, teamId: string): Promise<BillRow | null> {
  const [row] = await db
    .select()
    .from(planCancellation)
    .where(and(eq(planCancellation.teamId, teamId), eq(planCancellation.status, 'done')))
    .orderBy(desc(planCancellation.createdAt))
    .limit(1);
  return row ?? null;
}

/** A bill of a team; null where it has no such one. */
export async function billById(db: Queries, teamId: string, billId: string): Promise<BillRow | null> {
  const [row] = await db
    .select()
    .from(planCancellation)
    .where(and(eq(planCancellation.teamId, teamId), eq(planCancellation.billId, billId)));
  return row ?? null;
}

/** The bills of a team that wait for a payment to come to its end. */
export const pendingBillsOf = (db: Queries, teamId: string): Promise<BillRow[]> =>
  db
    .select()
    .from(planCancellation)
    .where(and(eq(planCancellation.teamId, teamId), eq(planCancellation.status, 'pending')))
    .orderBy(desc(planCancellation.createdAt));

export const addBill = (db: Queries, row: BillRow) => db.insert(planCancellation).values(row);

export const updateBill = (db: Queries, billId: string, changes: Partial<Omit<BillRow, 'billId' | 'teamId'>>) =>
  db.update(planCancellation).set(changes).where(eq(planCancellation.billId, billId));

/** Takes all licences from what a team has bought. */
export const dropBatches = (db: Queries, teamId: string) =>
  db.delete(licenceBatch).where(eq(licenceBatch.teamId, teamId));
