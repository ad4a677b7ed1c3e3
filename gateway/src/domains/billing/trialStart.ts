import type { Mutation } from '../../mutation.ts';
import { changeTeam } from '../team/changeTeam.ts';
import type { PlanRecord } from './planMapper.ts';
import { billingRefusals } from './refusals.ts';
import { billingRest } from './rest.ts';

const DAY_MS = 86_400_000;

const dayOf = (instant: number) => Math.floor(instant / DAY_MS) * DAY_MS;

/**
 * From the present day on, by UTC, as long as trials are. One that began on this day or the one before stays as it is, so that
 * an act that is repeated past midnight is the same act.
 */
function windowOf({ trialWindow, offers }: PlanRecord, now: number) {
  const enabledFrom = dayOf(now);
  if (trialWindow !== null && [enabledFrom, enabledFrom - DAY_MS].includes(trialWindow.enabledFrom)) return trialWindow;
  return { enabledFrom, enabledTill: enabledFrom + offers.trialDays * DAY_MS };
}

/** Starts a trial of PRO; the team is read afresh. */
export const trialStart: Mutation<'trialStart'> = async (_root, { input }, context) => {
  const { loaders, upstream } = context;
  const { teamId } = await loaders.team.team();
  const { enabledFrom, enabledTill } = windowOf(await loaders.billing.plan(), context.now());
  const config = { enabledFrom, enabledTill };
  const start = () => billingRest(upstream).startTrial(teamId, config, input.idempotencyKey);
  return changeTeam(context, start, billingRefusals);
};
