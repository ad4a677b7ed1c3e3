import { DAY_MS } from '../../lib/durations.ts';
import { type BillingState, effectivePlan } from '../billing/rules.ts';
import { isOnTrial } from '../billing/trialRules.ts';

/** How long whoever joins without a licence has all of PRO. */
export const TRIAL_LICENCE_MS = 30 * DAY_MS;

/**
 * Whether people who join have all of PRO for some days: where the team has licences and PRO counts at this moment. In a trial
 * of the team everybody has it anyway.
 */
export const givesTrialLicences = (billing: BillingState & { licencesBought: number }, now: number): boolean =>
  billing.licencesBought > 0 && effectivePlan(billing, now) !== 'free' && !isOnTrial(billing, now);
