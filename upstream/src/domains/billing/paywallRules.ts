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
