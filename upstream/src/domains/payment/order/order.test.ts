import { CARDS } from '../../../providers/standIn/testCards.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { paymentCard, paymentOrder } from '../../../db/tables/payment.ts';
import { mail } from '../../../db/tables/system.ts';
import { setBilling } from '../../../testing/licences.ts';
import { forged, orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { codeOf, textAt } from '../../../testing/testUpstream.ts';
import { billingOf } from '../../billing/repository.ts';
import { invoiceByReference } from '../invoice/repository.ts';
import { paidBySchema, paidByText } from '../invoice/rules.ts';
import { applyOutcome } from './progressActions.ts';

const upstream = await startPayingUpstream(['orbit.example', 'seedling.example', 'rupee.example']);
const { standIn, db, providers, paymentsOf, auditOf } = upstream;

const CARD = 'team-orbit-card-1';
const AMOUNT = { amount: 10_800, currency: 'USD' };
const HOUR_MS = 3_600_000;
const row = (teamId: string) => db.read((queries) => billingOf(queries, teamId));
const setCard = (providerCardId: string) =>
  db.transaction((queries) => queries.update(paymentCard).set({ providerCardId }).where(eq(paymentCard.cardId, CARD)));
/** How many receipts an admin has got. */
const receipts = async (email: string) => {
  await upstream.jobs.runDue();
  const rows = await db.read((queries) => queries.select().from(mail).where(eq(mail.recipient, email)));
  return rows.filter(({ text }) => text.includes('INV-')).length;
};

const terms = (more: object = {}) => ({
  ...{ purpose: 'LICENCES', currency: 'USD', license_count: 8, config_id: 'PRO_90_DAYS', auto_assign: false, ...more },
});
/** Orbit, which has nothing to its credit, and an order of licences of it. */
const ordered = async (more: object = {}) => {
  const admin = await upstream.as('admin@orbit.example');
  await setBilling(db, admin.teamId, { credits: 0, balance: 0 });
  await admin.saveAddress('US');
  const order = orderIn((await admin.initPayment(terms(more))).body);
  const { licencesBought } = await row(admin.teamId);
  return { admin, order, id: order.order_id, licencesBought };
};
/** The same in rupees, for a team that pays at its bank. */
const orderedInRupees = async (more: object = {}) => {
  const admin = await upstream.as('admin@rupee.example');
  await admin.saveAddress('IN');
  const { body } = await admin.initPayment(
    terms({ currency: 'INR', config_id: 'PRO_60_DAYS', license_count: 5, ...more }),
  );
  return { admin, order: orderIn(body), id: orderIn(body).order_id, before: await row(admin.teamId) };
};
const fieldsOf = (body: unknown) => {
  const fields = typeof body === 'object' && body !== null && 'fields' in body ? body.fields : [];
  return Array.isArray(fields) ? (fields as { name: string; value: string }[]) : [];
};

describe('a card that does not pay', () => {
  test('leaves the order to be paid by another one', async () => {
    const { admin, order, id } = await ordered();
    expect(await standIn.typeCard(order.clientSecret, CARDS.declined)).toBe(402);
    expect((await admin.process(id)).body).toMatchObject({
      status: 'failed',
      order: { failure: 'declined', status: 'open' },
    });
    await setCard('pm_card_chargeCustomerFail');
    expect((await admin.paySaved(id, CARD, AMOUNT)).body).toMatchObject({
      status: 'failed',
      order: { failure: 'declined' },
    });
    expect((await admin.paySaved(id, CARD, AMOUNT)).body).toMatchObject({ status: 'failed' });
    await setCard('pm_card_visa');
    expect((await admin.paySaved(id, CARD, AMOUNT)).body).toMatchObject({
      status: 'success',
      order: { failure: null },
    });
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test('is confirmed at its bank, or not', async () => {
    const { admin, order, id } = await ordered();
    await standIn.typeCard(order.clientSecret, CARDS.asks);
    const { body } = await admin.process(id);
    expect(body).toMatchObject({ status: 'pending', order: { status: 'pending' } });
    expect(codeOf(await admin.paySaved(id, CARD, AMOUNT))).toBe('409 payment_pending');
    await standIn.confirm(orderIn(body).confirmationUrl, 'no');
    expect((await admin.process(id)).body).toMatchObject({
      status: 'failed',
      order: { failure: 'confirmation_failed' },
    });
    await setCard('pm_card_authenticationRequired');
    const asked = await admin.paySaved(id, CARD, AMOUNT);
    expect(asked.body).toMatchObject({ status: 'pending' });
    expect((await admin.order(id)).body).toMatchObject({ confirmationUrl: orderIn(asked.body).confirmationUrl });
    await standIn.confirm(orderIn(asked.body).confirmationUrl, 'yes');
    expect((await admin.process(id)).body).toMatchObject({ status: 'success' });
  });

  test('is slow: what comes of it comes without anybody’s asking', async () => {
    const { admin, order, id, licencesBought } = await ordered();
    await standIn.typeCard(order.clientSecret, CARDS.slowAndFails);
    expect((await admin.process(id)).body).toMatchObject({ status: 'pending', order: { status: 'pending' } });
    // What is being paid stays what it is; the same again has the same order.
    expect(codeOf(await admin.initPayment(terms({ license_count: 9 })))).toBe('409 payment_pending');
    expect((await admin.initPayment(terms())).body).toMatchObject({ order_id: id, status: 'pending' });
    await upstream.pass(61_000);
    expect((await admin.order(id)).body).toMatchObject({ status: 'open', failure: 'declined' });
    await standIn.typeCard(order.clientSecret, CARDS.slow);
    await upstream.pass(2 * 61_000);
    await upstream.pass(4 * 61_000);
    expect((await admin.order(id)).body).toMatchObject({ status: 'succeeded' });
    expect((await row(admin.teamId)).licencesBought).toBe(licencesBought + 8);
  });
});

test('an answer from before an attempt leaves the next one a key of its own', async () => {
  const { admin, id } = await ordered();
  const [asked] = await paymentsOf(id);
  const stale = await providers.cards.intent(asked?.id ?? '');
  await setCard('pm_card_chargeDeclined');
  await standIn.misbehave({ dropAnswers: 2 });
  expect(codeOf(await admin.paySaved(id, CARD, AMOUNT))).toBe('409 provider_unavailable');
  const cause = { now: upstream.clock.now(), teamId: admin.teamId, actor: null };
  await db.transaction((queries) => applyOutcome({ ...cause, db: queries }, id, { intent: stale, bank: null }));
  expect((await admin.process(id)).body).toMatchObject({ status: 'failed', order: { failure: 'declined' } });
  await setCard('pm_card_visa');
  expect((await admin.paySaved(id, CARD, AMOUNT)).body).toMatchObject({ status: 'success' });
  expect(await paymentsOf(id)).toHaveLength(1);
});

test('what could not be given up while its card was charged is, once the card has failed', async () => {
  const { admin, order, id } = await ordered();
  await standIn.typeCard(order.clientSecret, CARDS.slowAndFails);
  expect(codeOf(await admin.initPayment(terms({ license_count: 9 })))).toBe('409 payment_pending');
  await upstream.pass(61_000);
  expect((await admin.initPayment(terms({ license_count: 9 }))).body).toMatchObject({ status: 'open' });
  expect(await paymentsOf(id)).toMatchObject([{ status: 'canceled' }]);
  expect(await standIn.typeCard(order.clientSecret, CARDS.good)).toBe(400);
});

describe('whatever breaks in between', () => {
  test('an answer that is lost charges nobody twice, and is found', async () => {
    const { admin, id } = await ordered();
    await standIn.misbehave({ dropAnswers: 2 });
    expect(codeOf(await admin.paySaved(id, CARD, AMOUNT, 'press-1'))).toBe('409 provider_unavailable');
    expect((await admin.order(id)).body).toMatchObject({ status: 'pending' });
    expect((await admin.paySaved(id, CARD, AMOUNT, 'press-1')).body).toMatchObject({ status: 'success' });
    expect((await admin.paySaved(id, CARD, AMOUNT, 'press-1')).body).toMatchObject({ status: 'success' });
    expect(codeOf(await admin.paySaved(id, CARD, { ...AMOUNT, amount: 5 }, 'press-1'))).toBe(
      '409 idempotency_key_reused',
    );
    expect(await paymentsOf(id)).toMatchObject([{ received: 10_800 }]);
  });

  test('a tab that is closed and a process that is killed lose no payment', async () => {
    const { admin, order, id, licencesBought } = await ordered();
    await standIn.typeCard(order.clientSecret, CARDS.good);
    // The intent was made, and the process ended before it was written down.
    await db.transaction((queries) =>
      queries.update(paymentOrder).set({ intentId: null }).where(eq(paymentOrder.orderId, id)),
    );
    expect((await admin.initPayment(terms())).body).toMatchObject({ order_id: id });
    const [payment] = await paymentsOf(id);
    expect((await admin.order(id)).body).toMatchObject({ status: 'open' });
    await upstream.pass(61_000);
    expect((await admin.order(id)).body).toMatchObject({ status: 'succeeded' });
    expect((await row(admin.teamId)).licencesBought).toBe(licencesBought + 8);
    expect(await paymentsOf(id)).toEqual([payment]);
    await upstream.pass(HOUR_MS);
    expect(await receipts('admin@orbit.example')).toBe(1);
  });

  test('a provider that is away is told from a card that is declined', async () => {
    const { admin, id } = await ordered();
    await standIn.misbehave({ failRequests: 1_000 });
    expect(codeOf(await admin.process(id))).toBe('409 provider_unavailable');
    expect(codeOf(await admin.paySaved(id, CARD, AMOUNT))).toBe('409 provider_unavailable');
    expect((await admin.order(id)).body).toMatchObject({ status: 'pending', failure: null, clientSecret: null });
    await upstream.pass(61_000);
    expect((await admin.order(id)).body).toMatchObject({ status: 'pending' });
    await standIn.misbehave({ failRequests: 0 });
    // The charge never reached it.
    await upstream.pass(2 * 61_000);
    expect((await admin.order(id)).body).toMatchObject({ status: 'open', failure: null });
    expect((await admin.paySaved(id, CARD, AMOUNT)).body).toMatchObject({ status: 'success' });
  });

  test('events are believed that are signed; they may come twice, and late', async () => {
    const { admin, order, id, licencesBought } = await ordered();
    await standIn.typeCard(order.clientSecret, CARDS.good);
    const [payment] = await paymentsOf(id);
    const paymentId = payment?.id ?? '';
    expect(codeOf(await upstream.event(paymentId, 'whsec_other'))).toBe('400 signature_refused');
    expect((await admin.order(id)).body).toMatchObject({ status: 'open' });
    const both = await Promise.all([upstream.event(paymentId), upstream.event(paymentId)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await upstream.event(paymentId);
    expect((await admin.process(id)).body).toMatchObject({ status: 'success' });
    expect((await row(admin.teamId)).licencesBought).toBe(licencesBought + 8);
    expect((await auditOf(id)).filter((action) => action === 'payment.settle')).toHaveLength(1);
    await standIn.misbehave({ failRequests: 5 });
    expect((await upstream.event(paymentId)).status).toBe(503);
  });

  test('nobody has paid after a day: then it is too late', async () => {
    const { admin, order, id } = await ordered();
    for (let hours = 0; hours <= 25; hours += 1) await upstream.pass(HOUR_MS);
    expect((await admin.order(id)).body).toMatchObject({ status: 'cancelled', clientSecret: null });
    expect(await paymentsOf(id)).toMatchObject([{ status: 'canceled' }]);
    expect(await standIn.typeCard(order.clientSecret, CARDS.good)).toBe(400);
    expect(codeOf(await admin.process(id))).toBe('409 order_closed');
    expect(codeOf(await admin.paySaved(id, CARD, AMOUNT))).toBe('409 order_closed');
  });
});

describe('two who order at once', () => {
  test('have one order, and pay once', async () => {
    const { admin, id } = await ordered();
    const again = await Promise.all([admin.initPayment(terms()), admin.initPayment(terms())]);
    expect(again.map(({ body }) => orderIn(body).order_id)).toEqual([id, id]);
    const presses = await Promise.all([admin.paySaved(id, CARD, AMOUNT), admin.paySaved(id, CARD, AMOUNT)]);
    for (const { body } of presses) expect(body).toMatchObject({ status: 'success' });
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test('something else takes the place of what is not paid', async () => {
    const { admin, order, id } = await ordered();
    const other = orderIn((await admin.initPayment(terms({ license_count: 9 }))).body);
    expect(other.order_id).not.toBe(id);
    expect(await paymentsOf(id)).toMatchObject([{ status: 'canceled' }]);
    expect(await standIn.typeCard(order.clientSecret, CARDS.good)).toBe(400);
    expect(codeOf(await admin.process(id))).toBe('409 order_closed');
    expect((await admin.order()).body).toMatchObject({ order_id: other.order_id });
  });

  test('what was paid a moment ago is carried out, and what is wanted is looked at anew', async () => {
    const { admin, order, id, licencesBought } = await ordered();
    await standIn.typeCard(order.clientSecret, CARDS.good);
    expect(codeOf(await admin.initPayment(terms({ license_count: 9 })))).toBe('409 amount_changed');
    expect((await admin.order(id)).body).toMatchObject({ status: 'succeeded' });
    expect((await row(admin.teamId)).licencesBought).toBe(licencesBought + 8);
  });

  test('an order is the team’s alone', async () => {
    const { id } = await ordered();
    const stranger = await upstream.as('admin@seedling.example');
    expect(codeOf(await stranger.order(id))).toBe('404 order_not_found');
    expect(codeOf(await stranger.order())).toBe('404 order_not_found');
    expect(codeOf(await stranger.process(id))).toBe('404 order_not_found');
    expect(codeOf(await stranger.paySaved(id, CARD, AMOUNT))).toBe('404 order_not_found');
    expect(codeOf(await stranger.bank(id))).toBe('404 order_not_found');
    expect(codeOf(await stranger.processPro(id))).toBe('404 order_not_found');
  });
});

describe('a bank', () => {
  test('takes the money; its answer counts once, whoever brings it', async () => {
    const { admin, order, id, before } = await orderedInRupees();
    expect(order.payableAmount).toBe(189_000);
    const { body } = await admin.get('/payment/banks');
    expect(body).toMatchObject({ banks: expect.arrayContaining([{ code: 'HDFB', name: 'HDFC Bank' }]) as unknown });
    expect(codeOf(await admin.bank(id, 'NOPE'))).toBe('400 bank_unknown');
    const form = await admin.bank(id);
    expect(fieldsOf(form.body)).toEqual(expect.arrayContaining([{ name: 'amount', value: '1890.00' }]));
    const back = await standIn.payAtBank(fieldsOf(form.body), 'yes');
    const bring = (fields: unknown) => upstream.post('/payment/net-banking-return', { fields });
    expect(codeOf(await bring(forged(back, 'amount', '1.00')))).toBe('400 signature_refused');
    expect(codeOf(await bring(forged(back, 'txnid', 'ord_other')))).toBe('400 signature_refused');
    const first = await bring(back);
    expect(first.body).toMatchObject({ order_id: id, isPaid: true, licenseCount: 5, licenseDuration: 60 });
    expect((await bring(back)).body).toEqual(first.body);
    expect((await admin.process(id)).body).toMatchObject({ status: 'success', order: { method: 'NET_BANKING' } });
    expect(await row(admin.teamId)).toMatchObject({
      licencesBought: before.licencesBought + 5,
      balance: before.balance,
    });
    // The card can pay no more.
    await upstream.pass(61_000);
    expect(await paymentsOf(id)).toMatchObject([{ status: 'canceled' }]);
    // The invoice names the bank as people do, and its reference for those who keep books.
    const bill = await db.read((queries) => invoiceByReference(queries, admin.teamId, id));
    expect(paidByText(paidBySchema.parse(bill?.paidBy))).toMatch(/^Paid by net banking at HDFC Bank, reference \S+$/);
    expect(paidByText(paidBySchema.parse({ method: 'NET_BANKING', bankReference: 'r1' }))).toBe(
      'Paid by net banking, reference r1',
    );
  });

  test.each(['comes back', 'never comes back'])(
    'that was gone to before another one pays: the invoice names it, where its payer %s',
    async (payer) => {
      const { admin, id } = await orderedInRupees();
      const first = fieldsOf((await admin.bank(id, 'ICIB')).body);
      await admin.bank(id, 'SBIB');
      const back = await standIn.payAtBank(first, 'yes');
      if (payer === 'comes back') await upstream.post('/payment/net-banking-return', { fields: back });
      else await upstream.pass(61_000);
      const bill = await db.read((queries) => invoiceByReference(queries, admin.teamId, id));
      expect(paidByText(paidBySchema.parse(bill?.paidBy))).toContain('at ICICI Bank,');
    },
  );

  test('whose payer never came back is asked', async () => {
    const { admin, id } = await orderedInRupees();
    await standIn.payAtBank(fieldsOf((await admin.bank(id)).body), 'yes');
    await upstream.pass(61_000);
    expect((await admin.order(id)).body).toMatchObject({ status: 'succeeded', method: 'NET_BANKING' });
  });

  test('refuses, and the card pays; the bank changes its mind: that money is to the team’s credit', async () => {
    const { admin, order, id, before } = await orderedInRupees();
    const fields = fieldsOf((await admin.bank(id)).body);
    const refused = await standIn.payAtBank(fields, 'no');
    const { body } = await upstream.post('/payment/net-banking-return', { fields: refused });
    expect(body).toMatchObject({ isPaid: false, licenseConfigId: 'PRO_60_DAYS', autoAssign: false });
    expect(textAt(body, 'message')).not.toBe('');
    expect((await admin.order(id)).body).toMatchObject({ status: 'open', failure: 'bank_refused' });
    await standIn.typeCard(order.clientSecret, CARDS.good);
    expect((await admin.process(id)).body).toMatchObject({ status: 'success', order: { method: 'NEW_CARD' } });
    const paid = await standIn.payAtBank(fields, 'yes');
    await upstream.post('/payment/net-banking-return', { fields: paid });
    await upstream.post('/payment/net-banking-return', { fields: paid });
    expect(await row(admin.teamId)).toMatchObject({
      ...{ licencesBought: before.licencesBought + 5, balance: before.balance + 189_000 },
    });
  });

  test('money for what something else has taken the place of is to the team’s credit', async () => {
    const { admin, id, before } = await orderedInRupees();
    const fields = fieldsOf((await admin.bank(id)).body);
    const other = orderIn((await admin.initPayment(terms({ currency: 'INR', license_count: 6 }))).body);
    expect(other.order_id).not.toBe(id);
    await standIn.payAtBank(fields, 'yes');
    await upstream.pass(61_000);
    expect(await row(admin.teamId)).toMatchObject({
      ...{ licencesBought: before.licencesBought, balance: before.balance + 189_000 },
    });
  });

  test('is not on offer in dollars, for a month, and for dues', async () => {
    const dollars = await ordered();
    expect(codeOf(await dollars.admin.bank(dollars.id))).toBe('409 net_banking_not_offered');
    const month = await orderedInRupees({ config_id: 'PRO_30_DAYS' });
    expect(codeOf(await month.admin.bank(month.id))).toBe('409 net_banking_not_offered');
  });
});
