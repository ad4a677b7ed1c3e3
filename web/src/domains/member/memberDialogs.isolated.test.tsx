import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi, beforeEach } from 'vitest';
import { down } from '../../testing/gatewayPieces.ts';
import { person } from '../../testing/renderInConsole.tsx';
import { ToastRegion } from '../../ui/toasts/ToastRegion.tsx';
import { clearToasts } from '../../ui/toasts/toastStore.ts';
import type { MemberDialog } from './memberDialog.ts';
import type { PeopleDialogProps } from './people/people.ts';
import { openMembers, openMenu, press } from './membersPage.fixture.tsx';

type Opened = PeopleDialogProps & { readonly dialog: MemberDialog };
const opened = vi.hoisted(() => ({ now: null as Opened | null }));
// The dialogs, which the page fetches itself, have tests of their own: here it counts which one is opened.
vi.mock('./MemberDialogs.tsx', async () => {
  const { useEffect } = await import('react');
  return {
    MemberDialogs: (props: Opened) => {
      useEffect(() => {
        opened.now = props;
        return () => void (opened.now = null);
      });
      return null;
    },
  };
});
beforeEach(() => {
  opened.now = null;
  clearToasts();
});

const guests = [person(1, { role: 'GUEST', isLicensed: false }), person(2, { role: 'GUEST', isLicensed: false })];
/** The dialog that is opened: its code is fetched first. */
const isOpen = (dialog: object) => waitFor(() => expect(opened.now?.dialog).toMatchObject(dialog));
const close = () => act(async () => opened.now?.onClose());

describe('the dialogs of the members page', () => {
  it.each([
    ['?dialog=add-users', { kind: 'addUsers' }],
    ['?tab=guests&dialog=add-guests', { kind: 'addGuests' }],
    ['?tab=admins&dialog=make-admin', { kind: 'makeAdmin', member: null }],
  ])('are opened by the address %s, and closed by closing', async (query, dialog) => {
    const { address } = await openMembers(guests, { query });
    await isOpen(dialog);
    await close();
    expect(opened.now).toBeNull();
    expect(address()).not.toContain('dialog');
  });

  it('are not opened by an address that names none', async () => {
    await openMembers(guests, { query: '?dialog=fire-everybody&member=guid-1' });
    expect(opened.now).toBeNull();
  });

  it('are put into the address by the buttons of the page', async () => {
    const { address } = await openMembers(guests);
    await press(screen.getByRole('button', { name: 'Add users' }));
    expect(address()).toBe('/manage/users?dialog=add-users');
    await isOpen({ kind: 'addUsers' });
  });

  it('about what a guest reaches are put into the address with the guest', async () => {
    const { address } = await openMembers(guests, { query: '?tab=guests' });
    await openMenu('Actions for Person 0002');
    await press(screen.getByRole('menuitem', { name: 'Guest access' }));
    expect(address()).toBe('/manage/users?tab=guests&dialog=guest-access&member=member-2');
    await isOpen({ kind: 'guestAccess', member: { guid: 'guid-2' } });
    await close();
    expect(address()).toBe('/manage/users?tab=guests');
  });

  it('about what a guest reaches find the guest whom the address names', async () => {
    await openMembers(guests, { query: '?dialog=guest-access&member=member-2' });
    await waitFor(() => expect(opened.now?.dialog).toMatchObject({ kind: 'guestAccess', member: { id: 'member-2' } }));
  });

  it('say that the guest whom the address names is not there', async () => {
    const { address } = await openMembers(guests, {
      query: '?tab=guests&dialog=guest-access&member=member-9',
      beside: <ToastRegion />,
    });
    expect(await screen.findByText('This guest is not in the team any more.')).toBeTruthy();
    expect(opened.now).toBeNull();
    expect(address()).toBe('/manage/users?tab=guests');
  });

  it('do not say so of a guest who could not be read', async () => {
    const query = '?tab=guests&dialog=guest-access&member=member-2';
    const { address } = await openMembers(guests, { query, answers: { node: down }, beside: <ToastRegion /> });
    await waitFor(() => expect(address()).toBe('/manage/users?tab=guests'));
    expect(screen.queryByText('This guest is not in the team any more.')).toBeNull();
  });

  it('about those who are selected stay out of the address', async () => {
    const { address } = await openMembers([person(1)]);
    await openMenu('Actions for Person 0001');
    await press(screen.getByRole('menuitem', { name: 'Deactivate' }));
    await isOpen({ kind: 'deactivate', people: { members: [{ id: 'member-1' }] } });
    expect(address()).toBe('/manage/users');
  });

  it('about those who are selected are left with their list', async () => {
    await openMembers([person(1)]);
    await openMenu('Actions for Person 0001');
    await press(screen.getByRole('menuitem', { name: 'Deactivate' }));
    await isOpen({ kind: 'deactivate', people: { members: [{ id: 'member-1' }] } });
    await press(screen.getByRole('tab', { name: 'Guests' }));
    expect(opened.now).toBeNull();
  });
});
