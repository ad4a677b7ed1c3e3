import { useApolloClient } from '@apollo/client/react';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '../../testing/renderInConsole.tsx';
import { settleMembers } from './people/memberCache.ts';
import { boxOf, openMembers, openMenu, press, type TestPerson } from './membersPage.fixture.tsx';

const rows = () =>
  screen
    .getAllByRole('checkbox')
    .slice(1)
    .map((one) => one.getAttribute('aria-label'));
const lists = (sent: readonly { name: string }[]) => sent.filter(({ name }) => name === 'memberList').length;

describe('the lists after an action', () => {
  it('lose who was switched off, and say so in their count, without being read again', async () => {
    const people = [person(1), person(2), person(3)];
    const { sent } = await openMembers(people, {
      answers: {
        memberDeactivate: ({ input }: { input: { memberIds: string[] } }) => ({
          members: input.memberIds.map((id) => ({ ...people.find((one) => one.id === id), status: 'DEACTIVATED' })),
          userErrors: [],
        }),
      },
    });
    await press(boxOf(2));
    const bar = await screen.findByRole('group', { name: 'Actions for everybody who is selected' });
    await press(within(bar).getByRole('button', { name: 'Deactivate (1)' }));
    const dialog = await screen.findByRole('dialog');
    await press(within(dialog).getByRole('button', { name: /^Deactivate/ }));
    await waitFor(() => expect(rows()).toEqual(['Select Person 0001', 'Select Person 0003']));
    expect(screen.getByText('2 people')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Actions for everybody who is selected' })).toBeNull();
    expect(lists(sent)).toBe(1);
  });

  it('hand somebody who is taken in over from the requests to the users', async () => {
    const people: TestPerson[] = [person(1), person(2, { status: 'PENDING', isLicensed: false })];
    await openMembers(people, {
      answers: {
        memberApprove: () => {
          people[1] = person(2, { isLicensed: false });
          return { members: [people[1]], userErrors: [] };
        },
      },
    });
    expect(rows()).toEqual(['Select Person 0001']);
    await press(screen.getByRole('tab', { name: /^Pending requests/ }));
    await press(await screen.findByRole('button', { name: 'Approve Person 0002' }));
    expect(await screen.findByText('No pending requests')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Pending requests' })).toBeTruthy();
    await press(screen.getByRole('tab', { name: 'Users' }));
    await waitFor(() => expect(rows()).toEqual(['Select Person 0001', 'Select Person 0002']));
  });

  it('are read again while they are shown when somebody enters them, and stand meanwhile', async () => {
    const people = [person(1)];
    function Arrival() {
      const { cache } = useApolloClient();
      const arrive = () => {
        people.push(person(2));
        const after = { status: 'ACTIVE', role: 'MEMBER', isLicensed: true } as const;
        settleMembers(cache, [{ id: 'member-2', before: null, after }]);
      };
      return <button onClick={arrive}>Somebody arrives</button>;
    }
    const { sent } = await openMembers(people, { beside: <Arrival /> });
    await press(screen.getByRole('button', { name: 'Somebody arrives' }));
    await waitFor(() => expect(rows()).toEqual(['Select Person 0001', 'Select Person 0002']));
    expect(lists(sent)).toBe(2);
  });

  it('say that nobody else matches where the last who was found has left', async () => {
    const people = [person(1)];
    await openMembers(people, {
      query: '?search=person',
      answers: {
        memberDeactivate: () => {
          people[0] = person(1, { status: 'DEACTIVATED' });
          return { members: [people[0]], userErrors: [] };
        },
      },
    });
    await openMenu('Actions for Person 0001');
    await press(screen.getByRole('menuitem', { name: 'Deactivate' }));
    await press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deactivate Person 0001' }));
    expect(await screen.findByText('Nobody else matches “person”.')).toBeTruthy();
    expect(screen.queryByText(/^Check the spelling/)).toBeNull();
  });

  it('show in the menu at once what somebody has become', async () => {
    const people = [person(1, { role: 'ADMIN' }), person(2)];
    await openMembers(people, {
      answers: { adminRevoke: () => ({ member: person(1), userErrors: [] }) },
    });
    await openMenu('Actions for Person 0001');
    await press(screen.getByRole('menuitem', { name: 'Remove admin' }));
    const dialog = await screen.findByRole('dialog');
    await press(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByText('Admin')).toBeNull());
    expect((await openMenu('Actions for Person 0001'))[1]).toBe('Make admin');
  });
});
