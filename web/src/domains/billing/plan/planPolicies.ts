import type { TypePolicies } from '@apollo/client';

/** Parts of a team's billing have no ids: what different operations of the plan's pages read of one belongs together. */
export const planPolicies: TypePolicies = {
  Trial: { merge: true },
  Seats: { merge: true },
  Charge: { merge: true },
  BillingPeriod: { merge: true },
  AccountManager: { merge: true },
  PlanOffers: { merge: true },
  TeamUsage: { merge: true },
  UsageFigure: { merge: true },
  BillingAddress: { merge: true },
  // What a payment is by now reaches every part of a page that shows it.
  PaymentOrder: { keyFields: ['orderId'] },
};
