import { expect, it } from 'vitest';
import { ordinalSuffix } from './ordinal.ts';

it.each([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
  [4, 'th'],
  [11, 'th'],
  [12, 'th'],
  [13, 'th'],
  [21, 'st'],
  [102, 'nd'],
  [111, 'th'],
  [0, 'th'],
])('%i%s', (count, suffix) => {
  expect(ordinalSuffix(count)).toBe(suffix);
});
