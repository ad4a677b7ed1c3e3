import type { FieldCosts } from '../../../graphql/limits.ts';

/** As many as there are durations and banks as a rule, and parts of a form and of an invoice. */
export const paymentCosts: FieldCosts = {
  'LicenceOffers.prices': { items: 5 },
  'Billing.banks': { items: 10 },
  'NetBankingForm.fields': { items: 12 },
  'Invoice.lines': { items: 3 },
};
