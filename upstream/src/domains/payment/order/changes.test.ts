import { CARDS } from '../../../providers/standIn/testCards.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { person } from '../../../db/tables/member.ts';
import { paymentCard } from '../../../db/tables/payment.ts';
import { setBilling } from '../../../testing/licences.ts';
import { orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { codeOf } from '../../../testing/testUpstream.ts';
import { billingOf } from '../../billing/repository.ts';

const upstream = await startPayingUpstream(['orbit.example', 'seedling.example', 'rupee.example']);
const { standIn, db, paymentsOf, auditOf } = upstream;

const row = (teamId: string) => db.read((queries) => billingOf(queries, teamId));
const terms = (more: object = {}) => ({
  ...{ purpose: 'LICENCES', currency: 'USD', license_count: 8, config_id: 'PRO_90_DAYS', auto_assign: false, ...more },
});

const ANNUAL = { currency: 'USD', interval: 'ANNUAL' };
/** An order of PRO for eight people of eleven, or for all of them, and how three of them come and go. */
const fewerPeople = async (first: 'active' | 'deactivated' = 'deactivated') => {
  const admin = await upstream.as('admin@seedling.example');
  await admin.saveAddress('US');
  const isMember = and(eq(person.teamId, admin.teamId), eq(person.role, 'member'), eq(person.state, 'active'));
  const people = await db.read((queries) => queries.select().from(person).where(isMember).limit(3));
  const three = people.map(({ guid }) => guid);
  const set = (state: 'active' | 'deactivated') =>
    db.transaction((queries) => queries.update(person).set({ state }).where(inArray(person.guid, three)));
  await set(first);
  const order = orderIn((await admin.initPro(ANNUAL)).body);
  expect(order.payableAmount).toBe((first === 'active' ? 11 : 8) * 3_600);
  return { admin, order, set };
};

describe('what changes before it is paid', () => {
  test('more people are asked about first, with what they add', async () => {
    const admin = await upstream.as('admin@seedling.example');
    await admin.saveAddress('US');
    const annual = { currency: 'USD', interval: 'ANNUAL' };
    const { body } = await admin.initPro(annual);
    const first = orderIn(body);
    const leave = (state: 'active' | 'deactivated') =>
      db.transaction((queries) => queries.update(person).set({ state }).where(eq(person.guid, 'seedling-0002')));
    await leave('deactivated');
    const fewer = orderIn((await admin.initPro(annual)).body);
    expect(fewer.payableAmount).toBe(first.payableAmount - 3_600);
    await leave('active');
    const more = await admin.initPro(annual);
    expect(more.body).toMatchObject({
      payableAmount: first.payableAmount,
      order: { proformaUsers: fewer.payableAmount / 3_600, proformaIncrease: 3_600 },
    });
    await leave('deactivated');
    const saved = { amount: first.payableAmount, currency: 'USD' };
    await db.transaction((queries) =>
      queries.insert(paymentCard).values({
        ...{
          cardId: 'seedling-card',
          teamId: admin.teamId,
          providerCardId: 'pm_card_visa',
          brand: 'VI',
          lastFour: '4242',
        },
        ...{ expiryMonth: 12, expiryYear: 2034, isDefault: true, addedAt: 0, removedAt: null },
      }),
    );
    const { order_id } = orderIn(more.body);
    expect(codeOf(await admin.paySaved(order_id, 'seedling-card', saved))).toBe('409 amount_changed');
    expect(await paymentsOf(order_id)).toMatchObject([{ received: 0 }]);
  });

  test('of a new card nothing is charged at the price from before: the payment of that is taken back', async () => {
    const { admin, order, set } = await fewerPeople();
    await set('active');
    const shown = { ...ANNUAL, amount: order.payableAmount };
    expect(codeOf(await admin.initPro(shown))).toBe('409 amount_changed');
    const { body } = await admin.initPro(ANNUAL);
    expect(body).toMatchObject({
      payableAmount: order.payableAmount + 10_800,
      order: { users: 11, proformaUsers: 8, proformaIncrease: 10_800 },
    });
    expect(await standIn.typeCard(order.clientSecret, CARDS.good)).toBe(400);
    expect(await paymentsOf(order.order_id)).toMatchObject([{ status: 'canceled', received: 0 }]);
    const next = orderIn(body);
    await standIn.typeCard(next.clientSecret, CARDS.good);
    expect((await admin.processPro(next.order_id)).body).toMatchObject({ status: 'success' });
    expect(await row(admin.teamId)).toMatchObject({ licencesBought: 11, credits: 0 });
  });

  test('who joins after the card was confirmed has PRO, too, and is owed with the next renewal', async () => {
    const { admin, order, set } = await fewerPeople();
    expect(await standIn.typeCard(order.clientSecret, CARDS.good)).toBe(200);
    await set('active');
    expect((await admin.processPro(order.order_id)).body).toMatchObject({
      status: 'success',
      order: { users: 8, result: { licences: 11, assigned: 11, unused: 0 } },
    });
    expect(await row(admin.teamId)).toMatchObject({ licencesBought: 11, credits: -10_800, pendingAmount: 0 });
    expect(await admin.plan()).toMatchObject({
      billingDetails: { planAmount: 11 * 3_600, dues: { amount: 10_800 }, amount: 14 * 3_600 },
    });
    expect(await paymentsOf(order.order_id)).toMatchObject([{ received: 8 * 3_600 }]);
  });

  test('who leaves after it was paid for', async () => {
    const { admin, order, set } = await fewerPeople('active');
    await standIn.typeCard(order.clientSecret, CARDS.good);
    await set('deactivated');
    expect((await admin.processPro(order.order_id)).body).toMatchObject({
      status: 'success',
      order: { result: { licences: 11, assigned: 8, unused: 3 } },
    });
    expect(await row(admin.teamId)).toMatchObject({ credits: 0, balance: 0 });
  });

  test('a bank is not gone to for what comes to something else by now', async () => {
    const admin = await upstream.as('admin@rupee.example');
    await admin.saveAddress('IN');
    const wanted = terms({ currency: 'INR', config_id: 'PRO_60_DAYS', license_count: 5 });
    const { order_id: id } = orderIn((await admin.initPayment(wanted)).body);
    await setBilling(db, admin.teamId, { credits: 700 });
    expect(codeOf(await admin.bank(id))).toBe('409 amount_changed');
    const { body } = await admin.initPayment(wanted);
    expect(orderIn(body).payableAmount).toBe(189_000 - 700);
    expect((await admin.bank(orderIn(body).order_id)).status).toBe(200);
  });

  test('credits that were used elsewhere are owed', async () => {
    const admin = await upstream.as('admin@orbit.example');
    await admin.saveAddress('US');
    const order = orderIn((await admin.initPayment(terms({ license_count: 20 }))).body);
    expect(order.payableAmount).toBe(27_000 - 15_000);
    await setBilling(db, admin.teamId, { credits: 1_000, balance: 0 });
    await standIn.typeCard(order.clientSecret, CARDS.good);
    expect((await admin.process(order.order_id)).body).toMatchObject({ status: 'success' });
    expect(await row(admin.teamId)).toMatchObject({ credits: 0, balance: 0, pendingAmount: 14_000 });
  });

  test('what was paid beyond what is owed by then is to the team’s credit', async () => {
    const admin = await upstream.as('admin@seedling.example');
    await setBilling(db, admin.teamId, { pendingAmount: 12_500 });
    const order = orderIn((await admin.initPayment({ purpose: 'DUES', currency: 'USD' })).body);
    await setBilling(db, admin.teamId, { pendingAmount: 10_000 });
    await standIn.typeCard(order.clientSecret, CARDS.good);
    expect((await admin.process(order.order_id)).body).toMatchObject({ status: 'success' });
    expect(await row(admin.teamId)).toMatchObject({ pendingAmount: 0, balance: 2_500, credits: 0 });
  });

  test('what is paid in another currency than there is something in by then buys nothing', async () => {
    const admin = await upstream.as('admin@seedling.example');
    await admin.saveAddress('IN');
    const order = orderIn((await admin.initPayment(terms({ currency: 'INR' }))).body);
    await standIn.typeCard(order.clientSecret, CARDS.good);
    await setBilling(db, admin.teamId, { balance: 500 });
    expect((await admin.process(order.order_id)).body).toMatchObject({ order: { status: 'cancelled' } });
    expect(await row(admin.teamId)).toMatchObject({ currency: 'USD', licencesBought: 0, balance: 500 });
    expect(await auditOf(order.order_id)).toContain('payment.overpay');
  });

  test('money for what cannot be bought any more is to the team’s credit', async () => {
    const admin = await upstream.as('admin@seedling.example');
    await admin.saveAddress('US');
    const order = orderIn((await admin.initPro({ currency: 'USD', interval: 'MONTHLY' })).body);
    await standIn.typeCard(order.clientSecret, CARDS.good);
    await setBilling(db, admin.teamId, { plan: 'enterprise' });
    expect((await admin.processPro(order.order_id)).body).toMatchObject({
      status: 'failed',
      order: { status: 'cancelled' },
    });
    await upstream.pass(61_000);
    expect(await row(admin.teamId)).toMatchObject({
      plan: 'enterprise',
      licencesBought: 0,
      balance: order.payableAmount,
    });
    expect(await auditOf(order.order_id)).toContain('payment.overpay');
  });
});
