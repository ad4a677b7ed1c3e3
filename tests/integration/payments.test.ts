// What teams buy and pay, through the gateway on the real services and the stand-in of the providers.
import { CARDS } from '@muster/upstream/testCards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentBrowser, encoded, openPaymentBrowser } from '../support/paymentBrowser.ts';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

let stack: TestStack;
let browser: PaymentBrowser;
/** What the gateway answered. */
const answers: string[] = [];

beforeAll(async () => {
  browser = await openPaymentBrowser();
  stack = await startTestStack(browser.settings);
});
afterAll(async () => {
  await stack.stop();
  await browser.stop();
});

const ORDER =
  'order { orderId status failure amount { amountMinor } paymentSecret confirmationUrl result { licencesCount invoiceId } }';
const ERRORS = 'userErrors { code field message }';
const ADDRESS = { companyName: 'Orbit', companyAddress: '1 Way', city: 'Leeds', countryCode: 'GB' };

/** Does one mutation, which nothing may be wrong with. */
async function act(session: Session, name: string, type: string, input: object, selection = ORDER) {
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} ${ERRORS} } }`;
  const { data, errors } = await session.ask(query, { input });
  answers.push(JSON.stringify(data));
  expect({ name, errors, userErrors: data?.[name]?.userErrors }).toEqual({ name, errors: [], userErrors: [] });
  return data[name];
}

/** Somebody with an address, who has ordered licences. */
async function buyer(email: string, currency: 'USD' | 'INR') {
  const session = await stack.signIn(email);
  await act(session, 'billingAddressUpdate', 'BillingAddressUpdateInput', ADDRESS, 'team { plan }');
  const input = { count: 60, planId: 'PRO_90_DAYS', currency };
  const { order } = await act(session, 'licenceOrder', 'LicenceOrderInput', input);
  return { session, order };
}

const process = async (session: Session, orderId: string) =>
  (await act(session, 'paymentProcess', 'PaymentProcessInput', { orderId })).order;

/** What the card provider took for an order, payment by payment. */
async function takenFor(orderId: string): Promise<number[]> {
  const all = await browser.payments();
  return all.filter((one) => one.orderId === orderId && one.received > 0).map(({ received }) => received);
}

/** The first card that somebody's team has saved. */
async function savedCard(session: Session): Promise<string> {
  const { data } = await session.ask('{ viewer { team { billing { cards { cardId } } } } }');
  return data.viewer.team.billing.cards[0].cardId;
}

test('licences are paid by a saved card once, however often it is asked for', async () => {
  const { session, order } = await buyer('admin@orbit.example', 'USD');
  const { orderId, amount } = order;
  const cardId = await savedCard(session);
  const input = { orderId, cardId, currency: 'USD', ...amount, idempotencyKey: 'press-1' };
  for (const _press of [1, 2])
    expect((await act(session, 'savedCardPay', 'SavedCardPayInput', input)).order.status).toBe('SUCCEEDED');
  for (const _poll of [1, 2])
    expect(await process(session, orderId)).toMatchObject({ status: 'SUCCEEDED', result: { licencesCount: 60 } });
  expect(await takenFor(orderId)).toEqual([amount.amountMinor]);
  const other = await stack.signIn('admin@galaxy.example');
  const refused = await other.ask(
    `mutation { paymentProcess(input: { orderId: "${orderId}" }) { order { orderId } userErrors { code } } }`,
  );
  expect(refused.data.paymentProcess).toEqual({ order: null, userErrors: [{ code: 'NOT_FOUND' }] });
});

test('a new card goes from the browser to its provider, and is nowhere else', async () => {
  const { session, order } = await buyer('admin@flat.example', 'USD');
  const number = CARDS.good;
  expect(await browser.typeCard(order.paymentSecret, number)).toBe(200);
  expect(await process(session, order.orderId)).toMatchObject({ status: 'SUCCEEDED' });
  expect(await takenFor(order.orderId)).toEqual([order.amount.amountMinor]);
  for (const text of [stack.logs(), answers.join()]) expect(text).not.toContain(number);
  expect(await stack.digest(number)).toEqual(await stack.digest('what stands nowhere at all'));
});

test('a bank’s website and back: paid once, and a forged return is worth nothing', async () => {
  const { session, order } = await buyer('admin@rupee.example', 'INR');
  const { orderId } = order;
  const input = { orderId, bankCode: 'HDFB' };
  const FORM = 'form { action fields { name value } }';
  const { form } = await act(session, 'netBankingStart', 'NetBankingStartInput', input, FORM);
  const fields = encoded(await browser.payAtBank(form, 'yes'));
  const back = async (parts: URLSearchParams) => {
    const to = `${stack.url}/billing/net-banking/success`;
    return (await fetch(to, { method: 'POST', body: parts, redirect: 'manual' })).headers.get('location');
  };
  const forged = new URLSearchParams(fields);
  forged.set('amount', '1.00');
  expect(await back(forged)).toMatch(/[?&]errorMessage=(?:&|$)/);
  for (const _time of [1, 2]) expect(await back(fields)).toBe(`/#/billing/payment/success?order=${orderId}`);
  expect(await process(session, orderId)).toMatchObject({ status: 'SUCCEEDED' });
});

