import type { Amount } from '@muster/schema/formats/money';

function exact(amountMinor: number, currency: string): Amount {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError('An amount is beyond what numbers hold exactly');
  return { amountMinor, currency };
}

/** So many times an amount. */
export const times = ({ amountMinor, currency }: Amount, count: number): Amount => exact(amountMinor * count, currency);

/** What is left of an amount. Throws where the currencies differ: nobody says what one is worth in the other. */
export function minus(one: Amount, other: Amount): Amount {
  if (one.currency !== other.currency) throw new TypeError('Amounts of two currencies');
  return exact(one.amountMinor - other.amountMinor, one.currency);
}

/** By how many percent a price is below another, rounded down; null where it is not. For showing only: no amount follows from it. */
export function percentBelow(price: Amount, other: Amount): number | null {
  const { amountMinor: less } = minus(other, price);
  const percent = Math.floor((less * 100) / other.amountMinor);
  return other.amountMinor > 0 && percent > 0 ? percent : null;
}
