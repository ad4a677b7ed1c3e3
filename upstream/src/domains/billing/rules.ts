import { DAY_MS } from '../../lib/durations.ts';
import type { Role } from '../../lib/roles.ts';

export type Plan = 'free' | 'pro' | 'enterprise';

/** What the rules look at of a team's billing. Instants in milliseconds, amounts in the smallest unit. */
export type BillingState = {
  plan: Plan;
  /** How the team pays; null where it never has. */
  type: string | null;
  trialEndsAt: number | null;
  /** When PRO starts by itself. */
  activationAt: number | null;
  pendingAmount: number;
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

const trialTypes: ReadonlySet<string | null> = new Set(['TRIAL', 'SELF_SERVE_TRIAL', 'SALES_TRIAL']);

/** Whether a trial of PRO is running: it passes the gates of PRO until its end. */
export const isOnTrial = ({ type, trialEndsAt }: Pick<BillingState, 'type' | 'trialEndsAt'>, now: number) =>
  trialTypes.has(type) && trialEndsAt !== null && now < trialEndsAt;

/**
 * The plan by which features are gated at this moment, which is not always the one that was bought: a running trial
 * counts as PRO, PRO that activates by itself counts from that instant on, and a PRO team that has let the deadline of
 * its dues pass is treated as a free one until it pays.
 */
export function effectivePlan(state: BillingState, now: number): Plan {
  if (state.plan === 'enterprise') return 'enterprise';
  if (state.plan === 'free') {
    const isActivated = state.activationAt !== null && state.activationAt <= now;
    return isActivated || isOnTrial(state, now) ? 'pro' : 'free';
  }
  const isOverdue = state.pendingAmount > 0 && state.pendingDeadline !== null && state.pendingDeadline <= now;
  return isOverdue ? 'free' : 'pro';
}

/**
 * Whether somebody goes without what a licence gives: a member of a team that has bought licences. Guests need none, and in
 * a trial nobody holds one yet.
 */
export const isLite = ({ role, isLicensed }: { role: Role; isLicensed: boolean }, billing: BillingState, now: number) =>
  role !== 'guest' && !isLicensed && effectivePlan(billing, now) !== 'free' && !isOnTrial(billing, now);

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

/** Months that one period of billing has. */
const monthsOf = { MONTHLY: 1, QUARTERLY: 3, BIANNUAL: 6, ANNUAL: 12 } as const;

type Price = { monthlyRate: number | null; interval: keyof typeof monthsOf | null };

/** Price of one licence for one period, in the smallest unit; null where the team has no price. */
export const periodPrice = ({ monthlyRate, interval }: Price) =>
  monthlyRate === null || interval === null ? null : monthlyRate * monthsOf[interval];
