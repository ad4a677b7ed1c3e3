import { expect, test } from 'vitest';
import { testGateway } from '../../../testing/testGateway.ts';

const LIMITS = {
  CARD_SETUPS_PER_TEAM: '2',
  CARD_CHARGES_PER_TEAM: '1',
  ORDERS_PER_TEAM: '3',
  INVOICE_MAILS_PER_TEAM: '1',
};
const ERRORS = 'userErrors { code field retryAfterSeconds }';
const tooOften = [{ code: 'LIMIT_REACHED', field: null, retryAfterSeconds: 3_600 }];

test('a team may begin so many cards, charges, orders and mails in an hour, each for itself', async () => {
  const { ask, stub } = await testGateway({ env: LIMITS });
  const errors = async (mutation: string, input: string) => {
    const { data } = await ask(`mutation { ${mutation}(input: { ${input} }) { ${ERRORS} } }`);
    return (data as Record<string, { userErrors: unknown[] }>)[mutation]?.userErrors;
  };
  const addCard = () => errors('cardAddStart', '');
  const pay = () => errors('savedCardPay', 'orderId: "o", cardId: "c", amountMinor: 900, currency: USD');
  for (let times = 0; times < 2; times += 1) expect(await addCard()).toEqual([]);
  expect(await addCard()).toEqual(tooOften);
  expect(await pay()).toEqual([]);
  expect(await pay()).toEqual(tooOften);
  expect(await errors('proPlanOrder', 'currency: USD, interval: ANNUAL')).toEqual([]);
  expect(await errors('licenceOrder', 'currency: USD, count: 3, planId: "PRO_90_DAYS"')).toEqual([]);
  expect(await errors('duesOrder', '')).toEqual([]);
  expect(await errors('duesOrder', '')).toEqual(tooOften);
  expect(await errors('invoiceSend', 'invoiceId: "i"')).toEqual([]);
  expect(await errors('invoiceSend', 'invoiceId: "j"')).toEqual(tooOften);
  expect(stub.count('payment.sendInvoice')).toBe(1);
  expect(stub.count('payment.initAddCard')).toBe(2);
  expect(stub.count('payment.payWithSavedCard')).toBe(1);
  expect(stub.count('payment.initPayment')).toBe(2);
  // What became of an order may be asked as often as before.
  expect(await errors('paymentProcess', 'orderId: "o"')).toEqual([]);
});
