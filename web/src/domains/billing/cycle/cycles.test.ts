import { describe, expect, it } from 'vitest';
import { changeOf, choosableOptions, type IntervalOption } from './cycles.ts';

const price = { amountMinor: 300, currency: 'USD', formatted: '$3.00', formattedShort: '$3' };
const option = (interval: IntervalOption['interval'], months: number, isCurrent = false): IntervalOption => ({
  ...{ interval, months, isCurrent, rate: price, discountPercent: null },
});
const all = [option('MONTHLY', 1), option('QUARTERLY', 3, true), option('BIANNUAL', 6), option('ANNUAL', 12)];
const [monthly, quarterly, biannual, annual] = all;

describe('choosing an interval', () => {
  it.each([
    ['a longer one is an upgrade, also where it is not a year', biannual, null, 'upgrade'],
    ['a year is one', annual, null, 'upgrade'],
    ['a shorter one is a downgrade', monthly, null, 'downgrade'],
    ['another longer one than the next is still an upgrade', biannual, 'ANNUAL', 'upgrade'],
    ['the present one does nothing', quarterly, null, 'none'],
    ['the present one takes a change back', quarterly, 'MONTHLY', 'takeBack'],
    ['the next one does nothing', monthly, 'MONTHLY', 'none'],
  ] as const)('%s', (_what, chosen, next, kind) => {
    if (!chosen) throw new Error('There is no such option');
    expect(changeOf(chosen, all, next).kind).toBe(kind);
  });

  it('is an upgrade where the team has none of them', () => {
    expect(changeOf(option('MONTHLY', 1), [option('MONTHLY', 1)], null)).toEqual({ kind: 'upgrade', present: null });
  });

  it('is from the shortest to the longest, and among those that are known', () => {
    const given = [option('ANNUAL', 12), option('UNKNOWN', 24), option('MONTHLY', 1)];
    expect(choosableOptions(given).map(({ interval }) => interval)).toEqual(['MONTHLY', 'ANNUAL']);
    expect(choosableOptions(null)).toEqual([]);
  });
});
