import type { Plan } from '../billing/rules.ts';

/** Shown above the lower one, too many above the upper one; null where the plan limits nothing. */
export type UsageLimits = { lowerLimit: number | null; upperLimit: number | null };

/** How many messages of a free team are searched at most, and from how many on it hears of that. */
const SEARCHED_MESSAGES = { lowerLimit: 8_000, upperLimit: 10_000 } as const;

const UNLIMITED = { lowerLimit: null, upperLimit: null } as const;

/** How many messages of a team are searched: on the free plan the last ones alone. */
export const messageLimits = (plan: Plan): UsageLimits => (plan === 'free' ? SEARCHED_MESSAGES : UNLIMITED);

/** One limit for both. */
export const singleLimit = (limit: number | null): UsageLimits => ({ lowerLimit: limit, upperLimit: limit });
