import type { PaywallMode } from '../../billing/paywallRules.ts';
import type { Plan } from '../../billing/rules.ts';

const GIB = 1024 ** 3;

/** Storage of a free team: 10 GiB, under the soft paywall 5 GiB. */
export const freeStorageBytes = (mode: PaywallMode) => (mode === 'SOFT' ? 5 : 10) * GIB;

/** From how much storage on a free team hears that it runs short: 80 in a hundred of what it has. */
export const freeStorageNoticeBytes = (mode: PaywallMode) => (freeStorageBytes(mode) * 4) / 5;

/** Storage that PRO gives for each licensed person: 10 GiB. */
export const STORAGE_BYTES_PER_LICENCE = 10 * GIB;

/** Storage of a team: on PRO and above so much for each licensed person, and never less than a free team has. */
export function storageLimitBytes(plan: Plan, mode: PaywallMode, licensed: number): number {
  const free = freeStorageBytes(mode);
  return plan === 'free' ? free : Math.max(free, licensed * STORAGE_BYTES_PER_LICENCE);
}

/** How many admins a team may have; null for any number. */
export const adminLimit = (plan: Plan): number | null => (plan === 'free' ? 1 : null);

/** How many active guests a team may have; null for any number. The soft paywall lets none in. */
export function guestLimit(plan: Plan, mode: PaywallMode): number | null {
  if (plan !== 'free') return null;
  return mode === 'SOFT' ? 0 : 1;
}

/** How many more are allowed beside those that exist; a team that is above its limit keeps what it has. */
export const roomWithin = (limit: number | null, used: number) =>
  limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - used);

/**
 * What a limit says to the people of a team. Teams that are excluded from paywalls are not asked to upgrade; their limits
 * hold all the same.
 *
 * @param givenBy the plan from which on nothing is limited
 */
export const planGate = (
  limit: number | null,
  used: number,
  { excludePaywall, givenBy = 'pro' }: { excludePaywall: boolean; givenBy?: Exclude<Plan, 'free'> },
) => ({
  ...{ limit, used },
  requiredPlan: limit === null ? null : givenBy,
  isPaywallShown: limit !== null && !excludePaywall,
});
