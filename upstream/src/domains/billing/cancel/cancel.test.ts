import { CARDS } from '../../../providers/standIn/testCards.ts';
import { and, eq, gte, isNull, ne, or } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { licenceBatch } from '../../../db/tables/billing.ts';
import { person } from '../../../db/tables/member.ts';
import { invoice, paymentCard, paymentOrder } from '../../../db/tables/payment.ts';
import { mail } from '../../../db/tables/system.ts';
import { DAY_MS } from '../../../lib/durations.ts';
import { setBilling } from '../../../testing/licences.ts';
import { type Buyer, orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { START, codeOf, textAt } from '../../../testing/testUpstream.ts';
import { plantRenewal } from '../renewal/actions.ts';
import { batchesOf, billingOf } from '../repository.ts';

const upstream = await startPayingUpstream(['flat.example', 'overdue.example', 'deal.example', 'firstday.example']);
const TODAY = Date.parse('2026-03-02T00:00:00Z');
let buyer: Buyer;
beforeEach(async () => {
  buyer = await upstream.as('admin@overdue.example');
});

const init = (by: Buyer = buyer, reason = '1') => by.post('/billing/init-cancel-plan', { reason });
const cancel = (billId: string, by: Buyer = buyer) => by.post('/billing/cancel-plan', { billId });
const billIdOf = async (by?: Buyer) => textAt((await init(by)).body, 'billId');
const stateOf = (teamId: string) =>
  upstream.db.read(async (db) => ({
    billing: await billingOf(db, teamId),
    batches: await batchesOf(db, teamId),
    licensed: await db.$count(person, and(eq(person.teamId, teamId), person.isLicensed)),
    // What was paid for earlier months is over.
    invoices: await db
      .select()
      .from(invoice)
      .where(and(eq(invoice.teamId, teamId), or(isNull(invoice.paidAt), gte(invoice.paidAt, TODAY))))
      .orderBy(invoice.number),
    orders: await db.select().from(paymentOrder).where(eq(paymentOrder.teamId, teamId)),
  }));
/** How giving PRO up is, as the plan tells it. */
const cancellationOf = async (by: Buyer) => {
  const plan = await by.plan();
  return typeof plan === 'object' && plan !== null && 'cancellation' in plan ? plan.cancellation : undefined;
};
const mailed = async (to: string) => {
  await upstream.jobs.runDue();
  const rows = await upstream.db.read((db) => db.select().from(mail).where(eq(mail.recipient, to)));
  return rows.map(({ subject, text }) => `${subject}\n${text}`);
};

describe('giving PRO up', () => {
  test('is for PRO that was bought and has not begun, too: it is not renewed any more', async () => {
    const early = await upstream.as('admin@firstday.example');
    const billId = await billIdOf(early);
    expect(await cancel(billId, early)).toMatchObject({ status: 200, body: { status: 'done' } });
    const { billing, batches } = await stateOf(early.teamId);
    expect(batches).toEqual([]);
    expect(billing).toMatchObject({ plan: 'free', type: null, pendingAmount: 0, activationAt: null });
  });

  test('bills the days of the unpaid period in the place of what is owed for it, and ends at once', async () => {
    const bill = await init();
    expect(bill).toMatchObject({
      status: 200,
      body: {
        lastRenewalDate: TODAY - 2 * DAY_MS,
        billingPeriod: { startDate: TODAY - 2 * DAY_MS, days: 3 },
        ...{ activeUsers: 25, perUserCharge: 500, prevBalance: 0, subTotal: 1_339, totalAmount: 1_339 },
        ...{ currency: 'USD', paidUntil: null, endsOn: null, licences: 25 },
      },
    });
    expect((await stateOf('team-overdue')).billing).toMatchObject({ plan: 'pro', pendingAmount: 12_500 });
    const billId = textAt(bill.body, 'billId');
    expect(await cancel(billId)).toMatchObject({ status: 200, body: { status: 'done', endsOn: null } });
    expect(await cancel(billId)).toMatchObject({ status: 200, body: { status: 'done' } });
    const { billing, batches, licensed, invoices } = await stateOf('team-overdue');
    expect({ batches, licensed }).toEqual({ batches: [], licensed: 0 });
    expect(billing).toMatchObject({
      plan: 'free',
      type: null,
      interval: null,
      monthlyRate: null,
      pendingDeadline: null,
    });
    expect(billing.pendingAmount).toBe(1_339);
    expect(invoices).toMatchObject([
      { total: 12_500, paidAt: null },
      { total: 1_339 - 12_500, paidAt: null },
    ]);
    expect(await mailed('admin@overdue.example')).toEqual([expect.stringMatching(/canceled[^]*\$13\.39/)]);
    expect(codeOf(await init())).toBe('409 cancellation_not_possible');
    const order = orderIn((await buyer.initPayment({ purpose: 'DUES', currency: 'USD' })).body);
    expect(order.payableAmount).toBe(1_339);
    const paid = await buyer.paySaved(order.order_id, 'team-overdue-card-1', { amount: 1_339, currency: 'USD' });
    expect(paid).toMatchObject({ body: { status: 'success' } });
    const paidUp = await stateOf('team-overdue');
    expect(paidUp.billing).toMatchObject({ plan: 'free', pendingAmount: 0 });
    expect(paidUp.invoices.map(({ paidAt }) => paidAt)).toEqual([START, START]);
  });

  test('refuses a bill that is not the latest, or whose figures are others by now', async () => {
    const first = await billIdOf();
    const second = await billIdOf();
    expect(codeOf(await cancel(first))).toBe('409 bill_outdated');
    await setBilling(upstream.db, 'team-overdue', { credits: 300 });
    expect(codeOf(await cancel(second))).toBe('409 bill_outdated');
    expect(await init()).toMatchObject({ body: { prevBalance: -300, subTotal: 1_339, totalAmount: 1_039 } });
    const third = await billIdOf();
    upstream.clock.advance(DAY_MS);
    expect(codeOf(await cancel(third, await upstream.as('admin@overdue.example')))).toBe('409 bill_outdated');
    expect(codeOf(await cancel('nobody-knows-it'))).toMatch(/bill_not_found/);
    expect((await stateOf('team-overdue')).billing.plan).toBe('pro');
  });

  test.each([
    { credits: 500, balance: 0, total: 839, left: 0, balanceLeft: 0 },
    { credits: 1_539, balance: 0, total: 0, left: 200, balanceLeft: 0 },
    { credits: 500, balance: 1_000, total: 0, left: 0, balanceLeft: 161 },
  ])('uses what is there against the bill, and leaves the rest: %j', async (row) => {
    const { credits, balance, total, left, balanceLeft } = row;
    await setBilling(upstream.db, 'team-overdue', { credits, balance });
    const bill = await init();
    expect(bill).toMatchObject({ body: { prevBalance: -credits - balance, subTotal: 1_339, totalAmount: total } });
    await cancel(textAt(bill.body, 'billId'));
    expect((await stateOf('team-overdue')).billing).toMatchObject({
      ...{ pendingAmount: total, credits: left, balance: balanceLeft },
    });
    await buyer.saveAddress('US');
    const again = await buyer.initPayment({
      ...{ purpose: 'LICENCES', currency: 'USD', license_count: 8, config_id: 'PRO_90_DAYS', auto_assign: false },
    });
    // It is there for whatever the team buys next.
    expect(again).toMatchObject({
      body: { gross: 10_800, creditsUsed: left, payableAmount: 10_800 - left - balanceLeft },
    });
  });

  test('costs nothing where the period was paid ahead, and leaves what is to the credit of the team', async () => {
    const flat = await upstream.as('admin@flat.example');
    await setBilling(upstream.db, 'team-flat', { balance: 700 });
    const bill = await init(flat, 'It is too much');
    expect(bill).toMatchObject({ body: { subTotal: 0, prevBalance: -700, totalAmount: 0, licences: 37 } });
    expect(bill).toMatchObject({ body: { paidUntil: Date.parse('2026-03-11T00:00:00Z') } });
    expect(await cancel(textAt(bill.body, 'billId'), flat)).toMatchObject({ body: { status: 'done' } });
    expect((await stateOf('team-flat')).billing).toMatchObject({ plan: 'free', balance: 700, pendingAmount: 0 });
    expect(await mailed('admin@flat.example')).toEqual([expect.stringMatching(/Nothing is left to pay/)]);
  });

  test('leaves as dues all that is still owed, whatever it was owed as, so that it can be paid', async () => {
    const flat = await upstream.as('admin@flat.example');
    // Three have joined in the moment of a purchase, and an account of old was not settled.
    await setBilling(upstream.db, 'team-flat', { credits: -10_800, accountBalanceDue: 2_000, balance: 300 });
    const bill = await init(flat);
    expect(bill).toMatchObject({ body: { subTotal: 0, prevBalance: 12_500, totalAmount: 12_500 } });
    await cancel(textAt(bill.body, 'billId'), flat);
    expect((await stateOf('team-flat')).billing).toMatchObject({
      ...{ pendingAmount: 12_500, credits: 0, accountBalanceDue: 0, balance: 0 },
    });
    const order = orderIn((await flat.initPayment({ purpose: 'DUES', currency: 'USD' })).body);
    expect(order.payableAmount).toBe(12_500);
    await upstream.standIn.typeCard(order.clientSecret, CARDS.good);
    expect(await flat.process(order.order_id)).toMatchObject({ body: { status: 'success' } });
    const { billing, invoices } = await stateOf('team-flat');
    expect(billing.pendingAmount).toBe(0);
    expect(invoices).toMatchObject([{ total: 12_500, lines: [{ text: 'Dues', amount: 12_500 }] }]);
  });

  test('says of a final bill that is too little to be charged that it waits', async () => {
    await setBilling(upstream.db, 'team-overdue', { pendingAmount: 500 });
    await upstream.db.transaction((db) =>
      db.update(licenceBatch).set({ count: 1, startsAt: TODAY }).where(eq(licenceBatch.teamId, 'team-overdue')),
    );
    const bill = await init();
    expect(bill).toMatchObject({ body: { billingPeriod: { days: 1 }, subTotal: 19, totalAmount: 19 } });
    await cancel(textAt(bill.body, 'billId'));
    expect(codeOf(await buyer.initPayment({ purpose: 'DUES', currency: 'USD' }))).toBe('409 nothing_due');
    expect(await mailed('admin@overdue.example')).toEqual([expect.stringMatching(/\$0\.19\. That is too little/)]);
  });

  test('is not for whoever has it by agreement or invoice, tries it, or is no admin', async () => {
    const deal = await upstream.as('admin@deal.example');
    expect(codeOf(await init(deal))).toBe('409 cancellation_not_possible');
    await setBilling(upstream.db, 'team-flat', { paymentMethod: 'INVOICE' });
    expect(codeOf(await init(await upstream.as('admin@flat.example')))).toBe('409 cancellation_not_possible');
    expect(codeOf(await init(await upstream.as('member@flat.example')))).toMatch(/actor_not_admin/);
    const session = (await upstream.as('admin@overdue.example')).session;
    const other = await upstream.post('/billing/init-cancel-plan?teamId=team-flat', { reason: '1' }, session);
    expect(codeOf(other)).toMatch(/team_not_found/);
    expect(codeOf(await init(buyer, '   '))).toMatch(/invalid_request/);
  });
});

describe('a bill for giving PRO up', () => {
  test('refuses what has changed of a bill of which nothing is to be paid, too', async () => {
    const flat = await upstream.as('admin@flat.example');
    const before = await billIdOf(flat);
    await setBilling(upstream.db, 'team-flat', { credits: 300 });
    expect(codeOf(await cancel(before, flat))).toBe('409 bill_outdated');
    const yesterday = await billIdOf(flat);
    upstream.clock.advance(DAY_MS);
    expect(codeOf(await cancel(yesterday, await upstream.as('admin@flat.example')))).toBe('409 bill_outdated');
    expect((await stateOf('team-flat')).billing.plan).toBe('pro');
  });

  test('keeps PRO where something was bought since, even at the same figures', async () => {
    await buyer.saveAddress('US');
    const billId = await billIdOf();
    upstream.clock.advance(1_000);
    const bought = orderIn(
      (
        await buyer.initPayment({
          ...{ purpose: 'LICENCES', currency: 'USD', license_count: 8, config_id: 'PRO_90_DAYS' },
          ...{ auto_assign: false, auto_renew_demo_license: false },
        })
      ).body,
    );
    await upstream.standIn.typeCard(bought.clientSecret, CARDS.good);
    await buyer.process(bought.order_id);
    expect(codeOf(await cancel(billId))).toBe('409 bill_outdated');
    expect(await init()).toMatchObject({ body: { subTotal: 1_339, licences: 33 } });
    expect((await stateOf('team-overdue')).billing).toMatchObject({ plan: 'pro', licencesBought: 33 });
  });

  test('keeps PRO where its licences were renewed since', async () => {
    await setBilling(upstream.db, 'team-flat', { paymentMethod: null });
    const flat = await upstream.as('admin@flat.example');
    const billId = await billIdOf(flat);
    const [batch] = (await stateOf('team-flat')).batches;
    await upstream.db.transaction((db) => plantRenewal(db, START, 'team-flat'));
    await upstream.pass((batch?.renewsAt ?? 0) - START);
    expect(codeOf(await cancel(billId, await upstream.as('admin@flat.example')))).toBe('409 bill_outdated');
    expect((await stateOf('team-flat')).billing.plan).toBe('pro');
  });

  test('is as it was confirmed although somebody has joined, who costs nothing', async () => {
    const unlicensed = and(eq(person.teamId, 'team-overdue'), eq(person.isLicensed, false), ne(person.role, 'guest'));
    const set = (state: 'active' | 'deactivated') =>
      upstream.db.transaction((db) => db.update(person).set({ state }).where(unlicensed));
    await set('deactivated');
    const users = async () => (await buyer.get('/billing/chargeable-users')).body;
    const before = await users();
    const billId = await billIdOf();
    await set('active');
    expect(await users()).not.toEqual(before);
    expect(await cancel(billId)).toMatchObject({ body: { status: 'done' } });
    expect((await stateOf('team-overdue')).billing).toMatchObject({ plan: 'free', pendingAmount: 1_339 });
  });
});

describe('giving PRO up while a payment is on its way', () => {
  /** Confirmed while a card's bank is at the payment of the dues. */
  const confirmed = async (card: string) => {
    const order = orderIn((await buyer.initPayment({ purpose: 'DUES', currency: 'USD' })).body);
    await upstream.standIn.typeCard(order.clientSecret, card);
    expect(await buyer.process(order.order_id)).toMatchObject({ body: { status: 'pending' } });
    const billId = await billIdOf();
    expect(await cancel(billId)).toMatchObject({ body: { status: 'pending', endsOn: null } });
    expect(await cancel(billId)).toMatchObject({ body: { status: 'pending' } });
    expect((await stateOf('team-overdue')).billing.plan).toBe('pro');
    expect(await cancellationOf(buyer)).toEqual({ billId, endsOn: null, canResume: true });
    return { order, billId };
  };

  test('happens as it was confirmed once the payment has failed, days later, too', async () => {
    const { order, billId } = await confirmed(CARDS.slowAndFails);
    await upstream.pass(DAY_MS);
    const { billing, licensed, orders } = await stateOf('team-overdue');
    expect(billing).toMatchObject({ plan: 'free', pendingAmount: 1_339 });
    expect(licensed).toBe(0);
    expect(orders.find(({ orderId }) => orderId === order.order_id)).toMatchObject({ status: 'cancelled' });
    expect(await cancel(billId, await upstream.as('admin@overdue.example'))).toMatchObject({
      body: { status: 'done' },
    });
    expect(await mailed('admin@overdue.example')).toEqual([expect.stringMatching(/canceled[^]*\$13\.39/)]);
    expect(await cancellationOf(await upstream.as('admin@overdue.example'))).toBeNull();
  });

  test('happens as it was confirmed once the charge of a renewal has failed', async () => {
    const set = { providerCardId: 'pm_card_chargeCustomerFail' };
    await upstream.db.transaction((db) => db.update(paymentCard).set(set).where(eq(paymentCard.teamId, 'team-flat')));
    await upstream.standIn.misbehave({ failRequests: 1_000 });
    await upstream.db.transaction((db) => plantRenewal(db, START, 'team-flat'));
    await upstream.pass(Date.parse('2026-03-12T00:00:00Z') - START);
    const flat = await upstream.as('admin@flat.example');
    const bill = await init(flat);
    expect(bill).toMatchObject({ body: { billingPeriod: { days: 1 }, subTotal: 500, prevBalance: 0, licences: 31 } });
    expect(await cancel(textAt(bill.body, 'billId'), flat)).toMatchObject({ body: { status: 'pending' } });
    await upstream.standIn.misbehave({ failRequests: 0 });
    for (let tries = 0; tries < 6; tries += 1) await upstream.pass(61_000);
    const { billing, invoices, orders } = await stateOf('team-flat');
    expect(billing).toMatchObject({ plan: 'free', pendingAmount: 500, pendingDeadline: null });
    expect(orders).toMatchObject([{ kind: 'RENEWAL', status: 'cancelled', amount: 15_500 }]);
    expect(invoices.map(({ total, paidAt }) => [total, paidAt])).toEqual([
      [15_500, null],
      [500 - 15_500, null],
    ]);
  });

  test('is refused where the payment came: by then it is another bill', async () => {
    const { order, billId } = await confirmed(CARDS.slow);
    await upstream.pass(2 * 61_000);
    expect(await buyer.process(order.order_id)).toMatchObject({ body: { status: 'success' } });
    const { billing, licensed, invoices } = await stateOf('team-overdue');
    expect(billing).toMatchObject({ plan: 'pro', pendingAmount: 0, balance: 0 });
    expect(licensed).toBe(25);
    expect(invoices).toMatchObject([
      { total: 12_500, lines: [{ text: 'Renewal of PRO', amount: 12_500 }], paidBy: { method: 'CARD' } },
    ]);
    expect(await mailed('admin@overdue.example')).toContainEqual(expect.stringMatching(/^PRO was not canceled/));
    expect(codeOf(await cancel(billId))).toBe('409 bill_outdated');
    const next = await init();
    expect(next).toMatchObject({
      body: { subTotal: 0, totalAmount: 0, paidUntil: Date.parse('2026-03-27T00:00:00Z') },
    });
    expect(await cancel(textAt(next.body, 'billId'))).toMatchObject({ body: { status: 'done' } });
    expect((await stateOf('team-overdue')).billing.plan).toBe('free');
  });
});
