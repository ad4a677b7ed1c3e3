import { describe, expect, test } from 'vitest';
import {
  adminLimit,
  freeStorageBytes,
  freeStorageNoticeBytes,
  guestLimit,
  planGate,
  roomWithin,
  storageLimitBytes,
} from './limitRules.ts';

const GIB = 1024 ** 3;

describe('storage', () => {
  test('of a free team is 10 GiB, 5 under the soft paywall', () => {
    expect(storageLimitBytes('free', 'NONE', 0)).toBe(10 * GIB);
    expect(storageLimitBytes('free', 'SOFT', 0)).toBe(5 * GIB);
    expect(freeStorageBytes('HARD')).toBe(10 * GIB);
  });

  test('of a free team runs short above 8 GiB, 4 under the soft paywall', () => {
    expect(freeStorageNoticeBytes('NONE')).toBe(8_589_934_592);
    expect(freeStorageNoticeBytes('HARD')).toBe(8_589_934_592);
    expect(freeStorageNoticeBytes('SOFT')).toBe(4_294_967_296);
  });

  test('of a PRO team is 10 GiB for each licensed person; others add nothing', () => {
    expect(storageLimitBytes('pro', 'NONE', 25)).toBe(250 * GIB);
    expect(storageLimitBytes('pro', 'NONE', 0)).toBe(10 * GIB);
  });
});

describe('limits of the free plan', () => {
  test('one admin, one guest, under the soft paywall none; above it any number', () => {
    expect([adminLimit('free'), guestLimit('free', 'NONE'), guestLimit('free', 'HARD')]).toEqual([1, 1, 1]);
    expect(guestLimit('free', 'SOFT')).toBe(0);
    for (const plan of ['pro', 'enterprise'] as const) {
      expect([adminLimit(plan), guestLimit(plan, 'SOFT')]).toEqual([null, null]);
    }
  });

  test.each([
    [1, 0, 1],
    [1, 1, 0],
    [0, 0, 0],
    [1, 4, 0],
    [null, 4, Number.POSITIVE_INFINITY],
  ])('a limit of %s leaves beside %i room for %i', (limit, used, room) => expect(roomWithin(limit, used)).toBe(room));

  test('nobody is asked to upgrade where nothing is limited, or the team is excluded', () => {
    const excluded = { excludePaywall: true };
    expect(planGate(1, 1, { excludePaywall: false })).toMatchObject({ requiredPlan: 'pro', isPaywallShown: true });
    expect(planGate(1, 1, excluded)).toMatchObject({ limit: 1, requiredPlan: 'pro', isPaywallShown: false });
    expect(planGate(null, 1, excluded)).toMatchObject({ requiredPlan: null, isPaywallShown: false });
    expect(planGate(0, 0, { ...excluded, givenBy: 'enterprise' })).toMatchObject({ requiredPlan: 'enterprise' });
    expect(planGate(null, 0, { ...excluded, givenBy: 'enterprise' })).toMatchObject({ requiredPlan: null });
  });
});
