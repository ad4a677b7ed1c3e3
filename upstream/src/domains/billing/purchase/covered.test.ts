import { expect, test } from 'vitest';
import { paymentCard } from '../../../db/tables/payment.ts';
import { setBilling } from '../../../testing/licences.ts';
import { orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { codeOf } from '../../../testing/testUpstream.ts';
import { billingOf } from '../repository.ts';
import { eq } from 'drizzle-orm';

const upstream = await startPayingUpstream(['orbit.example', 'harbor.example']);
const { db, standIn } = upstream;

test('what a balance covers is bought without a card and without the provider; the rest of it stays', async () => {
  const admin = await upstream.as('admin@orbit.example');
  await setBilling(db, admin.teamId, { credits: 0, balance: 5_000 });
  await db.transaction((queries) => queries.delete(paymentCard).where(eq(paymentCard.teamId, admin.teamId)));
  await admin.saveAddress('US');
  const rowOf = () => db.read((queries) => billingOf(queries, admin.teamId));
  const { licencesBought } = await rowOf();
  const terms = { license_count: 8, config_id: 'PRO_30_DAYS', auto_assign: false };
  const { body } = await admin.initPayment({ purpose: 'LICENCES', currency: 'USD', ...terms });
  const { order_id } = orderIn(body);
  expect(body).toMatchObject({
    ...{ gross: 4_000, creditsUsed: 0, balanceUsed: 4_000, payableAmount: 0, clientSecret: null },
  });
  expect(codeOf(await admin.bank(order_id))).toBe('409 nothing_due');
  const wanted = { ...terms, order_id, auto_renew_demo_license: false };
  expect(codeOf(await admin.buy({ ...wanted, license_count: 9 }))).toBe('409 amount_changed');
  const first = await admin.buy(wanted);
  expect(first.body).toMatchObject({ status: 'success', order: { method: 'NOTHING_PAYABLE' } });
  expect((await admin.buy(wanted)).body).toEqual(first.body);
  expect(await rowOf()).toMatchObject({ balance: 1_000, licencesBought: licencesBought + 8 });
  expect((await standIn.payments()).filter((payment) => payment.orderId === order_id)).toEqual([]);
});

test('what a balance covers leaves the saved card as it is, and renewals are charged to it', async () => {
  const admin = await upstream.as('admin@harbor.example');
  await setBilling(db, admin.teamId, { credits: 0, balance: 10_000_000 });
  await admin.saveAddress('US');
  const read = () =>
    db.read(async (queries) => ({
      cards: await queries.select().from(paymentCard).where(eq(paymentCard.teamId, admin.teamId)),
      paymentMethod: (await billingOf(queries, admin.teamId)).paymentMethod,
    }));
  const before = await read();
  expect(before).toMatchObject({ cards: [{ isDefault: true, lastFour: '9424', removedAt: null }] });
  const terms = { license_count: 8, config_id: 'PRO_30_DAYS', auto_assign: false };
  const { order_id } = orderIn((await admin.initPayment({ purpose: 'LICENCES', currency: 'USD', ...terms })).body);
  const bought = await admin.buy({ ...terms, order_id, auto_renew_demo_license: false });
  expect(bought.body).toMatchObject({ status: 'success', order: { method: 'NOTHING_PAYABLE' } });
  expect(await read()).toEqual(before);
  expect((await standIn.payments()).filter((payment) => payment.orderId === order_id)).toEqual([]);
});
