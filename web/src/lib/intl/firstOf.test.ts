import { expect, it } from 'vitest';
import { firstOf } from './firstOf.ts';

const others = (count: number) => `${count} more`;

it.each([
  [['Ann', 'Bob'], undefined, ['Ann', 'Bob']],
  [['Ann', 'Bob', 'Cid'], undefined, ['Ann', 'Bob', '1 more']],
  [['Ann'], 5, ['Ann', '4 more']],
  [[], undefined, []],
])('names the first of %s and counts the others of %s', (names, total, expected) => {
  expect(firstOf(names, 2, others, total)).toEqual(expected);
});
