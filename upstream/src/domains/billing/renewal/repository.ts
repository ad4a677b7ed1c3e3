import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { billing, licenceBatch } from '../../../db/tables/billing.ts';
import { ledgerEntry, ledgerTransaction } from '../../../db/tables/payment.ts';
import { type BatchRow, type BillingRow, billingsWhere } from '../repository.ts';

/** The teams with licences, and when each of them is to be renewed first. */
export const teamsToRenew = (db: Queries): Promise<{ teamId: string; renewsAt: number }[]> =>
  db
    .select({ teamId: licenceBatch.teamId, renewsAt: sql`min(${licenceBatch.renewsAt})`.mapWith(Number) })
    .from(licenceBatch)
    .groupBy(licenceBatch.teamId)
    .orderBy(asc(licenceBatch.teamId));

/** When a team's licences are to be renewed next; null where it has none. */
export async function nextRenewalOf(db: Queries, teamId: string): Promise<number | null> {
  const [row] = await db
    .select({ renewsAt: licenceBatch.renewsAt })
    .from(licenceBatch)
    .where(eq(licenceBatch.teamId, teamId))
    .orderBy(asc(licenceBatch.renewsAt))
    .limit(1);
  return row?.renewsAt ?? null;
}

/** The teams that have a last day for what they owe. */
export const teamsThatOwe = (db: Queries): Promise<BillingRow[]> =>
  billingsWhere(db, isNotNull(billing.pendingDeadline));

/** Changes licences that were bought together. */
export const updateBatch = (db: Queries, batchId: string, changes: Partial<Omit<BatchRow, 'batchId' | 'teamId'>>) =>
  db.update(licenceBatch).set(changes).where(eq(licenceBatch.batchId, batchId));

/** Ends them. */
export const dropBatch = (db: Queries, batchId: string) =>
  db.delete(licenceBatch).where(eq(licenceBatch.batchId, batchId));

/** What ran on credit is paid. */
export const clearCredited = (db: Queries, teamId: string) =>
  db.update(licenceBatch).set({ isCredited: false }).where(eq(licenceBatch.teamId, teamId));

/** What was posted as owed with these renewals; null where none of them was posted. */
export async function duesOfRenewals(
  db: Queries,
  teamId: string,
  references: readonly string[],
): Promise<number | null> {
  if (references.length === 0) return null;
  const [row] = await db
    .select({
      renewals: sql`count(distinct ${ledgerTransaction.transactionId})`.mapWith(Number),
      dues: sql`coalesce(sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.account} = 'DUES'), 0)`.mapWith(Number),
    })
    .from(ledgerTransaction)
    .innerJoin(ledgerEntry, eq(ledgerEntry.transactionId, ledgerTransaction.transactionId))
    .where(
      and(
        eq(ledgerTransaction.teamId, teamId),
        eq(ledgerTransaction.kind, 'RENEWAL'),
        inArray(ledgerTransaction.reference, [...references]),
      ),
    );
  return row === undefined || row.renewals === 0 ? null : row.dues;
}
