import { CARDS } from '../../../providers/standIn/testCards.ts';
import { expect, test } from 'vitest';
import { paymentCard } from '../../../db/tables/payment.ts';
import { setBilling } from '../../../testing/licences.ts';
import { orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { codeOf } from '../../../testing/testUpstream.ts';
import { billingOf } from '../../billing/repository.ts';

const upstream = await startPayingUpstream(['orbit.example', 'rupee.example', 'seedling.example']);
const { standIn, db } = upstream;

const INR = { purpose: 'LICENCES', currency: 'INR', license_count: 5, config_id: 'PRO_60_DAYS', auto_assign: false };
const USD = { ...INR, currency: 'USD' };
const rowOf = (teamId: string) => db.read((queries) => billingOf(queries, teamId));

const buyer = async (email: string, country: string) => {
  const admin = await upstream.as(email);
  await setBilling(db, admin.teamId, { credits: 0, balance: 0 });
  await admin.saveAddress(country);
  return admin;
};
const fieldsOf = (body: unknown) => (body as { fields: { name: string; value: string }[] }).fields;

test('the same again takes the place of what was begun at a bank; money that the bank takes all the same is not lost', async () => {
  const admin = await buyer('admin@rupee.example', 'IN');
  const { order_id: first } = orderIn((await admin.initPayment(INR)).body);
  const fields = fieldsOf((await admin.bank(first)).body);
  expect(orderIn((await admin.initPayment(INR)).body).order_id).toBe(first);

  const { body } = await admin.initPayment({ ...INR, instead_of: first });
  const second = orderIn(body);
  expect(second).toMatchObject({ status: 'open', failure: null });
  expect(second.order_id).not.toBe(first);
  expect((await admin.order(first)).body).toMatchObject({ status: 'cancelled' });
  // Pressed twice, the first is gone already: the second one is the order.
  expect(orderIn((await admin.initPayment({ ...INR, instead_of: first })).body).order_id).toBe(second.order_id);

  const before = await rowOf(admin.teamId);
  const back = await standIn.payAtBank(fields, 'yes');
  expect((await upstream.post('/payment/net-banking-return', { fields: back })).body).toMatchObject({
    ...{ order_id: first, purpose: 'LICENCES', isPaid: false },
  });
  expect(await rowOf(admin.teamId)).toMatchObject({
    ...{ balance: before.balance + 189_000, licencesBought: before.licencesBought },
  });
});

test('what the bank has taken by then is what was ordered: nothing takes its place, and nothing is paid twice', async () => {
  const admin = await buyer('admin@rupee.example', 'IN');
  const { order_id: first } = orderIn((await admin.initPayment(INR)).body);
  const { licencesBought } = await rowOf(admin.teamId);
  await standIn.payAtBank(fieldsOf((await admin.bank(first)).body), 'yes');
  expect(codeOf(await admin.initPayment({ ...INR, instead_of: first }))).toBe('409 amount_changed');
  expect((await admin.order(first)).body).toMatchObject({ status: 'succeeded' });
  expect((await rowOf(admin.teamId)).licencesBought).toBe(licencesBought + 5);
});

test.each([
  ['is being charged', CARDS.slow, '409 payment_pending', 'pending'],
  ['waits for its bank', CARDS.asks, '409 payment_pending', 'pending'],
  ['has paid', CARDS.good, '409 order_closed', 'succeeded'],
])('nobody goes to a bank for an order whose card %s, be it that nobody was told', async (_how, card, code, status) => {
  const admin = await buyer('admin@rupee.example', 'IN');
  const { order_id: id, clientSecret } = orderIn((await admin.initPayment(INR)).body);
  expect(await standIn.typeCard(clientSecret, card)).toBe(200);
  expect(codeOf(await admin.bank(id))).toBe(code);
  expect((await admin.order(id)).body).toMatchObject({ status });
});

test('nobody goes to another bank for what one has been paid for', async () => {
  const admin = await buyer('admin@rupee.example', 'IN');
  const { order_id: id } = orderIn((await admin.initPayment(INR)).body);
  await standIn.payAtBank(fieldsOf((await admin.bank(id)).body), 'yes');
  expect(codeOf(await admin.bank(id, 'ICIB'))).toBe('409 order_closed');
  expect((await admin.order(id)).body).toMatchObject({ status: 'succeeded', method: 'NET_BANKING' });
});

test('no saved card is charged for what a bank has been paid for, be it that nobody was told', async () => {
  const admin = await buyer('admin@rupee.example', 'IN');
  const { order_id: id, payableAmount: amount } = orderIn((await admin.initPayment(INR)).body);
  await standIn.payAtBank(fieldsOf((await admin.bank(id)).body), 'yes');
  const card = { cardId: 'card', teamId: admin.teamId, providerCardId: 'pm_card_visa', lastFour: '4242' };
  const rest = { expiryMonth: 12, expiryYear: 2034, isDefault: false, addedAt: 0, removedAt: null };
  await db.transaction((queries) => queries.insert(paymentCard).values({ ...card, ...rest, brand: 'VI' }));
  const paid = await admin.paySaved(id, 'card', { amount, currency: 'INR' });
  expect(paid.body).toMatchObject({ status: 'success', order: { status: 'succeeded', method: 'NET_BANKING' } });
  await upstream.pass(61_000);
  expect(await upstream.paymentsOf(id)).toMatchObject([{ status: 'canceled', received: 0 }]);
});

test('a card that waits for its bank is given up for another; one that is being charged is not', async () => {
  const admin = await buyer('admin@orbit.example', 'US');
  const { order_id: first, clientSecret } = orderIn((await admin.initPayment(USD)).body);
  await standIn.typeCard(clientSecret, CARDS.asks);
  expect(orderIn((await admin.process(first)).body).status).toBe('pending');
  const second = orderIn((await admin.initPayment({ ...USD, instead_of: first })).body);
  expect(second).toMatchObject({ status: 'open' });
  expect(second.order_id).not.toBe(first);

  await standIn.typeCard(second.clientSecret, CARDS.slow);
  expect(codeOf(await admin.initPayment({ ...USD, instead_of: second.order_id }))).toBe('409 payment_pending');
  await upstream.pass(61_000);
  expect((await admin.order(second.order_id)).body).toMatchObject({ status: 'succeeded' });
});

test('PRO is ordered again in the same way', async () => {
  const admin = await buyer('admin@seedling.example', 'US');
  const wanted = { currency: 'USD', interval: 'ANNUAL' };
  const { order_id: first } = orderIn((await admin.initPro(wanted)).body);
  expect(orderIn((await admin.initPro(wanted)).body).order_id).toBe(first);
  const second = orderIn((await admin.initPro({ ...wanted, instead_of: first })).body);
  expect(second).toMatchObject({ status: 'open' });
  expect(second.order_id).not.toBe(first);
  expect((await admin.order(first)).body).toMatchObject({ status: 'cancelled' });
});
