import { type SQL, and, eq, gt, inArray, max, ne, or, sql } from 'drizzle-orm';
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

/**
 * What of an order's money went back to its card so far, how much of that was taken from the team's balance, how often something
 * was written down of it, and what of the rest is on the balance.
 */
export async function returnedOf(
  db: Queries,
  teamId: string,
  orderId: string,
): Promise<{ refunded: number; fromBalance: number; times: number; onBalance: number }> {
  const { account, amount } = ledgerEntry;
  const { kind, reference } = ledgerTransaction;
  const sumOf = (of: SQL) => sql`coalesce(-sum(${amount}) filter (where ${of}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({
      refunded: sumOf(sql`${account} = 'PROVIDER' and ${kind} = 'REFUND'`),
      fromBalance: sql`-${sumOf(sql`${account} = 'BALANCE' and ${kind} = 'REFUND'`)}`.mapWith(Number),
      times: sql`count(distinct ${ledgerTransaction.transactionId}) filter (where ${kind} = 'REFUND')`.mapWith(Number),
      onBalance: sumOf(sql`${account} = 'BALANCE'`),
    })
    .from(ledgerEntry)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.transactionId, ledgerEntry.transactionId))
    .where(
      and(
        eq(ledgerTransaction.teamId, teamId),
        or(eq(reference, orderId), sql`starts_with(${reference}, ${`${orderId}:`})`),
      ),
    );
  return sums ?? { refunded: 0, fromBalance: 0, times: 0, onBalance: 0 };
}

/** When money was last taken from a team, be it from a card or at a bank; null where none was. */
export async function lastPaidAt(db: Queries, teamId: string): Promise<number | null> {
  const [row] = await db
    .select({ at: max(ledgerTransaction.at) })
    .from(ledgerTransaction)
    .innerJoin(ledgerEntry, eq(ledgerEntry.transactionId, ledgerTransaction.transactionId))
    .where(
      and(
        eq(ledgerTransaction.teamId, teamId),
        inArray(ledgerEntry.account, ['PROVIDER', 'BANK']),
        gt(ledgerEntry.amount, 0),
        // What comes back of a refund was taken before.
        ne(ledgerTransaction.kind, 'REFUND'),
      ),
    );
  return row?.at ?? null;
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
