import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { strike } from '../../testing/hands.ts';
import { person } from '../../testing/renderInConsole.tsx';
import { openMembers, press } from './membersPage.fixture.tsx';

const people = [
  person(1, { role: 'ADMIN' }),
  person(2),
  person(3, { role: 'GUEST', isLicensed: false }),
  person(4, { status: 'PENDING', isLicensed: false }),
  person(5, { status: 'PENDING', isLicensed: false }),
  person(6, { status: 'DEACTIVATED', isLicensed: false }),
];

const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const actions = () =>
  within(screen.getByRole('banner'))
    .queryAllByRole('button')
    .map((one) => one.textContent);
const shown = () =>
  screen
    .getAllByRole('checkbox')
    .slice(1)
    .map((one) => one.getAttribute('aria-label'));

describe('the tabs of the members page', () => {
  it('are five, and tell how many requests wait', async () => {
    await openMembers(people);
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
      'Users',
      'Admins',
      'Guests',
      'Pending requests22 requests',
      'Deactivated users',
    ]);
    expect(tab('Users').getAttribute('aria-selected')).toBe('true');
  });

  it('count nothing where nobody waits', async () => {
    await openMembers(people.slice(0, 3));
    expect(tab('Pending requests').textContent).toBe('Pending requests');
  });

  it.each([
    ['', 'Users', ['Select Person 0001', 'Select Person 0002', 'Select Person 0003']],
    ['?tab=users', 'Users', ['Select Person 0001', 'Select Person 0002', 'Select Person 0003']],
    ['?tab=guests', 'Guests', ['Select Person 0003']],
    ['?tab=pending', /^Pending requests/, ['Select Person 0004', 'Select Person 0005']],
    ['?tab=deactivated', 'Deactivated users', ['Select Person 0006']],
  ])('with "%s" in the address show %s', async (query, name, rows) => {
    await openMembers(people, { query });
    expect(tab(name).getAttribute('aria-selected')).toBe('true');
    expect(shown()).toEqual(rows);
  });

  it('show the guests 100 at a time', async () => {
    const { sent } = await openMembers(people, { query: '?tab=guests' });
    expect(sent.find(({ name }) => name === 'memberList')?.variables).toMatchObject({
      first: 100,
      filter: { role: 'GUEST' },
    });
  });

  it('begin without the search and the filters of the tab before', async () => {
    const { address } = await openMembers(people, { query: '?search=person&role=admin' });
    await press(tab('Deactivated users'));
    expect(address()).toBe('/manage/users?tab=deactivated');
    await press(tab('Users'));
    expect(address()).toBe('/manage/users');
  });

  it('are walked through by the arrows and opened by the press', async () => {
    const { address } = await openMembers(people);
    tab('Users').focus();
    await strike(tab('Users'), 'ArrowLeft');
    expect(document.activeElement).toBe(tab('Deactivated users'));
    expect(address()).toBe('/manage/users');
    await strike(tab('Deactivated users'), 'Home');
    expect(document.activeElement).toBe(tab('Users'));
  });

  it.each([
    ['guests', 'No guests yet'],
    ['pending', 'No pending requests'],
    ['deactivated', 'No user is deactivated'],
  ])('say of %s that there are none', async (word, text) => {
    await openMembers(people.slice(0, 2), { query: `?tab=${word}` });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('list a large team by its other tabs, and search there from three characters on', async () => {
    const team = { isLargeTeam: true, memberSearchMinLength: 3 };
    const { sent } = await openMembers(people, { query: '?tab=deactivated&search=pe', team });
    expect(screen.getByText('Type at least 3 characters to search.')).toBeTruthy();
    expect(shown()).toEqual(['Select Person 0006']);
    expect(sent.find(({ name }) => name === 'memberList')?.variables).not.toHaveProperty('search');
  });
});

describe('what the page offers', () => {
  it.each([
    ['', ['Add users', 'Add guests']],
    ['?tab=guests', ['Add users', 'Add guests']],
    ['?tab=admins', ['Make admin']],
  ])('with "%s" is %j', async (query, expected) => {
    await openMembers(people, { query });
    expect(actions()).toEqual(expected);
  });

  it('is nothing that the viewer may not do, but for guests, whom an admin can let in', async () => {
    await openMembers(people, { team: { viewerCanInviteMembers: false, viewerCanInviteGuests: false } });
    expect(actions()).toEqual(['Add guests']);
    const kept = screen.getByRole('button', { name: 'Add guests' });
    expect(kept.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(kept.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Your team takes no guests. Allow them in Settings › Invite guests.',
    );
    await press(kept);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the dates in the lists', () => {
  it('say since when somebody waits or is switched off', async () => {
    await openMembers(people, { query: '?tab=pending' });
    expect(screen.getByRole('columnheader', { name: 'Asked' })).toBeTruthy();
    expect(screen.getAllByText('01 Nov 2026')).toHaveLength(2);
  });
});

describe('a licence that does not renew', () => {
  it('is marked beside the PRO badge', async () => {
    await openMembers([person(1, { isAutoRenewEnabled: false }), person(2), person(3, { isLicensed: false })]);
    expect(screen.getAllByText('Ends')).toHaveLength(1);
    expect(screen.getByTitle('Auto-renewal is off: the license ends with its period.')).toBeTruthy();
  });
});
