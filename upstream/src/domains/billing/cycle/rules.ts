import type { Interval } from '../priceRules.ts';
import { type BillingState, effectivePlan } from '../rules.ts';

/** What decides whether a team's billing cycle may change. */
export type CycleState = BillingState & {
  interval: Interval | null;
  nextInterval: Interval | null;
  defaultLicenceCategory: Interval | null;
};

/** Whether a team pays a subscription that runs: not one that is to begin, nor one whose dues are overdue. */
const hasSubscription = (state: CycleState, now: number): boolean =>
  state.plan !== 'free' &&
  state.interval !== null &&
  state.defaultLicenceCategory === null &&
  state.licencesBought > 0 &&
  effectivePlan(state, now) !== 'free';

/** Whether a subscription may go on in another interval than the one in which it goes on anyway. */
export const mayChangeInterval = (state: CycleState, interval: Interval, now: number): boolean =>
  hasSubscription(state, now) && (state.nextInterval ?? state.interval) !== interval;

/** What is kept of the interval from the renewal on: nothing where it is the present one. */
export const nextIntervalOf = ({ interval }: Pick<CycleState, 'interval'>, wanted: Interval): Interval | null =>
  wanted === interval ? null : wanted;
