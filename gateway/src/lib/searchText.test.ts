import { expect, test } from 'vitest';
import { searchText, typedSearchText } from './searchText.ts';

test('what is searched for has no blanks around it; without a search there is none', () => {
  expect([searchText(' ann '), searchText(null), searchText(undefined)]).toEqual(['ann', undefined, undefined]);
});

test('a blank search is refused, but for a picker’s, which is none', () => {
  expect(() => searchText(' ')).toThrow('`search` has 1 to 100 characters.');
  expect([typedSearchText(' '), typedSearchText(' ann ')]).toEqual([undefined, 'ann']);
});

test.each([searchText, typedSearchText])('a search has at most 100 characters', (read) => {
  expect(read('x'.repeat(100))).toHaveLength(100);
  expect(() => read('x'.repeat(101))).toThrow('`search` has 1 to 100 characters.');
});

test.each(['a\0b', 'x\uD83D', '\uDC00x'])('no text that is searched holds %j', (search) => {
  for (const read of [searchText, typedSearchText]) {
    expect(() => read(search)).toThrow('`search` holds a NUL, or half of a character.');
  }
});
