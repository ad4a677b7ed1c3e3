import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BillingState,
  activationAfterAssigning,
  effectivePlan,
  isActivationAllowed,
  isLite,
  isOnTrial,
  isOnTheWayToPro,
  periodPrice,
  licenceCountsOf,
} from './rules.ts';

const NOW = 1_000_000;

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
  const free = {
    plan: 'free',
    type: null,
    trialEndsAt: null,
    activationAt: null,
    pendingAmount: 0,
    pendingDeadline: null,
  } as const;
  const pro = { ...free, plan: 'pro', type: 'SUBSCRIPTION' } as const;

  test('is the one bought', () => {
    expect(effectivePlan(free, NOW)).toBe('free');
    expect(effectivePlan(pro, NOW)).toBe('pro');
    expect(effectivePlan({ ...pro, plan: 'enterprise' }, NOW)).toBe('enterprise');
  });

  test.each(['TRIAL', 'SELF_SERVE_TRIAL', 'SALES_TRIAL'] as const)('is PRO during a trial of type %s', (type) => {
    const trial = { ...free, type, trialEndsAt: NOW + 1 };
    expect(effectivePlan(trial, NOW)).toBe('pro');
    expect(effectivePlan(trial, NOW + 1)).toBe('free');
    expect([isOnTrial(trial, NOW), isOnTrial(trial, NOW + 1)]).toEqual([true, false]);
  });

  test('is PRO from the instant of activation', () => {
    expect(effectivePlan({ ...free, activationAt: NOW }, NOW - 1)).toBe('free');
    expect(effectivePlan({ ...free, activationAt: NOW }, NOW)).toBe('pro');
  });

  test('is free once the deadline of dues has passed', () => {
    const dues = { ...pro, pendingAmount: 100, pendingDeadline: NOW };
    expect(effectivePlan(dues, NOW - 1)).toBe('pro');
    expect(effectivePlan(dues, NOW)).toBe('free');
    expect(effectivePlan({ ...dues, pendingAmount: 0 }, NOW)).toBe('pro');
  });
});

describe('Lite', () => {
  const free: BillingState = {
    ...{ plan: 'free', type: null, trialEndsAt: null },
    ...{ activationAt: null, pendingAmount: 0, pendingDeadline: null },
  };
  const bought: BillingState = { ...free, plan: 'pro', type: 'SUBSCRIPTION' };
  const trial: BillingState = { ...free, type: 'SELF_SERVE_TRIAL', trialEndsAt: NOW + 1 };
  const member = { role: 'member', isLicensed: false } as const;

  test.each([
    ['a member without a licence of a team that has bought PRO', member, bought, true],
    ['an admin without one', { ...member, role: 'admin' }, bought, true],
    ['the same of an enterprise', member, { ...bought, plan: 'enterprise' }, true],
    ['a member with a licence', { ...member, isLicensed: true }, bought, false],
    ['a guest', { ...member, role: 'guest' }, bought, false],
    ['a member of a free team', member, free, false],
    ['a member of a team on trial', member, trial, false],
    ['the same after the trial', member, { ...trial, trialEndsAt: NOW }, false],
    ['a member of a team that pays after its trial', member, { ...bought, type: 'TRIAL', trialEndsAt: NOW }, true],
    ['the same before PRO has started', member, { ...free, activationAt: NOW + 1 }, false],
    ['the same once it has', member, { ...free, activationAt: NOW }, true],
    ['the same with dues', member, { ...bought, pendingAmount: 1, pendingDeadline: NOW }, false],
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
  expect(periodPrice({ monthlyRate: 300, interval: 'ANNUAL' })).toBe(3600);
  expect(periodPrice({ monthlyRate: 500, interval: 'MONTHLY' })).toBe(500);
  expect(periodPrice({ monthlyRate: null, interval: 'MONTHLY' })).toBeNull();
});
