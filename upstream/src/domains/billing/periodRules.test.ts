import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../lib/durations.ts';
import { dayOf, dayOfMonth, lastDayOf, licencePeriod, monthsAfter, subscriptionPeriod } from './periodRules.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
/** From 1970 to 2200, as midnights. */
const days = fc.integer({ min: 0, max: 84_000 }).map((count) => count * DAY_MS);

test('a day is that of UTC', () => {
  expect(dayOf(Date.parse('2024-02-10T23:59:59.999Z'))).toBe(day('2024-02-10'));
  expect(dayOf(day('2024-02-10'))).toBe(day('2024-02-10'));
  expect(dayOf(-1)).toBe(day('1969-12-31'));
});

describe('a subscription', () => {
  test('renews on its day of the month, or the last one of a shorter month, which moves none behind it', () => {
    const anchor = day('2024-01-31');
    const renewals = [day('2024-01-31')];
    for (let count = 0; count < 4; count += 1) {
      renewals.push(subscriptionPeriod(anchor, renewals.at(-1) ?? anchor, 1).renewsAt);
    }
    expect(renewals.map(dateOf)).toEqual(['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30', '2024-05-31']);
  });

  test.each([
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2023-11-30', 3, '2024-02-29'],
    ['2024-12-15', 1, '2025-01-15'],
    ['2024-05-31', -1, '2024-04-30'],
  ])('of %s is after %i months at %s', (anchor, months, expected) => {
    expect(dateOf(monthsAfter(day(anchor), months))).toBe(expected);
  });

  test('has periods without a gap, each within its month, for a hundred years', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(1, 3, 6, 12), fc.integer({ min: 1, max: 100 }), (anchor, months, count) => {
        const startsAt = monthsAfter(anchor, months * (count - 1));
        const { renewsAt } = subscriptionPeriod(anchor, startsAt, months);
        expect(renewsAt).toBe(monthsAfter(anchor, months * count));
        expect(lastDayOf({ renewsAt })).toBe(renewsAt - DAY_MS);
        expect(dayOfMonth(renewsAt)).toBeLessThanOrEqual(dayOfMonth(anchor));
        expect(dayOfMonth(renewsAt) === dayOfMonth(anchor) || dayOfMonth(renewsAt + DAY_MS) === 1).toBe(true);
      }),
    );
  });
});

test('licences run for days', () => {
  const period = licencePeriod(day('2024-02-10'), 365);
  expect([dateOf(period.startsAt), dateOf(lastDayOf(period)), dateOf(period.renewsAt)]).toEqual([
    '2024-02-10',
    '2025-02-08',
    '2025-02-09',
  ]);
});
