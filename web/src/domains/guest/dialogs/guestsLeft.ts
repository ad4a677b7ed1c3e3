import type { PlanGate } from '../../billing/paywall/usePlanGate.ts';

/** How many more guests the plan allows; null for any number, and where that is not known. */
export const leftOf = (gate: PlanGate | null): number | null =>
  gate === null || gate.limit === null ? null : Math.max(0, gate.limit - gate.used);
