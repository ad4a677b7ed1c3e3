import type { GatewayContext } from '../../context.ts';
import type { BillingInterval } from '../../generated/resolvers.ts';
import { type IdempotencyKey, partKey } from '../../lib/idempotencyKeys.ts';
import { userError } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { unchangedTeam } from '../team/changeTeam.ts';
import { TEAM } from '../team/mapper.ts';
import type { KnownInterval } from './months.ts';
import type { PlanRecord } from './planMapper.ts';
import { billingRefusals } from './refusals.ts';
import { type KnownCurrency, type SubscriptionInterval, billingRest } from './rest.ts';

const isOfSubscriptions = (interval: BillingInterval): interval is SubscriptionInterval =>
  interval === 'MONTHLY' || interval === 'ANNUAL';

const noSuchInterval = () => userError('INVALID', ['interval'], 'The team cannot have this interval.');

type Change = { readonly teamId: string; readonly key: IdempotencyKey };

/** For how long the next licences are. */
async function changeLicences(interval: KnownInterval, { teamId, key }: Change, { upstream }: GatewayContext) {
  await billingRest(upstream).setLicenceCategory(teamId, interval, key);
  return 'success';
}

/** Asked for, then carried out: how far that is, as the service says. */
async function changeSubscription(
  body: { interval: SubscriptionInterval; currency: KnownCurrency },
  { teamId, key }: Change,
  { upstream }: GatewayContext,
): Promise<string> {
  const rest = billingRest(upstream);
  const { trackingId } = await rest.initChange(teamId, body, key);
  const { status } = await rest.processChange(teamId, { ...body, trackingId }, partKey(key, 'process'));
  return status;
}

/** What changes the interval of such a team, or why it cannot have this one. */
function changeOf(plan: PlanRecord, interval: BillingInterval, change: Change, context: GatewayContext) {
  if (interval === 'UNKNOWN') return noSuchInterval();
  if (plan.buysLicences) return () => changeLicences(interval, change, context);
  const { currency } = plan;
  if (!isOfSubscriptions(interval)) return noSuchInterval();
  if (currency === 'UNKNOWN') return userError(...billingRefusals.plan_not_changeable);
  return () => changeSubscription({ interval, currency }, change, context);
}

/** Changes how often the team pays; the team is read afresh. A change that goes on for a while leaves it as it is. */
export const billingIntervalUpdate: Mutation<'billingIntervalUpdate'> = async (_root, { input }, context) => {
  const { teamId } = await context.loaders.team.team();
  const plan = await context.loaders.billing.plan();
  const change = changeOf(plan, input.interval, { teamId, key: input.idempotencyKey }, context);
  if (typeof change !== 'function') return unchangedTeam(change);
  const outcome = await written(change, billingRefusals);
  if ('error' in outcome) return unchangedTeam(outcome.error);
  if (outcome.answer === 'failed')
    return unchangedTeam(userError('NOT_ALLOWED', null, 'The change was not carried out: everything is as before.'));
  forgetReads(context);
  return { team: TEAM, userErrors: [] };
};
