import { CARDS } from '../../../providers/standIn/testCards.ts';
import { expect, test } from 'vitest';
import { idempotencyKey } from '../../../db/tables/system.ts';
import { setBilling } from '../../../testing/licences.ts';
import { orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { codeOf, textAt } from '../../../testing/testUpstream.ts';

const upstream = await startPayingUpstream(['orbit.example', 'seedling.example']);
const { standIn, db } = upstream;
const keyed = { 'idempotency-key': 'press' };
const kept = async () => JSON.stringify(await db.read((queries) => queries.select().from(idempotencyKey)));
const licences = { license_count: 8, config_id: 'PRO_90_DAYS', auto_assign: false, auto_renew_demo_license: false };

test('what pays an order is told again under the same key, and is not to be read where answers are kept', async () => {
  const admin = await upstream.as('admin@orbit.example');
  await setBilling(db, admin.teamId, { credits: 0, balance: 0 });
  await admin.saveAddress('US');
  const begin = () =>
    admin.post('/payment/init-payment', { purpose: 'LICENCES', currency: 'USD', ...licences }, {}, keyed);
  const first = await begin();
  const { clientSecret, order_id } = orderIn(first.body);
  expect(clientSecret).toContain('_secret_');
  const again = await begin();
  expect(again.body).toEqual(first.body);
  const ask = () => admin.post('/payment/process-payment', { order_id }, {}, { 'idempotency-key': 'asked' });
  expect(await standIn.typeCard(clientSecret, CARDS.asks)).toBe(200);
  const { body } = await ask();
  expect(body).toMatchObject({ order: { clientSecret, confirmationUrl: expect.stringContaining('secret=') } });
  expect((await ask()).body).toEqual(body);
  expect(await kept()).toContain(order_id);
  expect(await kept()).not.toMatch(/_secret_|secret=/u);
  await upstream.post('/identity/sign-out', { token: admin.session.token }, admin.session);
  expect(codeOf(await begin())).toBe('401 invalid_token');
});

test('the same of PRO for everybody', async () => {
  const admin = await upstream.as('admin@seedling.example');
  await admin.saveAddress('US');
  const begin = () => admin.post('/billing/init-pro', { currency: 'USD', interval: 'ANNUAL' }, {}, keyed);
  const { body } = await begin();
  expect(textAt(body, 'paymentSecret')).toContain('_secret_');
  expect((await begin()).body).toEqual(body);
  expect(await kept()).not.toContain('_secret_');
});
