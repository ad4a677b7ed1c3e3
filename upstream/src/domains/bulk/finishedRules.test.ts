import { expect, test } from 'vitest';
import { isToldByMail } from './finishedRules.ts';

test('the end of a long file, or of long work, is told by mail', () => {
  expect(isToldByMail({ total: 100, startedAt: 0 }, 60_000)).toBe(false);
  expect(isToldByMail({ total: 101, startedAt: 0 }, 1)).toBe(true);
  expect(isToldByMail({ total: 1, startedAt: 0 }, 60_001)).toBe(true);
});
