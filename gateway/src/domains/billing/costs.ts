import type { FieldCosts } from '../../graphql/limits.ts';

/** As many as there are intervals, and as many cards as a team has as a rule. */
export const billingCosts: FieldCosts = {
  'Billing.intervalOptions': { items: 4 },
  'Billing.cards': { items: 3 },
  'Seats.byInterval': { items: 4 },
  'PlanOffers.prices': { items: 4 },
};
