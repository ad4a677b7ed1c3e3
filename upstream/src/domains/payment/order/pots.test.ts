import { CARDS } from '../../../providers/standIn/testCards.ts';
import { expect, test } from 'vitest';
import { setBilling } from '../../../testing/licences.ts';
import { orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { billingOf } from '../../billing/repository.ts';

const upstream = await startPayingUpstream(['orbit.example']);
const { db, standIn } = upstream;

test('credits and balance are used with the money that comes, not by an order nor by a card that is declined', async () => {
  const admin = await upstream.as('admin@orbit.example');
  const there = { credits: 1_000, balance: 500 };
  await setBilling(db, admin.teamId, there);
  await admin.saveAddress('US');
  const left = async () => {
    const { credits, balance } = await db.read((queries) => billingOf(queries, admin.teamId));
    return { credits, balance };
  };
  const order = orderIn(
    (
      await admin.initPayment({
        ...{ purpose: 'LICENCES', currency: 'USD', license_count: 8, config_id: 'PRO_90_DAYS', auto_assign: false },
      })
    ).body,
  );
  expect(order.payableAmount).toBe(10_800 - 1_500);
  expect(await left()).toEqual(there);
  await standIn.typeCard(order.clientSecret, CARDS.declined);
  expect(await admin.process(order.order_id)).toMatchObject({ body: { status: 'failed' } });
  expect(await left()).toEqual(there);
  await standIn.typeCard(order.clientSecret, CARDS.good);
  expect(await admin.process(order.order_id)).toMatchObject({ body: { status: 'success' } });
  expect(await left()).toEqual({ credits: 0, balance: 0 });
});
