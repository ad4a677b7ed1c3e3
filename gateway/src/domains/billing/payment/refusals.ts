import type { RefusalTable } from '../../../upstream/refusals.ts';

const FIGURES = [
  'CONFLICT',
  null,
  'Transaction could not be processed successfully. Please try again. The amount is not what is owed now: read it first.',
] as const;
const AWAY = ['UNAVAILABLE', null, 'The card provider or the bank could not be reached. Please try again.'] as const;
const NO_CARDS = ['NOT_ALLOWED', null, 'This installation takes no cards.'] as const;
const UNDER_WAY = ['CONFLICT', null, 'Another payment is under way.'] as const;
const OVER = ['CONFLICT', null, 'It is paid already, or another one stands in its place.'] as const;
const NO_SUCH = 'There is no such thing, or it is not the viewer’s to see.';
const NO_ORDER = ['NOT_FOUND', ['orderId'], NO_SUCH] as const;
const NO_CARD = ['NOT_FOUND', ['cardId'], NO_SUCH] as const;
const NO_SALES = 'Transactions from your country are not supported';

/** Why nothing is ordered. */
const orderRefusals = {
  purchase_not_possible: ['NOT_ALLOWED', null, 'The team cannot buy this now.'],
  transactions_locked: ['NOT_ALLOWED', null, 'The team cannot buy anything yet.'],
  address_missing: ['NOT_ALLOWED', null, 'A billing address is needed first.'],
  country_restricted: ['COUNTRY_RESTRICTED', null, NO_SALES],
  currency_fixed: ['INVALID', ['currency'], 'The team pays in another currency.'],
  amount_changed: FIGURES,
  payment_pending: UNDER_WAY,
  cards_not_offered: NO_CARDS,
  provider_unavailable: AWAY,
} as const satisfies RefusalTable<'billing.initPro' | 'payment.initPayment'>;

export const proPlanRefusals = {
  ...orderRefusals,
  plan_not_sold: ['INVALID', ['interval'], 'PRO is not sold for this interval.'],
} as const satisfies RefusalTable<'billing.initPro'>;

export const licenceRefusals = {
  ...orderRefusals,
  plan_not_sold: ['INVALID', ['planId'], 'Licences of this duration are not sold.'],
  count_invalid: ['INVALID', ['count'], 'The team has to buy more licences than these, or fewer.'],
} as const satisfies RefusalTable<'payment.initPayment'>;

export const duesRefusals = {
  ...orderRefusals,
  nothing_due: ['NOTHING_TO_DO', null, 'The team owes nothing, or too little to be charged by itself.'],
} as const satisfies RefusalTable<'payment.initPayment'>;

/** Why an order is not paid, nor carried out. */
export const payRefusals = {
  order_not_found: NO_ORDER,
  order_closed: OVER,
  amount_changed: FIGURES,
  card_not_found: NO_CARD,
  payment_pending: UNDER_WAY,
  cards_not_offered: NO_CARDS,
  provider_unavailable: AWAY,
} as const satisfies RefusalTable<
  'payment.order' | 'payment.payWithSavedCard' | 'payment.processPayment' | 'billing.processPro' | 'billing.buyLicenses'
>;

export const netBankingRefusals = {
  order_not_found: NO_ORDER,
  order_closed: OVER,
  amount_changed: FIGURES,
  payment_pending: UNDER_WAY,
  nothing_due: ['NOTHING_TO_DO', null, "Licenses to be purchased can't be 0."],
  net_banking_not_offered: ['NOT_ALLOWED', null, 'This cannot be paid on a bank’s website.'],
  bank_unknown: ['INVALID', ['bankCode'], 'There is no such bank.'],
  provider_unavailable: AWAY,
} as const satisfies RefusalTable<'payment.initNetBanking'>;

/** Why no card is added. */
export const cardAddRefusals = {
  card_setup_not_found: ['NOT_FOUND', ['setupId'], NO_SUCH],
  card_invalid: ['INVALID', ['setupId'], 'The card provider refuses the card.'],
  country_restricted: ['COUNTRY_RESTRICTED', null, NO_SALES],
  cards_not_offered: NO_CARDS,
  provider_unavailable: AWAY,
} as const satisfies RefusalTable<'payment.initAddCard' | 'payment.processAddCard'>;

/** Why a saved card stays as it is. */
export const cardRefusals = {
  card_not_found: NO_CARD,
  card_invalid: ['INVALID', ['cardId'], 'The card can be charged no more.'],
  card_needed: ['NOT_ALLOWED', null, 'The plan renews by this card, and the team has no other.'],
  provider_unavailable: AWAY,
} as const satisfies RefusalTable<'payment.verifyCard' | 'payment.setDefaultCard' | 'payment.removeCard'>;

export const addressRefusals = {
  country_restricted: ['INVALID', ['countryCode'], NO_SALES],
} as const satisfies RefusalTable<'billing.saveBillingAddress'>;

export const invoiceRefusals = {
  invoice_not_found: ['NOT_FOUND', ['invoiceId'], NO_SUCH],
} as const satisfies RefusalTable<'payment.sendInvoice'>;

export const cancelRefusals = {
  bill_not_found: ['NOT_FOUND', ['billId'], NO_SUCH],
  bill_outdated: ['CONFLICT', null, 'The figures would be others by now: ask for a new bill.'],
  cancellation_not_possible: ['NOT_ALLOWED', null, 'The team has no PRO that is given up so.'],
} as const satisfies RefusalTable<'billing.initCancelPlan' | 'billing.cancelPlan'>;

export const resumeRefusals = {
  nothing_to_resume: ['NOTHING_TO_DO', null, 'PRO is not being given up, or has ended already.'],
} as const satisfies RefusalTable<'billing.resumePlan'>;
