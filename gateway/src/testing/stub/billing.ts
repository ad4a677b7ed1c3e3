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
};
