import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { ledgerEntry, ledgerTransaction } from '../../../db/tables/payment.ts';
import { Fault } from '../../../lib/errors.ts';
import { type Posting, comesToZero } from './rules.ts';

/**
 * Writes down what moved a team's money, once for each kind and reference: whoever says it again changes nothing.
 *
 * @returns whether it was new
 * @throws Fault where its movements do not come to zero
 */
export async function post(db: Queries, now: number, posting: Posting): Promise<boolean> {
  const { teamId, kind, reference, currency, movements } = posting;
  if (!comesToZero(movements)) throw new Fault(`Postings of ${kind} ${reference} do not come to zero.`);
  if (movements.length === 0) return false;
  const [written] = await db
    .insert(ledgerTransaction)
    .values({ teamId, kind, reference, at: now })
    .onConflictDoNothing()
    .returning({ transactionId: ledgerTransaction.transactionId });
  if (!written) return false;
  await db
    .insert(ledgerEntry)
    .values(movements.map(({ account, amount }) => ({ ...written, teamId, account, amount, currency })));
  return true;
}

/** Whether a team's money has moved since an instant. */
export async function hasMovedSince(db: Queries, teamId: string, instant: number): Promise<boolean> {
  const [row] = await db
    .select({ transactionId: ledgerTransaction.transactionId })
    .from(ledgerTransaction)
    .where(and(eq(ledgerTransaction.teamId, teamId), gt(ledgerTransaction.at, instant)))
    .limit(1);
  return row !== undefined;
}
