// A team's money is in one currency, whatever comes when.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ledgerEntry } from '../../../db/tables/payment.ts';
import { DAY_MS, HOUR_MS } from '../../../lib/durations.ts';
import { setBilling } from '../../../testing/licences.ts';
import { orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { codeOf } from '../../../testing/testUpstream.ts';
import { billingOf } from '../../billing/repository.ts';

const upstream = await startPayingUpstream(['seedling.example', 'softwall.example']);
const { standIn, db } = upstream;

const licences = { purpose: 'LICENCES', license_count: 15, config_id: 'PRO_60_DAYS', auto_assign: false };
const billing = (teamId: string) => db.read((queries) => billingOf(queries, teamId));

/** A team that may pay in either currency, and has gone to a bank for an order in rupees. */
async function atBank(email: string) {
  const admin = await upstream.as(email);
  await setBilling(db, admin.teamId, { credits: 0, balance: 0 });
  await admin.saveAddress('IN');
  const order = orderIn((await admin.initPayment({ ...licences, currency: 'INR' })).body);
  const { fields } = (await admin.bank(order.order_id)).body as { fields: { name: string; value: string }[] };
  return { admin, order, fields };
}

test('what comes too late for a first order is shown, in the currency in which it was paid', async () => {
  const { admin, order, fields } = await atBank('admin@seedling.example');
  expect(await billing(admin.teamId)).toMatchObject({ currency: 'USD', balance: 0 });
  await upstream.pass(DAY_MS + HOUR_MS);
  expect((await admin.order(order.order_id)).body).toMatchObject({ status: 'cancelled' });
  await standIn.payAtBank(fields, 'yes');
  await upstream.pass(2 * HOUR_MS);
  expect(await billing(admin.teamId)).toMatchObject({ currency: 'INR', balance: order.payableAmount });
});

test('while a bank may be paid in one currency nothing is ordered in another one', async () => {
  const { admin, order, fields } = await atBank('admin@softwall.example');
  const inDollars = () => admin.initPayment({ ...licences, currency: 'USD' });
  expect(codeOf(await inDollars())).toBe('409 currency_fixed');
  await upstream.pass(DAY_MS + HOUR_MS);
  expect((await admin.order(order.order_id)).body).toMatchObject({ status: 'cancelled' });
  expect(codeOf(await inDollars())).toBe('409 currency_fixed');
  // Nobody has paid there.
  await upstream.pass(DAY_MS);
  expect((await inDollars()).body).toMatchObject({ status: 'open', currency: 'USD' });
  await standIn.payAtBank(fields, 'no');
  const isOfTeam = eq(ledgerEntry.teamId, admin.teamId);
  const entries = await db.read((queries) => queries.select().from(ledgerEntry).where(isOfTeam));
  expect(entries.filter(({ currency }) => currency === 'INR')).toEqual([]);
});
