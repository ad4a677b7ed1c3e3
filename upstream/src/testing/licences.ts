// What a team has bought.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { billing, licenceBatch } from '../db/tables/billing.ts';
import { type BillingRow, billingOf } from '../domains/billing/repository.ts';
import { post } from '../domains/payment/ledger/repository.ts';
import { openingOf } from '../domains/payment/ledger/rules.ts';
import { DAY_MS } from '../lib/durations.ts';

type Category = (typeof licenceBatch.$inferSelect)['category'];

/** What a team's ledger comes to, as people speak of it. */
type Balances = Partial<Pick<BillingRow, 'credits' | 'balance' | 'pendingAmount' | 'accountBalanceDue'>>;

/** Changes what stands in a team's billing record, and lets its ledger come to these balances. */
export const setBilling = (
  db: Database,
  teamId: string,
  { credits, balance, pendingAmount, accountBalanceDue, ...values }: Partial<typeof billing.$inferInsert> & Balances,
): Promise<unknown> =>
  db.transaction(async (queries) => {
    if (Object.keys(values).length > 0) await queries.update(billing).set(values).where(eq(billing.teamId, teamId));
    const now = await billingOf(queries, teamId);
    const movements = openingOf({
      credits: (credits ?? now.credits) - now.credits,
      balance: (balance ?? now.balance) - now.balance,
      dues: (pendingAmount ?? now.pendingAmount) - now.pendingAmount,
      accountDue: (accountBalanceDue ?? now.accountBalanceDue) - now.accountBalanceDue,
    });
    await post(queries, 0, {
      ...{ teamId, kind: 'OPENING', reference: randomUUID(), currency: now.currency, movements },
    });
  });

/** Gives a team these batches of licences in place of what it has bought. */
export const setBatches = (
  db: Database,
  teamId: string,
  batches: readonly { category: Category; count: number; renewsAt: number }[],
): Promise<unknown> =>
  db.transaction(async (queries) => {
    await queries.delete(licenceBatch).where(eq(licenceBatch.teamId, teamId));
    if (batches.length === 0) return;
    const monthlyRate = (await billingOf(queries, teamId)).monthlyRate ?? 0;
    const alike = { teamId, monthlyRate, anchorAt: 0, startsAt: 0, isCredited: false };
    await queries
      .insert(licenceBatch)
      .values(batches.map((batch, place) => ({ ...batch, ...alike, batchId: `${teamId}-test-batch-${place}` })));
  });

/** Gives a team one batch of licences in place of what it has bought; for a month where its category is not named. */
export const setLicencesBought = (
  db: Database,
  teamId: string,
  count: number,
  category: Category = 'MONTHLY',
): Promise<unknown> => setBatches(db, teamId, [{ category, count, renewsAt: 30_000 * DAY_MS }]);
