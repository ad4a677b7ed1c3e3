import { describe, expect, test } from 'vitest';
import { planTerms } from '../../testing/planTerms.ts';
import { type Offer, availablePlans, isOfferOn, offerDetails, priceOf } from './offerRules.ts';
import { monthsOfInterval, monthsOfValidity, planAmount, readRates } from './priceRules.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const { prices } = planTerms;
const NOW = day('2026-03-02') + 1;
const market = { prices, offer: null, now: NOW };
const offer: Offer = {
  ...{ kind: 'FIRST_MONTHS', validUntil: day('2026-03-02'), freeUsageUntil: null, lockedUntil: null },
  ...{ rateUsd: null, listRateUsd: null, rateInr: 9_900, listRateInr: 19_900 },
};

describe('a price list', () => {
  test('is read as text, to the cent; what is left out is not sold', () => {
    expect(readRates('MONTHLY=4.505, 60_DAYS = 4.75 ,ANNUAL=3')).toEqual({ MONTHLY: 451, '60_DAYS': 475, ANNUAL: 300 });
    expect(readRates('none')).toEqual({});
  });

  test.each(['', 'MONTHLY', 'MONTHLY=', 'MONTHLY=0', 'MONTHLY=5=6', 'WEEKLY=1', 'MONTHLY=5,MONTHLY=6', 'MONTHLY=-5'])(
    'is refused: %s',
    (text) => expect(readRates(text)).toBeNull(),
  );

  test('is refused for what a rate cannot be kept as', () => {
    expect(readRates('ANNUAL=21474836.47')).toEqual({ ANNUAL: 2_147_483_647 });
    expect(readRates('ANNUAL=21474836.48')).toBeNull();
  });
});

test('months come from the interval, or from a table of days', () => {
  expect(monthsOfInterval).toEqual({ MONTHLY: 1, QUARTERLY: 3, BIANNUAL: 6, ANNUAL: 12, BIENNIAL: 24 });
  expect([365, 180, 90, 60, 30, 31].map(monthsOfValidity)).toEqual([12, 6, 3, 2, 1, null]);
  expect(() => planAmount(2 ** 31 - 1, 2 ** 31, 12)).toThrow();
});

describe('what is sold', () => {
  test('are four intervals of one currency, of which subscriptions may have two', () => {
    const plans = availablePlans('INR', 10, market);
    expect(plans.map(({ id, rate, isSubscription }) => [id, rate, isSubscription])).toEqual([
      ['PRO_30_DAYS', 19_900, true],
      ['PRO_90_DAYS', 17_900, false],
      ['PRO_180_DAYS', 15_900, false],
      ['PRO_365_DAYS', 11_900, true],
    ]);
    expect(
      new Set(plans.map(({ currency, listRate, teamListAmount }) => [currency, listRate, teamListAmount].join())),
    ).toEqual(new Set(['INR,,']));
    expect(plans.map(({ rate, price, teamAmount }) => [rate === price, teamAmount])).toEqual([
      [true, 199_000],
      [true, 537_000],
      [true, 954_000],
      [true, 1_428_000],
    ]);
  });

  test('is what the list has', () => {
    const short = { ...market, prices: { USD: { ANNUAL: 300 }, INR: {} } };
    expect(availablePlans('USD', 1, short).map(({ interval }) => interval)).toEqual(['ANNUAL']);
    expect(availablePlans('INR', 1, short)).toEqual([]);
    expect(priceOf('MONTHLY', 'USD', short)).toBeNull();
  });
});

describe('an offer', () => {
  test('is on up to and with its last day by UTC', () => {
    const until = { validUntil: day('2026-03-02') };
    expect(isOfferOn(until, day('2026-03-03') - 1)).toBe(true);
    expect(isOfferOn(until, day('2026-03-03'))).toBe(false);
    expect(offerDetails('INR', 10, { offer, now: day('2026-03-03') })).toBeNull();
    const legacy = { ...market, offer: { ...offer, kind: 'LEGACY' as const } };
    expect(priceOf('ANNUAL', 'USD', legacy)).toEqual({ interval: 'ANNUAL', rate: 200, listRate: 450 });
    expect(priceOf('ANNUAL', 'USD', { ...legacy, now: day('2026-03-03') })).toMatchObject({
      rate: 300,
      listRate: null,
    });
  });

  test('for the first months is a price of its own, where it has one in the currency', () => {
    expect(offerDetails('INR', 10, { offer, now: NOW })).toMatchObject({ months: 6, rate: 9_900, listRate: 19_900 });
    expect(offerDetails('USD', 10, { offer, now: NOW })).toMatchObject({
      ...{ months: 6, rate: null, listRate: null, teamAmount: null, teamListAmount: null },
    });
    expect(availablePlans('INR', 10, { ...market, offer })).toEqual(availablePlans('INR', 10, market));
  });

  test('for teams of old has rates for two intervals', () => {
    const legacy = { ...offer, kind: 'LEGACY' as const, lockedUntil: day('2019-05-31') };
    expect(
      availablePlans('INR', 1, { ...market, offer: legacy }).map(({ rate, listRate }) => [rate, listRate]),
    ).toEqual([
      [12_900, 14_900],
      [17_900, null],
      [15_900, null],
      [9_900, 14_900],
    ]);
    expect(offerDetails('INR', 1, { offer: legacy, now: NOW })).toMatchObject({
      ...{ kind: 'LEGACY', months: null, rate: null, transactionsLockedUpto: day('2019-05-31') },
    });
  });
});
