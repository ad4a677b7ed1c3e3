import { orderOf, paidOrderOf } from '../stubOrder.ts';
import { freePlanOf } from '../stubPlan.ts';
import { type Answers, adminsOnly } from './answer.ts';

/** What the stub's billing service answers by itself. */
export const billingAnswers: Answers<'billing'> = {
  billingData: adminsOnly(() => ({
    billing: {
      type: 'SUBSCRIPTION',
      isLiteUserRestricted: false,
      teamDetails: {
        activationTimestamp: null,
        isActivationAllowed: false,
        licensedUsers: 3,
        liteUsers: 4,
        currentUnusedLicenses: 2,
      },
    },
    newBilling: { balance: { amount: 12_345, currency: 'USD' } },
    pendingPaymentDetails: { pendingAmount: { amount: 0, currency: 'USD' }, deadline: null },
  })),
  currentPlan: adminsOnly(({ query }) => freePlanOf(query.currency)),
  createSpecialTeam: adminsOnly(({ body }) => ({ ...freePlanOf(), config: body.config, isOnTrial: true })),
  initChangePlan: adminsOnly(({ body }) => ({
    trackingId: 'change-1',
    ...body,
    ...{ rate: 500, payableAmount: 0, effectiveOn: Date.parse('2026-12-12T00:00:00Z') },
  })),
  processChangePlan: adminsOnly(() => ({ status: 'success' })),
  setDefaultLicenseCategory: adminsOnly(() => ({})),
  initPro: adminsOnly(({ body: { currency, rate = 300, interval = 'ANNUAL' } }) => ({
    ...{ trackingId: 'order-1', paymentSecret: 'pi_1_secret_1', payableAmount: 33_500, currency },
    ...{ balance: { amount: 0, currency }, plan: { rate, interval } },
    order: orderOf({ purpose: 'PRO_PLAN', currency, rate, category: interval, validity: null, isSubscription: true }),
  })),
  processPro: adminsOnly(({ body }) => ({
    status: 'success',
    order: paidOrderOf({ order_id: body.trackingId, purpose: 'PRO_PLAN' }),
  })),
  buyLicenses: adminsOnly(({ body }) => ({ status: 'success', order: paidOrderOf({ order_id: body.order_id }) })),
  chargeableUsers: adminsOnly(() => ({ chargeableUsers: 10 })),
  billingAddress: adminsOnly(() => ({ address: null })),
  saveBillingAddress: adminsOnly(({ body: { address } }) => ({
    address: {
      ...{ company_name: address.company_name ?? '', company_address: address.company_address ?? '' },
      ...{ address: address.address ?? '', city: address.city ?? '', state: address.state ?? null },
      ...{ zip_code: address.zip_code ?? null, country: address.country ?? 'US' },
      ...{ country_code: address.country_code ?? 'US', phone_number: null, phone_country_code: null },
      ...{ email: null, full_name: null, tax_number: address.tax_number ?? null },
    },
  })),
  licenseConfigs: adminsOnly(({ body: { currency } }) => ({
    configs: [
      { id: 'PRO_30_DAYS', currency, rate: 500, interval: 'MONTHLY', validity: 30, perLicenseCost: 500 },
      { id: 'PRO_60_DAYS', currency, rate: 475, interval: null, validity: 60, perLicenseCost: 950 },
      { id: 'PRO_365_DAYS', currency, rate: 300, interval: 'ANNUAL', validity: 365, perLicenseCost: 3_600 },
    ],
    ...{ minimum: 5, needed: 4 },
  })),
  initCancelPlan: adminsOnly(() => ({
    ...{ lastRenewalDate: Date.parse('2026-11-12T00:00:00Z'), activeUsers: 25, perUserCharge: 500 },
    billingPeriod: { startDate: Date.parse('2026-11-12T00:00:00Z'), days: 10 },
    ...{ prevBalance: 0, subTotal: 4_167, totalAmount: 4_167, billId: 'bill-1', currency: 'USD' as const },
  })),
  cancelPlan: adminsOnly(() => ({ status: 'done' })),
  resumePlan: adminsOnly(() => ({})),
};
