import { expect, test } from 'vitest';
import { wordSearch } from './wordSearch.ts';

test.each([
  ['zurich', 'Zürich', true],
  ['lodz', 'Łódź', true],
  ["o'h", 'Team O’Hare', true],
  ['ZÜR', 'Zurich', true],
  ['platform', 'R&D/Platform', true],
  ['r&d', 'R&D/Platform', true],
  ['  north   SA', 'The North Sales', true],
  ['north team', 'North Sales Team', false],
  ['orth', 'North', false],
  ['2', 'Q2 2026', true],
  ['2', 'Q12', false],
  ['й', 'Йога', true],
  ['и', 'Йога', false],
  ['京', '東京', true],
  [' ', 'anything', true],
  [null, 'anything', true],
])('a search for %j in %j: %s', (search, text, isFound) => {
  expect(wordSearch(search)(text)).toBe(isFound);
});

test('a search has at most 100 characters', () => {
  expect(() => wordSearch('x'.repeat(101))).toThrow('`search` has at most 100 characters.');
});
