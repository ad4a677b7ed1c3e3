import { useApolloClient } from '@apollo/client/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { publishEvent } from '../../event/eventQueue.ts';
import { downAtFirst } from '../../../testing/gatewayPieces.ts';
import { strike } from '../../../testing/hands.ts';
import { connectionOf, person } from '../../../testing/renderInConsole.tsx';
import type { MemberDialog } from '../memberDialog.ts';
import { openMembers, press } from '../membersPage.fixture.tsx';

vi.mock('../../event/eventQueue.ts', () => ({ publishEvent: vi.fn<typeof publishEvent>() }));
const opened = vi.hoisted(() => ({ last: null as MemberDialog | null }));
// The dialogs, which the page fetches itself, have tests of their own: here it counts which one is opened.
vi.mock('../MemberDialogs.tsx', () => ({
  MemberDialogs: ({ dialog }: { dialog: MemberDialog }) => {
    opened.last = dialog;
    return null;
  },
}));
beforeEach(() => {
  opened.last = null;
  vi.mocked(publishEvent).mockClear();
});

const ADMINS = '?tab=admins';
const LAST = { viewerCanRemoveAdmin: false, viewerCanDeactivate: false, viewerCanDelete: false };
const admins = [person(1, { role: 'ADMIN' }), person(2, { role: 'ADMIN' }), person(3)];
const gate = (changes: Record<string, unknown>) => ({
  planGate: ({ feature }: { feature: string }) => ({
    feature,
    isAllowed: false,
    limit: 1,
    used: 1,
    requiredPlan: 'PRO',
    isPaywallShown: true,
    ...changes,
  }),
});

/** Drops the list as somebody's becoming an admin does. */
function DropAdmins() {
  const { cache } = useApolloClient();
  return <button onClick={() => cache.evict({ id: 'Team:team-1', fieldName: 'admins' })}>Drop</button>;
}

const grid = () => screen.findByRole('grid', { name: 'Admins' });
const names = async () =>
  within(await grid())
    .queryAllByText(/^Person \d/)
    .map((one) => one.textContent);

describe('the list of admins', () => {
  it('has the admins alone, each with Remove admin and Deactivate', async () => {
    await openMembers(admins, { query: ADMINS });
    expect(await names()).toEqual(['Person 0001', 'Person 0002']);
    await press(screen.getByRole('button', { name: 'Remove admin: Person 0002' }));
    await waitFor(() => expect(opened.last).toMatchObject({ kind: 'removeAdmin', member: { guid: 'guid-2' } }));
    await press(screen.getByRole('button', { name: 'Deactivate: Person 0001' }));
    await waitFor(() =>
      expect(opened.last).toMatchObject({ kind: 'deactivate', people: { members: [{ guid: 'guid-1' }] } }),
    );
  });

  it('keeps the last admin, and says why', async () => {
    await openMembers([person(1, { role: 'ADMIN', ...LAST })], { query: ADMINS });
    await grid();
    const button = screen.getByRole('button', { name: 'Remove admin: Person 0001' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('A team needs an admin. Make somebody else an admin first.');
    await press(button);
    expect(opened.last).toBeNull();
  });

  it('is searched without asking the gateway, from the beginnings of words', async () => {
    const { sent } = await openMembers(admins, { query: ADMINS });
    await grid();
    const before = sent.length;
    const search = screen.getByRole('searchbox', { name: 'Search admins by name or e-mail' });
    fireEvent.change(search, { target: { value: '0002' } });
    await strike(search, 'Enter');
    expect(await names()).toEqual(['Person 0002']);
    fireEvent.change(search, { target: { value: 'erson' } });
    await strike(search, 'Enter');
    expect(screen.getByText('No results for “erson”')).toBeTruthy();
    expect(sent).toHaveLength(before);
  });

  it('reads all admins before it says that nobody was found', async () => {
    const all = Array.from({ length: 120 }, (_, at) => person(at + 1, { role: 'ADMIN' }));
    let isHeld = true;
    const team = {
      admins: (args: { first: number; after?: string }) => {
        if (args.after && isHeld) throw new Error('The member service is unavailable');
        return connectionOf(all, args);
      },
    };
    await openMembers(all, { query: `${ADMINS}&search=0119`, team });
    expect(await screen.findByText('More admins could not be loaded')).toBeTruthy();
    isHeld = false;
    await press(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await names()).toEqual(['Person 0119']));
  });

  it('shows its error, and comes back on Retry', async () => {
    const read = downAtFirst((args: { first: number }) => connectionOf(admins.slice(0, 2), args));
    await openMembers(admins, { query: ADMINS, team: { admins: read } });
    expect(await screen.findByText('The admins could not be loaded')).toBeTruthy();
    read.mend();
    await press(screen.getByRole('button', { name: 'Retry' }));
    expect(await names()).toEqual(['Person 0001', 'Person 0002']);
  });
});

describe('the list of admins that is read again', () => {
  it('stays where that fails, with a note, and comes back on Retry', async () => {
    let isDown = false;
    const read = (args: { first: number }) => {
      if (isDown) throw new Error('The member service is unavailable');
      return connectionOf(admins.slice(0, 2), args);
    };
    await openMembers(admins, { query: ADMINS, team: { admins: read }, beside: <DropAdmins /> });
    expect(await names()).toEqual(['Person 0001', 'Person 0002']);
    isDown = true;
    await press(screen.getByRole('button', { name: 'Drop' }));
    expect(await screen.findByText('Some names could not be loaded.')).toBeTruthy();
    expect(await names()).toEqual(['Person 0001', 'Person 0002']);
    isDown = false;
    await press(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.queryByText('Some names could not be loaded.')).toBeNull();
    expect(await names()).toEqual(['Person 0001', 'Person 0002']);
  });
});

describe('what the plan limits', () => {
  it('is said above the admins of a free team, told once, and leads to the plan', async () => {
    const { address } = await openMembers(admins, { query: ADMINS, team: gate({}) });
    expect(
      await screen.findByText('Your plan includes one admin. More than one needs PRO. 1 of 1 in use.'),
    ).toBeTruthy();
    expect(vi.mocked(publishEvent).mock.calls).toEqual([['paywall_shown', { feature: 'admins' }]]);
    await press(screen.getByRole('button', { name: 'Upgrade to PRO' }));
    expect(vi.mocked(publishEvent).mock.calls.at(-1)).toEqual(['paywall_clicked', { feature: 'admins' }]);
    expect(address()).toBe('/billing?feature=admins');
  });

  it.each([
    [{ limit: 1, used: 0 }, 'Your plan includes 1 guest. More need PRO. 0 of 1 in use.'],
    [{ limit: 0, used: 1 }, 'Your plan includes no guests. Inviting guests needs PRO.'],
  ])('of guests is %j', async (limits, text) => {
    await openMembers(admins, { query: '?tab=guests', team: gate(limits) });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(vi.mocked(publishEvent).mock.calls).toEqual([['paywall_shown', { feature: 'guests' }]]);
  });

  it('is said without a way to buy where teams are excluded from paywalls, and nobody is told', async () => {
    await openMembers(admins, { query: ADMINS, team: gate({ isPaywallShown: false }) });
    expect(await screen.findByText(/^Your plan includes one admin/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Upgrade to PRO' })).toBeNull();
    expect(publishEvent).not.toHaveBeenCalled();
  });

  it('is nothing on PRO', async () => {
    await openMembers(admins, { query: ADMINS, team: gate({ limit: null, isPaywallShown: false }) });
    await grid();
    expect(screen.queryByText(/^Your plan includes/)).toBeNull();
  });
});
