import { expect, it } from 'vitest';
import { isListOf, isMissingOr, isNullOr, isNumber, isObjectOf, isOneOf, isText, isTrueOrFalse } from './checks.ts';

const isMember = isObjectOf<{ name: string; photo: string | null; age: number | undefined; tags: readonly string[] }>({
  name: isText,
  photo: isNullOr(isText),
  age: isMissingOr(isNumber),
  tags: isListOf(isText),
});
const member = { name: 'Ann', photo: null, tags: ['a'] };

it.each([member, { ...member, age: 7, photo: 'p', tags: [] }, { ...member, more: true }])('takes %j', (value) => {
  expect(isMember(value)).toBe(true);
});

it.each([
  null,
  undefined,
  'Ann',
  [],
  {},
  { ...member, name: undefined },
  { ...member, photo: undefined },
  { ...member, age: null },
  { ...member, age: '7' },
  { ...member, tags: 'a' },
  { ...member, tags: ['a', 1] },
])('refuses %j', (value) => {
  expect(isMember(value)).toBe(false);
});

it('tells words and truth values from others', () => {
  expect(['a', 'b', 'c', null].map(isOneOf('a', 'b'))).toEqual([true, true, false, false]);
  expect([true, false, 'true', 1, undefined].map(isTrueOrFalse)).toEqual([true, true, false, false, false]);
});
