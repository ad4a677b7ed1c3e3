import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { down, downAtFirst } from '../../testing/gatewayPieces.ts';
import { giveHelpSite } from '../../testing/giveHelpSite.ts';
import { click, press } from '../../testing/hands.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import PlanPage from './PlanPage.tsx';

const usd = (amountMinor: number) => ({
  amountMinor,
  currency: 'USD',
  formatted: `$${(amountMinor / 100).toFixed(2)}`,
});

const billing = {
  type: 'SUBSCRIPTION',
  isLiteUserRestricted: false,
  licensedUsersCount: 90,
  unusedLicencesCount: 10,
  liteUsersCount: 4,
  activationAt: null,
  viewerCanActivatePlan: false,
  balance: usd(1250),
  pendingAmount: usd(0),
  pendingDeadline: null,
};

const NOTHING_BOUGHT = {
  ...billing,
  type: null,
  licensedUsersCount: 0,
  unusedLicencesCount: 0,
  balance: usd(0),
};

const gates =
  (limit: number | null, used: Record<string, number>) =>
  ({ feature }: { feature: string }) => ({
    feature,
    isAllowed: limit === null || (used[feature] ?? 0) < limit,
    limit,
    used: used[feature] ?? 0,
    requiredPlan: limit === null ? null : 'PRO',
    isPaywallShown: limit !== null,
  });

const team = {
  id: 'team-1',
  name: 'Orbit',
  plan: 'PRO',
  isProPlan: true,
  isProPlanInitialized: true,
  paywallMode: 'NONE',
  isLicenceAutoAssigned: true,
  viewerCanChangeLicenceAutoAssign: true,
  planGate: gates(null, { ADMINS: 3, GUESTS: 2, FILE_SHARING: 1, CUSTOM_FIELDS: 4 }),
  billing,
};

const free = {
  plan: 'FREE',
  isProPlan: false,
  isProPlanInitialized: false,
  planGate: gates(1, { ADMINS: 1, GUESTS: 1, APPROVED_DOMAINS: 1 }),
  billing: NOTHING_BOUGHT,
};

const open = async (changes: Record<string, unknown> = {}, address = '/billing') => {
  const console = await renderInConsole(
    <PlanPage />,
    { viewer: { id: 'viewer-1', team: { ...team, ...changes } } },
    address,
  );
  await act(async () => undefined);
  return console;
};

const region = (name: string) => within(screen.getByRole('region', { name }));
const figuresOf = (name: string) =>
  region(name)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const rows = () =>
  region('What PRO gives your people')
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const notice = () => screen.getByRole('alert');

afterEach(() => {
  window.history.replaceState(null, '');
});

