import { describe, expect, it } from 'vitest';
import type { BillingType } from '../../../generated/billing/plan/planFrame.ts';
import { type PlanFacts, type PlanView, planViewOf } from './planView.ts';

const TYPES: readonly (BillingType | null)[] = [
  ...([null, 'TRIAL', 'SELF_SERVE_TRIAL', 'SALES_TRIAL', 'SUBSCRIPTION', 'FLAT_RATE'] as const),
  ...(['PAID', 'PAID_OFFLINE', 'SALES_DEAL', 'HARD_PAYWALL_EXPERIMENT', 'UNKNOWN'] as const),
];

const facts: PlanFacts = {
  ...{ place: 'billing', isFromMail: false, plan: 'PRO', type: 'SUBSCRIPTION' },
  ...{ paywallMode: 'NONE', isProPlanInitialized: true },
};

/** The view of each type, in their order. */
const viewsOf = (changes: Partial<PlanFacts>) => TYPES.map((type) => planViewOf({ ...facts, ...changes, type }));

const all = (view: PlanView) => TYPES.map(() => view);

describe('the older address', () => {
  it('shows the older view to teams with PRO, but not to trials and behind the hard paywall', () => {
    const views: PlanView[] = [
      ...(['paid', 'away', 'away', 'away', 'paid', 'paid'] as const),
      ...(['paid', 'paid', 'paid', 'away', 'paid'] as const),
    ];
    for (const plan of ['PRO', 'ENTERPRISE'] as const) expect(viewsOf({ plan })).toEqual(views);
    expect(viewsOf({ paywallMode: 'SOFT' })).toEqual(views);
    expect(viewsOf({ paywallMode: 'HARD' })).toEqual(all('away'));
  });

  it('leads free teams and those from a mail on, whatever else holds', () => {
    expect(viewsOf({ plan: 'FREE' })).toEqual(all('away'));
    for (const plan of ['FREE', 'PRO', 'ENTERPRISE', 'UNKNOWN'] as const)
      expect(viewsOf({ plan, isFromMail: true })).toEqual(all('away'));
  });

  it('has nothing for a plan that is not known', () => {
    expect(planViewOf({ ...facts, plan: 'UNKNOWN' })).toBe('soon');
  });
});

describe.each(['billingNew', 'billingEmail'] as const)('the address %s', (place) => {
  it.each([
    ['FREE', true, ['upgrade', 'upgrade', 'upgrade', 'sales', 'pro', 'pro', 'pro', 'pro', 'pro', 'upgrade', 'soon']],
    ['FREE', false, ['upgrade', 'upgrade', 'upgrade', 'sales', 'pro', 'pro', 'pro', 'pro', 'sales', 'upgrade', 'soon']],
    ['PRO', true, ['soon', 'upgrade', 'upgrade', 'sales', 'pro', 'pro', 'pro', 'pro', 'pro', 'sales', 'soon']],
    ['PRO', null, ['soon', 'upgrade', 'upgrade', 'sales', 'pro', 'pro', 'pro', 'pro', 'sales', 'sales', 'soon']],
    ['ENTERPRISE', true, ['soon', 'upgrade', 'upgrade', 'sales', 'pro', 'pro', 'pro', 'pro', 'pro', 'sales', 'soon']],
  ] as const)('of a team on %s, set up %s, shows each type its view', (plan, isProPlanInitialized, views) => {
    for (const isFromMail of [true, false])
      for (const paywallMode of ['NONE', 'SOFT', 'HARD'] as const)
        expect(viewsOf({ place, plan, isProPlanInitialized, isFromMail, paywallMode })).toEqual(views);
  });

  it('never leads elsewhere', () => {
    for (const plan of ['FREE', 'PRO', 'ENTERPRISE', 'UNKNOWN'] as const)
      expect(viewsOf({ place, plan, isFromMail: true, paywallMode: 'HARD' })).not.toContain('away');
  });
});
