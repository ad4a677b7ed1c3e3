import { recordAudit } from '../../../lib/audit.ts';
import type { AnyCause } from '../../../lib/cause.ts';
import { seatCounts } from '../../licence/repository.ts';
import { nextRenewal } from '../chargeRules.ts';
import type { PlanTerms } from '../offerRules.ts';
import type { Period } from '../periodRules.ts';
import { nextTerms } from '../plan/detailRules.ts';
import { offerOf } from '../plan/repository.ts';
import { type BatchRow, type BillingRow, batchesOf, updateBilling } from '../repository.ts';
import { effectivePlan } from '../rules.ts';
import { plantRenewal } from './actions.ts';
import { carryHolders, endWithoutLicences, lapse } from './lapseActions.ts';
import { owe } from './oweActions.ts';
import { dropBatch, updateBatch } from './repository.ts';
import { goesOn, isDueWith, nextPeriod } from './rules.ts';

type RenewalTerms = Pick<PlanTerms, 'prices' | 'renewal'>;

/**
 * Renews the licences of a team whose period is over, all of one day: those that go on begin their next period, and what they
 * cost is owed. It is charged afterwards, where the team pays by card. The team is locked.
 */
export async function renewTeam(
  cause: AnyCause,
  stored: BillingRow,
  due: readonly BatchRow[],
  { prices, renewal: { graceDays } }: RenewalTerms,
): Promise<void> {
  const { db, now, teamId } = cause;
  const [first] = due;
  if (!first) return;
  const isDueNow = isDueWith(first.renewsAt, stored, await batchesOf(db, teamId));
  const billing = isDueNow ? { ...stored, pendingDeadline: null } : stored;
  const state = { cancelsAt: billing.cancelsAt, isOverdue: isOverdue(billing, first.renewsAt) };
  const going = due.filter((batch) => goesOn(batch, state));
  const ended = due.filter((batch) => !goesOn(batch, state));
  const next = nextTerms(billing, due, { prices, offer: await offerOf(db, teamId), now });
  const { renewalsOffByCategory } = await seatCounts(db, teamId, now);
  const coming = nextRenewal(going, renewalsOffByCategory, next);
  const periods: Period[] = [];
  for (const part of coming.parts) {
    const { category, ...period } = nextPeriod(part, next);
    await carryHolders(cause, part, category);
    const { batchId } = part.batch;
    if (part.users === 0) await dropBatch(db, batchId);
    else {
      periods.push(period);
      await updateBatch(db, batchId, { ...period, category, monthlyRate: part.rate, count: part.users });
    }
  }
  await lapse(cause, ended);
  const isSubscription = going.some(({ validityDays }) => validityDays === null);
  if (next && isSubscription) {
    const { interval, rate } = next;
    await updateBilling(db, teamId, { interval, monthlyRate: rate, nextInterval: null, nextRate: null });
  }
  await recordAudit(cause, {
    ...{ teamId, actor: null, action: 'billing.renew', target: `team:${teamId}` },
    after: { on: first.renewsAt, users: coming.users, gross: coming.gross, ended: ended.length },
  });
  if (coming.users > 0) await owe(cause, billing, { coming, periods, on: first.renewsAt, graceDays });
  else await plantRenewal(db, now, teamId);
  await endWithoutLicences(cause, billing, { isUnpaid: ended.length > 0 });
}

/** Whether the last day for what a team with PRO owes had passed on a day, be it that the services were down since. */
const isOverdue = (billing: BillingRow, on: number): boolean =>
  billing.plan !== 'free' && effectivePlan(billing, on) === 'free';

/** The licences of a team whose period is over, of the earliest day of such. */
export async function dueBatches({ db, now, teamId }: Pick<AnyCause, 'db' | 'now' | 'teamId'>): Promise<BatchRow[]> {
  const batches = (await batchesOf(db, teamId)).filter(({ renewsAt }) => renewsAt <= now);
  const on = Math.min(...batches.map(({ renewsAt }) => renewsAt));
  return batches.filter(({ renewsAt }) => renewsAt === on);
}
