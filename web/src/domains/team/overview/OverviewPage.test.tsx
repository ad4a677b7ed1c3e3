import { useApolloClient } from '@apollo/client/react';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { down, downAtFirst } from '../../../testing/gatewayPieces.ts';
import { press } from '../../../testing/hands.ts';
import { connectionOf, renderInConsole } from '../../../testing/renderInConsole.tsx';
import { billing, gateway, team, usd } from './overview.fixture.ts';
import OverviewPage from './OverviewPage.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));
const text = (node: Element | null) => node?.textContent ?? '';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Drops the admins as somebody's becoming one does. */
function DropAdmins() {
  const { cache } = useApolloClient();
  return <button onClick={() => cache.evict({ id: 'Team:team-1', fieldName: 'admins' })}>Drop</button>;
}

const ADMINS_FAILED = 'Error loading admins, Something went wrong. Please try again later. (Status 503)';

describe('the overview of an admin', () => {
  it('shows the team, its figures, its admins, its apps and its billing', async () => {
    await renderInConsole(<OverviewPage />, gateway('ADMIN'));
    expect(screen.getByText('Orbit')).toBeTruthy();
    expect(screen.getByText('orbit')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy the team URL' })).toBeTruthy();
    expect(screen.getByText('1,200')).toBeTruthy();
    expect(text(screen.getByText('Apps').closest('.MuiPaper-root'))).toMatch(/^Apps3/);
    expect(screen.getByText('5 GB of 20 GB used')).toBeTruthy();
    expect(region('Joining the team').getByText('Admins only')).toBeTruthy();
    expect(region('Joining the team').getByText(/^On: everybody with an address at orbit.example/)).toBeTruthy();
    expect(screen.getByText('05 Mar 2024')).toBeTruthy();
    expect(screen.getByText('orbit.example')).toBeTruthy();
    expect(region('Installed apps').getByText('1 user')).toBeTruthy();
    const figures = region('Billing').getAllByRole('definition').map(text);
    expect(figures).toEqual(['PRO', 'Subscription', '$12.50', '90', '10']);
  });

  it('starts every part at once, each by itself', async () => {
    const { sent } = await renderInConsole(<OverviewPage />, gateway('ADMIN'));
    expect(sent.map(({ name }) => name).toSorted()).toEqual([
      'billingSummary',
      'overviewApps',
      'overviewPlanState',
      'overviewStorage',
      'overviewTeam',
      'overviewViewer',
      'teamAdmins',
      'teamEditing',
      'teamSize',
    ]);
  });

  it('shows five admins, and as many again on request', async () => {
    const { sent } = await renderInConsole(<OverviewPage />, gateway('ADMIN'));
    expect(region('Admins').getAllByRole('listitem')).toHaveLength(5);
    await press('Show more', region('Admins'));
    expect(region('Admins').getAllByRole('listitem')).toHaveLength(7);
    expect(region('Admins').queryByRole('button')).toBeNull();
    expect(sent.filter(({ name }) => name === 'teamAdmins').map(({ variables }) => variables)).toEqual([
      { first: 5 },
      { first: 5, after: '5' },
    ]);
  });

  it('warns of a pending amount with its deadline, and leaves out what says nothing', async () => {
    const due = { ...billing, pendingAmount: usd(4200), pendingDeadline: '2026-11-26T00:00:00Z' };
    await renderInConsole(<OverviewPage />, gateway('ADMIN', { billing: due }));
    const notice = screen.getByText('$42.00 due by 26 Nov 2026').closest<HTMLElement>('[role="alert"]');
    expect(notice && within(notice).getByRole('link', { name: 'Go to billing' }).getAttribute('href')).toBe('/billing');
    expect(region('Billing').getByText('$42.00')).toBeTruthy();
    expect(notice?.textContent).not.toContain('overdue');
    cleanup();
    await renderInConsole(<OverviewPage />, gateway('ADMIN', { billing: due, isProPlan: false }));
    expect(screen.getByText('It is overdue: the limits of the Starter plan hold until it is paid.')).toBeTruthy();
    cleanup();
    const free = { ...billing, type: null, balance: usd(0), licensedUsersCount: 0, unusedLicencesCount: 0 };
    await renderInConsole(<OverviewPage />, gateway('ADMIN', { billing: free, plan: 'FREE', isProPlan: false }));
    expect(region('Billing').getAllByRole('definition').map(text)).toEqual(['Starter']);
    cleanup();
    await renderInConsole(<OverviewPage />, gateway('ADMIN', { billing: free, plan: 'PRO' }));
    expect(region('Billing').getAllByRole('definition').map(text)).toEqual(['PRO', '0', '0']);
  });

  it('names a running trial to everybody; to admins with the days that are left, the present one included', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T23:59:00Z') });
    const trial = { endsOn: '2026-11-30', billingStartsAt: '2026-12-01T00:00:00.000Z' };
    const onTrial = { plan: 'FREE', isProPlan: true, billing: { ...billing, type: 'SELF_SERVE_TRIAL', trial } };
    await renderInConsole(<OverviewPage />, gateway('ADMIN', onTrial));
    expect(screen.getAllByText('PRO trial')).toHaveLength(2);
    expect(region('Billing').getByText('2 days left, until 30 Nov 2026')).toBeTruthy();
    vi.setSystemTime(new Date('2026-11-30T00:00:00Z'));
    cleanup();
    await renderInConsole(<OverviewPage />, gateway('ADMIN', onTrial));
    expect(region('Billing').getByText('1 day left, until 30 Nov 2026')).toBeTruthy();
    cleanup();
    await renderInConsole(<OverviewPage />, gateway('MEMBER', onTrial));
    expect(screen.getAllByText('PRO trial')).toHaveLength(1);
    expect(screen.queryByText(/day left/)).toBeNull();
  });

  it('shows the error of a part in its place, with Retry, while the rest stands', async () => {
    const apps = downAtFirst(() => team.apps);
    await renderInConsole(<OverviewPage />, gateway('ADMIN', { apps, billing: down, admins: down }));
    expect(screen.getByText('1,200')).toBeTruthy();
    expect(region('Admins').getByText(ADMINS_FAILED)).toBeTruthy();
    expect(region('Billing').getByRole('alert')).toBeTruthy();
    expect(region('Installed apps').getByText('Request req-1')).toBeTruthy();
    apps.mend();
    await press('Retry', region('Installed apps'));
    expect(region('Installed apps').getByText('Tasks')).toBeTruthy();
    expect(region('Billing').getByRole('alert')).toBeTruthy();
  });

  it('keeps the admins where they cannot be read again, and says so', async () => {
    let isDown = false;
    const admins = (args: { first: number; after?: string }) => (isDown ? down() : team.admins(args));
    await renderInConsole(
      <>
        <OverviewPage />
        <DropAdmins />
      </>,
      gateway('ADMIN', { admins }),
    );
    const shown = () => region('Admins').getAllByRole('listitem').map(text);
    const before = shown();
    isDown = true;
    await press('Drop');
    expect(await region('Admins').findByText(ADMINS_FAILED)).toBeTruthy();
    expect(shown()).toEqual(before);
    isDown = false;
    await press('Retry', region('Admins'));
    expect(region('Admins').queryByRole('alert')).toBeNull();
    expect(shown()).toEqual(before);
  });

  it('keeps the other parts where the team itself could not be read', async () => {
    const { sent } = await renderInConsole(<OverviewPage />, gateway('ADMIN', { name: down }));
    expect(screen.getByText('The team could not be loaded')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Joining the team' })).toBeNull();
    expect(screen.getByText('1,200')).toBeTruthy();
    expect(region('Billing').getByText('$12.50')).toBeTruthy();
    expect(sent.filter((one) => one.name === 'overviewTeam').length).toBe(1);
  });

  it('shows the error of every part where there is no team at all, and each comes back on Retry', async () => {
    const teamOrFailure = downAtFirst(() => team);
    await renderInConsole(<OverviewPage />, { viewer: { id: 'viewer-1', role: 'ADMIN', team: teamOrFailure } });
    const card = within(screen.getByText('The team could not be loaded').parentElement ?? document.body);
    expect(card.getByText('Request req-1')).toBeTruthy();
    expect(screen.getByText('The number of people could not be loaded')).toBeTruthy();
    expect(screen.getByText('The file storage could not be loaded')).toBeTruthy();
    for (const part of ['Admins', 'Installed apps', 'Billing']) {
      expect(region(part).getByRole('button', { name: 'Retry' })).toBeTruthy();
    }
    teamOrFailure.mend();
    await press('Retry', card);
    expect(screen.getByText('Orbit')).toBeTruthy();
    expect(region('Joining the team').getByText('Admins only')).toBeTruthy();
  });
});

describe('the overview of a member', () => {
  it('shows the team with its plan and the admins to turn to, and says that they are no admin', async () => {
    const { sent } = await renderInConsole(<OverviewPage />, gateway('MEMBER'));
    expect(screen.getByText('Orbit')).toBeTruthy();
    expect(screen.getByText('PRO')).toBeTruthy();
    expect(screen.getByText(/^You are not an admin of this team/)).toBeTruthy();
    expect(region('Admins').getAllByRole('listitem')).toHaveLength(5);
    const [ask] = region('Admins').getAllByRole('link', { name: /^Ask for access: .+/ });
    expect(decodeURIComponent(ask?.getAttribute('href') ?? '')).toMatch(
      /^mailto:[^?]+@[^?]+\?subject=Admin access to Orbit&body=Hello, .* of the team Orbit\?$/,
    );
    const names = sent.map(({ name }) => name);
    expect(names).toContain('domainAdmins');
    expect(names.filter((name) => /billing|storage|teamAdmins|apps/i.test(name))).toEqual([]);
  });

  it('says so where the team has no admins', async () => {
    const domainAdmins = (args: { first: number }) => connectionOf([], args);
    await renderInConsole(<OverviewPage />, gateway('MEMBER', { domainAdmins }));
    expect(region('Admins').getByText('This team has no admins at the moment.')).toBeTruthy();
    expect(region('Admins').queryByRole('button')).toBeNull();
  });
});

describe('the overview of a guest', () => {
  it.each(['GUEST', 'UNKNOWN'])('is a note and asks for nothing of the team (%s)', async (role) => {
    const { sent } = await renderInConsole(<OverviewPage />, gateway(role));
    expect(screen.getByText('You are a guest of this team')).toBeTruthy();
    expect(screen.queryByText('Orbit')).toBeNull();
    expect(sent.map(({ name }) => name)).toEqual(['overviewViewer']);
  });
});
