import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { licenceBatch } from '../../../db/tables/billing.ts';
import { person } from '../../../db/tables/member.ts';
import { DAY_MS } from '../../../lib/durations.ts';
import { setBilling } from '../../../testing/licences.ts';
import { FLAT, FLAT_ADMIN, startRenewingUpstream } from '../../../testing/renewals.ts';
import { START } from '../../../testing/testUpstream.ts';
import { licencePeriod, monthsAfter, subscriptionPeriod } from '../periodRules.ts';

const { upstream, stateOf, mails, setCard, setBatch, noCard, plant, until, taken, planFlatRenewal } =
  await startRenewingUpstream(['flat.example', 'orchard.example']);
const ORCHARD = 'team-orchard';
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
/** The same day some months later. */
const later = (months: number) => monthsAfter(renews, months);

let renews = 0;
beforeEach(async () => {
  renews = await planFlatRenewal();
});

describe('a renewal', () => {
  test('is charged to the card of the team once, at midnight of its day', async () => {
    const before = await taken();
    await until(renews - 1);
    expect((await stateOf(FLAT)).invoices).toEqual([]);
    await until(renews);
    await until(renews + DAY_MS);
    const { billing, batches, invoices, orders, licensed } = await stateOf(FLAT);
    expect(batches).toMatchObject([{ startsAt: renews, renewsAt: later(1), count: 37, isCredited: false }]);
    expect(billing).toMatchObject({
      pendingAmount: 0,
      pendingDeadline: null,
      hasPaymentFailed: false,
      type: 'FLAT_RATE',
    });
    expect(orders).toMatchObject([
      { orderId: expect.stringContaining(`renewal-${FLAT}-${renews}-`), status: 'succeeded', amount: 18_500 },
    ]);
    expect(invoices).toMatchObject([
      { number: 'INV-2026-000003', total: 18_500, paidAt: renews, startsAt: renews, expiresAt: later(1) - DAY_MS },
    ]);
    expect(licensed).toBe(37);
    expect((await taken()) - before).toBe(1);
    expect(await mails(FLAT_ADMIN)).toEqual([expect.stringMatching(/Receipt INV-2026-000003.*\n.*\$185\.00/)]);
    await until(later(1));
    expect((await stateOf(FLAT)).batches).toMatchObject([{ renewsAt: later(2) }]);
    expect((await taken()) - before).toBe(2);
  });

  test('lets those go whose renewal is off, and takes a change of the cycle over at the price that was told', async () => {
    await setBilling(upstream.db, FLAT, { nextInterval: 'ANNUAL', nextRate: 290, credits: 1_000, balance: 500 });
    await upstream.db.transaction(async (db) => {
      const leaving = await db
        .select({ guid: person.guid })
        .from(person)
        .where(and(eq(person.teamId, FLAT), person.isLicensed))
        .limit(3);
      for (const { guid } of leaving)
        await db.update(person).set({ isAutoRenewEnabled: false }).where(eq(person.guid, guid));
    });
    await until(renews);
    const { billing, batches, licensed, orders } = await stateOf(FLAT);
    expect(batches).toMatchObject([{ category: 'ANNUAL', monthlyRate: 290, count: 34, renewsAt: later(12) }]);
    expect(billing).toMatchObject({ interval: 'ANNUAL', monthlyRate: 290, nextInterval: null, credits: 0, balance: 0 });
    expect(orders).toMatchObject([{ gross: 290 * 34 * 12, amount: 290 * 34 * 12 - 1_500, status: 'succeeded' }]);
    expect(licensed).toBe(34);
    const held = await upstream.db.read((db) =>
      db.$count(person, and(eq(person.teamId, FLAT), eq(person.licenceCategory, 'ANNUAL'))),
    );
    expect(held).toBe(34);
  });

  test.each([
    [50, { status: 'succeeded', amount: 50 }, 0, 'CARD'],
    [49, null, 49, null],
  ])('of which %i cents are left to pay is charged, or owed with the next one', async (left, order, owed, method) => {
    await setBilling(upstream.db, FLAT, { balance: 18_500 - left });
    await until(renews);
    const { billing, orders, invoices, batches } = await stateOf(FLAT);
    expect(orders).toMatchObject(order ? [order] : []);
    expect(billing).toMatchObject({ balance: 0, pendingAmount: owed });
    expect(invoices).toMatchObject([{ total: left, paidBy: method && { method } }]);
    // What is too little to be charged puts nobody on credit.
    expect(batches).toMatchObject([{ isCredited: false }]);
    // Nobody can pay that by itself: it is part of the next charge.
    expect(billing.pendingDeadline).toBeNull();
  });

  test('has its days for paying, be it that what was too little before is due with it', async () => {
    await setBilling(upstream.db, FLAT, { balance: 18_500 - 49 });
    await until(renews);
    await setCard(FLAT, { providerCardId: 'pm_card_chargeCustomerFail' });
    await until(later(1));
    const pendingDeadline = later(1) + 7 * DAY_MS;
    expect((await stateOf(FLAT)).billing).toMatchObject({ pendingAmount: 18_549, pendingDeadline });
    await until(later(1) + DAY_MS);
    expect((await stateOf(FLAT)).plan).toBe('pro');
  });

  test('goes on where what was too little before is due with it, were it a day late', async () => {
    await setBilling(upstream.db, FLAT, { balance: 18_500 - 49 });
    await until(renews);
    await until(later(1) + 2 * DAY_MS);
    const { billing, batches } = await stateOf(FLAT);
    expect(batches).toMatchObject([{ startsAt: later(1), isCredited: false }]);
    expect(billing).toMatchObject({ plan: 'pro', pendingAmount: 0, pendingDeadline: null });
  });

  test('goes on by days for licences, and by the anchor for a subscription', async () => {
    await setBatch(ORCHARD, {
      ...licencePeriod(day('2026-02-20'), 30),
      category: 'MONTHLY',
      validityDays: 30,
      count: 12,
    });
    const anchorAt = day('2026-01-31');
    await setBatch(FLAT, { anchorAt, ...subscriptionPeriod(anchorAt, anchorAt, 1) });
    await plant(FLAT);
    await noCard(ORCHARD);
    await plant(ORCHARD);
    // The last of February has passed while nothing ran.
    await until(START);
    expect((await stateOf(FLAT)).batches).toMatchObject([{ renewsAt: day('2026-03-31') }]);
    await until(day('2026-03-22'));
    expect((await stateOf(ORCHARD)).batches).toMatchObject([
      { startsAt: day('2026-03-22'), renewsAt: day('2026-04-21') },
    ]);
    await until(day('2026-03-31'));
    expect((await stateOf(FLAT)).batches).toMatchObject([{ renewsAt: day('2026-04-30') }]);
  });

  test('bills licences of several categories of one day together, as 562 dollars', async () => {
    await upstream.db.transaction(async (db) => {
      await db.delete(licenceBatch).where(eq(licenceBatch.teamId, ORCHARD));
      const due = { teamId: ORCHARD, isCredited: false, startsAt: day('2026-02-01'), renewsAt: renews, anchorAt: 0 };
      await db.insert(licenceBatch).values([
        { ...due, batchId: 'a', category: 'ANNUAL', monthlyRate: 300, count: 10, validityDays: 365 },
        { ...due, batchId: 'b', category: 'BIANNUAL', monthlyRate: 400, count: 4, validityDays: 180 },
        { ...due, batchId: 'c', category: 'QUARTERLY', monthlyRate: 450, count: 6, validityDays: 90 },
        { ...due, batchId: 'd', category: 'MONTHLY', monthlyRate: 500, count: 5, validityDays: 30 },
      ]);
    });
    await plant(ORCHARD);
    await setBilling(upstream.db, ORCHARD, { balance: 100_000, credits: -200 });
    await until(renews);
    const { billing, invoices, orders } = await stateOf(ORCHARD);
    expect(invoices).toMatchObject([{ gross: 56_200, balanceUsed: 56_400, total: 0, paidAt: renews }]);
    expect(orders).toMatchObject([{ status: 'succeeded', method: 'NOTHING_PAYABLE', amount: 0 }]);
    expect(billing).toMatchObject({ pendingAmount: 0, credits: 0, balance: 100_000 - 56_400 });
  });
});

