import { CARDS } from '../../../providers/standIn/testCards.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { invoice } from '../../../db/tables/payment.ts';
import { DAY_MS } from '../../../lib/durations.ts';
import { orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { START, codeOf } from '../../../testing/testUpstream.ts';
import { dayOf, monthsAfter } from '../periodRules.ts';
import { batchesOf, billingOf } from '../repository.ts';

const upstream = await startPayingUpstream(['softwall.example', 'heritage.example']);
const { standIn, db } = upstream;

const MONTHLY = { currency: 'USD', interval: 'MONTHLY' };
const EMAIL = 'admin@softwall.example';
const PEOPLE = 37;
const buyer = async (email = EMAIL) => {
  const admin = await upstream.as(email);
  await admin.saveAddress('US');
  return admin;
};

test('the rate of an offer for the first months is what a subscription by the month costs, in time', async () => {
  const admin = await buyer();
  // Both the rate and the one beside it are what a buyer may have been shown.
  for (const rate of [undefined, 250, 500])
    expect(await admin.initPro({ ...MONTHLY, rate })).toMatchObject({
      status: 200,
      body: { payableAmount: 250 * PEOPLE, plan: { rate: 250, interval: 'MONTHLY' } },
    });
  expect(codeOf(await admin.initPro({ ...MONTHLY, rate: 400 }))).toBe('409 amount_changed');
  expect(await admin.initPro({ currency: 'USD', interval: 'ANNUAL' })).toMatchObject({ body: { plan: { rate: 300 } } });
  expect(await admin.initPro({ currency: 'INR', interval: 'MONTHLY' })).toMatchObject({
    body: { plan: { rate: 9_900 } },
  });
  upstream.clock.set(dayOf(START) + 15 * DAY_MS - 1);
  expect(await (await buyer()).initPro(MONTHLY)).toMatchObject({ body: { plan: { rate: 250 } } });
  upstream.clock.set(dayOf(START) + 15 * DAY_MS);
  const late = await buyer();
  expect(codeOf(await late.initPro({ ...MONTHLY, rate: 250 }))).toBe('409 amount_changed');
  expect(await late.initPro(MONTHLY)).toMatchObject({ body: { plan: { rate: 500 } } });
  // What teams of old see struck out is no price of theirs.
  const legacy = await buyer('admin@heritage.example');
  expect(codeOf(await legacy.initPro({ ...MONTHLY, rate: 450 }))).toBe('409 amount_changed');
});

test('it is charged for six months, and from the seventh on the list counts', async () => {
  const admin = await buyer();
  const order = orderIn((await admin.initPro(MONTHLY)).body);
  await standIn.typeCard(order.clientSecret, CARDS.good);
  expect((await admin.processPro(order.order_id)).body).toMatchObject({ status: 'success' });
  const { teamId } = admin;
  const began = dayOf(START);
  const until = (instant: number) => upstream.pass(instant - upstream.clock.now());
  const next = async () => (await (await upstream.as(EMAIL)).plan()) as { billingDetails: { nextModel: unknown } };
  for (const month of [1, 2, 3, 4, 5]) {
    expect(await next()).toMatchObject({ billingDetails: { planAmount: 250 * PEOPLE, nextModel: null } });
    await until(monthsAfter(began, month));
  }
  expect(await next()).toMatchObject({ billingDetails: { planAmount: 500 * PEOPLE, nextModel: null } });
  await until(monthsAfter(began, 6));
  await until(monthsAfter(began, 7));
  const totals = await db.read((queries) =>
    queries.select({ total: invoice.total }).from(invoice).where(eq(invoice.teamId, teamId)).orderBy(invoice.issuedAt),
  );
  expect(totals.map(({ total }) => total / PEOPLE)).toEqual([250, 250, 250, 250, 250, 250, 500, 500]);
  const after = await db.read(async (queries) => ({
    billing: await billingOf(queries, teamId),
    batches: await batchesOf(queries, teamId),
  }));
  expect(after).toMatchObject({
    billing: { interval: 'MONTHLY', monthlyRate: 500, nextInterval: null },
    batches: [{ category: 'MONTHLY', monthlyRate: 500, count: PEOPLE }],
  });
});
