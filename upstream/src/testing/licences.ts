// What a team has bought.
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { billing, licenceBatch } from '../db/tables/billing.ts';
import { billingOf } from '../domains/billing/repository.ts';
import { DAY_MS } from '../lib/durations.ts';

type Category = (typeof licenceBatch.$inferSelect)['category'];

/** Changes what stands in a team's billing record. */
export const setBilling = (
  db: Database,
  teamId: string,
  values: Partial<typeof billing.$inferInsert>,
): Promise<unknown> =>
  db.transaction((queries) => queries.update(billing).set(values).where(eq(billing.teamId, teamId)));

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
