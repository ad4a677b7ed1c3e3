import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { person } from '../../../testing/renderInConsole.tsx';
import type { ListedMember } from '../people/people.ts';
import { boxOf, openMembers, press } from '../membersPage.fixture.tsx';

const progress = vi.hoisted(() => ({ select: null as ((members: readonly ListedMember[]) => void) | null }));
// Deep in the page, and with tests of its own: here it counts whom it hands over.
vi.mock('../../bulk/BulkProgress.tsx', () => ({
  BulkProgress: ({ onSelectFailed }: { onSelectFailed: (members: readonly ListedMember[]) => void }) => {
    progress.select = onSelectFailed;
    return null;
  },
}));

const people = [
  person(1),
  person(2, { role: 'GUEST', isLicensed: false }),
  person(3, { status: 'DEACTIVATED', isLicensed: false }),
];
const select = (...members: unknown[]) => act(async () => progress.select?.(members as ListedMember[]));

it('selects whom a job failed on in the list that is shown, where they are in it', async () => {
  const { address } = await openMembers(people, { query: '?tab=guests' });
  await select(people[1]);
  expect(boxOf(2).checked).toBe(true);
  expect(address()).toBe('/manage/users?tab=guests');
});

it('goes to the list that has whom a job failed on, and selects them there', async () => {
  const { address } = await openMembers(people, { query: '?tab=guests' });
  await select(people[2]);
  expect(address()).toBe('/manage/users?tab=deactivated');
  expect(boxOf(3).checked).toBe(true);
});

it('lets go of those who are selected when their list is left', async () => {
  await openMembers(people);
  await press(boxOf(1));
  await press(screen.getByRole('tab', { name: 'Guests' }));
  await press(screen.getByRole('tab', { name: 'Users' }));
  expect(boxOf(1).checked).toBe(false);
});
