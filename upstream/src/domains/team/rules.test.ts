import { describe, expect, test } from 'vitest';
import {
  adminLimit,
  changedOf,
  freeStorageBytes,
  guestLimit,
  isReservedUrl,
  paywallMode,
  planEdit,
  planGate,
  roomWithin,
  storageLimitBytes,
} from './rules.ts';

const GIB = 1024 ** 3;
const plain = { excludePaywall: false, isHardPaywall: false, isSoftPaywall: false, billingType: null };

describe('the paywall mode', () => {
  test.each([
    ['NONE', {}],
    ['SOFT', { isSoftPaywall: true }],
    ['HARD', { isHardPaywall: true }],
    ['HARD', { billingType: 'HARD_PAYWALL_EXPERIMENT' }],
    ['HARD', { isHardPaywall: true, isSoftPaywall: true }],
    ['NONE', { excludePaywall: true, isHardPaywall: true, isSoftPaywall: true }],
  ] as const)('is %s for %o', (mode, state) => expect(paywallMode({ ...plain, ...state })).toBe(mode));
});

describe('storage', () => {
  test('of a free team is 10 GiB, 5 under the soft paywall', () => {
    expect(storageLimitBytes('free', 'NONE', 0)).toBe(10 * GIB);
    expect(storageLimitBytes('free', 'SOFT', 0)).toBe(5 * GIB);
    expect(freeStorageBytes('HARD')).toBe(10 * GIB);
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
  });
});

describe('an edit of the team', () => {
  const orbit = { name: 'Orbit', url: 'orbit', version: 3 };

  test.each([
    [{}, {}],
    [{ name: 'Orbit', url: 'ORBIT', version: 3 }, {}],
    [{ name: ' Apollo ' }, { name: 'Apollo' }],
    [{ url: 'Apollo-11' }, { url: 'apollo-11' }],
    [{ name: 'Orbit', url: 'apollo', version: 3 }, { url: 'apollo' }],
  ])('%o changes %o', (given, changes) => expect(planEdit(orbit, given)).toEqual({ refusal: null, changes }));

  test.each([
    [{ name: 'Apollo', version: 2 }, 'stale_version', 'version'],
    [{ version: 4 }, 'stale_version', 'version'],
    [{ name: '  ' }, 'invalid_request', 'name'],
    [{ name: '<Apollo>' }, 'invalid_request', 'name'],
    [{ url: '-apollo' }, 'invalid_request', 'url'],
    [{ url: 'Admin' }, 'url_reserved', 'url'],
    [{ name: 'Apollo', url: 'graphql' }, 'url_reserved', 'url'],
  ])('%o is refused as %s at %s', (given, refusal, field) =>
    expect(planEdit(orbit, given)).toEqual({ refusal, field }),
  );

  test('leaves a team the address that it has, though it be reserved', () => {
    const early = { ...orbit, url: 'admin' };
    expect(planEdit(early, { name: 'Apollo', url: 'admin' })).toEqual({ refusal: null, changes: { name: 'Apollo' } });
  });

  test('nobody may have the words of the installation; others are free', () => {
    const reserved = ['admin', 'api', 'apps', 'auth', 'billing', 'docs', 'graphql', 'login', 'muster', 'playground'];
    expect(
      [...reserved, 'root', 'static', 'status', 'support', 'teams', 'www'].filter((url) => !isReservedUrl(url)),
    ).toEqual([]);
    expect(['administration', 'apis', 'orbit', 'constructor'].filter(isReservedUrl)).toEqual([]);
  });

  test('keeps what is given and differs, false among it', () => {
    const before = { a: true, b: 'x', c: 1 };
    expect(changedOf(before, { a: false, b: 'x', c: undefined })).toEqual({ a: false });
  });
});
