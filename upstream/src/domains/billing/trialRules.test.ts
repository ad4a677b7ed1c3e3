import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../lib/durations.ts';
import {
  type TrialState,
  afterTrial,
  isOnTrial,
  isTrialOver,
  isTrialPlan,
  isTrialWindow,
  lastDayOfTrial,
  settledBilling,
  trialFrom,
} from './trialRules.ts';

const TODAY = Date.parse('2026-03-02T00:00:00Z');
const END = TODAY + 30 * DAY_MS;
const NOW = TODAY + 9 * 3_600_000;
const trial: TrialState & { plan: 'free' } = {
  ...{ plan: 'free', type: 'SELF_SERVE_TRIAL', trialEndsAt: END, trialEndPlan: 'pro' },
  ...{ billingStartsAt: END, licencesBought: 0 },
};

describe('a trial', () => {
  test.each([
    ['by its type', { ...trial, billingStartsAt: null }],
    ['by its type, with licences for afterwards', { ...trial, licencesBought: 5 }],
    ['by no licences and a billing start to come', { ...trial, type: null, trialEndsAt: null }],
    ['by both', trial],
  ])('is known %s, until its end', (_how, state) => {
    expect([isOnTrial(state, END - 1), isOnTrial(state, END)]).toEqual([true, false]);
  });

  test('is not what has licences and pays later, nor what knows no end', () => {
    expect(isOnTrial({ ...trial, type: 'PAID_OFFLINE', licencesBought: 48 }, NOW)).toBe(false);
    expect(isOnTrial({ ...trial, trialEndsAt: null, billingStartsAt: null }, NOW)).toBe(false);
  });

  test('ends once its instant has come, into PRO of its kind or into free', () => {
    expect([isTrialOver(trial, END - 1), isTrialOver(trial, END)]).toEqual([false, true]);
    expect(isTrialOver({ type: 'SUBSCRIPTION', trialEndsAt: END }, END)).toBe(false);
    const end = { billingStartsAt: null };
    expect(afterTrial(trial)).toEqual({ ...end, plan: 'pro', type: 'SUBSCRIPTION', isProPlanInitialized: true });
    expect(afterTrial({ ...trial, type: 'SALES_TRIAL' })).toEqual({
      ...{ ...end, plan: 'pro', type: 'SALES_DEAL', isProPlanInitialized: false },
    });
    expect(afterTrial({ ...trial, trialEndPlan: 'free' })).toEqual({ ...end, plan: 'free', type: null });
  });

  test('leaves its record as it is until it is over, and that of a team that has bought', () => {
    expect(settledBilling(trial, END - 1)).toBe(trial);
    expect(settledBilling(trial, END)).toEqual({ ...trial, ...afterTrial(trial) });
    const bought = { ...trial, plan: 'pro' };
    expect(settledBilling(bought, END)).toBe(bought);
  });

  test('may begin on the present day or one beside it, at midnight, and is as long as trials are', () => {
    const isFine = (first: number, days = 30) => isTrialWindow(trialFrom(first, days), 30, NOW);
    expect([-2, -1, 0, 1, 2].map((days) => isFine(TODAY + days * DAY_MS))).toEqual([false, true, true, true, false]);
    expect([isFine(TODAY + 1), isFine(NOW), isFine(TODAY, 29), isFine(TODAY, 31)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(isTrialWindow({ startsAt: TODAY, renewsAt: END + 1 }, 30, NOW)).toBe(false);
  });

  test('has the day before its end as its last one', () => {
    expect(lastDayOfTrial(END)).toBe(END - DAY_MS);
    expect(lastDayOfTrial(END + 1)).toBe(END);
  });
});

test('only a free plan that has bought nothing is tried', () => {
  const plan = { plan: 'free', type: null, licencesBought: 0, isHardPaywall: false };
  expect(isTrialPlan(plan)).toBe(true);
  for (const other of [{ plan: 'pro' }, { type: 'SALES_TRIAL' }, { licencesBought: 1 }, { isHardPaywall: true }]) {
    expect(isTrialPlan({ ...plan, ...other })).toBe(false);
  }
});
