import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userError } from '../../../testing/gatewayPieces.ts';
import { click, rest } from '../../../testing/hands.ts';
import { listenToEvents } from '../../../testing/listenToEvents.ts';
import { connectionOf } from '../../../testing/renderInConsole.tsx';
import MakeAdminDialog from './MakeAdminDialog.tsx';
import type { ListedMember } from '../people/people.ts';
import { behind, dialogText, listed, openDialog, press, teamOf, viewerOf } from '../people/peopleDialog.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const viewerMember = listed(1, { role: 'ADMIN', viewerCanMakeAdmin: false });
const people = [viewerMember, listed(2), listed(3)];
const GATES = {
  pro: { feature: 'ADMINS', isAllowed: true, limit: null, used: 1, requiredPlan: null, isPaywallShown: false },
  free: { feature: 'ADMINS', isAllowed: false, limit: 1, used: 1, requiredPlan: 'PRO', isPaywallShown: true },
};

const team = (gate: unknown) =>
  teamOf(people, {
    planGate: () => gate,
    contacts: ({ first, search }: { first: number; search: string }) =>
      connectionOf(
        people.filter(({ name, email }) => `${name?.first} ${name?.last} ${email}`.toLowerCase().includes(search)),
        { first },
      ),
  });

const made = ({ input }: { input: { memberId: string } }) => {
  const member = people.find(({ id }) => id === input.memberId);
  return { member: member && { ...member, role: 'ADMIN', viewerCanMakeAdmin: false }, userErrors: [] };
};

const open = (gate: unknown, member: ListedMember | null = null, mutations: Record<string, unknown> = {}) =>
  openDialog((props) => <MakeAdminDialog {...props} member={member} />, {
    viewer: viewerOf(team(gate)),
    adminGrant: made,
    ...mutations,
  });

const type = async (value: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  await rest(300);
};

describe('making an admin on PRO', () => {
  it('searches once typing rests for 300 ms, and makes whoever is found an admin', async () => {
    const { sent, calls } = await open(GATES.pro);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'person' } });
    await rest(299);
    expect(sent.some(({ name }) => name === 'adminCandidates')).toBe(false);
    await rest(1);
    await press('Make admin: Person 2');
    expect(calls('adminGrant')).toMatchObject([{ memberId: 'member-2' }]);
    expect(screen.getByText('Person 2 is an admin now.')).toBeTruthy();
    expect(behind()).toContain('Person 2 (ADMIN)');
    expect(screen.queryByRole('button', { name: 'Make admin: Person 2' })).toBeNull();
  });

  it('has a disabled button for whoever is an admin already', async () => {
    await open(GATES.pro);
    await type('person 1');
    expect(screen.getByRole('button', { name: 'Is an admin already' })).toHaveProperty('disabled', true);
  });

  it('calls an address that no member has an invalid e-mail', async () => {
    await open(GATES.pro);
    await type('nobody@orbit.example');
    expect(dialogText()).toContain('Invalid e-mail');
  });

  it('asks before it is about one member, and takes it back where that is refused', async () => {
    const { settled } = await open(GATES.pro, listed(2), {
      adminGrant: () => ({ member: null, userErrors: [userError('NOT_FOUND', ['memberId'])] }),
    });
    expect(dialogText()).toContain('Make Person 2 an admin?');
    await press('Make Person 2 an admin');
    expect(dialogText()).toContain('Is not there any more.');
    expect(behind()).toContain('Person 2 (MEMBER)');
    expect(settled).toEqual([]);
  });

  it('goes over to replacing where only the server knew that the plan has room for one', async () => {
    await open(null, listed(2), {
      adminGrant: () => ({ member: null, userErrors: [userError('PLAN_REQUIRED', ['memberId'])] }),
    });
    await press('Make Person 2 an admin');
    expect(dialogText()).toContain('Pick a replacement admin or upgrade');
  });
});

describe('making an admin on the free plan', () => {
  const replaced = (args: { input: { memberId: string } }) => ({
    ...made(args),
    viewer: { id: 'viewer-1', role: 'MEMBER' },
  });

  it('tells the paywall once, and leads to the plans', async () => {
    const told = listenToEvents();
    const { address } = await open(GATES.free);
    await press('Upgrade to PRO');
    expect(address()).toBe('/billing?feature=admins');
    expect(await told()).toEqual([
      ['paywall_shown', { feature: 'admins' }],
      ['paywall_clicked', { feature: 'admins' }],
    ]);
  });

  it('needs somebody to be selected', async () => {
    await open(GATES.free);
    await press('Pick a replacement');
    await press('Continue');
    expect(screen.getByText('Please select a new Team Admin')).toBeTruthy();
  });

  it("makes a member the admin in the viewer's place, who is led to the overview", async () => {
    const { calls, address } = await open(GATES.free, null, { adminReplace: replaced });
    await press('Pick a replacement');
    await type('person');
    expect(screen.queryByRole('radio', { name: 'Person 1' })).toBeNull();
    await click(screen.getByRole('radio', { name: 'Person 3' }));
    await press('Continue');
    expect(dialogText()).toContain('Person 3 becomes the Team Admin in place of Person 1.');
    await press('Make Person 3 the Team Admin');
    expect(calls('adminReplace')).toMatchObject([{ memberId: 'member-3' }]);
    expect(address()).toBe('/overview');
    expect(screen.getByText('Person 3 is the Team Admin now, and you are a member.')).toBeTruthy();
  });

  it('has the member of the row selected from the start', async () => {
    await open(GATES.free, listed(2));
    await press('Pick a replacement');
    expect(dialogText()).toContain('Selected: Person 2');
  });
});
