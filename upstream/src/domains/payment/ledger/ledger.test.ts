import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Queries } from '../../../db/database.ts';
import { ledgerEntry, ledgerTransaction } from '../../../db/tables/payment.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { billingOf } from '../../billing/repository.ts';
import { post } from './repository.ts';
import { type Movement, overpaymentOf } from './rules.ts';

const { db } = await startFreshUpstream(['seedling.example']);
const TEAM = 'team-seedling';
const of = (reference: string, movements: readonly Movement[]) =>
  ({ teamId: TEAM, kind: 'OVERPAYMENT', reference, currency: 'USD', movements }) as const;
const balance = async () => (await db.read((queries) => billingOf(queries, TEAM))).balance;
/** What the database says to a change; the driver's error is the cause of what is thrown. */
const refusalOf = (work: (queries: Queries) => Promise<unknown>): Promise<string> =>
  db.transaction(work).then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? `${error.message} ${String(error.cause)}` : ''),
  );

test('what is said twice is written down once', async () => {
  const before = await balance();
  const [one, other] = [overpaymentOf(700, 'PROVIDER'), overpaymentOf(900, 'PROVIDER')];
  expect(await db.transaction((queries) => post(queries, 1, of('once', one)))).toBe(true);
  expect(await db.transaction((queries) => post(queries, 2, of('once', other)))).toBe(false);
  expect(await balance()).toBe(before + 700);
});

test('what is written down stays as it is', async () => {
  await db.transaction((queries) => post(queries, 1, of('kept', overpaymentOf(700, 'PROVIDER'))));
  const before = await balance();
  const isOfTeam = eq(ledgerEntry.teamId, TEAM);
  for (const work of [
    (queries: Queries) => queries.update(ledgerEntry).set({ amount: 1 }).where(isOfTeam),
    (queries: Queries) => queries.delete(ledgerEntry).where(isOfTeam),
    (queries: Queries) => queries.update(ledgerTransaction).set({ at: 1 }).where(eq(ledgerTransaction.teamId, TEAM)),
    (queries: Queries) => queries.delete(ledgerTransaction).where(eq(ledgerTransaction.teamId, TEAM)),
    (queries: Queries) => queries.execute('truncate ledger_entry'),
    (queries: Queries) => queries.execute('truncate team cascade'),
  ])
    expect(await refusalOf(work)).toContain('The ledger is only added to.');
  expect(await balance()).toBe(before);
});

test('nothing is committed that does not come to zero, whoever writes it', async () => {
  const before = await balance();
  const uneven = [
    { account: 'PROVIDER', amount: 500 },
    { account: 'BALANCE', amount: -499 },
  ] as const;
  expect(await refusalOf((queries) => post(queries, 3, of('uneven', uneven)))).toContain('do not come to zero');
  const past = async (queries: Queries) => {
    await post(queries, 4, of('even', overpaymentOf(100, 'PROVIDER')));
    const [written] = await queries.select().from(ledgerTransaction).where(eq(ledgerTransaction.reference, 'even'));
    const one = {
      transactionId: written?.transactionId ?? 0,
      teamId: TEAM,
      account: 'BALANCE',
      currency: 'USD',
    } as const;
    await queries.insert(ledgerEntry).values({ ...one, amount: -1_000 });
  };
  expect(await refusalOf(past)).toContain('does not come to zero.');
  expect(await balance()).toBe(before);
});
