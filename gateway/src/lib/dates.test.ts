import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfDay, endOfOptionalDay, isDay, toDay, toOptionalDay } from './dates.ts';
import { scalars } from './scalars.ts';

describe('days', () => {
  test('a day ends with its last millisecond in UTC', () => {
    expect(new Date(endOfDay('2026-11-21')).toISOString()).toBe('2026-11-21T23:59:59.999Z');
    expect(toDay(endOfDay('2026-11-21'))).toBe('2026-11-21');
  });

  test.each([
    [Date.UTC(2026, 10, 21, 0, 0, 0, 0), '2026-11-21'],
    [Date.UTC(2026, 10, 21, 23, 59, 59, 999), '2026-11-21'],
    [Date.UTC(2026, 10, 22, 0, 0, 0, 0), '2026-11-22'],
    [Date.UTC(2026, 11, 31, 23, 59, 59, 999), '2026-12-31'],
    [0, '1970-01-01'],
  ])('%i lies on %s', (epochMs, day) => {
    expect(toDay(epochMs)).toBe(day);
  });

  test('no reminder is none, both ways', () => {
    expect([toOptionalDay(null), endOfOptionalDay(null)]).toEqual([null, null]);
    expect(toOptionalDay(endOfOptionalDay('2026-11-21'))).toBe('2026-11-21');
  });

  test('every day of four centuries comes back from its end', () => {
    const days = fc.date({ min: new Date('1800-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(isDay(day)).toBe(true);
        expect(toDay(endOfDay(day))).toBe(day);
      }),
    );
  });
});

describe('the scalar Date', () => {
  const parse = (value: unknown) => scalars.Date.parseValue(value);

  test.each(['2026-11-21', '2028-02-29', '2000-02-29', '1970-01-01', '9999-12-31'])('takes %s', (day) => {
    expect(parse(day)).toBe(day);
  });

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '2026-11-21T00:00:00Z',
    ' 2026-11-21',
    '2026-11-21\n',
    '21-11-2026',
    '+002026-11-21',
    '',
    20261121,
    null,
    ['2026-11-21'],
  ])('takes no %j', (value) => {
    expect(() => parse(value)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  });
});
