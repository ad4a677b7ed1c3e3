import { DAY_MS } from '../../lib/durations.ts';
import type { Role } from '../../lib/roles.ts';
import { times } from './moneyRules.ts';
import { dayOf, daysAfter } from './periodRules.ts';
import { type Interval, monthsOfInterval } from './priceRules.ts';
import { type TrialState, isOnTrial, isTrialOver } from './trialRules.ts';

export type Plan = 'free' | 'pro' | 'enterprise';

/** What the rules look at of a team's billing. Instants in milliseconds, amounts in the smallest unit. */
export type BillingState = TrialState & {
  plan: Plan;
  /** When PRO starts by itself. */
  activationAt: number | null;
  pendingAmount: number;
  /** The last day on which that may be paid. */
  pendingDeadline: number | null;
};

/** How many licences a team has. One figure follows from the two others, here and nowhere else. */
export type LicenceCounts = { bought: number; assigned: number; unused: number };

/**
 * @param bought licences that the team pays for
 * @param assigned active people who hold one; more than bought is possible for a moment, after licences ran out
 */
export function licenceCountsOf(bought: number, assigned: number): LicenceCounts {
  return { bought, assigned, unused: Math.max(0, bought - assigned) };
}

/**
 * The plan by which features are gated at this moment, which is not always the one that was bought: a running trial
 * counts as PRO, as does one that is over and ends in PRO; PRO that activates by itself counts from that instant on; and a
 * PRO team that has let the last day for its dues pass is treated as a free one until it pays.
 */
export function effectivePlan(state: BillingState, now: number): Plan {
  if (state.plan === 'enterprise') return 'enterprise';
  if (state.plan === 'free') {
    const isActivated = state.activationAt !== null && state.activationAt <= now;
    const isPaying = isTrialOver(state, now) && state.trialEndPlan !== 'free';
    return isActivated || isPaying || isOnTrial(state, now) ? 'pro' : 'free';
  }
  return isOverdue(state, now) ? 'free' : 'pro';
}

/** The last day on which dues may be paid; null where there are none. */
export const dueDayOf = ({
  pendingAmount,
  pendingDeadline,
}: Pick<BillingState, 'pendingAmount' | 'pendingDeadline'>): number | null =>
  pendingAmount > 0 && pendingDeadline !== null ? dayOf(pendingDeadline) : null;

/** Whether that day is over. */
function isOverdue(state: BillingState, now: number): boolean {
  const dueDay = dueDayOf(state);
  return dueDay !== null && daysAfter(dueDay, 1) <= now;
}

/** What decides whether somebody goes without a licence; `trialLicenceEndsAt` is the end of what they have in place of one. */
export type Seat = { role: Role; isLicensed: boolean; trialLicenceEndsAt: number | null };

/**
 * Whether somebody goes without what a licence gives: a member of a team that has PRO. Guests need none, in a trial of the
 * team nobody holds one yet, and whoever has just come into a team that pays has some days without.
 */
export const isLite = ({ role, isLicensed, trialLicenceEndsAt }: Seat, billing: BillingState, now: number): boolean =>
  role !== 'guest' &&
  !isLicensed &&
  !(trialLicenceEndsAt !== null && now < trialLicenceEndsAt) &&
  effectivePlan(billing, now) !== 'free' &&
  !isOnTrial(billing, now);

/** What decides whether a team may start PRO. */
export type ActivationState = Pick<BillingState, 'plan' | 'activationAt'> & {
  isProPlanInitialized: boolean;
  licencesBought: number;
};

/** From the first licence that is assigned until PRO starts by itself. */
export const ACTIVATION_DELAY_MS = DAY_MS;

/**
 * Whether a team has bought PRO and not started it. It starts 24 hours after the first licence was assigned, at once
 * with the last one, or by hand.
 */
export const isOnTheWayToPro = ({ plan, isProPlanInitialized, licencesBought }: ActivationState) =>
  plan === 'free' && isProPlanInitialized && licencesBought > 0;

/** Whether an admin may start PRO by hand. From the end of the countdown on there is nothing left to start. */
export const isActivationAllowed = (state: ActivationState, now: number) =>
  isOnTheWayToPro(state) && (state.activationAt === null || now < state.activationAt);

/** What licences that were just assigned do to the plan of a team: `counts` are those afterwards. */
export function activationAfterAssigning(
  state: ActivationState,
  counts: LicenceCounts,
): 'none' | 'count_down' | 'activate' {
  if (!isOnTheWayToPro(state)) return 'none';
  if (counts.unused === 0) return 'activate';
  return state.activationAt === null ? 'count_down' : 'none';
}

type Price = { monthlyRate: number | null; interval: Interval | null; defaultLicenceCategory: Interval | null };

/** Price of one licence for one period, in the smallest unit; null where the team has no price. */
export function periodPrice({ monthlyRate, interval, defaultLicenceCategory }: Price): number | null {
  const period = interval ?? defaultLicenceCategory;
  return monthlyRate === null || period === null ? null : times(monthlyRate, monthsOfInterval[period]);
}
