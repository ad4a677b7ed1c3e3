import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Money, add, amountIn, halfUp, proRata, subtract, sumOf, times } from './moneyRules.ts';

const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const inr = (amount: number): Money => ({ amount, currency: 'INR' });
const cents = fc.integer({ min: -1e12, max: 1e12 });

describe('amounts', () => {
  test('of one currency are added and taken off again without a trace', () => {
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        expect(subtract(add(usd(one), usd(other)), usd(other))).toEqual(usd(one));
        expect(sumOf([one, other])).toBe(add(usd(one), usd(other)).amount);
      }),
    );
  });

  test('of two currencies are a fault', () => {
    for (const mix of [() => add(usd(1), inr(1)), () => subtract(inr(1), usd(1)), () => amountIn('USD', inr(0))]) {
      expect(mix).toThrow('reckoned');
    }
  });

  test('that a number cannot hold are a fault', () => {
    const largest = Number.MAX_SAFE_INTEGER;
    const wrong = [
      () => add(usd(largest), usd(1)),
      () => subtract(usd(-largest), usd(1)),
      () => add(usd(0.5), usd(0.5)),
      () => times(largest, 2, 0),
      () => times(1, 0.5),
      () => sumOf([largest, 1]),
      () => proRata(largest, 2, 1),
      () => proRata(1, 1, 0),
    ];
    for (const one of wrong) expect(one).toThrow();
    expect(times(largest, 1)).toBe(largest);
  });
});

describe('a part', () => {
  test.each([
    [1, 2, 1],
    [1, 3, 0],
    [2, 3, 1],
    [5, 2, 3],
    [-1, 2, 0],
    [-3, 2, -1],
    [-2, 3, -1],
    [7, 7, 1],
  ] as const)('of %i / %i is %i: halves go up', (a, b, rounded) => {
    expect(halfUp(BigInt(a), BigInt(b))).toBe(BigInt(rounded));
  });

  test('is half a cent away at most, and both parts are the whole, however large the numbers are', () => {
    fc.assert(
      fc.property(
        fc.nat(Number.MAX_SAFE_INTEGER),
        fc.integer({ min: 1, max: 400 }),
        fc.nat(400),
        (amount, whole, part) => {
          fc.pre(part <= whole);
          const share = BigInt(proRata(amount, part, whole));
          const off = 2n * (share * BigInt(whole) - BigInt(amount) * BigInt(part));
          expect(off > -BigInt(whole) && off <= BigInt(whole)).toBe(true);
          const rest = BigInt(proRata(amount, whole - part, whole));
          expect([0n, 1n]).toContain(share + rest - BigInt(amount));
        },
      ),
    );
  });
});
