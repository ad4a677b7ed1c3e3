import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberDialog } from '../memberDialog.ts';
import type { PeopleDialogProps } from '../people/people.ts';
import { givePageConfig } from '../../../testing/givePageConfig.ts';
import { strike } from '../../../testing/hands.ts';
import { connectionOf, person } from '../../../testing/renderInConsole.tsx';
import { boxOf, openMembers, openMenu, press } from '../membersPage.fixture.tsx';

type Opened = PeopleDialogProps & { readonly dialog: MemberDialog };
const opened = vi.hoisted(() => ({ last: null as Opened | null }));
// The dialogs have tests of their own: here it counts which one is opened, about whom, and what its outcome does.
vi.mock('../MemberDialogs.tsx', () => ({
  MemberDialogs: (props: Opened) => {
    opened.last = props;
    return null;
  },
}));
beforeEach(() => void (opened.last = null));

const many = (count: number, changes = {}) => Array.from({ length: count }, (_, at) => person(at + 1, changes));

const bar = () => screen.findByRole('group', { name: 'Actions for everybody who is selected' });
const offers = async () =>
  within(await bar())
    .getAllByRole('button')
    .map((one) => one.textContent);
const pressInBar = async (name: string) => press(within(await bar()).getByRole('button', { name }));
const choose = async (line: string | RegExp) => {
  await openMenu('Choose what to select');
  await press(screen.getByRole('menuitem', { name: line }));
};
/** The dialog that is opened: its code is fetched first. */
const about = async () => {
  const { dialog } = await waitFor(() => {
    if (!opened.last) throw new Error('No dialog is open');
    return opened.last;
  });
  if (!('people' in dialog)) return null;
  const { people } = dialog;
  return people.kind === 'some'
    ? { kind: dialog.kind, names: people.members.map(({ name }) => name?.last) }
    : { ...people, kind: dialog.kind };
};

describe('the bar below the list', () => {
  it('comes with the first person who is selected, and goes with the last', async () => {
    await openMembers(many(3));
    expect(screen.queryByRole('group', { name: 'Actions for everybody who is selected' })).toBeNull();
    await press(boxOf(1));
    expect(within(await bar()).getByText('1 selected')).toBeTruthy();
    await pressInBar('Clear selection');
    expect(screen.queryByRole('group', { name: 'Actions for everybody who is selected' })).toBeNull();
    expect(boxOf(1).checked).toBe(false);
  });

  it('says to how many of those who are selected each action applies', async () => {
    await openMembers([
      person(1),
      person(2, { isLicensed: false }),
      person(3, { role: 'GUEST', isLicensed: false }),
      person(4, { role: 'ADMIN', viewerCanDeactivate: false, viewerCanDelete: false, viewerCanRemoveAdmin: false }),
    ]);
    await choose('All loaded (4)');
    expect(await offers()).toEqual([
      'Clear selection',
      'Assign license (1)',
      'Disable auto-renewal (2)',
      'Downgrade to Lite (2)',
      'Deactivate (3)',
      'Delete (4)',
    ]);
  });

  it('offers not to delete the last admin where nobody takes a request to delete the team', async () => {
    givePageConfig({ absentServices: ['event'] });
    await openMembers([person(1), person(2, { role: 'ADMIN', viewerCanDelete: false })]);
    await choose('All loaded (2)');
    expect(await offers()).toContain('Delete (1)');
  });

  it('goes by how those who are selected are now, once the list is read anew', async () => {
    const lite = person(1, { isLicensed: false });
    const pro = person(1, { isLicensed: true, viewerCanAssignLicence: false });
    let now = lite;
    const members = (args: { first: number }) => connectionOf([now], args);
    await openMembers([lite], { team: { members } });
    await press(boxOf(1));
    expect(await offers()).toContain('Assign license (1)');
    now = pro;
    await press(screen.getByRole('button', { name: 'E-mail' }));
    await waitFor(async () => expect(await offers()).not.toContain('Assign license (1)'));
    expect(await offers()).toContain('Downgrade to Lite (1)');
  });

  it('hands everybody who is selected to the dialog, which says whom it passes over', async () => {
    await openMembers([person(1), person(2, { isLicensed: false })]);
    await choose('All loaded (2)');
    await pressInBar('Assign license (1)');
    expect(await about()).toEqual({ kind: 'assignLicence', names: ['0001', '0002'] });
  });

  it('keeps those selected on whom the action failed, and nobody else', async () => {
    await openMembers(many(3));
    await choose('All loaded (3)');
    await pressInBar('Deactivate (3)');
    await about();
    await act(async () => opened.last?.onSettled({ failedIds: ['member-2'] }));
    expect([1, 2, 3].map((number) => boxOf(number).checked)).toEqual([false, true, false]);
  });

  it.each([
    ['?tab=guests', { role: 'GUEST', isLicensed: false }, ['Upgrade to member (1)', 'Deactivate (1)', 'Delete (1)']],
    ['?tab=pending', { status: 'PENDING' }, ['Approve (1)', 'Approve as guests (1)', 'Reject (1)']],
    ['?tab=deactivated', { status: 'DEACTIVATED' }, ['Reactivate (1)', 'Delete (1)']],
  ])('with "%s" in the address has the actions of that list', async (query, changes, expected) => {
    await openMembers([person(1, changes)], { query });
    await press(boxOf(1));
    expect((await offers()).slice(1)).toEqual(expected);
  });

  it('lets the only person of a team ask for its deletion', async () => {
    const kept = { role: 'ADMIN', viewerCanDeactivate: false, viewerCanDelete: false, viewerCanRemoveAdmin: false };
    await openMembers([person(1, kept)], { team: { membersCount: 1 } });
    await press(boxOf(1));
    await pressInBar('Delete (1)');
    expect(await about()).toEqual({ kind: 'delete', names: ['0001'] });
  });

  it('upgrades one guest at a time', async () => {
    await openMembers(many(2, { role: 'GUEST', isLicensed: false }), { query: '?tab=guests' });
    await choose('All loaded (2)');
    expect((await offers()).slice(1)).toEqual(['Deactivate (2)', 'Delete (2)']);
  });

  it('has nothing about licences in an elite team', async () => {
    await openMembers(many(1), {
      team: {
        billing: {
          isLiteUserRestricted: true,
          viewerCanActivatePlan: false,
          unusedLicencesCount: 0,
          licensedUsersCount: 80,
        },
      },
    });
    await press(boxOf(1));
    expect((await offers()).slice(1)).toEqual(['Deactivate (1)', 'Delete (1)']);
  });

  it('says at the 21st person that auto-renewal ends for 20 at a time', async () => {
    const NOTE = 'You can select a maximum of 20 users at a time to disable auto-renewal.';
    await openMembers(many(21));
    await choose('All loaded (21)');
    await press(boxOf(1));
    expect(within(await bar()).queryByText(NOTE)).toBeNull();
    await press(boxOf(1));
    expect(within(await bar()).getByText(NOTE)).toBeTruthy();
    const button = within(await bar()).getByRole<HTMLButtonElement>('button', { name: 'Disable auto-renewal (21)' });
    expect(button.disabled).toBe(true);
  });

  it('says that no licences are left, and where there are more', async () => {
    const nobody = { isLicensed: false, viewerCanAssignLicence: false };
    await openMembers([person(1, nobody)], {
      team: {
        billing: {
          isLiteUserRestricted: false,
          viewerCanActivatePlan: false,
          unusedLicencesCount: 0,
          licensedUsersCount: 80,
        },
      },
    });
    await press(boxOf(1));
    expect(within(await bar()).getByText('No licenses are left.', { exact: false })).toBeTruthy();
    expect(
      within(await bar())
        .getByRole('link', { name: 'Get more' })
        .getAttribute('href'),
    ).toBe('/billing');
  });

  it('hides the buttons of each request while requests are selected', async () => {
    await openMembers(many(2, { status: 'PENDING', isLicensed: false }), { query: '?tab=pending' });
    const rowButtons = () => screen.queryAllByRole('button', { name: /^(Approve|Reject) Person/ });
    await waitFor(() => expect(rowButtons()).toHaveLength(4));
    await press(boxOf(1));
    expect(rowButtons()).toHaveLength(0);
    await press(boxOf(1));
    expect(rowButtons()).toHaveLength(4);
  });
});

