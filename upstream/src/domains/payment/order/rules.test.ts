import { describe, expect, test } from 'vitest';
import { toMajorUnits } from '../../../providers/netBanking/amount.ts';
import { bankNameOf, isNetBankingOffered, isSameOrder, proformaIncreaseOf, proformaOf } from './rules.ts';

type Order = Parameters<typeof proformaOf>[0];

/** PRO for 25 people for a year. */
const order = (changes: Partial<Order> = {}): Order => ({
  ...{ kind: 'PRO_PLAN', status: 'open', currency: 'USD', gross: 90_000, dues: 0, creditsUsed: 0, balanceUsed: 0 },
  ...{ amount: 90_000, rate: 300, usersCount: 25, months: 12, category: 'ANNUAL', validityDays: null },
  ...{ proformaUsersCount: null, autoAssign: true, renewsTrialLicences: false, paysDues: false },
  ...changes,
});

describe('a bank’s website', () => {
  test.each<[string, Partial<Order>, boolean]>([
    ['PRO in rupees for a year', { currency: 'INR', amount: 3_570_000 }, true],
    ['PRO in rupees for a month', { currency: 'INR', category: 'MONTHLY' }, false],
    ['PRO in dollars', {}, false],
    ['40 licences for 180 days', { kind: 'LICENCES', currency: 'INR', amount: 3_816_000, validityDays: 180 }, true],
    [
      '5 licences for 60 days, of which the interval is a month',
      { kind: 'LICENCES', currency: 'INR', amount: 189_000, validityDays: 60, category: 'MONTHLY' },
      true,
    ],
    ['the same in dollars', { kind: 'LICENCES', amount: 4_750, validityDays: 60, category: 'MONTHLY' }, false],
    ['25 licences for 30 days', { kind: 'LICENCES', currency: 'INR', amount: 497_500, validityDays: 30 }, false],
    ['what nothing is payable for', { currency: 'INR', amount: 0 }, false],
    ['dues alone', { kind: 'DUES', currency: 'INR', category: null }, false],
    ['a renewal', { kind: 'RENEWAL', currency: 'INR' }, false],
  ])('is offered for %s: %j → %s', (_what, changes, isOffered) =>
    expect(isNetBankingOffered(order(changes))).toBe(isOffered),
  );

  test.each([
    [3_570_000, '35700.00'],
    [110_548, '1105.48'],
    [189_000, '1890.00'],
    [5, '0.05'],
  ])('is told %i paise as %s', (amount, text) => expect(toMajorUnits(amount)).toBe(text));
});

describe('a proforma', () => {
  const more = order({ usersCount: 28, gross: 100_800, amount: 100_800 });

  test('for 25 people is 10800 less than what 28 pay by now', () => {
    expect(proformaOf(order(), more)).toBe(25);
    expect(proformaIncreaseOf({ ...more, proformaUsersCount: 25 })).toBe(10_800);
    expect(proformaIncreaseOf(more)).toBe(0);
  });

  test('stays the first one, however often more people come', () => {
    const most = order({ usersCount: 30, gross: 108_000, amount: 108_000 });
    expect(proformaOf({ ...more, proformaUsersCount: 25 }, most)).toBe(25);
    expect(proformaIncreaseOf({ ...most, proformaUsersCount: 25 })).toBe(18_000);
  });

  test.each<[string, Partial<Order>]>([
    ['fewer people', { usersCount: 24 }],
    ['as many people', {}],
    ['another rate', { usersCount: 28, rate: 500 }],
    ['another cycle', { usersCount: 28, months: 1, category: 'MONTHLY' }],
    ['licences', { usersCount: 28, kind: 'LICENCES' }],
  ])('is none for %s', (_what, changes) => expect(proformaOf(order(), order(changes))).toBeNull());
});

test.each(['autoAssign', 'renewsTrialLicences', 'paysDues'] as const)('%s makes an order another one', (term) => {
  expect(isSameOrder(order(), order({ [term]: !order()[term] }))).toBe(false);
  expect(isSameOrder(order(), order({ status: 'pending', proformaUsersCount: 3 }))).toBe(true);
});

test('the bank that has paid is named where it is known', () => {
  const both = { HDFB: 'HDFC Bank', SBIB: 'State Bank of India' };
  expect(bankNameOf(both, 'HDFB')).toBe('HDFC Bank');
  expect(bankNameOf({ HDFB: 'HDFC Bank' }, null)).toBe('HDFC Bank');
  expect(bankNameOf(both, null)).toBeNull();
  expect(bankNameOf(both, 'AXIB')).toBeNull();
  expect(bankNameOf({}, 'HDFB')).toBeNull();
});
