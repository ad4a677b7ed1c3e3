import { describe, expect, it } from 'vitest';
import { type BuyingTeam, purchaseKindOf, stepOf } from './proPlanTerms.ts';
import { buyingTeam } from './proPlan.fixture.ts';
import { legacyOffers, money, offersIn } from '../../upgrade/upgrade.fixture.ts';

const team = (billing: Record<string, unknown> = {}, changes: Record<string, unknown> = {}) =>
  buyingTeam(billing, { planOffers: offersIn(), ...changes }) as unknown as BuyingTeam;

const PRO = { plan: 'PRO', isProPlan: true, isProPlanInitialized: true };
const bought = { seats: { licencesCount: 20 } };
const deal = { type: 'SALES_DEAL', rate: money(300, 'USD'), interval: 'ANNUAL' };

describe('how PRO is bought', () => {
  it.each([
    ['steps', team(), false],
    ['steps', team(), true],
    ['steps', team({}, { paywallMode: 'HARD' }), false],
    ['steps', team({ type: 'SUBSCRIPTION' }), false],
    ['steps', team({ type: 'HARD_PAYWALL_EXPERIMENT' }), false],
    ['hardPaywall', team({ type: 'HARD_PAYWALL_EXPERIMENT' }), true],
    ['hardPaywall', team(deal, { paywallMode: 'HARD' }), true],
    ['hardPaywall', team(deal, { paywallMode: 'HARD' }), false],
    ['trial', team({ type: 'SELF_SERVE_TRIAL' }, { plan: 'PRO', isProPlan: true }), false],
    ['sales', team(deal, { planOffers: offersIn('USD', { prices: [] }) }), true],
    ['sales', team(deal), false],
    ['steps', team({ type: 'SALES_DEAL' }), true],
    ['steps', team({ type: 'SALES_TRIAL' }), true],
    ['steps', team({ type: 'SALES_TRIAL' }), false],
    ['invoice', team({ paymentMethod: 'INVOICE', type: 'SUBSCRIPTION' }, PRO), false],
    ['invoice', team({ type: 'PAID_OFFLINE' }), true],
    ['hasPro', team({ type: 'SUBSCRIPTION', ...bought }, PRO), false],
    ['hasPro', team({ type: 'SUBSCRIPTION', ...bought }), false],
    ['hasPro', team(bought), true],
    ['steps', team({ type: 'SUBSCRIPTION' }, PRO), false],
    ['sales', team({ ...deal, ...bought }), true],
    ['hasPro', team(deal, PRO), true],
    ['hasPro', team({ type: 'TRIAL' }, { plan: 'ENTERPRISE' }), false],
    ['notSold', team({}, { planOffers: offersIn('USD', { prices: [] }) }), false],
    ['locked', team({}, { planOffers: legacyOffers('2026-11-23') }), false],
    ['steps', team({}, { planOffers: legacyOffers('2026-11-22') }), false],
  ])('is told: %s', (kind, of, isFromSales) => {
    expect(purchaseKindOf(of, isFromSales, '2026-11-23')).toBe(kind);
  });

  it.each([
    [null, 'steps', null, true, 'cycle'],
    ['details', 'steps', null, true, 'details'],
    ['payment', 'steps', null, true, 'cycle'],
    ['payment', 'steps', 'ord_1', true, 'payment'],
    ['no', 'trial', 'ord_1', true, 'details'],
    ['cycle', 'trial', null, true, 'details'],
    [null, 'sales', null, true, 'payment'],
    [null, 'sales', null, false, 'details'],
    ['details', 'sales', null, true, 'details'],
  ] as const)(
    'at %s of %s with the order %s and an address: %s shows %s',
    (wanted, kind, orderId, hasAddress, step) => {
      expect(stepOf(wanted, { kind, orderId, hasAddress })).toBe(step);
    },
  );
});
