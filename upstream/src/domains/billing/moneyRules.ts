import { Fault } from '../../lib/errors.ts';

/** In which teams pay. */
export type Currency = 'USD' | 'INR';

/** An amount in the smallest unit of its currency: cents, paise. */
export type Money = { readonly amount: number; readonly currency: Currency };

/** @throws Fault of an amount that a number cannot hold exactly */
function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new Fault('An amount that is not a whole number, or too large for one.');
  return amount;
}

/**
 * An amount times whole numbers: a rate times people times months.
 *
 * @throws Fault where the product is not exact
 */
export const times = (amount: number, ...factors: readonly number[]): number =>
  factors.reduce((product, factor) => exact(product * exact(factor)), exact(amount));

/**
 * Amounts of one currency together.
 *
 * @throws Fault where the sum is not exact
 */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => exact(sum + amount), 0);

/**
 * How much something is in a currency.
 *
 * @throws Fault of another currency: amounts of two are never reckoned with together
 */
export function amountIn(currency: Currency, money: Money): number {
  if (money.currency !== currency) throw new Fault(`${money.currency} was to be reckoned with ${currency}.`);
  return exact(money.amount);
}

/** @throws Fault of two currencies, and of a sum that is not exact */
export const add = (one: Money, other: Money): Money => ({
  ...one,
  amount: exact(one.amount + amountIn(one.currency, other)),
});

/** @throws Fault of two currencies, and of a difference that is not exact */
export const subtract = (one: Money, other: Money): Money => ({
  ...one,
  amount: exact(one.amount - amountIn(one.currency, other)),
});

const TWICE = 2n;

/** a / b, halves up. b is above 0. */
export const halfUp = (a: bigint, b: bigint): bigint => {
  const [dividend, divisor] = [TWICE * a + b, TWICE * b];
  const cut = dividend / divisor;
  return dividend % divisor < 0n ? cut - 1n : cut;
};

/**
 * A part of an amount, rounded once, halves up: multiplied first, however large that becomes, and divided at the end.
 *
 * @throws Fault of what is not exact, and of a whole that is not above 0
 */
export function proRata(amount: number, part: number, whole: number): number {
  if (exact(whole) <= 0) throw new Fault('A part of nothing.');
  return exact(Number(halfUp(BigInt(exact(amount)) * BigInt(exact(part)), BigInt(whole))));
}
