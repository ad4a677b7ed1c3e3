import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RenewalsOff, type Renewable, chargeOf, nextRenewal, payableOf } from './chargeRules.ts';
import type { Money } from './moneyRules.ts';
import { INTERVALS, monthsOfInterval } from './priceRules.ts';

const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const inr = (amount: number): Money => ({ amount, currency: 'INR' });
const amounts = fc.nat(1e9);
const pots = fc.integer({ min: -1e9, max: 1e9 });
const allRenew: RenewalsOff = { MONTHLY: 0, QUARTERLY: 0, BIANNUAL: 0, ANNUAL: 0 };

describe('a payment', () => {
  test('adds up, never falls below nothing, and overdraws neither pot; the credits go first', () => {
    fc.assert(
      fc.property(amounts, amounts, pots, pots, (gross, dues, credits, balance) => {
        const paid = payableOf({ gross: usd(gross), dues: usd(dues), credits: usd(credits), balance: usd(balance) });
        const [amount, used, drawn] = [paid.amount.amount, paid.creditsUsed.amount, paid.balanceUsed.amount];
        expect(gross + dues).toBe(amount + used + drawn);
        expect(Math.min(amount, used, drawn)).toBeGreaterThanOrEqual(0);
        expect(used).toBeLessThanOrEqual(Math.max(credits, 0));
        expect(drawn).toBeLessThanOrEqual(Math.max(balance, 0));
        if (drawn > 0) expect(used).toBe(Math.max(credits, 0));
        if (amount > 0) expect(drawn).toBe(Math.max(balance, 0));
      }),
    );
  });

  test('of two currencies is a fault', () => {
    const paid = { gross: usd(1), dues: usd(1), credits: usd(1), balance: usd(1) };
    for (const mixed of [{ gross: inr(1) }, { dues: inr(0) }, { credits: inr(0) }, { balance: inr(0) }]) {
      expect(() => payableOf({ ...paid, ...mixed })).toThrow('reckoned');
    }
    expect(() => chargeOf(usd(1), { pending: usd(0), credits: inr(-1), balance: usd(0) })).toThrow('reckoned');
  });
});

describe('the charge of a renewal', () => {
  test('adds credits below zero to what is owed', () => {
    fc.assert(
      fc.property(amounts, amounts, pots, pots, (gross, pending, credits, balance) => {
        const charge = chargeOf(usd(gross), { pending: usd(pending), credits: usd(credits), balance: usd(balance) });
        expect(charge.dues.amount).toBe(pending + Math.max(-credits, 0));
        expect(charge.gross.amount + charge.dues.amount).toBe(
          charge.amount.amount + charge.creditsUsed.amount + charge.balanceUsed.amount,
        );
        expect(charge.amount.amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('what is renewed next', () => {
  const batch: Renewable = { category: 'MONTHLY', validityDays: null, monthlyRate: 500, count: 10, renewsAt: 5 };

  test('is nothing where nothing was bought', () => {
    expect(nextRenewal([], allRenew, null)).toEqual({ on: null, batches: [], parts: [], users: 0, gross: 0 });
  });

  test('is all of the earliest day, and that alone', () => {
    const annual: Renewable = { category: 'ANNUAL', validityDays: null, monthlyRate: 300, count: 2, renewsAt: 5 };
    const later: Renewable = { ...batch, renewsAt: 6 };
    const renewal = nextRenewal([later, batch, annual], allRenew, null);
    const parts = [
      { batch, users: 10, rate: 500, months: 1, amount: 500 * 10 },
      { batch: annual, users: 2, rate: 300, months: 12, amount: 300 * 2 * 12 },
    ];
    expect(renewal).toEqual({ on: 5, batches: [batch, annual], parts, users: 12, gross: 500 * 10 + 300 * 2 * 12 });
  });

  test('is without those whose renewal is off, once each, and never below nobody', () => {
    const two = [batch, { ...batch, count: 4 }];
    const users = (off: number) => nextRenewal(two, { ...allRenew, MONTHLY: off, ANNUAL: 3 }, null).users;
    expect([0, 3, 12, 14, 20].map(users)).toEqual([14, 11, 2, 0, 0]);
  });

  test('is of a subscription whose interval changes what it costs then', () => {
    const next = { interval: 'ANNUAL', rate: 300 } as const;
    expect(nextRenewal([batch], { ...allRenew, MONTHLY: 1 }, next)).toMatchObject({ users: 9, gross: 300 * 9 * 12 });
  });

  test('costs the rate by people by months, batch by batch', () => {
    const batches = fc.array(
      fc.record({
        category: fc.constantFrom(...INTERVALS),
        validityDays: fc.constant(null),
        monthlyRate: fc.integer({ min: 1, max: 20_000 }),
        count: fc.integer({ min: 0, max: 5_000 }),
        renewsAt: fc.constantFrom(1, 2, 3),
      }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(batches, (bought) => {
        const { on, users, gross } = nextRenewal(bought, allRenew, null);
        const due = bought.filter(({ renewsAt }) => renewsAt === on);
        const costs = due.map(({ category, monthlyRate, count }) => monthlyRate * count * monthsOfInterval[category]);
        expect(gross).toBe(costs.reduce((sum, cost) => sum + cost, 0));
        expect(users).toBe(due.reduce((sum, { count }) => sum + count, 0));
        expect(bought.every(({ renewsAt }) => on !== null && renewsAt >= on)).toBe(true);
      }),
    );
  });
});
