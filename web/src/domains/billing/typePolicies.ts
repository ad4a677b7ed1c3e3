import type { TypePolicies } from '@apollo/client';

/** A team has one billing, which has no id: what different operations read of it belongs together. */
export const billingTypePolicies: TypePolicies = {
  Billing: { merge: true },
  Money: { merge: false },
};
