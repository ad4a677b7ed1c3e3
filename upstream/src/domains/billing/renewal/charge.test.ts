import { beforeEach, describe, expect, test, vi } from 'vitest';
import { licenceBatch } from '../../../db/tables/billing.ts';
import { team } from '../../../db/tables/team.ts';
import { eq } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '../../../lib/durations.ts';
import { setBilling } from '../../../testing/licences.ts';
import { FLAT, FLAT_ADMIN, startRenewingUpstream } from '../../../testing/renewals.ts';
import { codeOf } from '../../../testing/testUpstream.ts';
import { chargeRenewalsTo } from '../../payment/card/defaultActions.ts';
import { rememberCard } from '../../payment/card/rememberActions.ts';
import { licencePeriod, monthsAfter } from '../periodRules.ts';

const { upstream, stateOf, setCard, noCard, until, taken, planFlatRenewal } = await startRenewingUpstream();

let renews = 0;
beforeEach(async () => {
  renews = await planFlatRenewal();
});

describe('the charge of a renewal that is not paid at once', () => {
  test('is charged a day later, where the card was the matter, which is told once for each attempt', async () => {
    await setCard(FLAT, { providerCardId: 'pm_card_chargeCustomerFail' });
    await until(renews);
    const [{ orderId, intentId } = { orderId: '', intentId: null }] = (await stateOf(FLAT)).orders;
    // The provider tells of it, too, and more than once: it has failed once all the same.
    for (let times = 0; times < 2; times += 1) await upstream.event(intentId ?? '');
    const hasFailed = (action: string) => action === 'billing.failRenewal';
    expect((await upstream.auditOf(orderId)).filter(hasFailed)).toHaveLength(1);
    await until(renews + DAY_MS);
    expect((await upstream.auditOf(orderId)).filter(hasFailed)).toHaveLength(2);
    await setCard(FLAT, { providerCardId: 'pm_card_visa' });
    await until(renews + 2 * DAY_MS);
    expect((await stateOf(FLAT)).orders).toMatchObject([{ status: 'succeeded', attempt: 3, failure: null }]);
  });

  test('is charged to the card that has taken another one’s place meanwhile, which has not failed', async () => {
    await setCard(FLAT, { providerCardId: 'pm_card_chargeCustomerFail' });
    await upstream.standIn.misbehave({ failRequests: 1_000 });
    await until(renews);
    const card = {
      providerCardId: 'pm_card_visa',
      brand: 'VI',
      lastFour: '4242',
      expiryMonth: 12,
      expiryYear: 2034,
      fingerprint: null,
    } as const;
    await upstream.db.transaction(async (db) => {
      await chargeRenewalsTo(db, FLAT, await rememberCard(db, renews, FLAT, card));
    });
    await upstream.standIn.misbehave({ failRequests: 0 });
    for (let tries = 0; tries < 6; tries += 1) await upstream.pass(60_000);
    const before = await stateOf(FLAT);
    expect(before.orders).toMatchObject([{ status: 'open', attempt: 1, failure: 'declined' }]);
    expect(before.billing).toMatchObject({ hasPaymentFailed: false, pendingAmount: 18_500 });
    await until(renews + 2 * DAY_MS);
    expect((await stateOf(FLAT)).orders).toMatchObject([{ status: 'succeeded', attempt: 2 }]);
  });

  test('is charged for what is left of it by then', async () => {
    await noCard(FLAT);
    await until(renews);
    expect((await stateOf(FLAT)).orders).toMatchObject([{ status: 'open', amount: 18_500 }]);
    await setBilling(upstream.db, FLAT, { pendingAmount: 10_000 });
    await setCard(FLAT, { removedAt: null, isDefault: true });
    await until(renews + DAY_MS);
    const { billing, orders } = await stateOf(FLAT);
    expect(orders).toMatchObject([{ status: 'succeeded', amount: 10_000 }]);
    expect(billing).toMatchObject({ pendingAmount: 0, balance: 0 });
  });

  test('is owed with the next one, and no credit, where what is left of it is too little to be charged', async () => {
    await noCard(FLAT);
    await until(renews);
    await setBilling(upstream.db, FLAT, { pendingAmount: 49 });
    await setCard(FLAT, { removedAt: null, isDefault: true });
    const before = await taken();
    for (const days of [1, 9]) await until(renews + days * DAY_MS);
    const { billing, orders, batches, plan } = await stateOf(FLAT);
    expect(orders).toMatchObject([{ status: 'cancelled' }]);
    expect(batches).toMatchObject([{ isCredited: false }]);
    expect(billing).toMatchObject({ pendingAmount: 49, pendingDeadline: null });
    expect(plan).toBe('pro');
    expect(await taken()).toBe(before);
  });

  test('is not charged while somebody is about to pay the dues', async () => {
    await setBilling(upstream.db, FLAT, { pendingAmount: 5_000 });
    await until(renews - HOUR_MS);
    const buyer = await upstream.as(FLAT_ADMIN);
    expect(await buyer.initPayment({ purpose: 'DUES', currency: 'USD' })).toMatchObject({ status: 200 });
    const before = await taken();
    await until(renews);
    expect(await taken()).toBe(before);
    // It looks again each hour, and the order of the dues is over after a day.
    for (const hours of [1, 23, 24, 25, 26]) await until(renews + hours * HOUR_MS);
    expect(await taken()).toBe(before + 1);
    expect((await stateOf(FLAT)).billing).toMatchObject({ pendingAmount: 0, balance: 0 });
  });

  test('is not paid by hand while the provider is at it', async () => {
    const before = await taken();
    await upstream.standIn.misbehave({ failRequests: 1_000 });
    await until(renews);
    expect((await stateOf(FLAT)).orders).toMatchObject([{ kind: 'RENEWAL', status: 'pending' }]);
    await upstream.standIn.misbehave({ failRequests: 0 });
    const buyer = await upstream.as(FLAT_ADMIN);
    const dues = { purpose: 'DUES', currency: 'USD' };
    const withDues = { ...dues, purpose: 'LICENCES', license_count: 1, config_id: 'PRO_30_DAYS' };
    await buyer.saveAddress('US');
    expect(codeOf(await buyer.initPayment(dues))).toBe('409 payment_pending');
    expect(codeOf(await buyer.initPayment({ ...withDues, pending_dues_payment: true }))).toBe('409 payment_pending');
    expect(await buyer.initPayment(withDues)).toMatchObject({ status: 200 });
    for (let tries = 0; tries < 6; tries += 1) await upstream.pass(60_000);
    expect((await stateOf(FLAT)).billing).toMatchObject({ pendingAmount: 0, balance: 0 });
    expect(await taken()).toBe(before + 1);
    expect(codeOf(await buyer.initPayment(dues))).toBe('409 nothing_due');
  });

  test('is charged no more once it is too late, be the card a good one by then', async () => {
    await setCard(FLAT, { providerCardId: 'pm_card_chargeCustomerFail' });
    await until(renews);
    const before = await taken();
    for (let days = 1; days <= 7; days += 1) await until(renews + days * DAY_MS);
    await setCard(FLAT, { providerCardId: 'pm_card_visa' });
    await until(renews + 9 * DAY_MS);
    expect(await taken()).toBe(before);
    const { billing, orders } = await stateOf(FLAT);
    expect(orders).toMatchObject([{ status: 'cancelled', attempt: 8 }]);
    expect(billing).toMatchObject({ pendingAmount: 18_500, hasPaymentFailed: true });
  });
});

