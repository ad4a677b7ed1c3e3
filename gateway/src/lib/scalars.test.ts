import { describe, expect, test } from 'vitest';
import { scalars } from './scalars.ts';

describe('a DateTime', () => {
  test.each([
    ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.000Z'],
    ['2026-01-31T12:00+02:00', '2026-01-31T10:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(scalars.DateTime.parseValue(text)).toBe(instant);
  });

  test.each(['2026-02-30T12:00:00Z', '2026-01-31', '2026-01-31T12:00:00', '0000-01-01T00:00:00+14:00', 1, null])(
    '%s is none',
    (value) => {
      expect(() => scalars.DateTime.parseValue(value)).toThrow('A DateTime is an ISO 8601 text');
    },
  );
});
