import { type SQL, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { billing, licenceBatch } from '../../db/tables/billing.ts';
import { type LEDGER_ACCOUNTS, ledgerEntry } from '../../db/tables/payment.ts';
import { Fault } from '../../lib/errors.ts';

/**
 * What a team has bought and owes: its record, how many licences its batches have together, and what its ledger comes to, in the
 * smallest unit of its currency.
 */
export type BillingRow = typeof billing.$inferSelect & {
  licencesBought: number;
  /** What was granted to it: used before the balance. Below zero it is owed with the next renewal. */
  credits: number;
  /** What it has paid in. */
  balance: number;
  /** What it owes. */
  pendingAmount: number;
  /** What an account of old owes; below zero it is in the team's favour. */
  accountBalanceDue: number;
};

/** Licences that were bought together. */
export type BatchRow = typeof licenceBatch.$inferSelect;

// Of a query of one table columns are written without it, which would compare a batch's team with itself.
const licencesBought = sql`coalesce(
  (select sum(batch.count) from ${licenceBatch} batch where batch.team_id = ${billing}.team_id), 0)`.mapWith(Number);

/** What an account of a team's ledger comes to in the currency in which the team pays: debits are above zero. */
const sumOfAccount = (account: (typeof LEDGER_ACCOUNTS)[number]) => sql`coalesce(
  (select sum(entry.amount) from ${ledgerEntry} entry where entry.team_id = ${billing}.team_id and entry.account = ${account}
    and entry.currency = ${billing}.currency), 0)`;

const balances = {
  credits: sql`-${sumOfAccount('CREDITS')}`.mapWith(Number),
  balance: sql`-${sumOfAccount('BALANCE')}`.mapWith(Number),
  pendingAmount: sumOfAccount('DUES').mapWith(Number),
  accountBalanceDue: sumOfAccount('ACCOUNT_DUE').mapWith(Number),
};

/** The billing records for which something holds. */
export const billingsWhere = (db: Queries, condition: SQL): Promise<BillingRow[]> =>
  db
    .select({ ...getTableColumns(billing), licencesBought, ...balances })
    .from(billing)
    .where(condition);

/** What a team has bought and owes; every team has this record. */
export async function billingOf(db: Queries, teamId: string): Promise<BillingRow> {
  const [row] = await billingsWhere(db, eq(billing.teamId, teamId));
  if (!row) throw new Fault('A team without a billing record.');
  return row;
}

/** The licences of a team as they were bought; those that run out first come first. */
export const batchesOf = (db: Queries, teamId: string): Promise<BatchRow[]> =>
  db
    .select()
    .from(licenceBatch)
    .where(eq(licenceBatch.teamId, teamId))
    .orderBy(asc(licenceBatch.renewsAt), asc(licenceBatch.batchId));

/** The teams whose PRO starts by itself, whether or not the instant has come. */
export const teamsCountingDown = (db: Queries): Promise<BillingRow[]> =>
  billingsWhere(db, sql`${billing.plan} = 'free' and ${billing.activationAt} is not null`);

/** Changes what stands in a team's billing record, and its version. */
export const updateBilling = (
  db: Queries,
  teamId: string,
  changes: Partial<Omit<typeof billing.$inferInsert, 'teamId' | 'version'>>,
) =>
  db
    .update(billing)
    .set({ ...changes, version: sql`${billing.version} + 1` })
    .where(eq(billing.teamId, teamId));