test('a renewal whose card’s bank wants to ask somebody has failed: it is paid by hand, or charged a day later', async () => {
  const { cards } = upstream.providers;
  const confirm = vi.spyOn(cards, 'confirmIntent').mockImplementation(async (intentId) => ({
    ...(await cards.intent(intentId)),
    status: 'needs_confirmation',
  }));
  await until(renews);
  confirm.mockRestore();
  const { billing, orders } = await stateOf(FLAT);
  expect(orders).toMatchObject([{ status: 'open', failure: 'confirmation_required', attempt: 1 }]);
  expect(billing).toMatchObject({ hasPaymentFailed: true, pendingAmount: 18_500 });
  const buyer = await upstream.as(FLAT_ADMIN);
  const { body } = await buyer.initPayment({ purpose: 'DUES', currency: 'USD' });
  expect(body).toMatchObject({ payableAmount: 18_500, status: 'open' });
  for (const hours of [1, 23, 24, 25, 26]) await until(renews + hours * HOUR_MS);
  expect((await stateOf(FLAT)).billing).toMatchObject({ hasPaymentFailed: false, pendingAmount: 0, balance: 0 });
});

describe('the charge of a renewal', () => {
  test('is taken once, whatever answer of the provider is lost', async () => {
    const before = await taken();
    for (const fault of [{ dropAnswers: 3 }, { failRequests: 3 }]) {
      await upstream.standIn.misbehave(fault);
      await until(renews + (fault.failRequests ? monthsAfter(renews, 1) - renews : 0));
      for (let tries = 0; tries < 6; tries += 1) await upstream.pass(60_000);
    }
    const { orders, billing } = await stateOf(FLAT);
    expect(orders).toMatchObject([{ status: 'succeeded' }, { status: 'succeeded' }]);
    expect(billing.pendingAmount).toBe(0);
    expect((await taken()) - before).toBe(2);
  });
});

