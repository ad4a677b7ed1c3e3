import { expect, test } from 'vitest';
import { newRecoveryCode, plainRecoveryCode } from './recoveryRules.ts';

test('a code is four groups of four signs that cannot be mistaken', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

test('however it is typed, it is the same code', () => {
  expect(plainRecoveryCode('70q1-abcd-efgh-jkmn')).toBe('70Q1ABCDEFGHJKMN');
  expect(plainRecoveryCode(' 7oQl ABCD\u2013efgh jkmn ')).toBe('70Q1ABCDEFGHJKMN');
});
