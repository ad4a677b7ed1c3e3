import { DAY_MS } from '../../lib/durations.ts';
import { type Period, dayOf, daysAfter, lastDayOf } from './periodRules.ts';

/** How long trials are, in days, and what they end in. */
export type TrialSettings = { days: number; endsAs: 'pro' | 'free' };

/** What tells a trial, and what becomes of it. Instants in milliseconds. */
export type TrialState = {
  type: string | null;
  /** The first instant that is not of the trial. */
  trialEndsAt: number | null;
  trialEndPlan: 'pro' | 'free' | null;
  /** The first day that is paid. */
  billingStartsAt: number | null;
  licencesBought: number;
};

const trialTypes: ReadonlySet<string | null> = new Set(['TRIAL', 'SELF_SERVE_TRIAL', 'SALES_TRIAL']);

/**
 * Whether a trial of PRO is running: it passes the gates of PRO until its end. It is told by how the team pays, or by a team's
 * having bought no licence while its billing starts only later.
 */
export const isOnTrial = (
  { type, trialEndsAt, billingStartsAt, licencesBought }: Omit<TrialState, 'trialEndPlan'>,
  now: number,
): boolean =>
  (trialTypes.has(type) && trialEndsAt !== null && now < trialEndsAt) ||
  (licencesBought === 0 && billingStartsAt !== null && now < billingStartsAt);

/** Whether a trial has reached its end. */
export const isTrialOver = ({ type, trialEndsAt }: Pick<TrialState, 'type' | 'trialEndsAt'>, now: number): boolean =>
  trialTypes.has(type) && trialEndsAt !== null && trialEndsAt <= now;

/** What a team is after its trial: on PRO, where everybody is Lite and nothing is owed, or on the free plan. */
export function afterTrial({ type, trialEndPlan }: Pick<TrialState, 'type' | 'trialEndPlan'>) {
  if (trialEndPlan === 'free') return { plan: 'free', type: null, billingStartsAt: null } as const;
  // What sales have begun with it, sales bring to its end.
  return type === 'SALES_TRIAL'
    ? ({ plan: 'pro', type: 'SALES_DEAL', billingStartsAt: null, isProPlanInitialized: false } as const)
    : ({ plan: 'pro', type: 'SUBSCRIPTION', billingStartsAt: null, isProPlanInitialized: true } as const);
}

/** What a trial's end leaves of a billing record, whether or not it has been made lasting. */
export const settledBilling = <B extends TrialState & { plan: string }>(billing: B, now: number) =>
  billing.plan === 'free' && isTrialOver(billing, now) ? { ...billing, ...afterTrial(billing) } : billing;

/** The last day of a trial: the one before billing starts. */
export const lastDayOfTrial = (trialEndsAt: number): number => lastDayOf({ renewsAt: dayOf(trialEndsAt - 1) + DAY_MS });

/** The trial that begins on a day. */
export const trialFrom = (startsAt: number, days: number): Period => ({
  startsAt,
  renewsAt: daysAfter(startsAt, days),
});

/** Whether a trial may have these bounds: midnights, the first of the present day or of one beside it, as long as trials are. */
export function isTrialWindow({ startsAt, renewsAt }: Period, days: number, now: number): boolean {
  const isNear = Math.abs(startsAt - dayOf(now)) <= DAY_MS;
  return isNear && dayOf(startsAt) === startsAt && renewsAt === trialFrom(startsAt, days).renewsAt;
}

/** Whether a team's plan is one that may be tried: it has bought nothing, and is not made to buy. */
export const isTrialPlan = ({
  plan,
  type,
  licencesBought,
  isHardPaywall,
}: Pick<TrialState, 'type' | 'licencesBought'> & { plan: string; isHardPaywall: boolean }): boolean =>
  plan === 'free' && type === null && licencesBought === 0 && !isHardPaywall;
