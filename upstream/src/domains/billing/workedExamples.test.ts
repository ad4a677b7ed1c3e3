// Reckonings whose results are known from elsewhere, to the cent.
import { formatMoney } from '@muster/schema/formats/money';
import { expect, test } from 'vitest';
import { planTerms } from '../../testing/planTerms.ts';
import { type Renewable, chargeOf, nextRenewal, payableOf } from './chargeRules.ts';
import { type Currency, type Money, times } from './moneyRules.ts';
import { type Offer, availablePlans, offerDetails } from './offerRules.ts';
import { dayOf, lastDayOf, licencePeriod } from './periodRules.ts';
import { type Interval, monthsOfValidity, planAmount } from './priceRules.ts';
import { lastDayOfTrial, trialFrom } from './trialRules.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const money = (amount: number, currency: Currency = 'USD'): Money => ({ amount, currency });
const shown = (amountMinor: number, currency: Currency) => formatMoney({ amountMinor, currency });
const nobody = { MONTHLY: 0, QUARTERLY: 0, BIANNUAL: 0, ANNUAL: 0 };
const NOW = day('2026-03-02');
const { prices } = planTerms;
const offer: Offer = {
  ...{ kind: 'FIRST_MONTHS', validUntil: NOW, freeUsageUntil: null, lockedUntil: null },
  ...{ rateUsd: 250, listRateUsd: 500, rateInr: 9_900, listRateInr: 19_900 },
};
const planOf = (currency: Currency, interval: Interval, users: number, own: Offer | null = null) =>
  availablePlans(currency, users, { prices, offer: own, now: NOW }).find((plan) => plan.interval === interval);

test.each([
  ['USD', [500, 475, 450, 400, 300]],
  ['INR', [19_900, 18_900, 17_900, 15_900, 11_900]],
] as const)('the list in %s has the rates %j', (currency, rates) => {
  const { MONTHLY, QUARTERLY, BIANNUAL, ANNUAL, '60_DAYS': twoMonths } = prices[currency];
  expect([MONTHLY, twoMonths, QUARTERLY, BIANNUAL, ANNUAL]).toEqual(rates);
});

test.each([
  ['USD', 'ANNUAL', 24_000, '$240.00', 54_000, '$540.00'],
  ['USD', 'MONTHLY', 4_000, '$40.00', 4_500, '$45.00'],
  ['INR', 'ANNUAL', 1_188_000, '₹11,880.00', 1_788_000, '₹17,880.00'],
  ['INR', 'MONTHLY', 129_000, '₹1,290.00', 149_000, '₹1,490.00'],
] as const)('10 people of a team of old pay in %s, %s', (currency, interval, amount, text, list, listText) => {
  const plan = planOf(currency, interval, 10, { ...offer, kind: 'LEGACY' });
  expect(plan).toMatchObject({ teamAmount: amount, teamListAmount: list });
  expect([shown(amount, currency), shown(list, currency)]).toEqual([text, listText]);
});

test('six months of an offer for 10 people stand beside what they cost otherwise', () => {
  expect(offerDetails('INR', 10, { offer, now: NOW })).toMatchObject({
    teamAmount: 594_000,
    teamListAmount: 1_194_000,
  });
  expect([shown(594_000, 'INR'), shown(1_194_000, 'INR')]).toEqual(['₹5,940.00', '₹11,940.00']);
});

test.each([
  ['USD', 'ANNUAL', 25, 90_000, '$900.00'],
  ['USD', 'MONTHLY', 25, 12_500, '$125.00'],
  ['INR', 'ANNUAL', 25, 3_570_000, '₹35,700.00'],
] as const)('a subscription in %s, %s, for %i people is %i', (currency, interval, users, amount, text) => {
  expect(planOf(currency, interval, users)?.teamAmount).toBe(amount);
  expect(shown(amount, currency)).toBe(text);
});

test.each([
  ['USD', 8, 90, 450, 10_800],
  ['INR', 40, 180, 15_900, 3_816_000],
  ['INR', 5, 60, 18_900, 189_000],
  ['USD', 5, 60, 475, 4_750],
  ['INR', 25, 30, 19_900, 497_500],
  ['USD', 1, 90, 450, 1_350],
] as const)('%s: %i licences for %i days at %i are %i', (currency, count, days, rate, amount) => {
  expect(Object.values(prices[currency])).toContain(rate);
  expect(planAmount(rate, count, monthsOfValidity(days) ?? 0)).toBe(amount);
});