describe('renewals that have fallen due while nothing ran', () => {
  /** Another piece of work that looks for renewals, as one is left of a plan that the team had before. */
  const plantAnother = async () => {
    await setBatch(FLAT, { renewsAt: renews + DAY_MS });
    await plant(FLAT);
    await setBatch(FLAT, { renewsAt: renews });
  };

  test('are charged one after the other, each for its period', async () => {
    const before = await taken();
    await plantAnother();
    await until(later(3) + DAY_MS);
    const { billing, batches, orders, invoices, plan } = await stateOf(FLAT);
    expect(batches).toMatchObject([{ startsAt: later(3), renewsAt: later(4), isCredited: false }]);
    expect(orders.map(({ status, amount }) => `${status} ${amount}`)).toEqual(Array(4).fill('succeeded 18500'));
    expect(invoices.map(({ startsAt }) => startsAt)).toEqual([renews, later(1), later(2), later(3)]);
    expect(billing).toMatchObject({ pendingAmount: 0 });
    expect(plan).toBe('pro');
    expect((await taken()) - before).toBe(4);
  });

  test('leave the days for paying where the card is not good any more, and end PRO without it', async () => {
    await plantAnother();
    await setCard(FLAT, { providerCardId: 'pm_card_chargeCustomerFail' });
    const back = later(3) + DAY_MS;
    await until(back);
    const failed = await stateOf(FLAT);
    expect(failed.billing).toMatchObject({ pendingAmount: 18_500, pendingDeadline: back + 7 * DAY_MS });
    expect(failed.plan).toBe('pro');
    await until(back + 8 * DAY_MS - 1);
    expect((await stateOf(FLAT)).licensed).toBe(37);
    await until(back + 8 * DAY_MS);
    const { plan, licensed, batches, invoices } = await stateOf(FLAT);
    expect({ plan, licensed, batches }).toEqual({ plan: 'free', licensed: 0, batches: [] });
    expect(invoices).toMatchObject([{ total: 18_500, paidAt: null }]);
  });

  test('go on with the money for the first of them', async () => {
    await setCard(FLAT, { providerCardId: 'pm_card_chargeCustomerFail' });
    await until(later(2) + DAY_MS);
    await setCard(FLAT, { providerCardId: 'pm_card_visa' });
    await until(later(2) + 2 * DAY_MS);
    const { billing, batches, orders } = await stateOf(FLAT);
    expect(batches).toMatchObject([{ startsAt: later(2), isCredited: false }]);
    expect(orders.map(({ status }) => status)).toEqual(Array(3).fill('succeeded'));
    expect(billing).toMatchObject({ plan: 'pro', pendingAmount: 0 });
  });
});

