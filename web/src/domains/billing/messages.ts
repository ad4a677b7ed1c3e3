import { defineMessages } from 'react-intl';

/** The figures of a team's billing. */
export const billingTexts = defineMessages({
  toBilling: { id: 'billing.toBilling', defaultMessage: 'Go to billing' },
  plan: { id: 'billing.plan', defaultMessage: 'Plan' },
  trial: { id: 'billing.trial', defaultMessage: 'PRO trial' },
  type: { id: 'billing.type', defaultMessage: 'Billing type' },
  balance: { id: 'billing.balance', defaultMessage: 'Balance' },
  pending: { id: 'billing.pending', defaultMessage: 'Pending amount' },
  licensedUsers: { id: 'billing.licensedUsers', defaultMessage: 'Licensed users' },
  unusedLicences: { id: 'billing.unusedLicences', defaultMessage: 'Unused licenses' },
});

/** Figures with a date. */
export const billingPhrases = defineMessages<{ dueBy: { amount: string; date: string } }>({
  dueBy: { id: 'billing.dueBy', defaultMessage: '{amount} due by {date}' },
});

/** What a team has bought, by the plan's name in the schema. */
export const planNames = defineMessages({
  FREE: { id: 'team.plan.free', defaultMessage: 'Starter' },
  PRO: { id: 'team.plan.pro', defaultMessage: 'PRO' },
  ENTERPRISE: { id: 'team.plan.enterprise', defaultMessage: 'Enterprise' },
  UNKNOWN: { id: 'team.plan.unknown', defaultMessage: 'Another plan' },
});

/** The ways of paying, by their names in the schema. */
export const billingTypeNames = defineMessages({
  TRIAL: { id: 'billing.type.trial', defaultMessage: 'Trial' },
  PAID: { id: 'billing.type.paid', defaultMessage: 'Paid licenses' },
  SUBSCRIPTION: { id: 'billing.type.subscription', defaultMessage: 'Subscription' },
  SALES_DEAL: { id: 'billing.type.salesDeal', defaultMessage: 'Agreed with sales' },
  FLAT_RATE: { id: 'billing.type.flatRate', defaultMessage: 'Flat rate' },
  SELF_SERVE_TRIAL: { id: 'billing.type.selfServeTrial', defaultMessage: 'Trial, started by the team' },
  SALES_TRIAL: { id: 'billing.type.salesTrial', defaultMessage: 'Trial, started by sales' },
  PAID_OFFLINE: { id: 'billing.type.paidOffline', defaultMessage: 'Paid by invoice' },
  HARD_PAYWALL_EXPERIMENT: { id: 'billing.type.hardPaywall', defaultMessage: 'Purchase needed' },
  UNKNOWN: { id: 'billing.type.unknown', defaultMessage: 'Another way' },
});
