import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { down, userError } from '../../testing/gatewayPieces.ts';
import { click, press, strike } from '../../testing/hands.ts';
import { listenToEvents } from '../../testing/listenToEvents.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { currentToasts } from '../../ui/toasts/toastStore.ts';
import { group, teamOf, type GroupValues } from './userGroups.fixture.ts';
import UserGroupsPage from './UserGroupsPage.tsx';

interface Answers {
  readonly isPro?: boolean;
  readonly limit?: number;
  /** Answers what the plan allows; at once where it is left out. */
  readonly planGate?: () => Promise<unknown>;
  /** Answers the code of a refusal; undefined where it is deleted. */
  readonly refuse?: () => string | undefined;
  readonly address?: string;
}

/** The page of a team with these user groups. */
async function open(
  groups: readonly GroupValues[],
  { isPro = true, limit = 500, refuse, planGate, address = '/' }: Answers = {},
) {
  let live = groups;
  const page = await renderInConsole(
    <UserGroupsPage />,
    {
      viewer: { id: 'viewer-1', team: { ...teamOf(() => live, { isPro, limit }), ...(planGate && { planGate }) } },
      node: ({ id }: { id: string }) => live.find((one) => one.id === id) ?? null,
      eventsPublish: () => ({ userErrors: [] }),
      userGroupUpdate: ({ input }: { input: { userGroupId: string; visibleTo: string } }) => {
        live = live.map((one) => (one.id === input.userGroupId ? { ...one, visibleTo: input.visibleTo } : one));
        return { userGroup: live.find(({ id }) => id === input.userGroupId), userErrors: [] };
      },
      userGroupDelete: ({ input }: { input: { userGroupId: string } }) => {
        const code = refuse?.();
        if (code) return { deletedUserGroupId: null, userErrors: [userError(code)] };
        live = live.filter(({ id }) => id !== input.userGroupId);
        return { deletedUserGroupId: input.userGroupId, userErrors: [] };
      },
    },
    address,
  );
  return {
    ...page,
    become: (next: readonly GroupValues[]) => {
      live = next;
    },
  };
}

const item = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;
const choose = async (name: string, action: RegExp) => {
  await press(`Actions for ${name}`);
  await click(screen.getByRole('menuitem', { name: action }));
};
const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

