import { expect, test } from 'vitest';
import { Refused } from '../../../testing/stubCall.ts';
import { testGateway } from '../../../testing/testGateway.ts';

const inputs = {
  proPlanOrder: ['ProPlanOrderInput', { currency: 'USD', interval: 'ANNUAL' }],
  licenceOrder: ['LicenceOrderInput', { count: 1, planId: 'PRO_30_DAYS', currency: 'USD' }],
  duesOrder: ['DuesOrderInput', {}],
  savedCardPay: ['SavedCardPayInput', { orderId: 'order-1', cardId: 'card-1', amountMinor: 1, currency: 'USD' }],
  paymentProcess: ['PaymentProcessInput', { orderId: 'order-1' }],
  netBankingStart: ['NetBankingStartInput', { orderId: 'order-1', bankCode: 'HDFB' }],
  cardAddStart: ['CardAddStartInput', {}],
  cardAdd: ['CardAddInput', { setupId: 'seti_1' }],
  cardVerify: ['CardVerifyInput', { cardId: 'card-1' }],
  cardDefaultSet: ['CardDefaultSetInput', { cardId: 'card-1' }],
  cardRemove: ['CardRemoveInput', { cardId: 'card-1' }],
  billingAddressUpdate: [
    'BillingAddressUpdateInput',
    { companyName: 'Orbit', companyAddress: '1 Way', city: 'Leeds', countryCode: 'GB' },
  ],
  invoiceSend: ['InvoiceSendInput', { invoiceId: 'invoice-1' }],
  planCancelStart: ['PlanCancelStartInput', { reason: 'TOO_EXPENSIVE' }],
  planCancel: ['PlanCancelInput', { billId: 'bill-1' }],
} as const;

const FIGURES =
  'Transaction could not be processed successfully. Please try again. The amount is not what is owed now: read it first.';
const NOTHING = "Licenses to be purchased can't be 0.";
const NO_CARDS = 'This installation takes no cards.';
const COUNTRY = 'Transactions from your country are not supported';