describe('a renewal of which a charge has failed', () => {
  /** Ten licences that are renewed a day later. */
  const addOther = () =>
    upstream.db.transaction(async (db) => {
      const terms = { teamId: FLAT, category: 'MONTHLY', validityDays: 30, monthlyRate: 500, count: 10 } as const;
      const period = { ...licencePeriod(renews - 29 * DAY_MS, 30), anchorAt: 0, isCredited: false };
      await db.insert(licenceBatch).values({ ...terms, ...period, batchId: `other-${renews}` });
    });

  test('is charged once with that of the next day, which fell due before it was paid', async () => {
    const before = await taken();
    await addOther();
    await setCard(FLAT, { providerCardId: 'pm_card_chargeCustomerFail' });
    await until(renews);
    await setCard(FLAT, { providerCardId: 'pm_card_visa' });
    for (const hours of [24, 25, 48, 49]) await until(renews + hours * HOUR_MS);
    const { billing, orders, batches } = await stateOf(FLAT);
    expect(orders.map((one) => `${one.status} ${one.amount}`).toSorted()).toEqual([
      'succeeded 18500',
      'succeeded 5000',
    ]);
    expect(billing).toMatchObject({ pendingAmount: 0, balance: 0 });
    expect(batches.map(({ isCredited }) => isCredited)).toEqual([false, false]);
    expect((await taken()) - before).toBe(2);
  });

  test('is not taken twice where that of the next day, which has it among its dues, has failed as well', async () => {
    const before = await taken();
    await addOther();
    await setCard(FLAT, { providerCardId: 'pm_card_chargeCustomerFail' });
    for (const hours of [0, 24, 30]) await until(renews + hours * HOUR_MS);
    expect((await stateOf(FLAT)).orders).toMatchObject([{ amount: 18_500 }, { amount: 23_500, attempt: 1 }]);
    await setCard(FLAT, { providerCardId: 'pm_card_visa' });
    for (const hours of [31, 48, 49, 54, 55]) await until(renews + hours * HOUR_MS);
    const { billing, orders, batches } = await stateOf(FLAT);
    expect(orders.map((one) => `${one.status} ${one.amount}`).toSorted()).toEqual([
      ...['cancelled 23500', 'succeeded 18500', 'succeeded 5000'],
    ]);
    expect(billing).toMatchObject({ pendingAmount: 0, balance: 0, hasPaymentFailed: false });
    expect(batches.map(({ isCredited }) => isCredited)).toEqual([false, false]);
    expect((await taken()) - before).toBe(2);
  });

  test('is charged no more once the team is deleted', async () => {
    await setCard(FLAT, { providerCardId: 'pm_card_chargeCustomerFail' });
    await until(renews);
    await setCard(FLAT, { providerCardId: 'pm_card_visa' });
    await upstream.db.transaction((db) => db.update(team).set({ deletedAt: renews }).where(eq(team.teamId, FLAT)));
    const before = await taken();
    await until(renews + 2 * DAY_MS);
    expect(await taken()).toBe(before);
    expect((await stateOf(FLAT)).orders).toMatchObject([{ status: 'cancelled', attempt: 1 }]);
  });
});