describe('a renewal that is not paid', () => {
  test('runs on credit until the deadline, gives PRO back with the money, and ends with its period without it', async () => {
    await setCard(FLAT, { providerCardId: 'pm_card_chargeCustomerFail' });
    await until(renews);
    const failed = await stateOf(FLAT);
    const deadline = renews + 7 * DAY_MS;
    expect(failed.billing).toMatchObject({ pendingAmount: 18_500, pendingDeadline: deadline, hasPaymentFailed: true });
    expect(failed.batches).toMatchObject([{ isCredited: true, startsAt: renews }]);
    expect(failed.orders).toMatchObject([{ status: 'open', failure: 'declined', attempt: 1 }]);
    expect(failed.invoices).toMatchObject([{ paidAt: null }]);
    await until(renews + 2 * DAY_MS);
    const [told, ...more] = await mails(FLAT_ADMIN);
    expect(told).toMatch(/\$185\.00 to the card ending in 5100[^]*March \d+, 2026/);
    expect(more).toEqual([]);
    await until(deadline + DAY_MS - 1);
    expect((await stateOf(FLAT)).plan).toBe('pro');
    await until(deadline + DAY_MS);
    expect((await stateOf(FLAT)).plan).toBe('free');
    // Told on the day on which the limits begin, once.
    const limited = async () =>
      (await mails(FLAT_ADMIN)).filter((text) => text.includes('limits of the free Starter plan'));
    expect(await limited()).toEqual([expect.stringMatching(/\$185\.00, have not been paid in time/)]);
    const buyer = await upstream.as(FLAT_ADMIN);
    await setCard(FLAT, { providerCardId: 'pm_card_visa' });
    const init = await buyer.initPayment({ purpose: 'DUES', currency: 'USD' });
    expect(init).toMatchObject({ status: 200, body: { payableAmount: 18_500 } });
    const { order_id: orderId } = init.body as { order_id: string };
    const paid = await buyer.paySaved(orderId, `${FLAT}-card-1`, { amount: 18_500, currency: 'USD' });
    expect(paid).toMatchObject({ status: 200, body: { status: 'success' } });
    const back = await stateOf(FLAT);
    expect(back).toMatchObject({ plan: 'pro', licensed: 37, billing: { pendingAmount: 0, hasPaymentFailed: false } });
    expect(back.batches).toMatchObject([{ isCredited: false }]);
    // The renewal was billed once: paying it later brings no other invoice.
    const paidAt = upstream.clock.now();
    expect(back.invoices).toMatchObject([{ total: 18_500, paidAt, paidBy: { method: 'CARD', lastFour: '4242' } }]);
    const { invoiceId } = back.invoices[0] ?? {};
    expect(back.orders.find(({ kind }) => kind === 'DUES')).toMatchObject({ result: { invoiceId } });
  });

  test('is not renewed again: the team is on the free plan, without licences, and owes what it owes', async () => {
    await noCard(FLAT);
    await until(renews);
    expect((await stateOf(FLAT)).billing).toMatchObject({ hasPaymentFailed: false, pendingAmount: 18_500 });
    expect(await mails(FLAT_ADMIN)).toEqual([expect.stringMatching(/no card is saved/)]);
    await until(renews + 9 * DAY_MS);
    await until(later(1));
    const { billing, batches, licensed, plan } = await stateOf(FLAT);
    expect({ plan, batches, licensed }).toEqual({ plan: 'free', batches: [], licensed: 0 });
    expect(billing).toMatchObject({ plan: 'free', type: null, interval: null, pendingAmount: 18_500 });
  });

  test('ends with its period, too, where there is time left to pay it', async () => {
    await noCard(FLAT);
    // The services were down for so long that the last day for paying is one of the next period.
    await until(renews + 27 * DAY_MS);
    expect((await stateOf(FLAT)).billing.pendingDeadline).toBeGreaterThan(later(1));
    await until(later(1));
    const { batches, licensed, plan, invoices, billing } = await stateOf(FLAT);
    expect({ plan, batches, licensed }).toEqual({ plan: 'free', batches: [], licensed: 0 });
    expect(invoices).toMatchObject([{ total: 18_500, paidAt: null }]);
    expect(billing).toMatchObject({ pendingAmount: 18_500, pendingDeadline: null });
  });

  test.each([
    ['by invoice', { paymentMethod: 'INVOICE' }],
    ['offline', { type: 'PAID_OFFLINE' }],
  ] as const)('by a team that pays %s is never charged to a card', async (_how, agreed) => {
    const before = await taken();
    await setBilling(upstream.db, FLAT, agreed);
    await until(renews);
    const { billing, orders, invoices } = await stateOf(FLAT);
    expect(orders).toEqual([]);
    expect(invoices).toMatchObject([{ paidAt: null, total: 18_500 }]);
    expect(billing).toMatchObject({ pendingAmount: 18_500, hasPaymentFailed: false });
    expect(await taken()).toBe(before);
    const [issued] = invoices;
    const mailed = (await mails(FLAT_ADMIN)).filter((mail) => mail.includes(issued?.number ?? 'none'));
    expect(mailed).toEqual([expect.stringContaining('$185.00. It is open')]);
  });

  test('is owed and charged before PRO has started with the licences, too', async () => {
    await setBilling(upstream.db, FLAT, { plan: 'free', isProPlanInitialized: true, activationAt: null });
    await until(renews);
    const { billing, batches, orders } = await stateOf(FLAT);
    expect(orders).toMatchObject([{ status: 'succeeded', amount: 18_500 }]);
    expect({ ...billing, batches }).toMatchObject({ pendingAmount: 0, batches: [{ isCredited: false }] });
  });

  test('is due with what was owed before it, where that is due earlier', async () => {
    const pendingDeadline = renews + 2 * DAY_MS;
    await setBilling(upstream.db, FLAT, { pendingAmount: 5_000, pendingDeadline });
    await noCard(FLAT);
    await until(renews);
    expect((await stateOf(FLAT)).billing).toMatchObject({ pendingAmount: 23_500, pendingDeadline });
    await until(pendingDeadline + DAY_MS);
    expect((await stateOf(FLAT)).plan).toBe('free');
  });

  test('has all of its time where what was owed before was to be paid with it', async () => {
    await setBilling(upstream.db, FLAT, { pendingAmount: 5_000, pendingDeadline: renews });
    await noCard(FLAT);
    await until(renews);
    expect((await stateOf(FLAT)).billing).toMatchObject({
      ...{ pendingAmount: 23_500, pendingDeadline: renews + 7 * DAY_MS },
    });
  });

  test('goes on where the last day for what was owed before has passed only while the services were down', async () => {
    await setBilling(upstream.db, FLAT, { pendingAmount: 5_000, pendingDeadline: renews });
    await until(renews + 3 * DAY_MS);
    const { billing, batches, orders } = await stateOf(FLAT);
    expect(orders).toMatchObject([{ status: 'succeeded', amount: 23_500 }]);
    expect({ ...billing, batches }).toMatchObject({ plan: 'pro', pendingAmount: 0, batches: [{ renewsAt: later(1) }] });
  });

  test('ends where what was owed before is overdue', async () => {
    await setBilling(upstream.db, FLAT, { pendingAmount: 5_000, pendingDeadline: renews - DAY_MS });
    await until(renews);
    const { billing, batches, licensed, orders } = await stateOf(FLAT);
    expect({ batches, licensed, orders }).toEqual({ batches: [], licensed: 0, orders: [] });
    expect(billing).toMatchObject({ plan: 'free', pendingAmount: 5_000 });
  });
});

test('a subscription whose licences nobody wants any more goes on with everybody Lite', async () => {
  await upstream.db.transaction((db) =>
    db
      .update(person)
      .set({ isAutoRenewEnabled: false })
      .where(and(eq(person.teamId, FLAT), person.isLicensed)),
  );
  await until(renews);
  const { batches, licensed, billing, orders } = await stateOf(FLAT);
  expect({ batches, licensed, orders }).toEqual({ batches: [], licensed: 0, orders: [] });
  expect(billing).toMatchObject({ plan: 'pro', type: 'FLAT_RATE', pendingAmount: 0 });
});
