import { describe, expect, test } from 'vitest';
import { callRefusal, endOf, limitEndOf } from './rules.ts';

const MINUTE = 60_000;

describe('a video call', () => {
  test.each([
    ['free', 2, null],
    ['free', 3, 'plan_required'],
    ['free', 20, 'plan_required'],
    ['free', 21, 'call_too_large'],
    ['pro', 3, null],
    ['pro', 20, null],
    ['pro', 21, 'call_too_large'],
    ['enterprise', 20, null],
    ['enterprise', 21, 'call_too_large'],
  ] as const)('on %s of %i people: %s', (plan, people, refusal) => expect(callRefusal(plan, people)).toBe(refusal));

  test('ends by itself on the free plan alone, after 20 minutes', () => {
    expect([limitEndOf('free', 5), limitEndOf('pro', 5), limitEndOf('enterprise', 5)]).toEqual([
      5 + 20 * MINUTE,
      null,
      null,
    ]);
  });

  test('is over when somebody ends it, and not after its own end', () => {
    expect(endOf({ limitEndsAt: null }, 9)).toBe(9);
    expect(endOf({ limitEndsAt: 10 }, 9)).toBe(9);
    expect(endOf({ limitEndsAt: 10 }, 11)).toBe(10);
  });
});
