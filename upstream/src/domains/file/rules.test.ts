import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partOf } from './rules.ts';

test.each([
  ['0-0', { first: 0, last: 0 }],
  ['0-9', { first: 0, last: 9 }],
  ['3-', { first: 3, last: 9 }],
  ['3-999999999999999', { first: 3, last: 9 }],
  ['-3', { first: 7, last: 9 }],
  ['-30', { first: 0, last: 9 }],
  ['9-', { first: 9, last: 9 }],
  ['10-', null],
  ['-0', null],
  ['5-4', null],
  ['-', null],
  ['x', null],
])('of ten bytes, %s means %j', (range, part) => expect(partOf(range, 10)).toEqual(part));

test.each(['0-', '0-0', '-1'])('of no bytes, %s means none', (range) => expect(partOf(range, 0)).toBeNull());

test('what it means always lies within the file', () => {
  const place = fc.nat().map(String);
  const ranges = fc.oneof(
    fc.tuple(place, place).map(([first, last]) => `${first}-${last}`),
    place.map((first) => `${first}-`),
    place.map((last) => `-${last}`),
  );
  fc.assert(
    fc.property(ranges, fc.nat(), (range, bytes) => {
      const part = partOf(range, bytes);
      expect(part === null || (part.first >= 0 && part.first <= part.last && part.last < bytes)).toBe(true);
    }),
  );
});