type Refusal = [
  mutation: keyof typeof inputs,
  call: string,
  refused: string,
  code: string,
  field: string | null,
  message?: string,
];
const refusals: readonly Refusal[] = [
  ['proPlanOrder', 'billing.initPro', 'purchase_not_possible', 'NOT_ALLOWED', null],
  ['proPlanOrder', 'billing.initPro', 'transactions_locked', 'NOT_ALLOWED', null],
  ['proPlanOrder', 'billing.initPro', 'address_missing', 'NOT_ALLOWED', null],
  ['proPlanOrder', 'billing.initPro', 'country_restricted', 'COUNTRY_RESTRICTED', null, COUNTRY],
  ['proPlanOrder', 'billing.initPro', 'plan_not_sold', 'INVALID', 'interval'],
  ['proPlanOrder', 'billing.initPro', 'currency_fixed', 'INVALID', 'currency'],
  ['proPlanOrder', 'billing.initPro', 'amount_changed', 'CONFLICT', null, FIGURES],
  ['proPlanOrder', 'billing.initPro', 'payment_pending', 'CONFLICT', null],
  ['proPlanOrder', 'billing.initPro', 'provider_unavailable', 'UNAVAILABLE', null],
  ['proPlanOrder', 'billing.initPro', 'cards_not_offered', 'NOT_ALLOWED', null, NO_CARDS],
  ['proPlanOrder', 'billing.initPro', 'idempotency_key_reused', 'KEY_REUSED', 'idempotencyKey'],
  ['licenceOrder', 'payment.initPayment', 'plan_not_sold', 'INVALID', 'planId'],
  ['licenceOrder', 'payment.initPayment', 'country_restricted', 'COUNTRY_RESTRICTED', null, COUNTRY],
  ['licenceOrder', 'payment.initPayment', 'count_invalid', 'INVALID', 'count'],
  ['licenceOrder', 'payment.initPayment', 'cards_not_offered', 'NOT_ALLOWED', null, NO_CARDS],
  ['duesOrder', 'payment.initPayment', 'nothing_due', 'NOTHING_TO_DO', null],
  ['savedCardPay', 'payment.payWithSavedCard', 'order_not_found', 'NOT_FOUND', 'orderId'],
  ['savedCardPay', 'payment.payWithSavedCard', 'card_not_found', 'NOT_FOUND', 'cardId'],
  ['savedCardPay', 'payment.payWithSavedCard', 'cards_not_offered', 'NOT_ALLOWED', null, NO_CARDS],
  ['savedCardPay', 'payment.payWithSavedCard', 'order_closed', 'CONFLICT', null],
  ['savedCardPay', 'payment.payWithSavedCard', 'amount_changed', 'CONFLICT', null, FIGURES],
  ['savedCardPay', 'payment.payWithSavedCard', 'payment_pending', 'CONFLICT', null],
  ['savedCardPay', 'payment.payWithSavedCard', 'provider_unavailable', 'UNAVAILABLE', null],
  ['paymentProcess', 'payment.order', 'order_not_found', 'NOT_FOUND', 'orderId'],
  ['paymentProcess', 'payment.processPayment', 'provider_unavailable', 'UNAVAILABLE', null],
  ['paymentProcess', 'billing.buyLicenses', 'amount_changed', 'CONFLICT', null, FIGURES],
  ['netBankingStart', 'payment.initNetBanking', 'nothing_due', 'NOTHING_TO_DO', null, NOTHING],
  ['netBankingStart', 'payment.initNetBanking', 'net_banking_not_offered', 'NOT_ALLOWED', null],
  ['netBankingStart', 'payment.initNetBanking', 'bank_unknown', 'INVALID', 'bankCode'],
  ['netBankingStart', 'payment.initNetBanking', 'order_not_found', 'NOT_FOUND', 'orderId'],
  ['netBankingStart', 'payment.initNetBanking', 'order_closed', 'CONFLICT', null],
  ['netBankingStart', 'payment.initNetBanking', 'amount_changed', 'CONFLICT', null, FIGURES],
  ['netBankingStart', 'payment.initNetBanking', 'payment_pending', 'CONFLICT', null],
  ['cardAddStart', 'payment.initAddCard', 'provider_unavailable', 'UNAVAILABLE', null],
  ['cardAddStart', 'payment.initAddCard', 'cards_not_offered', 'NOT_ALLOWED', null, NO_CARDS],
  ['cardAdd', 'payment.processAddCard', 'card_setup_not_found', 'NOT_FOUND', 'setupId'],
  ['cardAdd', 'payment.processAddCard', 'country_restricted', 'COUNTRY_RESTRICTED', null, COUNTRY],
  ['cardAdd', 'payment.processAddCard', 'card_invalid', 'INVALID', 'setupId'],
  ['cardVerify', 'payment.verifyCard', 'card_invalid', 'INVALID', 'cardId'],
  ['cardVerify', 'payment.verifyCard', 'provider_unavailable', 'UNAVAILABLE', null],
  ['cardDefaultSet', 'payment.setDefaultCard', 'card_not_found', 'NOT_FOUND', 'cardId'],
  ['cardRemove', 'payment.removeCard', 'card_needed', 'NOT_ALLOWED', null],
  ['billingAddressUpdate', 'billing.saveBillingAddress', 'country_restricted', 'INVALID', 'countryCode', COUNTRY],
  ['invoiceSend', 'payment.sendInvoice', 'invoice_not_found', 'NOT_FOUND', 'invoiceId'],
  ['invoiceSend', 'payment.sendInvoice', 'idempotency_key_reused', 'KEY_REUSED', 'idempotencyKey'],
  ['planCancelStart', 'billing.initCancelPlan', 'cancellation_not_possible', 'NOT_ALLOWED', null],
  ['planCancel', 'billing.cancelPlan', 'bill_outdated', 'CONFLICT', null],
  ['planCancel', 'billing.cancelPlan', 'bill_not_found', 'NOT_FOUND', 'billId'],
];

const names = Object.keys(inputs) as (keyof typeof inputs)[];
const asking = (mutation: keyof typeof inputs) => {
  const [type, input] = inputs[mutation];
  return [
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { code field message } } }`,
    { input },
  ] as const;
};

test('what a service refuses is told by what the person can do about it', async () => {
  const { ask, stub } = await testGateway();
  const told: unknown[] = [];
  for (const [mutation, call, refused] of refusals) {
    stub.on(call, () => new Refused(409, refused));
    const { data, errors } = await ask(...asking(mutation));
    told.push([mutation, refused, errors, data]);
    stub.on(call, (_call, _reply, usual) => usual());
  }
  expect(told).toEqual(
    refusals.map(([mutation, , refused, code, field, message = expect.any(String)]) => [
      ...[mutation, refused, undefined],
      { [mutation]: { userErrors: [{ code, message, field: field === null ? null : [field] }] } },
    ]),
  );
});

test('all of it is for admins', async () => {
  const { ask, member } = await testGateway();
  const reasons = names.map(async (mutation) => {
    const { errors } = await ask(...asking(mutation), { as: member });
    return [mutation, errors?.map(({ extensions }) => extensions.reason)];
  });
  expect(await Promise.all(reasons)).toEqual(names.map((mutation) => [mutation, ['actor_not_admin']]));
});

test('a service that is away, or whose answer was lost, is no refusal', async () => {
  const { ask, stub } = await testGateway();
  stub.on('payment.payWithSavedCard', (_call, reply) => reply.raw.destroy());
  expect((await ask(...asking('savedCardPay'))).errors?.map(({ extensions }) => extensions.code)).toEqual([
    'OUTCOME_UNKNOWN',
  ]);
  expect(stub.count('payment.payWithSavedCard')).toBe(1);
});