test('PRO by a card whose bank asks: refused there, then confirmed, and billed', async () => {
  const session = await stack.signIn('admin@seedling.example');
  await act(session, 'billingAddressUpdate', 'BillingAddressUpdateInput', ADDRESS, 'team { plan }');
  const input = { currency: 'USD', interval: 'ANNUAL' };
  const { order } = await act(session, 'proPlanOrder', 'ProPlanOrderInput', input);
  const { orderId, paymentSecret, amount } = order;
  const decide = async (decision: 'yes' | 'no') => {
    expect(await browser.typeCard(paymentSecret, CARDS.asks)).toBe(200);
    const { confirmationUrl, ...asked } = await process(session, orderId);
    expect(asked).toMatchObject({ status: 'PENDING', result: null });
    await browser.confirm(confirmationUrl, decision);
    return process(session, orderId);
  };
  expect(await decide('no')).toMatchObject({ status: 'OPEN', failure: 'CONFIRMATION_FAILED' });
  const paid = await decide('yes');
  expect(paid).toMatchObject({ status: 'SUCCEEDED', failure: null });
  expect(await takenFor(orderId)).toEqual([amount.amountMinor]);
  const { data } = await session.ask(`{ viewer { team { plan billing {
    interval cards { lastFour } invoices { edges { node { invoiceId documentUrl total { amountMinor } paidAt } } } } } } }`);
  const { plan, billing } = data.viewer.team;
  expect({ plan, interval: billing.interval, cards: billing.cards }).toEqual({
    ...{ plan: 'PRO', interval: 'ANNUAL' },
    cards: [{ lastFour: '3184' }],
  });
  const [{ node }] = billing.invoices.edges;
  expect(node).toMatchObject({ invoiceId: paid.result.invoiceId, total: amount, paidAt: expect.any(String) });
  const invoiceFor = ({ guid, token }: Session) =>
    fetch(new URL(node.documentUrl, stack.url), { headers: { authorization: `Bearer ${guid}:${token}` } });
  const document = await invoiceFor(session);
  expect(document.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await document.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
  expect((await invoiceFor(await stack.signIn('admin@galaxy.example'))).status).toBe(404);
});

test('what is owed is paid, and a plan is given up for what was used of it', async () => {
  const owing = await stack.signIn('admin@overdue.example');
  const { order } = await act(owing, 'duesOrder', 'DuesOrderInput', {});
  const pay = { orderId: order.orderId, cardId: await savedCard(owing), currency: 'USD', ...order.amount };
  expect((await act(owing, 'savedCardPay', 'SavedCardPayInput', pay)).order.status).toBe('SUCCEEDED');
  expect(await takenFor(order.orderId)).toEqual([12_500]);
  const { data } = await owing.ask(
    '{ viewer { team { billing { hasPaymentFailed pendingDeadline pendingAmount { amountMinor } } } } }',
  );
  const nothingDue = { hasPaymentFailed: false, pendingDeadline: null, pendingAmount: { amountMinor: 0 } };
  expect(data.viewer.team.billing).toEqual(nothingDue);

  const leaving = await stack.signIn('admin@elite.example');
  const reason = { reason: 'TOO_EXPENSIVE' };
  const start = () => act(leaving, 'planCancelStart', 'PlanCancelStartInput', reason, 'bill { billId }');
  const earlier = (await start()).bill;
  const { bill } = await start();
  // Only the bill that was shown last is one that a plan is given up by.
  const refused = await leaving.ask(
    `mutation ($input: PlanCancelInput!) { planCancel(input: $input) { status ${ERRORS} team { plan } } }`,
    { input: earlier },
  );
  expect(refused.data.planCancel).toMatchObject({ status: null, userErrors: [{ code: 'CONFLICT' }] });
  const given = 'status team { plan billing { type viewerCanCancelPlan } }';
  for (const _press of [1, 2])
    expect(
      await act(leaving, 'planCancel', 'PlanCancelInput', { ...bill, idempotencyKey: 'press-3' }, given),
    ).toMatchObject({
      ...{ status: 'DONE', team: { plan: 'FREE', billing: { type: null, viewerCanCancelPlan: false } } },
    });
});

test('what an order is paid with, or a card is added with, stands in no log and no table, whatever fails', async () => {
  const session = await stack.signIn('admin@activating.example');
  await act(session, 'billingAddressUpdate', 'BillingAddressUpdateInput', ADDRESS, 'team { plan }');
  const licences = { count: 60, planId: 'PRO_90_DAYS', currency: 'USD', idempotencyKey: 'order-1' };
  const { orderId, paymentSecret } = (await act(session, 'licenceOrder', 'LicenceOrderInput', licences)).order;
  expect(await browser.typeCard(paymentSecret, CARDS.declined)).toBe(402);
  expect(await process(session, orderId)).toMatchObject({ status: 'OPEN', failure: 'DECLINED' });
  expect(await browser.typeCard(paymentSecret, CARDS.asks)).toBe(200);
  const { confirmationUrl } = await process(session, orderId);
  const card = await act(session, 'cardAddStart', 'CardAddStartInput', { idempotencyKey: 'card-1' }, 'cardSecret');
  await browser.misbehave({ failRequests: 100 });
  const refused = await session.ask(
    `mutation { paymentProcess(input: { orderId: "${orderId}", idempotencyKey: "poll-1" }) { userErrors { code } } }`,
  );
  expect(refused.data.paymentProcess.userErrors).toEqual([{ code: 'UNAVAILABLE' }]);
  await stack.dev.advance(3_600_000);
  await browser.misbehave({ failRequests: 0 });
  const none = await stack.digest('what stands nowhere at all');
  for (const secret of [paymentSecret, card.cardSecret, new URL(confirmationUrl).searchParams.get('secret')]) {
    expect(secret).toContain('_secret_');
    expect(stack.logs()).not.toContain(secret);
    expect(await stack.digest(secret)).toEqual(none);
  }
});
