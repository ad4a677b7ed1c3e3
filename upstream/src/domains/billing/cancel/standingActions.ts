import { type Currency, sumOf, times } from '../moneyRules.ts';
import type { Queries } from '../../../db/database.ts';
import { duesOfRenewals } from '../renewal/repository.ts';
import { renewalReference } from '../renewal/rules.ts';
import type { BatchRow, BillingRow } from '../repository.ts';
import { type Standing, perUserCharge } from './rules.ts';

/**
 * What a team owes and has to its credit, and how much of it is owed for the periods that run: what was posted with their
 * renewals, or where that is not known as much as they cost.
 */
export async function standingOf(
  db: Queries,
  { teamId, pendingAmount, accountBalanceDue, credits, balance }: BillingRow & { currency: Currency },
  batches: readonly BatchRow[],
): Promise<Standing> {
  const credited = batches.filter(({ isCredited }) => isCredited);
  const starts = [...new Set(credited.map(({ startsAt }) => startsAt))];
  const posted = await duesOfRenewals(
    db,
    teamId,
    starts.map((startsAt) => renewalReference(teamId, startsAt)),
  );
  const cost = sumOf(credited.map((batch) => times(perUserCharge(batch), batch.count)));
  const owedForRunning = Math.max(0, Math.min(posted ?? cost, cost, pendingAmount));
  return { pendingAmount, accountBalanceDue, credits, balance, owedForRunning };
}
