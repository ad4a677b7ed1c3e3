import { expect, it } from 'vitest';
import { strengthOf } from './passwordStrength.ts';

it.each([
  ['', 'none'],
  ['12345', 'none'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['abababababababab', 'weak'],
  ['4711081542', 'weak'],
  ['summer', 'weak'],
  ['Tr0ub4dor&3', 'fair'],
  ['correct horse battery staple', 'good'],
  ['лошадь батарея скрепка', 'good'],
])('%s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
