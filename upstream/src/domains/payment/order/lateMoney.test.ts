// Money that comes after the order is over, of which nobody tells: no event, and nobody comes back from a bank.
import { CARDS } from '../../../providers/standIn/testCards.ts';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../lib/durations.ts';
import { orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { textAt } from '../../../testing/testUpstream.ts';
import { billingOf } from '../../billing/repository.ts';

const upstream = await startPayingUpstream(['flat.example', 'overdue.example', 'rupee.example']);
const { standIn, db } = upstream;

const LICENCES = { purpose: 'LICENCES', currency: 'INR', license_count: 5, config_id: 'PRO_60_DAYS' };
const balanceOf = async (teamId: string) => (await db.read((queries) => billingOf(queries, teamId))).balance;

/** Somebody who has gone to a bank's website for an order, and what they took along. */
async function atBank() {
  const admin = await upstream.as('admin@rupee.example');
  await admin.saveAddress('IN');
  const { order_id: id, clientSecret } = orderIn((await admin.initPayment(LICENCES)).body);
  const { fields } = (await admin.bank(id)).body as { fields: { name: string; value: string }[] };
  return { admin, id, clientSecret, fields };
}

test('a card that is being charged while its order is given up is asked for until that is decided', async () => {
  const admin = await upstream.as('admin@flat.example');
  await admin.saveAddress('US');
  const {
    order_id: id,
    clientSecret,
    payableAmount,
  } = orderIn((await admin.initPayment({ ...LICENCES, currency: 'USD' })).body);
  const bill = await admin.post('/billing/init-cancel-plan', { reason: '2' });
  const billId = textAt(bill.body, 'billId');
  expect((await admin.post('/billing/cancel-plan', { billId })).body).toMatchObject({ status: 'done' });
  expect((await admin.order(id)).body).toMatchObject({ status: 'cancelled' });
  const before = await balanceOf(admin.teamId);
  expect(await standIn.typeCard(clientSecret, CARDS.slow)).toBe(200);
  await upstream.jobs.runDue();
  expect(await upstream.paymentsOf(id)).toMatchObject([{ status: 'processing' }]);
  await upstream.pass(2 * HOUR_MS);
  expect(await upstream.paymentsOf(id)).toMatchObject([{ status: 'succeeded' }]);
  expect(await balanceOf(admin.teamId)).toBe(before + payableAmount);
});

test('what is given up can be paid no more at the provider, without a minute’s delay', async () => {
  const admin = await upstream.as('admin@overdue.example');
  const { order_id: id, clientSecret } = orderIn((await admin.initPayment({ purpose: 'DUES', currency: 'USD' })).body);
  const bill = await admin.post('/billing/init-cancel-plan', { reason: '2' });
  await admin.post('/billing/cancel-plan', { billId: textAt(bill.body, 'billId') });
  await upstream.jobs.runDue();
  expect(await upstream.paymentsOf(id)).toMatchObject([{ status: 'canceled' }]);
  expect(await standIn.typeCard(clientSecret, CARDS.good)).toBe(400);
});

test('a bank is asked for a day after its order was paid by card', async () => {
  const { admin, id, clientSecret, fields } = await atBank();
  expect(await standIn.typeCard(clientSecret, CARDS.good)).toBe(200);
  expect((await admin.process(id)).body).toMatchObject({ status: 'success', order: { method: 'NEW_CARD' } });
  await upstream.pass(61_000);
  const before = await balanceOf(admin.teamId);
  await standIn.payAtBank(fields, 'yes');
  await upstream.pass(2 * HOUR_MS);
  expect(await balanceOf(admin.teamId)).toBe(before + 189_000);
  await upstream.pass(DAY_MS);
  expect(await balanceOf(admin.teamId)).toBe(before + 189_000);
});

test('what a bank was paid for can be paid by no card any more, as soon as that is known', async () => {
  const { id, clientSecret, fields } = await atBank();
  // By then it is asked for once in an hour.
  for (let hours = 1; hours <= 7; hours += 1) await upstream.pass(HOUR_MS);
  const back = await standIn.payAtBank(fields, 'yes');
  expect(await upstream.post('/payment/net-banking-return', { fields: back })).toMatchObject({
    body: { isPaid: true },
  });
  await upstream.jobs.runDue();
  expect(await upstream.paymentsOf(id)).toMatchObject([{ status: 'canceled' }]);
  expect(await standIn.typeCard(clientSecret, CARDS.good)).toBe(400);
});

test('a bank that was gone to in the last hour of an order is asked for a day after that', async () => {
  const admin = await upstream.as('admin@rupee.example');
  await admin.saveAddress('IN');
  const { order_id: id } = orderIn((await admin.initPayment({ ...LICENCES, license_count: 6 })).body);
  upstream.clock.advance(DAY_MS - 60_000);
  const visit = (await admin.bank(id)).body as { fields: { name: string; value: string }[] };
  await upstream.pass(2 * HOUR_MS);
  expect((await admin.order(id)).body).toMatchObject({ status: 'cancelled' });
  const before = await balanceOf(admin.teamId);
  await standIn.payAtBank(visit.fields, 'yes');
  await upstream.pass(2 * HOUR_MS);
  expect(await balanceOf(admin.teamId)).toBe(before + 226_800);
});

test('an order is asked for again an hour after each attempt to carry it out has failed', async () => {
  const admin = await upstream.as('admin@flat.example');
  await admin.saveAddress('US');
  const { order_id: id, clientSecret } = orderIn((await admin.initPayment({ ...LICENCES, currency: 'USD' })).body);
  expect(await standIn.typeCard(clientSecret, CARDS.good)).toBe(200);
  const change = (statement: string) => db.transaction(async (queries) => void (await queries.execute(statement)));
  await change('alter table ledger_transaction add constraint broken check (false) not valid');
  for (let attempts = 0; attempts < 20; attempts += 1) await upstream.pass(120_000);
  await change('alter table ledger_transaction drop constraint broken');
  expect((await admin.order(id)).body).toMatchObject({ status: 'open' });
  await upstream.pass(HOUR_MS);
  expect((await admin.order(id)).body).toMatchObject({ status: 'succeeded' });
});
