import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../lib/durations.ts';
import {
  type BillingState,
  activationAfterAssigning,
  effectivePlan,
  isActivationAllowed,
  isLite,
  isOnTheWayToPro,
  periodPrice,
  licenceCountsOf,
} from './rules.ts';

const NOW = 1_000_000;
const free: BillingState = {
  ...{ plan: 'free', type: null, trialEndsAt: null, trialEndPlan: null, billingStartsAt: null, licencesBought: 0 },
  ...{ activationAt: null, pendingAmount: 0, pendingDeadline: null },
};

describe('licences', () => {
  test('unused are those bought and not assigned', () => {
    expect(licenceCountsOf(95, 80)).toEqual({ bought: 95, assigned: 80, unused: 15 });
    expect(licenceCountsOf(10, 12).unused).toBe(0);
  });

  test('add up whenever no more are assigned than bought', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (assigned, spare) => {
        expect(licenceCountsOf(assigned + spare, assigned)).toEqual({
          bought: assigned + spare,
          assigned,
          unused: spare,
        });
      }),
    );
  });
});

describe('the plan that gates features', () => {
  const pro: BillingState = { ...free, plan: 'pro', type: 'SUBSCRIPTION' };

  test('is the one bought', () => {
    expect(effectivePlan(free, NOW)).toBe('free');
    expect(effectivePlan(pro, NOW)).toBe('pro');
    expect(effectivePlan({ ...pro, plan: 'enterprise' }, NOW)).toBe('enterprise');
  });

  test.each(['TRIAL', 'SELF_SERVE_TRIAL', 'SALES_TRIAL'])(
    'is PRO during a trial of type %s, then what it ends in',
    (type) => {
      const trial = { ...free, type, trialEndsAt: NOW + 1 };
      const plans = (trialEndPlan: BillingState['trialEndPlan']) =>
        [NOW, NOW + 1].map((instant) => effectivePlan({ ...trial, trialEndPlan }, instant));
      expect([plans('pro'), plans(null), plans('free')]).toEqual([
        ['pro', 'pro'],
        ['pro', 'pro'],
        ['pro', 'free'],
      ]);
    },
  );

  test('is PRO from the instant of activation', () => {
    expect(effectivePlan({ ...free, activationAt: NOW }, NOW - 1)).toBe('free');
    expect(effectivePlan({ ...free, activationAt: NOW }, NOW)).toBe('pro');
  });

  test('is free once the last day for its dues has passed', () => {
    const [lastDay, over] = [Date.UTC(2026, 2, 31), Date.UTC(2026, 3, 1)];
    for (const pendingDeadline of [lastDay, lastDay + 5]) {
      const dues = { ...pro, pendingAmount: 100, pendingDeadline };
      expect(effectivePlan(dues, over - 1)).toBe('pro');
      expect(effectivePlan(dues, over)).toBe('free');
      expect(effectivePlan({ ...dues, pendingAmount: 0 }, over)).toBe('pro');
    }
  });
});

describe('Lite', () => {
  const bought: BillingState = { ...free, plan: 'pro', type: 'SUBSCRIPTION' };
  const trial: BillingState = { ...free, type: 'SELF_SERVE_TRIAL', trialEndsAt: NOW + 1 };
  const member = { role: 'member', isLicensed: false, trialLicenceEndsAt: null } as const;

  test.each([
    ['a member without a licence of a team that has bought PRO', member, bought, true],
    ['an admin without one', { ...member, role: 'admin' }, bought, true],
    ['the same of an enterprise', member, { ...bought, plan: 'enterprise' }, true],
    ['a member with a licence', { ...member, isLicensed: true }, bought, false],
    ['a guest', { ...member, role: 'guest' }, bought, false],
    ['a member of a free team', member, free, false],
    ['a member of a team on trial', member, trial, false],
    ['the same after the trial', member, { ...trial, trialEndsAt: NOW }, true],
    ['the same after one that ends in free', member, { ...trial, trialEndsAt: NOW, trialEndPlan: 'free' }, false],
    ['a member of a paying team with PRO for a trial', { ...member, trialLicenceEndsAt: NOW + 1 }, bought, false],
    ['the same after it', { ...member, trialLicenceEndsAt: NOW }, bought, true],
    ['a member of a team that pays after its trial', member, { ...bought, type: 'TRIAL', trialEndsAt: NOW }, true],
    ['the same before PRO has started', member, { ...free, activationAt: NOW + 1 }, false],
    ['the same once it has', member, { ...free, activationAt: NOW }, true],
    ['the same with dues', member, { ...bought, pendingAmount: 1, pendingDeadline: NOW - DAY_MS }, false],
  ] as const)('%s: %#', (_who, person, billing, expected) => {
    expect(isLite(person, billing, NOW)).toBe(expected);
  });
});

describe('on the way to PRO', () => {
  const bought = { plan: 'free', isProPlanInitialized: true, licencesBought: 5, activationAt: null } as const;
  const notOnTheWay = [
    { ...bought, plan: 'pro' },
    { ...bought, plan: 'enterprise' },
    { ...bought, isProPlanInitialized: false },
    { ...bought, licencesBought: 0 },
  ] as const;

  test('is who has bought licences and not started', () => {
    expect(isOnTheWayToPro(bought)).toBe(true);
    expect(notOnTheWay.some(isOnTheWayToPro)).toBe(false);
  });

  test('starting by hand is possible until the countdown ends', () => {
    expect(isActivationAllowed(bought, NOW)).toBe(true);
    expect(isActivationAllowed({ ...bought, activationAt: NOW + 1 }, NOW)).toBe(true);
    expect(isActivationAllowed({ ...bought, activationAt: NOW }, NOW)).toBe(false);
    expect(notOnTheWay.some((state) => isActivationAllowed(state, NOW))).toBe(false);
  });

  test('the first licence starts the countdown, the last one starts PRO', () => {
    expect(activationAfterAssigning(bought, licenceCountsOf(5, 1))).toBe('count_down');
    expect(activationAfterAssigning({ ...bought, activationAt: NOW }, licenceCountsOf(5, 4))).toBe('none');
    expect(activationAfterAssigning({ ...bought, activationAt: NOW }, licenceCountsOf(5, 5))).toBe('activate');
    expect(activationAfterAssigning(bought, licenceCountsOf(5, 5))).toBe('activate');
    expect(notOnTheWay.map((state) => activationAfterAssigning(state, licenceCountsOf(5, 5)))).toEqual(
      Array(4).fill('none'),
    );
  });
});

test('a period costs the monthly rate times its months', () => {
  const price = { monthlyRate: 300, interval: null, defaultLicenceCategory: null };
  expect(periodPrice({ ...price, interval: 'ANNUAL' })).toBe(3600);
  expect(periodPrice({ ...price, monthlyRate: 400, defaultLicenceCategory: 'BIANNUAL' })).toBe(2400);
  expect(periodPrice({ ...price, monthlyRate: null, interval: 'MONTHLY' })).toBeNull();
  expect(periodPrice(price)).toBeNull();
});
