import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inputsWithKeysOf } from '../../../testing/gatewayPieces.ts';
import { strike } from '../../../testing/hands.ts';
import { person } from '../../../testing/renderInConsole.tsx';
import { ToastRegion } from '../../../ui/toasts/ToastRegion.tsx';
import { openMembers, openMenu, press } from '../membersPage.fixture.tsx';

const people = [person(1), person(2, { role: 'GUEST', isLicensed: false })];
const licences = {
  plan: 'PRO',
  paywallMode: 'NONE',
  isLicenceAutoAssigned: true,
  viewerCanChangeLicenceAutoAssign: true,
  billing: {
    isLiteUserRestricted: false,
    unusedLicencesCount: 20,
    licensedUsersCount: 1,
    liteUsersCount: 0,
    activationAt: null,
    viewerCanActivatePlan: false,
  },
};
const MENU = 'More for this list';

it('hands what is loaded over as a file', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:people';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await openMembers(people, { beside: <ToastRegion /> });
  await openMenu(MENU);
  await press(screen.getByRole('menuitem', { name: 'Export 2 loaded people as CSV' }));
  expect(await screen.findByText('2 people were exported.')).toBeTruthy();
  expect(names).toEqual([expect.stringMatching(/^members-\d{4}-\d{2}-\d{2}\.csv$/)]);
  expect(await saved[0]?.text()).toContain('Person 0001,person1@orbit.example,Member,PRO,On');
});

it('leads to the page on which many are changed by a file, on desktops', async () => {
  const { address } = await openMembers(people);
  await openMenu(MENU);
  await press(screen.getByRole('menuitem', { name: 'Add or change many by file' }));
  expect(address()).toBe('/manage/users/bulk-manage/add');
  cleanup();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone');
  await openMembers(people);
  await openMenu(MENU);
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Export 2 loaded people as CSV',
  ]);
});

it('has the setting of what people who join get, outside of the menu, among the users alone', async () => {
  await openMembers(people, { team: licences });
  await openMenu(MENU);
  const setting = await screen.findByRole('switch');
  expect(setting.closest('[role="menu"]')).toBeNull();
});

it('keeps what is being saved while the menu is closed and opened again: a press meanwhile starts nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { sent } = await openMembers(people, { team: licences, answers: { licenceAutoAssignUpdate: () => promise } });
  const theSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'New members get PRO' });
  await openMenu(MENU);
  await press(await theSwitch());
  await strike(screen.getByRole('menu'), 'Escape');
  await waitFor(() => expect(screen.queryByRole('switch', { hidden: true })).toBeNull());
  await openMenu(MENU);
  expect((await theSwitch()).checked).toBe(false);
  await press(await theSwitch());
  expect(inputsWithKeysOf(sent, 'licenceAutoAssignUpdate')).toMatchObject([{ isEnabled: false }]);
  await act(async () => resolve({ team: { id: 'team-1', isLicenceAutoAssigned: false }, userErrors: [] }));
  expect((await theSwitch()).checked).toBe(false);
  await press(await theSwitch());
  expect(inputsWithKeysOf(sent, 'licenceAutoAssignUpdate')).toMatchObject([{}, { isEnabled: true }]);
});

it('has no such setting among the guests', async () => {
  const { sent } = await openMembers(people, { query: '?tab=guests', team: licences });
  await openMenu(MENU);
  await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(2));
  expect(screen.queryByRole('switch')).toBeNull();
  expect(sent.some(({ name }) => name === 'licenceTeam')).toBe(false);
});
