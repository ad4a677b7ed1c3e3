import { CARDS } from '../../../providers/standIn/testCards.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { licenceBatch } from '../../../db/tables/billing.ts';
import { person } from '../../../db/tables/member.ts';
import { billing, billingOffer } from '../../../db/tables/billing.ts';
import { billingAddress } from '../../../db/tables/payment.ts';
import { DAY_MS } from '../../../lib/durations.ts';
import { setBilling } from '../../../testing/licences.ts';
import { orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { START, codeOf, textAt } from '../../../testing/testUpstream.ts';
import { cardsOf } from '../../payment/repository.ts';
import { billingOf } from '../repository.ts';

const upstream = await startPayingUpstream([
  ...['seedling.example', 'orbit.example', 'rupee.example', 'overdue.example', 'elite.example', 'deal.example'],
  ...['hardwall.example', 'heritage.example', 'summit.example', 'sprout.example', 'leaderless.example'],
]);
const { standIn, db } = upstream;

const TODAY = START - (START % DAY_MS);
const billingRow = (teamId: string) => db.read((queries) => billingOf(queries, teamId));
const batches = (teamId: string) =>
  db.read((queries) => queries.select().from(licenceBatch).where(eq(licenceBatch.teamId, teamId)));
const licensed = (teamId: string) =>
  db.read((queries) =>
    queries.$count(person, and(eq(person.teamId, teamId), eq(person.isLicensed, true), eq(person.state, 'active'))),
  );
const buyer = async (team: string, country: string | null = 'US') => {
  const admin = await upstream.as(`admin@${team}.example`);
  if (country !== null) await admin.saveAddress(country);
  return admin;
};
const annual = { currency: 'USD', interval: 'ANNUAL' };
const licences = (more: object = {}) => ({
  ...{ purpose: 'LICENCES', currency: 'USD', license_count: 8, config_id: 'PRO_90_DAYS' },
  ...{ auto_assign: false, auto_renew_demo_license: false, ...more },
});

describe('PRO for everybody', () => {
  test('by a new card: ordered, confirmed, carried out once, told again', async () => {
    const admin = await buyer('seedling');
    const users = Number(JSON.stringify((await admin.get('/billing/chargeable-users')).body).match(/\d+/)?.[0]);
    const { body } = await admin.initPro({ ...annual, rate: 300, amount: 300 * users * 12 });
    expect(body).toMatchObject({
      ...{ payableAmount: 3600 * users, currency: 'USD', plan: { rate: 300, interval: 'ANNUAL' } },
      order: { purpose: 'PRO_PLAN', users, months: 12, gross: 3600 * users, netBankingOffered: false, status: 'open' },
    });
    expect(body).toMatchObject({ order: { startDate: TODAY, expiryDate: Date.UTC(2027, 2, 1), autoAssign: true } });
    const order = orderIn(body);
    expect(textAt(body, 'paymentSecret')).toBe(order.clientSecret);
    expect((await admin.processPro(order.order_id)).body).toMatchObject({
      status: 'pending',
      order: { failure: null },
    });
    expect(await standIn.typeCard(order.clientSecret, CARDS.good)).toBe(200);
    const first = await admin.processPro(order.order_id);
    expect(first.body).toMatchObject({
      status: 'success',
      order: {
        ...{ status: 'succeeded', method: 'NEW_CARD', clientSecret: null },
        result: {
          licences: users,
          assigned: users,
          unused: 0,
          isTrial: false,
          isLicencesOnly: false,
          isAutoAssigned: true,
        },
      },
    });
    expect((await admin.processPro(order.order_id)).body).toEqual(first.body);
    expect((await admin.order()).body).toMatchObject({ order_id: order.order_id, status: 'succeeded' });
    const row = await billingRow(admin.teamId);
    expect(row).toMatchObject({
      ...{ plan: 'pro', type: 'SUBSCRIPTION', interval: 'ANNUAL', monthlyRate: 300, paymentMethod: 'CARD' },
      ...{ isProPlanInitialized: true, licencesBought: users, credits: 0, balance: 0, pendingAmount: 0 },
    });
    expect(await batches(admin.teamId)).toMatchObject([
      { category: 'ANNUAL', validityDays: null, anchorAt: TODAY, startsAt: TODAY, renewsAt: Date.UTC(2027, 2, 2) },
    ]);
    expect(await licensed(admin.teamId)).toBe(users);
    expect((await admin.get('/payment/payment-methods')).body).toMatchObject({
      cards: [{ lastFour: '4242', brand: 'VI' }],
    });
    expect((await admin.get('/payment/invoices')).body).toMatchObject({
      invoices: [{ total: 3600 * users, paidAt: START }],
    });
    expect(codeOf(await admin.initPro(annual))).toBe('409 purchase_not_possible');
  });

  test('without licences for everybody it starts with the first that is assigned', async () => {
    const admin = await buyer('seedling');
    const { body } = await admin.initPro({ ...annual, model: 'ANNUAL', auto_assign: false });
    const order = orderIn(body);
    await standIn.typeCard(order.clientSecret, CARDS.good);
    expect((await admin.processPro(order.order_id)).body).toMatchObject({ order: { result: { assigned: 0 } } });
    expect(await billingRow(admin.teamId)).toMatchObject({
      plan: 'free',
      activationAt: null,
      isProPlanInitialized: true,
    });
    expect(await licensed(admin.teamId)).toBe(0);
  });

  test('out of a trial, and out of the balance alone', async () => {
    const admin = await buyer('sprout');
    await setBilling(db, admin.teamId, { balance: 10_000_000 });
    const order = orderIn((await admin.initPro({ currency: 'USD', interval: 'MONTHLY' })).body);
    expect(order).toMatchObject({ payableAmount: 0, clientSecret: null });
    expect((await admin.processPro(order.order_id)).body).toMatchObject({
      status: 'success',
      order: { method: 'NOTHING_PAYABLE', result: { isTrial: true, unused: 0 } },
    });
    expect(await billingRow(admin.teamId)).toMatchObject({ plan: 'pro', type: 'SUBSCRIPTION', interval: 'MONTHLY' });
    expect(await admin.plan()).toMatchObject({ isOnTrial: false, isProPlan: true });
    expect((await standIn.payments()).filter(({ orderId }) => orderId === order.order_id)).toEqual([]);
  });

  test('as it was agreed with sales', async () => {
    const admin = await buyer('deal');
    await setBilling(db, admin.teamId, { monthlyRate: 275 });
    const { body } = await admin.initPro({ currency: 'USD' });
    // The team has 43 people; 50 licences were agreed on, as its plan says.
    expect(body).toMatchObject({ plan: { rate: 275, interval: 'ANNUAL' }, payableAmount: 275 * 50 * 12 });
    expect((await admin.get('/billing/chargeable-users')).body).toEqual({ chargeableUsers: 50 });
    await standIn.typeCard(orderIn(body).clientSecret, CARDS.good);
    expect((await admin.processPro(orderIn(body).order_id)).body).toMatchObject({ status: 'success' });
    const row = await billingRow(admin.teamId);
    expect(row).toMatchObject({ plan: 'pro', type: 'SALES_DEAL', isProPlanInitialized: true, billingStartsAt: null });
    expect(await batches(admin.teamId)).toHaveLength(1);
    expect(codeOf(await admin.initPro({ currency: 'USD' }))).toBe('409 purchase_not_possible');
  });

  test('is refused where it cannot be bought so', async () => {
    const without = await buyer('seedling', null);
    expect(codeOf(await without.initPro(annual))).toBe('409 address_missing');
    await without.saveAddress('US');
    expect(codeOf(await without.initPro({ ...annual, rate: 299 }))).toBe('409 amount_changed');
    const moveTo = (countryCode: string) =>
      db.transaction((queries) =>
        queries.update(billingAddress).set({ countryCode }).where(eq(billingAddress.teamId, without.teamId)),
      );
    // An address that was good when it was saved.
    await moveTo('CU');
    expect(codeOf(await without.initPro(annual))).toBe('400 country_restricted');
    await moveTo('US');
    expect(codeOf(await without.initPro({ ...annual, amount: 1 }))).toBe('409 amount_changed');
    expect(codeOf(await without.initPro({ currency: 'USD' }))).toBe('400 plan_not_sold');
    expect(codeOf(await without.initPro({ ...annual, model: 'MONTHLY' }))).toBe('400 plan_not_sold');
    expect(codeOf(await without.processPro('ord_none'))).toBe('404 order_not_found');
    await setBilling(db, without.teamId, { balance: 500 });
    expect(codeOf(await without.initPro({ ...annual, currency: 'INR' }))).toBe('409 currency_fixed');
    for (const team of ['orbit', 'summit']) {
      expect(codeOf(await (await buyer(team)).initPro(annual))).toBe('409 purchase_not_possible');
    }
    const hard = await buyer('hardwall');
    expect(codeOf(await hard.initPro({ currency: 'USD' }))).toBe('409 purchase_not_possible');
    expect((await hard.initPro(annual)).status).toBe(200);
    const legacy = await buyer('heritage');
    expect((await legacy.initPro({ ...annual, rate: 200 })).status).toBe(200);
    await db.transaction((queries) => queries.update(billingOffer).set({ lockedUntil: TODAY }));
    expect(codeOf(await legacy.initPro({ ...annual, rate: 200 }))).toMatch(/transactions_locked/);
  });
});

describe('licences', () => {
  test('by a saved card; what is bought is what was ordered', async () => {
    const admin = await buyer('orbit');
    const before = await billingRow(admin.teamId);
    const { body } = await admin.initPayment(licences({ amount: 0 }));
    expect(body).toMatchObject({ rate: 450, gross: 10_800, creditsUsed: 2_500, balanceUsed: 8_300, payableAmount: 0 });
    await setBilling(db, admin.teamId, { credits: 0, balance: 0 });
    const { order_id, payableAmount } = orderIn((await admin.initPayment(licences())).body);
    expect(payableAmount).toBe(10_800);
    const order = { ...licences(), order_id };
    const { purpose: _none, currency: _usd, ...variantA } = order;
    expect(codeOf(await admin.buy(variantA))).toBe('402 order_not_paid');
    const amount = { amount: 10_800, currency: 'USD' };
    expect(codeOf(await admin.paySaved(order_id, 'team-orbit-card-1', { ...amount, amount: 1 }))).toBe(
      '409 amount_changed',
    );
    expect(codeOf(await admin.paySaved(order_id, 'team-flat-card-1', amount))).toBe('404 card_not_found');
    const paid = await admin.paySaved(order_id, 'team-orbit-card-1', amount);
    expect(paid.body).toMatchObject({
      status: 'success',
      order: { method: 'SAVED_CARD', result: { licences: 8, assigned: 0, isLicencesOnly: true } },
    });
    expect((await admin.paySaved(order_id, 'team-orbit-card-1', amount)).body).toEqual(paid.body);
    expect((await admin.process(order_id)).body).toEqual(paid.body);
    expect((await admin.buy(variantA)).body).toEqual(paid.body);
    for (const other of [{ license_count: 9 }, { pending_dues_payment: true }, { auto_renew_demo_license: true }])
      expect(codeOf(await admin.buy({ ...variantA, ...other }))).toBe('409 amount_changed');
    const row = await billingRow(admin.teamId);
    expect(row).toMatchObject({ type: 'SUBSCRIPTION', interval: 'MONTHLY', licencesBought: before.licencesBought + 8 });
    const bought = (await batches(admin.teamId)).find(({ validityDays }) => validityDays === 90);
    expect(bought).toMatchObject({ category: 'QUARTERLY', count: 8, monthlyRate: 450, renewsAt: TODAY + 90 * DAY_MS });
  });

  test('with the dues, in full or out of what is there', async () => {
    const admin = await buyer('overdue');
    const { body } = await admin.initPayment(licences({ pending_dues_payment: true }));
    expect(body).toMatchObject({ gross: 10_800, dues: 12_500, payableAmount: 23_300 });
    const order = orderIn(body);
    expect(
      (await admin.paySaved(order.order_id, 'team-overdue-card-1', { amount: 23_300, currency: 'USD' })).body,
    ).toMatchObject({
      status: 'success',
    });
    expect(await billingRow(admin.teamId)).toMatchObject({
      ...{ pendingAmount: 0, pendingDeadline: null, hasPaymentFailed: false },
    });
    expect((await batches(admin.teamId)).every(({ isCredited }) => !isCredited)).toBe(true);
  });

  test('for a free team, which pays for them from then on; people get them in their order', async () => {
    const admin = await buyer('seedling');
    const terms = licences({ license_count: 4, config_id: 'PRO_60_DAYS', auto_assign: true });
    const order = orderIn((await admin.initPayment(terms)).body);
    expect(order.payableAmount).toBe(475 * 4 * 2);
    await standIn.typeCard(order.clientSecret, CARDS.good);
    expect((await admin.process(order.order_id)).body).toMatchObject({
      order: { result: { licences: 4, assigned: 4, isLicencesOnly: false } },
    });
    expect(await billingRow(admin.teamId)).toMatchObject({
      ...{ plan: 'pro', type: 'PAID', defaultLicenceCategory: 'MONTHLY', interval: null, monthlyRate: 475 },
    });
    expect(await batches(admin.teamId)).toMatchObject([
      { category: 'MONTHLY', validityDays: 60, renewsAt: TODAY + 60 * DAY_MS },
    ]);
    expect(await licensed(admin.teamId)).toBe(4);
  });

  test('turn trial licences into bought ones where that is wanted', async () => {
    const admin = await buyer('rupee', 'IN');
    const onTrial = () =>
      db.read((queries) => queries.$count(person, and(eq(person.teamId, admin.teamId), eq(person.isLicensed, false))));
    const before = await onTrial();
    const terms = {
      ...licences(),
      currency: 'INR',
      license_count: 4,
      auto_assign: true,
      auto_renew_demo_license: true,
    };
    const { body } = await admin.initPayment(terms);
    expect(body).toMatchObject({ netBankingOffered: true, rate: 17_900 });
    await standIn.typeCard(orderIn(body).clientSecret, CARDS.good);
    expect((await admin.process(orderIn(body).order_id)).body).toMatchObject({ order: { result: { assigned: 4 } } });
    expect(await onTrial()).toBe(before - 4);
  });

  test('put off the end of PRO that is given up, to the last day that is paid', async () => {
    const admin = await buyer('orbit');
    await setBilling(db, admin.teamId, { cancelsAt: TODAY + 5 * DAY_MS });
    const order = orderIn((await admin.initPayment(licences())).body);
    await standIn.typeCard(order.clientSecret, CARDS.good);
    await admin.process(order.order_id);
    expect(await billingRow(admin.teamId)).toMatchObject({ cancelsAt: TODAY + 90 * DAY_MS });
  });

  test('are priced by the list, and no fewer than may be', async () => {
    const admin = await buyer('elite');
    const { body } = await admin.post('/billing/license-configs', { currency: 'USD' });
    expect(body).toMatchObject({
      ...{ needed: 6, minimum: 6 },
      configs: [
        { id: 'PRO_365_DAYS', rate: 300, interval: 'ANNUAL', perLicenseCost: 3_600 },
        { id: 'PRO_180_DAYS', rate: 400, interval: 'BIANNUAL', perLicenseCost: 2_400 },
        { id: 'PRO_90_DAYS', rate: 450, interval: 'QUARTERLY', perLicenseCost: 1_350 },
        { id: 'PRO_60_DAYS', rate: 475, interval: null, perLicenseCost: 950 },
        { id: 'PRO_30_DAYS', rate: 500, interval: 'MONTHLY', perLicenseCost: 500 },
      ],
    });
    expect(codeOf(await admin.initPayment(licences({ license_count: 5 })))).toBe('400 count_invalid');
    expect((await admin.initPayment(licences({ license_count: 6 }))).status).toBe(200);
    const orbit = await buyer('orbit');
    expect(codeOf(await orbit.initPayment(licences({ license_count: 0 })))).toBe('400 count_invalid');
    expect(codeOf(await orbit.initPayment(licences({ currency: 'INR' })))).toBe('409 currency_fixed');
    expect(codeOf(await (await buyer('summit')).initPayment(licences()))).toBe('409 purchase_not_possible');
  });
});

describe('dues', () => {
  test('are paid alone, and then nothing is owed', async () => {
    const admin = await buyer('overdue', null);
    const { body } = await admin.initPayment({ purpose: 'DUES', currency: 'USD' });
    expect(body).toMatchObject({
      purpose: 'DUES',
      gross: 0,
      dues: 12_500,
      payableAmount: 12_500,
      netBankingOffered: false,
    });
    const order = orderIn(body);
    const amount = { amount: 12_500, currency: 'USD' };
    expect((await admin.paySaved(order.order_id, 'team-overdue-card-1', amount)).body).toMatchObject({
      status: 'success',
    });
    expect(await billingRow(admin.teamId)).toMatchObject({
      pendingAmount: 0,
      pendingDeadline: null,
      hasPaymentFailed: false,
    });
    expect(codeOf(await admin.initPayment({ purpose: 'DUES', currency: 'USD' }))).toBe('409 nothing_due');
  });

  test('that are too little to be charged wait, unless credits pay them', async () => {
    const admin = await buyer('seedling', null);
    await setBilling(db, admin.teamId, { pendingAmount: 49 });
    expect(codeOf(await admin.initPayment({ purpose: 'DUES', currency: 'USD' }))).toBe('409 nothing_due');
    await setBilling(db, admin.teamId, { credits: 60 });
    const order = orderIn((await admin.initPayment({ purpose: 'DUES', currency: 'USD' })).body);
    expect(order.payableAmount).toBe(0);
    expect((await admin.process(order.order_id)).body).toMatchObject({ status: 'success' });
    expect(await billingRow(admin.teamId)).toMatchObject({ pendingAmount: 0, credits: 11 });
  });

  test('that are paid by another card than the one that failed have renewals charged to it', async () => {
    const admin = await buyer('overdue', null);
    const cards = () => db.read((queries) => cardsOf(queries, admin.teamId));
    const [failed] = await cards();
    const order = orderIn((await admin.initPayment({ purpose: 'DUES', currency: 'USD' })).body);
    await standIn.typeCard(order.clientSecret, CARDS.good);
    await admin.process(order.order_id);
    const [first, ...others] = await cards();
    expect(first).toMatchObject({ isDefault: true, lastFour: '4242' });
    expect(first?.cardId).not.toBe(failed?.cardId);
    expect(others).toMatchObject([{ cardId: failed?.cardId, isDefault: false }]);
  });

  test('are owed on by a plan that begins anew, which is renewed by the card that it was bought with', async () => {
    const admin = await buyer('overdue');
    const bill = await admin.post('/billing/init-cancel-plan', { reason: '1' });
    await admin.post('/billing/cancel-plan', { billId: textAt(bill.body, 'billId') });
    const owed = (await billingRow(admin.teamId)).pendingAmount;
    const order = (await admin.initPro(annual)).body;
    await standIn.typeCard(orderIn(order).clientSecret, CARDS.good);
    expect((await admin.processPro(orderIn(order).order_id)).body).toMatchObject({ status: 'success' });
    // Nobody tried to charge a card for it.
    expect(await billingRow(admin.teamId)).toMatchObject({ plan: 'pro', pendingAmount: owed, hasPaymentFailed: false });
    expect(owed).toBeGreaterThan(0);
    const cards = await db.read((queries) => cardsOf(queries, admin.teamId));
    expect(cards).toMatchObject([{ isDefault: true }, { cardId: `${admin.teamId}-card-1`, isDefault: false }]);
  });

  test('of an account of old go with them', async () => {
    const admin = await buyer('overdue', null);
    await setBilling(db, admin.teamId, { accountBalanceDue: 700, credits: 200 });
    const { body } = await admin.initPayment({ purpose: 'DUES', currency: 'USD' });
    expect(body).toMatchObject({ dues: 13_200, creditsUsed: 200, payableAmount: 13_000 });
    await standIn.typeCard(orderIn(body).clientSecret, CARDS.good);
    await admin.process(orderIn(body).order_id);
    expect(await billingRow(admin.teamId)).toMatchObject({ pendingAmount: 0, accountBalanceDue: 0, credits: 0 });
  });
});

test('what is too little to be charged is owed with the next renewal', async () => {
  const admin = await buyer('orbit');
  // Fifty cents are the least that is charged.
  await setBilling(db, admin.teamId, { credits: 0, balance: 10_800 - 50 });
  expect(orderIn((await admin.initPayment(licences())).body).payableAmount).toBe(50);
  await setBilling(db, admin.teamId, { credits: 0, balance: 10_800 - 30 });
  const { order_id, ...order } = orderIn((await admin.initPayment(licences())).body);
  expect(order).toMatchObject({ payableAmount: 0, clientSecret: null });
  const { purpose: _none, currency: _usd, ...variantA } = { ...licences(), order_id };
  expect((await admin.buy(variantA)).body).toMatchObject({ status: 'success', order: { method: 'NOTHING_PAYABLE' } });
  expect(await billingRow(admin.teamId)).toMatchObject({ balance: 0, pendingAmount: 30 });
  const [row] = await db.read((queries) => queries.select().from(billing).where(eq(billing.teamId, admin.teamId)));
  expect(row?.pendingDeadline).toBeNull();
});
