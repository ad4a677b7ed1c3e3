import type { TypePolicies } from '@apollo/client';

/** A team has one billing, and one gate for each feature, without ids: what different operations read of one belongs together. */
export const billingTypePolicies: TypePolicies = {
  Billing: { merge: true },
  PlanGate: { merge: true },
  Money: { merge: false },
};
