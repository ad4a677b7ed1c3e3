import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comesToZero } from '../../payment/ledger/rules.ts';
import { licencePeriod, subscriptionPeriod } from '../periodRules.ts';
import {
  type BilledBatch,
  type Standing,
  billOf,
  cancellationMoves,
  daysUsed,
  endOf,
  mayCancel,
  totalOf,
  unpaidUsage,
  usageOf,
} from './rules.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const nothing: Standing = { pendingAmount: 0, accountBalanceDue: 0, credits: 0, balance: 0, owedForRunning: 0 };

/** Seven people by the month at 450, on credit. */
const seven = (startsAt: number): BilledBatch => ({
  ...{ category: 'MONTHLY', validityDays: null, monthlyRate: 450, count: 7, isCredited: true },
  ...subscriptionPeriod(startsAt, startsAt, 1),
});

describe('what giving PRO up costs', () => {
  test('is the usage of the days, multiplied first and rounded once', () => {
    expect(usageOf(7, 450, 12, 30)).toBe(1_260);
    expect(usageOf(7, 450, 10, 31)).toBe(1_016);
    expect(usageOf(7, 450, 15, 28)).toBe(1_688);
    expect(usageOf(23, 14_900, 10, 31)).toBe(110_548);
    expect(usageOf(9, 19_900, 17, 30)).toBe(101_490);
    expect(usageOf(12, 3_600, 100, 365)).toBe(11_836);
    expect(unpaidUsage(usageOf(12, 3_600, 100, 365), 12 * 3_600)).toBe(0);
    expect([totalOf(1_260, 2_000), totalOf(1_260, -500), totalOf(300, -500)]).toEqual([3_260, 760, 0]);
  });

  test('counts the first and the present day, one at least and the whole period at most', () => {
    const june = subscriptionPeriod(day('2024-06-01'), day('2024-06-01'), 1);
    const at = (text: string) => daysUsed(june, Date.parse(text));
    expect(at('2024-06-12T23:59:59Z')).toBe(12);
    expect([at('2024-06-01T00:00:00Z'), at('2024-05-30T00:00:00Z'), at('2024-07-20T00:00:00Z')]).toEqual([1, 1, 30]);
  });

  test('replaces what is owed for the running period, and takes what is owed besides and the pots into account', () => {
    const batches = [seven(day('2024-06-01'))];
    const now = Date.parse('2024-06-12T15:00:00Z');
    const owed = { ...nothing, pendingAmount: 3_150, owedForRunning: 3_150 };
    const bill = billOf(batches, owed, now);
    expect(bill).toMatchObject({ daysUsed: 12, activeUsers: 7, perUserCharge: 450, subTotal: 1_260, prevBalance: 0 });
    expect(bill).toMatchObject({ totalAmount: 1_260, periodStartsAt: day('2024-06-01'), paidUntil: null, licences: 7 });
    const before = billOf(batches, { ...owed, pendingAmount: 5_150 }, now);
    expect(before).toMatchObject({ prevBalance: 2_000, totalAmount: 3_260 });
    const inFavour = billOf(batches, { ...owed, credits: 300, balance: 200 }, now);
    expect(inFavour).toMatchObject({ prevBalance: -500, totalAmount: 760 });
    // Credits had paid 2,000 of the period already.
    expect(billOf(batches, { ...owed, pendingAmount: 1_150, owedForRunning: 1_150 }, now)).toMatchObject({
      subTotal: 0,
    });
  });

  test('is nothing of what was paid ahead, whose end is told', () => {
    const startsAt = day('2024-02-10');
    const paid: BilledBatch = {
      ...{ category: 'ANNUAL', validityDays: 365, monthlyRate: 300, count: 12, isCredited: false },
      ...licencePeriod(startsAt, 365),
    };
    const bill = billOf([paid], nothing, day('2024-05-19'));
    expect(bill).toMatchObject({ daysUsed: 100, activeUsers: 12, perUserCharge: 3_600, subTotal: 0, totalAmount: 0 });
    expect(bill.paidUntil).toBe(day('2025-02-08'));
    expect([endOf([paid], 'immediate'), endOf([paid], 'period_end')]).toEqual([null, day('2025-02-09')]);
    expect(endOf([paid, seven(startsAt)], 'period_end')).toBeNull();
    expect(billOf([], nothing, startsAt)).toMatchObject({ daysUsed: 0, activeUsers: 0, periodStartsAt: null });
  });

  test('leaves in the ledger exactly what the bill says', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    const signed = fc.integer({ min: -50_000, max: 1_000_000 });
    const standings = fc.record({
      other: amount,
      owed: amount,
      used: amount,
      due: signed,
      credits: signed,
      balance: amount,
    });
    fc.assert(
      fc.property(standings, ({ other, owed, used, due, credits, balance }) => {
        const subTotal = Math.min(used, owed);
        const before = { pendingAmount: other + owed, owedForRunning: owed, accountBalanceDue: due, credits, balance };
        const moves = cancellationMoves(before, subTotal);
        expect(comesToZero(moves)).toBe(true);
        const by = (account: string) => moves.find((move) => move.account === account)?.amount ?? 0;
        const left = {
          dues: before.pendingAmount + by('DUES'),
          due: due + by('ACCOUNT_DUE'),
          credits: credits - by('CREDITS'),
          balance: balance - by('BALANCE'),
        };
        const total = totalOf(subTotal, other + due - credits - balance);
        expect(left.dues + left.due - left.credits - left.balance).toBe(subTotal + other + due - credits - balance);
        expect(left.balance >= 0 && left.credits >= 0 && left.due <= 0).toBe(true);
        // All of it is what can be paid.
        expect(left.dues).toBe(total);
      }),
      { numRuns: 200 },
    );
  });
});

test('only who pays by themselves for a PRO that runs may give it up', () => {
  const state = { type: 'SUBSCRIPTION', paymentMethod: 'CARD', isPro: true, cancelsAt: null };
  expect(['SUBSCRIPTION', 'FLAT_RATE', 'PAID'].every((type) => mayCancel({ ...state, type }))).toBe(true);
  expect(['SALES_DEAL', 'PAID_OFFLINE', 'SELF_SERVE_TRIAL', null].some((type) => mayCancel({ ...state, type }))).toBe(
    false,
  );
  expect(mayCancel({ ...state, paymentMethod: 'INVOICE' })).toBe(false);
  expect(mayCancel({ ...state, isPro: false }) || mayCancel({ ...state, cancelsAt: 1 })).toBe(false);
});