test('a trial ends on the day before billing starts', () => {
  const first = day('2024-03-01');
  expect(first).toBe(1_709_251_200_000);
  const thirty = trialFrom(first, 30);
  expect([thirty.renewsAt, dateOf(lastDayOfTrial(thirty.renewsAt))]).toEqual([1_711_843_200_000, '2024-03-30']);
  const fifteen = trialFrom(first, 15);
  expect([fifteen.renewsAt, dateOf(lastDayOfTrial(fifteen.renewsAt))]).toEqual([1_710_547_200_000, '2024-03-15']);
  expect(dayOf(first)).toBe(first);
});

test.each([
  [365, '2025-02-09', '2025-02-08'],
  [180, '2024-08-08', '2024-08-07'],
  [90, '2024-05-10', '2024-05-09'],
  [60, '2024-04-10', '2024-04-09'],
  [30, '2024-03-11', '2024-03-10'],
])('%i days from 10 February 2024 renew on %s', (days, renewsOn, lastDay) => {
  const period = licencePeriod(day('2024-02-10'), days);
  expect([dateOf(period.renewsAt), dateOf(lastDayOf(period))]).toEqual([renewsOn, lastDay]);
});

test('the next charge of 25 people: dues are added, credits are used', () => {
  const batch: Renewable = { category: 'ANNUAL', validityDays: null, monthlyRate: 300, count: 25, renewsAt: NOW };
  const { gross } = nextRenewal([batch], nobody, null);
  const charge = chargeOf(money(gross), { pending: money(8_100), credits: money(2_500), balance: money(0) });
  expect([gross, charge.amount.amount]).toEqual([90_000, 95_600]);
  expect(shown(charge.amount.amount, 'USD')).toBe('$956.00');
});

test('a renewal of all categories at once', () => {
  const batches: Renewable[] = [
    { category: 'ANNUAL', validityDays: null, monthlyRate: 300, count: 10, renewsAt: NOW },
    { category: 'BIANNUAL', validityDays: null, monthlyRate: 400, count: 4, renewsAt: NOW },
    { category: 'QUARTERLY', validityDays: null, monthlyRate: 450, count: 6, renewsAt: NOW },
    { category: 'MONTHLY', validityDays: null, monthlyRate: 500, count: 5, renewsAt: NOW },
  ];
  expect(batches.map((batch) => nextRenewal([batch], nobody, null).gross)).toEqual([36_000, 9_600, 8_100, 2_500]);
  expect(nextRenewal(batches, nobody, null)).toMatchObject({ gross: 56_200, users: 25 });
});

test.each([
  ['both pots', { gross: 90_000, dues: 0, credits: 2_500, balance: 10_000 }, 2_500, 10_000, 77_500],
  ['more than enough in them', { gross: 4_000, dues: 0, credits: 0, balance: 5_000 }, 0, 4_000, 0],
  ['dues besides', { gross: 90_000, dues: 8_100, credits: 0, balance: 0 }, 0, 0, 98_100],
  ['credits below zero, which wait', { gross: 90_000, dues: 0, credits: -10_800, balance: 0 }, 0, 0, 90_000],
])('a payment with %s', (_what, { gross, dues, credits, balance }, creditsUsed, balanceUsed, amount) => {
  const paid = payableOf({ gross: money(gross), dues: money(dues), credits: money(credits), balance: money(balance) });
  expect([paid.creditsUsed.amount, paid.balanceUsed.amount, paid.amount.amount]).toEqual([
    creditsUsed,
    balanceUsed,
    amount,
  ]);
});

test('three who joined after a payment are owed with the next renewal', () => {
  const more = times(300, 28, 12) - times(300, 25, 12);
  expect(more).toBe(10_800);
  const pots = { pending: money(0), balance: money(0) };
  expect(chargeOf(money(90_000), { ...pots, credits: money(-more) }).amount.amount).toBe(100_800);
});
