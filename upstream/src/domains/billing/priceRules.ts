import { minorUnitsOf } from '@muster/schema/formats/money';
import { type Currency, times } from './moneyRules.ts';

/** For how long is paid at once. */
export type Interval = 'MONTHLY' | 'QUARTERLY' | 'BIANNUAL' | 'ANNUAL';

/** All of them, the shortest first. */
export const INTERVALS: readonly Interval[] = ['MONTHLY', 'QUARTERLY', 'BIANNUAL', 'ANNUAL'];

/** How many months each has. Two years are known, and never offered. */
export const monthsOfInterval = { MONTHLY: 1, QUARTERLY: 3, BIANNUAL: 6, ANNUAL: 12, BIENNIAL: 24 } as const;

/** For how many days licences of each are good. Days decide when they run out, never what they cost. */
export const validityOfInterval = { MONTHLY: 30, QUARTERLY: 90, BIANNUAL: 180, ANNUAL: 365 } as const;

const monthsByValidity: ReadonlyMap<number, number> = new Map([
  [365, 12],
  [180, 6],
  [90, 3],
  [60, 2],
  [30, 1],
]);

/** How many months licences that are good for so many days are paid for; null for days that none are sold for. */
export const monthsOfValidity = (days: number): number | null => monthsByValidity.get(days) ?? null;

/** Whether a subscription may have it; else only licences that are bought one by one. */
export const isSubscriptionInterval = (interval: Interval) => interval === 'MONTHLY' || interval === 'ANNUAL';

/** For what there are prices: the intervals, and licences for 60 days. */
export const PRICED = ['MONTHLY', '60_DAYS', 'QUARTERLY', 'BIANNUAL', 'ANNUAL'] as const;
type Priced = (typeof PRICED)[number];

/** Rates for one person and month, in the smallest unit. What has none is not sold. */
export type Rates = Readonly<Partial<Record<Priced, number>>>;
export type PriceList = Readonly<Record<Currency, Rates>>;

/** What PRO costs where the settings say nothing else, as they are written there. */
export const REFERENCE_PRICES: Readonly<Record<Currency, string>> = {
  USD: 'MONTHLY=5,60_DAYS=4.75,QUARTERLY=4.50,BIANNUAL=4,ANNUAL=3',
  INR: 'MONTHLY=199,60_DAYS=189,QUARTERLY=179,BIANNUAL=159,ANNUAL=119',
};

/** The word that stands for a currency in which nothing is sold. */
const NOTHING_SOLD = 'none';
/** Rates are kept as numbers of four bytes. */
const RATE_MAX = 2 ** 31 - 1;

const isPriced = (word: string): word is Priced => PRICED.some((one) => one === word);

/** Reads rates that are written in whole units, `MONTHLY=5,ANNUAL=3`; null for what is not such a list. */
export function readRates(text: string): Rates | null {
  if (text.trim() === NOTHING_SOLD) return {};
  const rates: Partial<Record<Priced, number>> = {};
  for (const entry of text.split(',')) {
    const [word = '', amount = '', ...more] = entry.split('=').map((part) => part.trim());
    const rate = minorUnitsOf(amount);
    if (!isPriced(word) || word in rates || rate === null || rate < 1 || rate > RATE_MAX || more.length > 0)
      return null;
    rates[word] = rate;
  }
  return rates;
}

/**
 * What so many people cost for so many months.
 *
 * @throws Fault where that is too large to be exact
 */
export const planAmount = (rate: number, users: number, months: number): number => times(rate, users, months);
