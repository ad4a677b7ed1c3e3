import { describe, expect, test } from 'vitest';
import { freeStorageBytes, paywallMode, storageLimitBytes } from './rules.ts';

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
