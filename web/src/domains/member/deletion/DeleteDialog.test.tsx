import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { downAtFirst, userError } from '../../../testing/gatewayPieces.ts';
import { givePageConfig } from '../../../testing/givePageConfig.ts';
import { choose, click, typeInto } from '../../../testing/hands.ts';
import DeleteDialog from './DeleteDialog.tsx';
import type { People } from '../people/people.ts';
import {
  behind,
  dialogText,
  everybody,
  listed,
  listedFrom,
  openDialog,
  press,
  some,
  teamOf,
  viewerOf,
} from '../people/peopleDialog.fixture.tsx';

const team = listedFrom(1, 20);
interface Args {
  readonly input: { readonly memberIds: readonly string[]; readonly feedback: { readonly reason: string } };
}
const deleted = ({ input }: Args) => ({ deletedMemberIds: input.memberIds, userErrors: [] });

const open = (people: People, mutations: Record<string, unknown> = {}, members = team) =>
  openDialog((props) => <DeleteDialog {...props} people={people} />, {
    viewer: viewerOf(teamOf(members)),
    memberDelete: deleted,
    teamDeletionRequest: () => ({ isRequested: true, userErrors: [] }),
    ...mutations,
  });

const words = () => screen.getByRole('textbox', { name: 'Your reason in your own words' });
const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');
const reasons = () => screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent);

describe('deleting members', () => {
  it('asks who and then why, and deletes once both are answered', async () => {
    const { calls, settled } = await open(some(listed(2), listed(3)));
    expect(dialogText()).toContain('Delete 2 people?');
    expect(dialogText()).toContain('Person 2 and Person 3');
    await press('Continue');
    expect(reasons()).toEqual([
      'The members left the organization',
      'The members don’t need a PRO license',
      'The project ended',
      'We are switching to a different tool',
      'Budget',
      'Other',
    ]);
    expect(isDisabled('Delete 2 people')).toBe(true);
    await choose('Budget');
    await press('Delete 2 people');
    expect(calls('memberDelete')).toMatchObject([
      { memberIds: ['member-2', 'member-3'], feedback: { reason: 'BUDGET' } },
    ]);
    expect(settled).toEqual([[]]);
    expect(behind()).toHaveLength(18);
    expect(screen.getByText('2 people are deleted.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('asks for no reason where nobody is told, and deletes everybody whom it can', async () => {
    givePageConfig({ absentServices: ['event'] });
    const { calls } = await open(some(listed(1), listed(2)), {}, [listed(1), listed(2)]);
    await press('Continue');
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Delete 2 people');
    expect(calls('memberDelete')).toMatchObject([{ memberIds: ['member-1', 'member-2'] }]);
    expect(calls('memberDelete')[0]).not.toHaveProperty('feedback');
    expect(calls('teamDeletionRequest')).toEqual([]);
  });

  it('chooses the last reason when its text is clicked, which needs words', async () => {
    const { calls } = await open(some(listed(2)));
    await press('Continue');
    await click(words());
    expect(screen.getByRole('radio', { name: 'Other' })).toHaveProperty('checked', true);
    expect(isDisabled('Delete Person 2')).toBe(true);
    await typeInto(words(), ' Moved on ');
    await press('Delete Person 2');
    expect(calls('memberDelete')).toMatchObject([{ feedback: { reason: 'OTHER', text: 'Moved on' } }]);
  });

  it('wants the number typed from ten people on', async () => {
    await open(some(...listedFrom(2, 11)));
    expect(isDisabled('Continue')).toBe(true);
    const number = screen.getByRole('textbox', { name: 'Type 10 to go on' });
    await typeInto(number, '9');
    expect(isDisabled('Continue')).toBe(true);
    await typeInto(number, '10');
    expect(isDisabled('Continue')).toBe(false);
  });

  it('stays about members while some of them are gone, and tries again with the rest', async () => {
    const members = listedFrom(1, 3);
    const { calls, settled } = await open(
      some(listed(2), listed(3)),
      {
        memberDelete: ({ input }: Args) => ({
          deletedMemberIds: input.memberIds.slice(0, 1),
          userErrors: [userError('UNAVAILABLE', ['memberIds', '1'])],
        }),
      },
      members,
    );
    await press('Continue');
    await choose('Budget');
    await press('Delete 2 people');
    expect(dialogText()).toContain('Person 2 is deleted.');
    expect(dialogText()).toContain('Person 3 could not be deleted.');
    expect(settled).toEqual([['member-3']]);
    await press('Try again with 1 person');
    expect(calls('memberDelete')[1]).toMatchObject({ memberIds: ['member-3'], feedback: { reason: 'BUDGET' } });
  });

  it('hands the reason on to the job', async () => {
    const people: People = { kind: 'matching', count: 1500, filter: { role: 'MEMBER' }, search: '', exceptIds: [] };
    const { calls } = await open(people, { bulkJobStart: () => ({ job: null, userErrors: [] }) });
    await typeInto(screen.getByRole('textbox'), '1,500');
    await press('Continue');
    await choose('Budget');
    await press('Delete 1,500 people');
    expect(calls('bulkJobStart')).toMatchObject([
      {
        action: 'DELETE',
        feedback: { reason: 'BUDGET' },
        matching: { filter: { role: 'MEMBER' } },
        expectedCount: 1500,
      },
    ]);
  });
});

describe('deleting everybody', () => {
  it.each([
    ['the whole list', everybody(20)],
    ['each of them', some(...team)],
  ])('is a request to delete the team for %s: nothing is deleted', async (_name, people) => {
    const { calls } = await open(people);
    expect(dialogText()).toContain('Ask for the team to be deleted?');
    await press('Continue');
    expect(reasons()).toEqual([
      'The project ended',
      'We are switching to a different tool',
      'Budget',
      'Bugs and performance',
      'Missing features',
      'Other',
    ]);
    expect(isDisabled('Request the deletion')).toBe(true);
    await choose('Missing features');
    await press('Request the deletion');
    expect(calls('teamDeletionRequest')).toMatchObject([{ feedback: { reason: 'MISSING_FEATURES' } }]);
    expect(calls('memberDelete')).toEqual([]);
    expect(screen.getByText('Your request was received')).toBeTruthy();
    await press('Done');
    expect(behind()).toHaveLength(20);
  });

  it('asks once where the answer was lost: the same key again', async () => {
    const teamDeletionRequest = downAtFirst(() => ({ isRequested: true, userErrors: [] }));
    const { calls } = await open(everybody(20), {
      teamDeletionRequest,
    });
    await press('Continue');
    await choose('Budget');
    await press('Request the deletion');
    teamDeletionRequest.mend();
    await press('Request the deletion');
    const [first, second] = calls('teamDeletionRequest');
    expect(second).toEqual(first);
    expect(screen.getByText('Your request was received')).toBeTruthy();
  });
});
