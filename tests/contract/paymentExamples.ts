// Examples of the calls that order and pay, and give up PRO. Each team that acts pays for nothing else at the time.
import type { OperationName } from '@muster/upstream/contract';
import type { ExamplesOf } from './known.ts';

type Purchase =
  | 'initPro'
  | 'processPro'
  | 'chargeableUsers'
  | 'billingAddress'
  | 'saveBillingAddress'
  | 'licenseConfigs'
  | 'buyLicenses'
  | 'initCancelPlan'
  | 'cancelPlan'
  | 'resumePlan';
type Purchases = Pick<ExamplesOf<'billing'>, Purchase & OperationName<'billing'>>;

const BUYER = 'admin@rupee.example';
const FIVE = { license_count: 5, config_id: 'PRO_90_DAYS', auto_assign: false, auto_renew_demo_license: false };

/** An order of licences, in a currency in which banks take part. */
export const LICENCES_ORDER = { purpose: 'LICENCES', currency: 'INR', ...FIVE } as const;
/** One that the main demo team's credits cover. */
const COVERED = { config_id: 'PRO_30_DAYS', currency: 'USD' } as const;

/** Whose admins make them, where it is not the main demo team's. */
export const paymentActors: Readonly<Record<string, string>> = {
  'billing.initPro': 'admin@seedling.example',
  'billing.processPro': 'admin@seedling.example',
  'billing.initCancelPlan': 'admin@elite.example',
  'billing.cancelPlan': 'admin@elite.example',
  'billing.resumePlan': 'admin@parting.example',
  'payment.initPayment': BUYER,
  'payment.processPayment': BUYER,
  'payment.payWithSavedCard': 'admin@harbor.example',
  'payment.order': BUYER,
  'payment.initNetBanking': BUYER,
  'payment.netBankingReturn': BUYER,
};

export const purchaseExamples: Purchases = {
  initPro: async ({ teamId, address }) => {
    await address();
    return { query: { teamId }, body: { currency: 'USD', interval: 'ANNUAL' } };
  },
  processPro: async ({ teamId, proOrder }) => ({ query: { teamId }, body: { trackingId: await proOrder() } }),
  chargeableUsers: ({ teamId }) => ({ query: { teamId } }),
  billingAddress: ({ teamId }) => ({ query: { teamId } }),
  saveBillingAddress: ({ teamId }) => ({
    query: { teamId },
    body: { address: { name: 'Orbit', address: '1 Way', city: 'Leeds', country: 'GB' } },
  }),
  licenseConfigs: ({ teamId }) => ({ query: { teamId }, body: { currency: 'INR' } }),
  buyLicenses: async ({ teamId, licenceOrder }) => ({
    query: { teamId },
    body: { ...FIVE, ...COVERED, order_id: (await licenceOrder(COVERED)).orderId },
  }),
  initCancelPlan: ({ teamId }) => ({ query: { teamId }, body: { reason: '1' } }),
  cancelPlan: async ({ teamId, billId }) => ({ query: { teamId }, body: { billId: await billId() } }),
  resumePlan: ({ teamId }) => ({ query: { teamId } }),
};

export const paymentExamples: ExamplesOf<'payment'> = {
  paymentMethods: ({ teamId }) => ({ query: { teamId } }),
  initPayment: ({ teamId }) => ({ query: { teamId }, body: LICENCES_ORDER }),
  processPayment: async ({ teamId, licenceOrder }) => ({
    query: { teamId },
    body: { order_id: (await licenceOrder()).orderId },
  }),
  payWithSavedCard: async ({ teamId, licenceOrder }) => {
    const { orderId, amount } = await licenceOrder({ currency: 'USD' });
    const place = { orderId, cardId: `${teamId}-card-1`, returnUrl: 'https://console.example/billing/return/x' };
    return { query: { teamId, ...place }, body: { amount, currency: 'USD' } };
  },
  order: async ({ teamId, licenceOrder }) => ({ query: { teamId, orderId: (await licenceOrder()).orderId } }),
  banks: ({ teamId }) => ({ query: { teamId } }),
  initNetBanking: async ({ teamId, licenceOrder }) => ({
    query: { teamId },
    body: {
      ...{ order_id: (await licenceOrder()).orderId, bank_code: 'HDFB' },
      success_url: 'https://console.example/billing/net-banking/success',
      failure_url: 'https://console.example/billing/net-banking/failure',
    },
  }),
  netBankingReturn: async ({ bankReturn }) => ({ body: await bankReturn() }),
  initAddCard: ({ teamId }) => ({ query: { teamId } }),
  processAddCard: async ({ teamId, cardSetup }) => ({
    query: { teamId },
    body: { auth_token: await cardSetup(), amount: 0 },
  }),
  verifyCard: ({ teamId }) => ({ query: { teamId }, body: { id: `${teamId}-card-1` } }),
  setDefaultCard: ({ teamId }) => ({ query: { teamId }, body: { id: `${teamId}-card-1` } }),
  removeCard: ({ teamId }) => ({ query: { teamId }, body: { id: `${teamId}-card-2` } }),
  invoices: ({ teamId }) => ({ query: { teamId } }),
  invoiceDocument: async ({ teamId, invoiceId }) => ({ query: { teamId, invoiceId: await invoiceId() } }),
  sendInvoice: async ({ teamId, invoiceId }) => ({ query: { teamId, invoiceId: await invoiceId() } }),
};
