import type { Plan } from '../billing/rules.ts';

export type PaywallMode = 'NONE' | 'SOFT' | 'HARD';

/**
 * How strictly a team meets the limits of the free plan. Being excluded from paywalls wins over everything; a hard
 * paywall wins over a soft one.
 */
export function paywallMode(state: {
  excludePaywall: boolean;
  isHardPaywall: boolean;
  isSoftPaywall: boolean;
  billingType: string | null;
}): PaywallMode {
  if (state.excludePaywall) return 'NONE';
  if (state.isHardPaywall || state.billingType === 'HARD_PAYWALL_EXPERIMENT') return 'HARD';
  return state.isSoftPaywall ? 'SOFT' : 'NONE';
}

const GIB = 1024 ** 3;

/** Storage of a free team: 10 GiB, under the soft paywall 5 GiB. */
export const freeStorageBytes = (mode: PaywallMode) => (mode === 'SOFT' ? 5 : 10) * GIB;

/** Storage of a team: on PRO and above 10 GiB for each licensed person, and never less than a free team has. */
export function storageLimitBytes(plan: Plan, mode: PaywallMode, licensed: number): number {
  const free = freeStorageBytes(mode);
  return plan === 'free' ? free : Math.max(free, licensed * 10 * GIB);
}
