import { describe, expect, test } from 'vitest';
import { paywallMode } from './paywallRules.ts';

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