describe('the plan page', () => {
  it('shows a PRO team its plan, its licences and how it pays', async () => {
    await open();
    expect(region('Your plan').getByText('Your team is on the PRO plan.')).toBeTruthy();
    expect(figuresOf('Licenses')).toEqual(['100', '90', '10']);
    const assign = region('Licenses').getByRole('link', { name: 'Assign licenses' });
    expect(assign.getAttribute('href')).toBe('/manage/users?licence=lite');
    expect(figuresOf('Payment')).toEqual(['Subscription', '$12.50']);
    expect(region('Payment').getByText('Nothing is due.')).toBeTruthy();
    expect(rows().slice(1)).toEqual([
      ['Admins', '1', 'Any number', '3'],
      ['Guests', '1', 'Any number', '2'],
      ['Approved domains', '1', 'Any number', '0'],
      ['Deciding who shares files', 'Not included', 'Included', 'In use'],
      ['Deciding who creates channels', 'Not included', 'Included', 'Not in use'],
      ['Blocking external contacts', 'Not included', 'Included', 'Not in use'],
      ['Letting only admins invite members', 'Not included', 'Included', 'Not in use'],
      ['Announcement and auto-join channels', 'Not included', 'Included', 'Not in use'],
      ['Custom profile fields', 'Not included', 'Included', '4'],
      ['User groups', 'Not included', 'Included', '0'],
      ['Licenses', 'None', expect.stringContaining('One for each person'), '90'],
    ]);
  });

  it('marks the row of the limit that led here, and says which it is', async () => {
    await open(free, '/billing?feature=user-groups');
    const section = region('What PRO gives your people');
    expect(section.getByText('You came here for: User groups')).toBeTruthy();
    const marked = section.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true');
    expect(marked.map((row) => row.firstElementChild?.textContent)).toEqual(['User groups']);
  });

  it('shows a free team that nothing is bought yet, and the limits that hold for it', async () => {
    await open({ ...free, paywallMode: 'SOFT', planGate: gates(0, { ADMINS: 1 }) });
    expect(region('Your plan').getByText('Your team is on the Free plan.')).toBeTruthy();
    expect(region('Payment').getByText('Your team has not bought anything yet.')).toBeTruthy();
    expect(region('Licenses').getByText(/^Your team has no licenses/)).toBeTruthy();
    expect(rows()[2]).toEqual(['Guests', 'None', 'Any number', '0']);
  });

  it.each([
    ['a running trial', { plan: 'FREE', isProPlan: true }, /^Your team is trying PRO/],
    ['an overdue payment', { isProPlan: false }, /its payment is overdue/],
    ['ENTERPRISE', { plan: 'ENTERPRISE' }, /^Your team is on the Enterprise plan/],
    ['licences that wait', { plan: 'FREE', isProPlan: false }, /^Your team has bought PRO\. It starts once/],
    ['a plan that is not known', { plan: 'UNKNOWN' }, /a plan that this console does not know/],
  ])('says so for %s', async (_what, changes, text) => {
    await open(changes);
    expect(region('Your plan').getByText(text)).toBeTruthy();
  });

  it.each([
    ['what the team has bought', {}, 'Your planPRO'],
    ['a trial beside it', { plan: 'FREE', isProPlan: true }, 'Your planFreePRO trial'],
  ])('marks %s beside the heading', async (_what, changes, text) => {
    await open(changes);
    expect(region('Your plan').getByRole('heading').parentElement?.textContent).toBe(text);
  });

  it('says when PRO starts, and counts down', async () => {
    const activationAt = '2126-11-22T09:30:00Z';
    await open({ plan: 'FREE', isProPlan: false, billing: { ...billing, activationAt } });
    expect(region('Your plan').getByText(/^PRO starts by itself on November 22, 2126 at 9:30\sAM/)).toBeTruthy();
    const way = await screen.findByRole('region', { name: 'The way to PRO' });
    expect(within(way).getByRole('timer')).toBeTruthy();
  });

  it('warns of what is due', async () => {
    const due = { ...billing, pendingAmount: usd(4200), pendingDeadline: '2026-11-26T00:00:00Z' };
    await open({ billing: due });
    expect(region('Payment').getByRole('alert').textContent).toBe('$42.00 due by Nov 26, 2026');
    expect(figuresOf('Payment')).toEqual(['Subscription', '$12.50', '$42.00']);
  });

  it('says that nothing can be bought here yet, and whom to turn to', async () => {
    await open();
    const change = region('Buying and changing the plan');
    expect(change.getByText(/come to this page in a later version/)).toBeTruthy();
    expect(change.getByText(/turn to the people who run this console/)).toBeTruthy();
    expect(change.queryByRole('link')).toBeNull();
  });

  it('leads to the help site where the installation has one', async () => {
    giveHelpSite('https://help.example/plans');
    await open();
    const link = region('Buying and changing the plan').getByRole('link', {
      name: 'Ask the help site (opens in a new tab)',
    });
    expect(link.getAttribute('href')).toBe('https://help.example/plans');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('takes no other kind of address for a help site', async () => {
    giveHelpSite('javascript:alert(1)');
    await open();
    expect(region('Buying and changing the plan').queryByRole('link')).toBeNull();
  });
});

describe('the plan page while services are down', () => {
  it('keeps the plan where billing cannot be read, and brings billing back on Retry', async () => {
    const readBilling = downAtFirst(() => billing);
    await open({ billing: readBilling });
    expect(region('Your plan').getByText('Your team is on the PRO plan.')).toBeTruthy();
    expect(region('Payment').getByText('Request req-1')).toBeTruthy();
    expect(rows().at(-1)?.[3]).toBe('–');
    readBilling.mend();
    await press('Retry', region('Payment'));
    expect(figuresOf('Licenses')).toEqual(['100', '90', '10']);
  });

  it('compares without the figures of the team where the limits cannot be read', async () => {
    await open({ planGate: down });
    expect(rows()[1]).toEqual(['Admins', '1', 'Any number', '–']);
  });

  it('says so where nothing could be read', async () => {
    const readTeam = downAtFirst(() => team);
    await renderInConsole(<PlanPage />, { viewer: { id: 'viewer-1', team: readTeam } }, '/billing');
    expect(screen.getByText('Your plan could not be loaded')).toBeTruthy();
    expect(screen.getByText('Request req-1')).toBeTruthy();
    readTeam.mend();
    await press('Retry');
    expect(region('Your plan').getByText('Your team is on the PRO plan.')).toBeTruthy();
  });
});

describe('the plan page for those who come from a limit', () => {
  it.each([
    ['guests', 'More guests need PRO', '/manage/users?tab=guests'],
    ['admins', 'More than one admin needs PRO', '/manage/users?tab=admins'],
    ['approved-domains', 'More than one approved domain needs PRO', '/settings/sign-up'],
  ])('names %s, what is used of them, and leads to their page', async (feature, title, home) => {
    const { address } = await open(free, `/billingNew?feature=${feature}`);
    expect(within(notice()).getByText(title)).toBeTruthy();
    expect(notice().textContent).toContain('Your team has 1 of 1 that its plan allows.');
    await press('Go back', within(notice()));
    expect(address()).toBe(home);
  });

  it.each([
    ['file-sharing', 'Deciding who shares files needs PRO', '/settings/file-sharing'],
    ['channel-management', 'Deciding who creates channels needs PRO', '/settings/channel-creation'],
    ['block-domain', 'Blocking external contacts needs PRO', '/settings/sign-up'],
    ['invite-control', 'Letting only admins invite members needs PRO', '/settings/invite-members'],
    ['auto-join-channels', 'Auto-join channels need PRO', '/settings/auto-join-channels'],
    ['announcement-channels', 'Announcement channels need PRO', '/manage-channels/announcement-channels'],
  ])('names %s, which is included or not, and leads to its setting', async (feature, title, home) => {
    const { address } = await open({ ...free, planGate: gates(0, {}) }, `/billingNew?feature=${feature}`);
    expect(within(notice()).getByText(title)).toBeTruthy();
    expect(notice().textContent).toContain('It comes with PRO.');
    expect(notice().textContent).not.toContain('Your team has');
    await press('Go back', within(notice()));
    expect(address()).toBe(home);
  });

  it('leads back to where one came from, an open dialog included', async () => {
    const { address } = await renderInConsole(
      <>
        <AppLink to="/billing?feature=guests">Upgrade</AppLink>
        <PlanPage />
      </>,
      { viewer: { id: 'viewer-1', team: { ...team, ...free } } },
      '/manage/users?tab=guests&dialog=add-guests',
    );
    await click(screen.getByRole('link', { name: 'Upgrade' }));
    // The console's router numbers the entries of the history.
    window.history.replaceState({ idx: 1 }, '');
    await press('Go back');
    expect(address()).toBe('/manage/users?tab=guests&dialog=add-guests');
  });

  it('says that there is no limit any more once the team is on PRO', async () => {
    await open({}, '/billing?feature=guests');
    expect(within(notice()).getByText('Your plan allows any number of guests')).toBeTruthy();
    expect(notice().textContent).not.toContain('With PRO');
  });

  it.each(['', '?feature=nonsense', '?feature=constructor'])('says nothing without one (%s)', async (query) => {
    await open({}, `/billing${query}`);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
