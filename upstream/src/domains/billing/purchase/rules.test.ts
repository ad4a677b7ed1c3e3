import { describe, expect, test } from 'vitest';
import { planTerms } from '../../../testing/planTerms.ts';
import { fewestLicences, licenceConfigs, licencesNeeded, licencesSold, payableIn } from './rules.ts';

const market = { prices: planTerms.prices, offer: null, now: Date.parse('2026-03-02T00:00:00Z') };

describe('licences', () => {
  test('are sold for five durations, whose costs for one licence are known', () => {
    const costs = (currency: 'USD' | 'INR') =>
      licenceConfigs(currency, market).map(({ id, rate, interval, perLicenseCost }) => [
        ...[id, rate, interval, perLicenseCost],
      ]);
    expect(costs('USD')).toEqual([
      ['PRO_365_DAYS', 300, 'ANNUAL', 3_600],
      ['PRO_180_DAYS', 400, 'BIANNUAL', 2_400],
      ['PRO_90_DAYS', 450, 'QUARTERLY', 1_350],
      ['PRO_60_DAYS', 475, null, 950],
      ['PRO_30_DAYS', 500, 'MONTHLY', 500],
    ]);
    expect(costs('INR')).toEqual([
      ['PRO_365_DAYS', 11_900, 'ANNUAL', 142_800],
      ['PRO_180_DAYS', 15_900, 'BIANNUAL', 95_400],
      ['PRO_90_DAYS', 17_900, 'QUARTERLY', 53_700],
      ['PRO_60_DAYS', 18_900, null, 37_800],
      ['PRO_30_DAYS', 19_900, 'MONTHLY', 19_900],
    ]);
  });

  test('for 60 days have a price of their own, and are not sold without', () => {
    const { '60_DAYS': _own, ...others } = market.prices.USD;
    expect(licencesSold(60, 'USD', { ...market, prices: { ...market.prices, USD: others } })).toBeNull();
  });

  test.each([
    [{ unlicensed: 20, trial: 4, unused: 3 }, 21],
    [{ unlicensed: 0, trial: 0, unused: 0 }, 0],
    [{ unlicensed: 2, trial: 1, unused: 7 }, 0],
  ])('are needed by who has none, less those that nobody holds: %j → %i', (seats, needed) =>
    expect(licencesNeeded(seats)).toBe(needed),
  );

  test.each([
    [30, true, 0],
    [30, false, 30],
    [80, false, 50],
    [50, false, 50],
  ])('of %i needed, where people may be Lite: %s, at least %i are bought', (needed, mayBeLite, fewest) =>
    expect(fewestLicences(needed, mayBeLite, 50)).toBe(fewest),
  );
});

test.each([
  ['USD', 49, 0],
  ['USD', 50, 50],
  ['INR', 4_999, 0],
  ['INR', 5_000, 5_000],
] as const)('%s: of %i is charged %i: less than the provider takes is owed', (currency, gross, charged) => {
  const { amount } = payableIn(currency, gross, 0, { credits: 0, balance: 0 });
  expect(amount).toEqual({ amount: charged, currency });
});
