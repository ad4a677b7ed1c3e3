import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { downAtFirst } from '../../../testing/gatewayPieces.ts';
import { press } from '../../../testing/hands.ts';
import { team, usd } from './plan.fixture.ts';
import { figures, open, region, rows, wayTo } from './planViews.fixture.tsx';

describe('the view of sales', () => {
  const agreed = { type: 'SALES_DEAL', nextCharge: null, period: null };

  it('shows what was agreed, and the way to pay it', async () => {
    const { told } = await open('sales', team(agreed, { isProPlanInitialized: false }));
    expect(region('PRO for your team').getByText(/^PRO was agreed for your team/)).toBeTruthy();
    expect(wayTo('Make Payment')).toBe('/billing/paymentNew?fromSales=true');
    expect(rows()).toEqual([
      ['PlanAgreed with sales', 'PRO'],
      ['Billing interval', 'Annual'],
      ['Rateper person per month', '$3'],
    ]);
    expect(await told()).toEqual([['billing_details_shown', {}]]);
  });

  it('shows a trial: how long it goes on, what follows, and what PRO costs', async () => {
    const trial = {
      ...{ startsOn: '2026-11-13', endsOn: '2026-12-12', billingStartsAt: '2026-12-13T00:00:00Z', endsInto: 'PRO' },
    };
    const price = (interval: string, months: number, rate: number, isSubscription = true) => ({
      ...{ planId: interval, interval, months, isSubscription, rate: usd(rate), teamTotal: usd(rate * 28 * months) },
    });
    const prices = [price('MONTHLY', 1, 500), price('QUARTERLY', 3, 450, false), price('ANNUAL', 12, 300)];
    const planOffers = downAtFirst(() => ({ currency: 'USD', usersCount: 28, prices }));
    const changes = { ...agreed, type: 'SALES_TRIAL', trial, rate: null, interval: null };
    await open('sales', team(changes, { plan: 'FREE', planOffers }));
    expect(region('Your PRO trial').getByText('20 days left')).toBeTruthy();
    expect(region('Your PRO trial').getByText(/12 Dec 2026/)).toBeTruthy();
    planOffers.mend();
    await press('Retry', region('What PRO costs'));
    expect(figures('What PRO costs')).toEqual({
      Monthly: '$5 per person per month$140.00 for 28 people and 1 month',
      Annual: '$3 per person per month$1,008.00 for 28 people and 12 months',
    });
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each([
    ['the type', { type: 'HARD_PAYWALL_EXPERIMENT' }, {}],
    ['the paywall', {}, { paywallMode: 'HARD' }],
  ])('has no button to pay where %s asks for sales', async (_what, billingChanges, changes) => {
    await open('sales', team({ ...agreed, ...billingChanges }, changes));
    expect(screen.queryByRole('link', { name: 'Make Payment' })).toBeNull();
    expect(screen.getByRole('note')).toBeTruthy();
  });
});
