import { randomUUID } from 'node:crypto';
import type { Answer, Body, Query } from '../../../generated/contract.ts';
import { note } from '../../../lib/audit.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { type Price, priceOf } from '../offerRules.ts';
import { offerOf } from '../plan/repository.ts';
import type { Interval, PriceList } from '../priceRules.ts';
import { type BillingRow, batchesOf, billingOf, updateBilling } from '../repository.ts';
import { settledBilling } from '../trialRules.ts';
import { addPlanChange, markProcessed, planChangeOf } from './repository.ts';
import { mayChangeInterval, nextIntervalOf } from './rules.ts';

/** @throws Refusal `team_not_found`, `actor_not_admin`, `elite_team_only` */
async function lockElite(context: SessionContext, teamId: string) {
  if (teamId !== context.actor.teamId) throw new Refusal('team_not_found');
  const { cause } = await lockForAdmin(context);
  const billing = settledBilling(await billingOf(cause.db, teamId), cause.now);
  if (!billing.isLiteUserRestricted) throw new Refusal('elite_team_only');
  return { cause, billing };
}

/** What an interval costs a team from its next renewal on; null where it is not sold. The present one goes on as it is. */
async function priceFor(
  { db, now }: Pick<SessionContext, 'db' | 'now'>,
  billing: BillingRow,
  interval: Interval,
  prices: PriceList,
): Promise<Pick<Price, 'rate'> | null> {
  if (interval === billing.interval && billing.monthlyRate !== null) return { rate: billing.monthlyRate };
  return priceOf(interval, billing.currency, { prices, offer: await offerOf(db, billing.teamId), now });
}

/**
 * Asks for another billing cycle of a subscription, and says what it means.
 *
 * @throws Refusal `team_not_found`, `actor_not_admin`, `elite_team_only`, `plan_not_changeable`, `currency_fixed`
 */
export async function initPlanChange(
  context: SessionContext,
  { teamId }: Query<'billing', 'initChangePlan'>,
  { interval, currency }: Body<'billing', 'initChangePlan'>,
  prices: PriceList,
): Promise<Answer<'billing', 'initChangePlan'>> {
  const { cause, billing } = await lockElite(context, teamId);
  const { db, now } = cause;
  if (!mayChangeInterval(billing, interval, now)) throw new Refusal('plan_not_changeable');
  if (currency !== billing.currency) throw new Refusal('currency_fixed');
  const price = await priceFor(cause, billing, interval, prices);
  const [first] = await batchesOf(db, teamId);
  if (price === null || first === undefined) throw new Refusal('plan_not_changeable');
  const trackingId = randomUUID();
  await addPlanChange(db, {
    trackingId,
    teamId,
    interval,
    currency,
    rate: price.rate,
    createdAt: now,
    processedAt: null,
  });
  await note(cause, 'billing.initPlanChange', `team:${teamId}`, { after: { trackingId, interval } });
  // The change waits for the end of what is paid: nothing is to be paid for it.
  return { trackingId, interval, currency, rate: price.rate, payableAmount: 0, effectiveOn: first.renewsAt };
}

/**
 * Carries out what was asked for: the interval changes with the next renewal. What was carried out before has the same answer.
 *
 * @throws Refusal `team_not_found`, `actor_not_admin`, `elite_team_only`, `plan_change_not_found`, `plan_not_changeable`
 */
export async function processPlanChange(
  context: SessionContext,
  { teamId }: Query<'billing', 'processChangePlan'>,
  { trackingId, interval, currency }: Body<'billing', 'processChangePlan'>,
  prices: PriceList,
): Promise<Answer<'billing', 'processChangePlan'>> {
  const { cause, billing } = await lockElite(context, teamId);
  const { db, now } = cause;
  const asked = await planChangeOf(db, teamId, trackingId);
  if (asked?.interval !== interval || asked.currency !== currency) throw new Refusal('plan_change_not_found');
  if (asked.processedAt !== null) return { status: 'success' };
  const price = await priceFor(cause, billing, interval, prices);
  if (price === null || !mayChangeInterval(billing, interval, now)) throw new Refusal('plan_not_changeable');
  const nextInterval = nextIntervalOf(billing, interval);
  const nextRate = nextInterval === null ? null : (asked.rate ?? price.rate);
  await updateBilling(db, teamId, { nextInterval, nextRate });
  await markProcessed(db, trackingId, now);
  await note(cause, 'billing.changePlan', `team:${teamId}`, {
    before: { nextInterval: billing.nextInterval },
    after: { nextInterval },
  });
  return { status: 'success' };
}

/**
 * Sets for how long the next licences of a team are that buys them one by one, and at what they are sold then.
 *
 * @throws Refusal `team_not_found`, `actor_not_admin`, `elite_team_only`, `plan_not_changeable`
 */
export async function setLicenceCategory(
  context: SessionContext,
  { teamId }: Query<'billing', 'setDefaultLicenseCategory'>,
  category: Interval,
  prices: PriceList,
): Promise<void> {
  const { cause, billing } = await lockElite(context, teamId);
  const { db, now } = cause;
  const { defaultLicenceCategory, currency } = billing;
  if (defaultLicenceCategory === null) throw new Refusal('plan_not_changeable');
  if (defaultLicenceCategory === category) return;
  const price = priceOf(category, currency, { prices, offer: await offerOf(db, teamId), now });
  if (price === null) throw new Refusal('plan_not_changeable');
  await updateBilling(db, teamId, { defaultLicenceCategory: category, monthlyRate: price.rate });
  await note(cause, 'billing.setLicenceCategory', `team:${teamId}`, {
    before: { defaultLicenceCategory },
    after: { defaultLicenceCategory: category },
  });
}
