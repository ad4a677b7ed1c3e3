import { expect, test } from 'vitest';
import { isSameText } from './sameText.ts';

test.each([
  ['state', 'state', true],
  ['state', 'other', false],
  ['state', 'stat', false],
  ['stat\u00e9', 'state', false],
  ['stat\u00e9', 'stat\u00e9', true],
])('%s and %s: %s', (left, right, expected) => {
  expect(isSameText(left, right)).toBe(expected);
});