describe('what can be selected at once', () => {
  it('is everybody of a list of which only the beginning is loaded, but for those who are let go', async () => {
    await openMembers(many(120), { team: stuckAt50(many(120)) });
    await choose('All matching (120)');
    expect(boxOf(1).checked).toBe(true);
    await press(boxOf(2));
    expect(within(await bar()).getByText('119 selected, 1 left out')).toBeTruthy();
    await pressInBar('Deactivate (119)');
    expect(await about()).toEqual({ kind: 'deactivate', count: 119, filter: {}, search: '', exceptIds: ['member-2'] });
    await act(async () => opened.last?.onSettled({ failedIds: [] }));
    expect(boxOf(1).checked).toBe(false);
  });

  it('is one kind of those who are loaded', async () => {
    await openMembers([
      person(1, { role: 'ADMIN' }),
      person(2, { isLicensed: false }),
      person(3, { role: 'GUEST', isLicensed: false }),
    ]);
    const lines = await openMenu('Choose what to select');
    expect(lines).toEqual(['All loaded (3)', 'None', 'Admins (1)', 'Members (1)', 'Guests (1)', 'PRO (1)', 'Lite (1)']);
    await press(screen.getByRole('menuitem', { name: 'Lite (1)' }));
    expect([1, 2, 3].map((number) => boxOf(number).checked)).toEqual([false, true, false]);
  });

  it('stays selected while somebody else is searched for', async () => {
    await openMembers(many(3));
    await press(boxOf(1));
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'person2' } });
    await strike(search, 'Enter');
    await press(boxOf(2));
    expect(within(await bar()).getByText('2 selected')).toBeTruthy();
    await pressInBar('Deactivate (2)');
    expect(await about()).toEqual({ kind: 'deactivate', names: ['0001', '0002'] });
  });
});

/** A list whose end never comes, so that only its beginning is loaded. */
function stuckAt50(people: readonly ReturnType<typeof person>[]) {
  return {
    members: ({ first, after }: { first: number; after?: string }) => {
      if (after) throw new Error('The member service is unavailable');
      const nodes = people.slice(0, first);
      const pageInfo = { hasNextPage: true, hasPreviousPage: false, endCursor: 'end' };
      return { nodes, pageInfo, totalCount: people.length };
    },
  };
}