describe('the list of user groups', () => {
  it('says who belongs to each, how many they are, and which channels use it', async () => {
    const channels = [{ __typename: 'Channel', id: 'channel-1', name: 'sales-berlin' }];
    await open([
      group('Berlin sales', { channels, visibleTo: 'MEMBER' }),
      group('Empty', { constraints: [], membersCount: 0 }),
    ]);
    const first = within(await screen.findByRole('list', { name: 'User groups' }));
    expect(first.getByText('Department is Sales or Marketing, and Office is Berlin')).toBeTruthy();
    expect(within(item('Berlin sales')).getByText('Visible to members')).toBeTruthy();
    expect(within(item('Berlin sales')).getByText('Used by sales-berlin')).toBeTruthy();
    expect(within(item('Empty')).getByText('Matches nobody: it has no conditions.')).toBeTruthy();
    expect(within(item('Empty')).getByText('No members at present')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create user group' })).toBeTruthy();
    const edit = within(item('Empty')).getByRole('link', { name: 'Edit Empty' });
    expect(edit.getAttribute('href')).toContain('/enterprise/user-groups/edit/group-Empty');
  });

  it('stands where part of it could not be read', async () => {
    await open([group('Sales', { constraints: down, membersCount: down, channels: down })]);
    expect(await screen.findByText('Its conditions could not be loaded')).toBeTruthy();
    expect(screen.getByText('Members could not be counted')).toBeTruthy();
    expect(screen.getByText('Its channels could not be loaded')).toBeTruthy();
    expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('is read on page by page, and searched', async () => {
    const many = Array.from({ length: 60 }, (_, place) => group(`Group ${String(place).padStart(2, '0')}`));
    const { address } = await open(many);
    await screen.findByText('60 user groups');
    expect(names()).toHaveLength(50);
    await press('Show more');
    expect(names()).toEqual(many.map(({ name }) => name));
    const box = screen.getByRole('searchbox', { name: 'Search user groups' });
    fireEvent.change(box, { target: { value: 'group 07' } });
    await strike(box, 'Enter');
    expect(names()).toEqual(['Group 07']);
    expect(address()).toBe('/?search=group+07');
    expect(screen.getByRole('status').textContent).toBe('1 user group');
    fireEvent.change(box, { target: { value: 'none' } });
    await strike(box, 'Enter');
    expect(screen.getByRole('status').textContent).toBe('No user group has a word that begins with “none”.');
  });

  it('keeps a page that comes after the search has changed out of what is found', async () => {
    const many = Array.from({ length: 60 }, (_, place) => group(`Group ${String(place).padStart(2, '0')}`));
    await open(many);
    await screen.findByText('60 user groups');
    const box = screen.getByRole('searchbox', { name: 'Search user groups' });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
      fireEvent.change(box, { target: { value: 'group 07' } });
      fireEvent.keyDown(box, { key: 'Enter' });
    });
    expect(names()).toEqual(['Group 07']);
    fireEvent.change(box, { target: { value: '' } });
    await strike(box, 'Enter');
    expect(names()[0]).toBe('Group 00');
    expect(screen.queryByText('The other user groups could not be loaded')).toBeNull();
  });

  it('says where the team can have no other one, until one is deleted', async () => {
    await open([group('Sales'), group('Office')], { limit: 2 });
    expect(await screen.findByRole('note')).toHaveProperty('textContent', expect.stringContaining('as many'));
    expect(screen.queryByRole('link', { name: 'Create user group' })).toBeNull();
    await choose('Sales', /^Delete$/);
    await press('Delete user group');
    expect(await screen.findByRole('link', { name: 'Create user group' })).toBeTruthy();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('shows who belongs to a group in a dialog of its own address', async () => {
    const { address } = await open([group('Sales')]);
    await screen.findByRole('heading', { name: 'Sales' });
    await press('3 members: show those of Sales');
    expect(address()).toBe('/?dialog=members&group=group-Sales');
    const dialog = within(await screen.findByRole('dialog', { name: 'Members of “Sales”' }));
    expect(await dialog.findByText('Person 0002')).toBeTruthy();
    await press('Close', dialog);
    expect(address()).toBe('/');
  });

  it('comes together with what the plan says of it, which stands above it', async () => {
    const answer = Promise.withResolvers<unknown>();
    await open([group('Sales')], { planGate: () => answer.promise });
    expect(screen.queryByRole('heading', { name: 'Sales' })).toBeNull();
    await act(async () => answer.resolve(teamOf(() => [], { isPro: false }).planGate));
    expect(await screen.findByRole('heading', { name: 'Sales' })).toBeTruthy();
    expect(screen.getByRole('note').textContent).toContain('With PRO');
  });

  it('offers the first group where there is none', async () => {
    await open([]);
    expect(await screen.findByText('No user groups yet')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Create user group' })).toHaveLength(1);
  });

  it('can be read and deleted from without PRO, says what PRO gives, leads there, and tells of its paywall once', async () => {
    const told = listenToEvents();
    const lost = (name: string) => group(name, { viewerCanEdit: false });
    const { address } = await open([lost('Office'), lost('Sales')], { isPro: false });
    const paywall = await screen.findByRole('note');
    expect(paywall.textContent).toContain('With PRO');
    expect(await told()).toEqual([['paywall_shown', { feature: 'user-groups' }]]);
    expect(names()).toEqual(['Office', 'Sales']);
    expect(screen.queryByRole('link', { name: /Create|Edit/ })).toBeNull();
    await press('Actions for Sales');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Delete']);
    await strike(screen.getByRole('menu'), 'Escape');
    await press('Upgrade to PRO', within(paywall));
    expect(address()).toBe('/billing?feature=user-groups');
  });
});

describe('deleting a user group', () => {
  it('takes it out of the list', async () => {
    const { sent, address } = await open([group('Sales'), group('Office')]);
    await screen.findByText('2 user groups');
    await choose('Sales', /^Delete$/);
    await press('Delete user group');
    expect(names()).toEqual(['Office']);
    expect(screen.getByText('1 user group')).toBeTruthy();
    expect(sent.filter(({ name }) => name === 'userGroupDelete')).toHaveLength(1);
    expect(currentToasts()[0]?.values).toEqual({ name: 'Sales' });
    expect(address()).toBe('/');
  });

  it('counts one that is not loaded yet', async () => {
    const many = Array.from({ length: 60 }, (_, place) => group(`Group ${String(place).padStart(2, '0')}`));
    await open(many, { address: '/?dialog=delete&group=group-Group+55' });
    await screen.findByRole('dialog', { name: /“Group 55”/ });
    await press('Delete user group');
    expect(await screen.findByText('59 user groups')).toBeTruthy();
    await press('Show more');
    expect(names()).toEqual(many.map(({ name }) => name).filter((name) => name !== 'Group 55'));
  });

  it('of the last one leads the focus to the heading of the page', async () => {
    await open([group('Sales')]);
    await screen.findByRole('heading', { name: 'Sales' });
    await choose('Sales', /^Delete$/);
    await press('Delete user group');
    expect(await screen.findByText('No user groups yet')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('page-title'));
  });

  it('is refused while channels use it, and says which', async () => {
    const channels = ['sales', 'berlin'].map((name) => ({ __typename: 'Channel', id: name, name }));
    const { sent } = await open([group('Sales', { channels })], { address: '/?dialog=delete&group=group-Sales' });
    const dialog = await screen.findByRole('dialog', { name: '“Sales” cannot be deleted' });
    expect(dialog.textContent).toContain('These channels are restricted to it: sales and berlin.');
    expect(within(dialog).queryByRole('button', { name: 'Delete user group' })).toBeNull();
    expect(sent.some(({ name }) => name === 'userGroupDelete')).toBe(false);
  });

  it('says which channel has come to use it meanwhile', async () => {
    const channels = [{ __typename: 'Channel', id: 'new', name: 'just-made' }];
    const { become } = await open([group('Sales')], {
      refuse: () => {
        become([group('Sales', { channels })]);
        return 'IN_USE';
      },
    });
    await screen.findByRole('heading', { name: 'Sales' });
    await choose('Sales', /^Delete$/);
    await press('Delete user group');
    expect((await screen.findByRole('dialog', { name: /cannot be deleted/ })).textContent).toContain('just-made');
  });

  it('says that a channel uses it where it cannot be read which', async () => {
    const { become } = await open([group('Sales')], {
      refuse: () => {
        become([group('Sales', { channels: null })]);
        return 'IN_USE';
      },
    });
    await screen.findByRole('heading', { name: 'Sales' });
    await choose('Sales', /^Delete$/);
    await press('Delete user group');
    expect((await screen.findByRole('alert')).textContent).toContain('A channel is restricted to this user group');
  });

  it('is done where somebody else has deleted it', async () => {
    await open([group('Sales')], { refuse: () => 'NOT_FOUND' });
    await screen.findByRole('heading', { name: 'Sales' });
    await choose('Sales', /^Delete$/);
    await press('Delete user group');
    expect(screen.queryByRole('heading', { name: 'Sales' })).toBeNull();
    expect(currentToasts()[0]?.tone).toBe('info');
  });

  it('says of an address that leads to no group that it is gone', async () => {
    const { address } = await open([group('Sales')], { address: '/?dialog=delete&group=other' });
    const dialog = within(await screen.findByRole('dialog', { name: 'User group' }));
    expect(dialog.getByText('The user group was deleted already.')).toBeTruthy();
    await press('Close', dialog);
    expect(address()).toBe('/');
  });
});

describe('a user group that comes from the directory', () => {
  const fromDirectory = () => group('Engineering', { source: 'DIRECTORY', description: '', constraints: [] });

  it('says so in the place of conditions, and is neither edited nor copied', async () => {
    await open([fromDirectory()]);
    const shown = within((await screen.findByRole('heading', { name: 'Engineering' })).closest('li') as HTMLElement);
    expect(shown.getByText('From your directory')).toBeTruthy();
    expect(shown.getByText('Your company’s directory says who belongs to it.')).toBeTruthy();
    expect(shown.queryByRole('link', { name: 'Edit Engineering' })).toBeNull();
    await press('Actions for Engineering');
    expect(screen.getAllByRole('menuitem').map((one) => one.textContent)).toEqual(['Show to members', 'Delete']);
  });

  it('is shown to members, and hidden from them again', async () => {
    await open([fromDirectory()]);
    await screen.findByRole('heading', { name: 'Engineering' });
    await choose('Engineering', /Show to members/);
    expect(await within(item('Engineering')).findByText('Visible to members')).toBeTruthy();
    await choose('Engineering', /Show to admins only/);
    expect(await within(item('Engineering')).findByText('Visible to admins')).toBeTruthy();
  });

  it('may come back once it is deleted', async () => {
    await open([fromDirectory()]);
    await screen.findByRole('heading', { name: 'Engineering' });
    await choose('Engineering', /Delete/);
    expect(await screen.findByText(/it may create it again/)).toBeTruthy();
  });
});
