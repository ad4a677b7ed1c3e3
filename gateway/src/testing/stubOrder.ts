import type { Answer } from '../generated/upstream/contract.ts';

type Order = Answer<'payment', 'order'>;

/** An order of ten licences for a year that nobody has tried to pay. */
export const orderOf = (parts: Partial<Order> = {}): Order => ({
  order_id: 'order-1',
  purpose: 'LICENCES',
  status: 'open',
  currency: 'USD',
  payableAmount: 33_500,
  gross: 36_000,
  dues: 0,
  creditsUsed: 2_000,
  balanceUsed: 500,
  rate: 300,
  users: 10,
  months: 12,
  category: 'ANNUAL',
  validity: 365,
  isSubscription: false,
  autoAssign: true,
  proformaUsers: null,
  proformaIncrease: 0,
  startDate: Date.parse('2026-11-21T00:00:00Z'),
  expiryDate: Date.parse('2027-11-20T00:00:00Z'),
  method: null,
  failure: null,
  clientSecret: 'pi_1_secret_1',
  confirmationUrl: null,
  netBankingOffered: false,
  createdAt: Date.parse('2026-11-21T12:00:00Z'),
  result: null,
  ...parts,
});

/** The same once it is paid and carried out. */
export const paidOrderOf = (parts: Partial<Order> = {}): Order =>
  orderOf({
    ...{ status: 'succeeded', method: 'SAVED_CARD', clientSecret: null },
    result: {
      ...{ licences: 10, assigned: 7, unused: 3, isTrial: false, isLegacyTeam: false, isLicencesOnly: true },
      ...{ isAutoAssigned: true, invoiceId: 'invoice-1' },
    },
    ...parts,
  });
