import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListedMember } from '../people/people.ts';
import { downAtFirst, userError } from '../../../testing/gatewayPieces.ts';
import { behind, dialogText, listed, openDialog, press, teamOf, viewerOf } from '../people/peopleDialog.fixture.tsx';
import RemoveAdminDialog from './RemoveAdminDialog.tsx';

const ADMIN = { role: 'ADMIN', viewerCanRemoveAdmin: true } as const;
const self = listed(1, ADMIN);
const other = listed(2, ADMIN);

const answer = (member: ListedMember) => ({
  member: { ...member, role: 'MEMBER', viewerCanRemoveAdmin: false },
  userErrors: [],
});
const open = (member: ListedMember, adminRevoke: (args: unknown) => unknown = () => answer(member)) =>
  openDialog((props) => <RemoveAdminDialog {...props} member={member} />, {
    viewer: viewerOf(teamOf([self, other])),
    adminRevoke,
  });

describe('removing an admin', () => {
  it('asks who, and shows it at once while the answer is on its way', async () => {
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await open(other, () => arrival.then(() => answer(other)));
    expect(dialogText()).toContain('Remove Person 2 as admin?');
    await press('Confirm');
    expect(behind()).toContain('Person 2 (MEMBER)');
    await act(async () => arrive());
    expect(behind()).toContain('Person 2 (MEMBER)');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Person 2 is a member now.')).toBeTruthy();
  });

  it('does nothing when it is called off', async () => {
    const { calls } = await open(other);
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls('adminRevoke')).toEqual([]);
  });

  it('takes it back where the last admin would go, and says why', async () => {
    await open(other, () => ({ member: null, userErrors: [userError('LAST_ADMIN', ['memberId'])] }));
    await press('Confirm');
    expect(behind()).toContain('Person 2 (ADMIN)');
    expect(dialogText()).toContain('Person 2 is the last admin, and a team needs one.');
  });

  it('takes it back where the answer is lost, and acts once when it is tried again', async () => {
    const revoke = downAtFirst(() => answer(other));
    const { calls } = await open(other, revoke);
    await press('Confirm');
    expect(behind()).toContain('Person 2 (ADMIN)');
    revoke.mend();
    await press('Confirm');
    const [first, second] = calls('adminRevoke');
    expect(second).toEqual(first);
    expect(behind()).toContain('Person 2 (MEMBER)');
  });

  it('tells oneself what is lost, and leads to the overview', async () => {
    const { address } = await open(self);
    expect(dialogText()).toContain('you lose your access');
    await press('Confirm');
    expect(address()).toBe('/overview');
    expect(screen.getByText('You are a member now.')).toBeTruthy();
  });
});
