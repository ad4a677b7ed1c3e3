import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { down, downAtFirst } from '../../../testing/gatewayPieces.ts';
import { giveHelpSite } from '../../../testing/giveHelpSite.ts';
import { press } from '../../../testing/hands.ts';
import { billing, charge, monthlyOrAnnual, period, seats, team, usd } from './plan.fixture.ts';
import { alerts, figures, open, region, rows, wayTo } from './planViews.fixture.tsx';

describe('the view of a PRO plan', () => {
  it('says what is charged next, when, and for how many, and how that comes about', async () => {
    const { told } = await open('pro', team());
    const plan = region('Your plan');
    expect(plan.getByText('Your next charge is $956.00 on 12 Dec 2026 for 25 people.')).toBeTruthy();
    expect(figures('Your plan')).toEqual({
      'Next renewal': '12 Dec 2026',
      'Billing interval': 'Annual',
      'Current period': '12 Dec 2025 – 11 Dec 2026',
    });
    expect(rows()).toEqual([
      ['PlanSubscription', 'PRO'],
      ['Billing interval', 'Annual'],
      ['Rateper person per month', '$3'],
      ['People chargedof 95 licenses', '25'],
      ['Price of the plan', '$900.00'],
      ['Dues', '$81.00'],
      ['Credits usedof $25.00', '−$25.00'],
      ['Next chargeon 12 Dec 2026', '$956.00'],
    ]);
    expect(figures('Payment')).toEqual({
      'Payment method': 'Card',
      'Billing day': 'The 12th of the month',
      'Last charge': '12 Dec 2025',
      Credits: '$25.00',
      Balance: '$125.00',
    });
    expect(await told()).toEqual([['billing_details_shown', {}]]);
  });

  it.each([
    ['has none', { licencesCount: 0, activeUsersCount: 1 }, 1],
    ['has fewer than people', { licencesCount: 111 }, 1],
    ['has one for everybody', { licencesCount: 112 }, 0],
  ])('offers more licenses to a team that %s', async (_what, counts, offers) => {
    await open('pro', team({ seats: seats(counts) }));
    expect(screen.queryAllByRole('link', { name: 'Purchase more licenses' })).toHaveLength(offers);
  });

  it('explains a row to who asks', async () => {
    await open('pro', team());
    const tip = 'What is owed besides the next renewal.';
    expect(screen.queryByText(tip)).toBeNull();
    await press(tip);
    expect(screen.getByText(tip)).toBeTruthy();
    await press(tip);
    expect(screen.queryByText(tip)).toBeNull();
  });

  it('shows licences of several intervals, what else is owed, and a change of the interval that waits', async () => {
    const byInterval = [
      { interval: 'ANNUAL', usersCount: 1500 },
      { interval: 'BIANNUAL', usersCount: 1 },
      { interval: 'QUARTERLY', usersCount: 0 },
    ];
    await open(
      'pro',
      team({
        ...{ type: 'PAID', seats: seats({ byInterval }), nextInterval: 'MONTHLY', credits: usd(-500) },
        nextCharge: charge({ creditsUsed: usd(0), balanceUsed: usd(12_500), dues: usd(0), on: null }),
      }),
    );
    expect(screen.getByText('Your next charge is $956.00 for 25 people.')).toBeTruthy();
    expect(rows()).toEqual([
      ['PlanPaid licenses', 'PRO'],
      ['Billing interval', 'Annual'],
      ['Rateper person per month', '$3'],
      ['Next billing intervalfrom 12 Dec 2026', 'Monthly'],
      ['Annual licenses', '1,500 people'],
      ['Biannual licenses', '1 person'],
      ['People chargedof 95 licenses', '25'],
      ['Price of the plan', '$900.00'],
      ['Credits owed', '−$5.00'],
      ['Balance usedof $125.00', '−$125.00'],
      ['Next charge', '$956.00'],
    ]);
  });

  it('says at which rate the next interval is, where that is known', async () => {
    await open('pro', team({ nextInterval: 'ANNUAL', intervalOptions: monthlyOrAnnual }));
    expect(rows()).toContainEqual(['Next billing intervalfrom 12 Dec 2026, $3 per person per month', 'Annual']);
  });

  it.each([
    ['nothing follows', { nextCharge: null }, 'Nothing is going to be charged.'],
    ['credits cover all of it', { nextCharge: charge({ amount: usd(0) }) }, /^Your credits and your balance cover/],
  ])('says so where %s', async (_what, changes, text) => {
    await open('pro', team(changes));
    expect(region('Your plan').getByText(text)).toBeTruthy();
  });

  it.each([
    ['ENTERPRISE', { plan: 'ENTERPRISE' }, /^Your team is on the Enterprise plan/],
    ['PRO on its way', { plan: 'FREE', isProPlan: false }, /^Your team has bought PRO, which/],
    ['PRO without its features', { isProPlan: false }, /^The payment for PRO is overdue/],
  ])('says what holds for %s', async (_what, changes, text) => {
    await open('pro', team({}, changes));
    expect(region('Your plan').getByText(text)).toBeTruthy();
  });

  it('counts down to PRO where that is on its way, and calls nobody Lite before', async () => {
    const changes = { activationAt: '2026-11-24T04:00:00Z', viewerCanActivatePlan: true };
    await open('pro', team(changes, { plan: 'FREE', isProPlan: false }));
    const way = within(await screen.findByRole('region', { name: 'The way to PRO' }));
    expect(way.getByRole('timer')).toBeTruthy();
    expect(rows()[0]).toEqual(['PlanSubscription', 'PRO']);
    expect(figures('Licenses')).toMatchObject({ 'Without a license': '30' });
  });

  it('shows the account manager where there is one, and support always', async () => {
    giveHelpSite('https://help.example/plans', 'care@muster.example');
    const accountManager = { name: 'Mara Lind', email: 'mara@muster.example', avatarUrl: null };
    await open('pro', team({ accountManager }));
    expect(wayTo('mara@muster.example')).toBe('mailto:mara%40muster.example');
    expect(wayTo('care@muster.example')).toBe('mailto:care%40muster.example');
    const support = screen.getByRole('link', { name: 'Contact support (opens in a new tab)' });
    expect(support.getAttribute('href')).toBe('https://help.example/plans');
    expect(support.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('has no account manager and no address where the installation has none', async () => {
    await open('pro', team());
    expect(screen.queryByText('Your account manager')).toBeNull();
    expect(region('Contact').getByText(/Turn to the people who run this console/)).toBeTruthy();
    expect(region('Contact').queryByRole('link')).toBeNull();
  });

  it('offers no other interval to who may not change it', async () => {
    await open('pro', team({ intervalOptions: [] }));
    expect(screen.queryByRole('region', { name: 'Billing cycle' })).toBeNull();
  });
});

describe('the older view', () => {
  it('shows how licences and people add up, what is charged, and what can be done', async () => {
    const { told } = await open('paid', team());
    expect(figures('Licenses')).toEqual({
      'Licenses bought': '95',
      Assigned: '80',
      Unused: '15',
      'Active people, without guests': '112',
      'With a license': '80',
      'On a trial of PRO': '2',
      'Lite, without a license': '30',
    });
    expect(wayTo('Purchase more licenses')).toBe('/billing/payment');
    expect(wayTo('Assign licenses')).toBe('/manage/users?licence=lite');
    expect(screen.queryByRole('link', { name: 'Add more users' })).toBeNull();
    expect(region('What is charged').getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('note')).toBeNull();
    expect(await told()).toEqual([['billing_details_shown', {}]]);
  });

  it('leads to the payment of what was agreed with sales before there is more to purchase', async () => {
    await open('paid', team({ type: 'SALES_DEAL' }, { isProPlanInitialized: false }));
    expect(region('PRO for your team').getByText(/^PRO was agreed for your team/)).toBeTruthy();
    expect(wayTo('Make Payment')).toBe('/billing/paymentNew?fromSales=true');
    expect(screen.queryByRole('link', { name: 'Purchase more licenses' })).toBeNull();
    cleanup();
    await open('paid', team({ type: 'SALES_DEAL' }));
    expect(screen.queryByRole('link', { name: 'Make Payment' })).toBeNull();
    expect(wayTo('Purchase more licenses')).toBe('/billing/payment');
  });

  it('lets an elite team add people, and says that the others are shut out', async () => {
    await open('paid', team({ isLiteUserRestricted: true }));
    expect(wayTo('Add more users')).toBe('/manage/users');
    expect(screen.queryByRole('link', { name: 'Assign licenses' })).toBeNull();
    expect(region('What is charged').getByText(/are shut out/)).toBeTruthy();
    expect(figures('Licenses')).toMatchObject({ 'Without a license': '30' });
  });

  it('shows a team that pays by invoice the trial before, when billing starts, and the way to pay', async () => {
    const lastTrial = {
      ...{ startsOn: '2026-11-03', endsOn: '2026-12-02', billingStartsAt: '2026-12-03T00:00:00Z', endsInto: 'PRO' },
    };
    await open('paid', team({ type: 'PAID_OFFLINE', paymentMethod: 'INVOICE', lastTrial, startsOn: '2026-12-03' }));
    const note = screen.getByRole('note');
    expect(note.textContent).toContain('Your trial of PRO runs from 03 Nov 2026 to 02 Dec 2026');
    expect(note.textContent).toContain('Billing starts on 03 Dec 2026.');
    expect(wayTo('Make Payment')).toBe('/billing/paymentNew?fromSales=true');
    expect(rows()).toContainEqual(['Billing start date', '03 Dec 2026']);
  });

  it.each([
    ['with the end of the trial', '2026-11-23', { endsOn: '2026-11-22', billingStartsAt: '2026-11-23T00:00:00Z' }],
    ['as it was paid before that', '2026-11-20', { endsOn: '2026-12-02', billingStartsAt: '2026-12-03T00:00:00Z' }],
  ])('says nothing of a trial once billing has begun, %s', async (_when, startsOn, until) => {
    await open('paid', team({ startsOn, lastTrial: { startsOn: '2026-10-24', endsInto: 'PRO', ...until } }));
    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('while services are down', () => {
  const parts = { nextCharge: down, seats: down, period: down, credits: down, hasPaymentFailed: down, rate: down };

  it.each(['pro', 'paid', 'sales'] as const)(
    'the %s view brings billing back on Retry, and support stays',
    async (view) => {
      const readBilling = downAtFirst(() => billing());
      const { told } = await open(view, team({}, { billing: readBilling }));
      expect(region('Your plan').getByText('The figures of billing could not be loaded')).toBeTruthy();
      expect(region('Your plan').getByText('Request req-1')).toBeTruthy();
      expect(region('Contact')).toBeTruthy();
      expect(await told()).toEqual([]);
      readBilling.mend();
      await press('Retry', region('Your plan'));
      expect(rows()).not.toHaveLength(0);
      expect(await told()).toEqual([['billing_details_shown', {}]]);
    },
  );

  it('what is known of the plan stays where its figures fail', async () => {
    await open('paid', team({ ...parts, pendingAmount: usd(4_200), pendingDeadline: '2026-11-28T00:00:00Z' }));
    expect(alerts()[1]).toContain('Your team owes $42.00');
    expect(alerts()[0]).toContain('Some figures of your plan could not be loaded. Below is what is known.');
    expect(figures('Licenses')).toEqual({ Assigned: '80', Unused: '15' });
    expect(rows()).toEqual([
      ['PlanSubscription', 'PRO'],
      ['Billing interval', 'Annual'],
    ]);
    expect(screen.queryByText(/^Nothing is going to be charged/)).toBeNull();
  });

  it('says so where nothing could be read', async () => {
    const readTeam = downAtFirst(() => team());
    await open('pro', readTeam);
    expect(screen.getByText('Your plan could not be loaded')).toBeTruthy();
    readTeam.mend();
    await press('Retry');
    expect(rows()).toHaveLength(8);
  });

  it('shows licences that are bought one by one without a day of the month', async () => {
    await open('pro', team({ period: period({ billingDay: null, billedOn: null }) }));
    expect(Object.keys(figures('Payment'))).toEqual(['Payment method', 'Credits', 'Balance']);
    expect(rows()[1]).toEqual(['Interval of new licenses', 'Annual']);
    expect(rows()[2]).toEqual(['Rate of new licensesper person per month', '$3']);
  });
});
