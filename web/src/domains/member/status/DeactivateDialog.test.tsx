import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import DeactivateDialog from './DeactivateDialog.tsx';
import type { People } from '../people/people.ts';
import { downAtFirst, lost, userError } from '../../../testing/gatewayPieces.ts';
import { clickBeside } from '../../../testing/hands.ts';
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

const off = (member: ReturnType<typeof listed>) => ({ ...member, status: 'DEACTIVATED', viewerCanDeactivate: false });
const team = listedFrom(1, 6);
const byId = new Map(team.map((member) => [member.id, member]));
const pick = (...numbers: number[]) => some(...numbers.flatMap((number) => byId.get(`member-${number}`) ?? []));

interface Args {
  readonly input: { readonly memberIds: readonly string[]; readonly idempotencyKey: string };
}
const all = ({ input }: Args) => ({
  members: input.memberIds.flatMap((id) => byId.get(id) ?? []).map(off),
  userErrors: [],
});

const open = (people: People, mutations: Record<string, unknown> = {}) =>
  openDialog((props) => <DeactivateDialog {...props} people={people} />, {
    viewer: viewerOf(teamOf(team)),
    memberDeactivate: all,
    ...mutations,
  });

describe('deactivating', () => {
  it('says who and how many, in the button too', async () => {
    await open(some(...listedFrom(2, 9)));
    expect(dialogText()).toContain('Deactivate 8 people?');
    expect(dialogText()).toContain('Person 2, Person 3, Person 4, and 5 more');
    expect(screen.getByRole('button', { name: 'Deactivate 8 people' })).toBeTruthy();
  });

  it.each([
    [[false, false], undefined],
    [[true, false], 'Their license is free again.'],
    [[true, true], 'Their licenses are free again.'],
  ])('of people who hold licenses (%j) says of these: %s', async (holds, text) => {
    await open(some(...holds.map((isLicensed, place) => listed(place + 2, { isLicensed }))));
    expect(/Their licenses? (is|are) free again\./.exec(dialogText())?.[0]).toBe(text);
  });

  it('takes the people out of the list, tells it, and can be undone', async () => {
    const back = ({ input }: Args) => ({
      members: input.memberIds.flatMap((id) => byId.get(id) ?? []),
      userErrors: [],
    });
    const { settled, calls } = await open(pick(2, 3), { memberReactivate: back });
    await press('Deactivate 2 people');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(settled).toEqual([[]]);
    expect(behind()).toEqual(['Person 1 (MEMBER)', 'Person 4 (MEMBER)', 'Person 5 (MEMBER)', 'Person 6 (MEMBER)']);
    expect(screen.getByText('2 people are deactivated.')).toBeTruthy();
    await press('Undo');
    expect(calls('memberReactivate')).toMatchObject([{ memberIds: ['member-2', 'member-3'], restores: true }]);
    expect(behind()).toHaveLength(6);
    expect(screen.getByText('2 people are active again.')).toBeTruthy();
  });

  it('says where undoing it could not give everything back', async () => {
    const admin = listed(2, { role: 'ADMIN', isLicensed: true });
    await open(some(admin), {
      memberReactivate: () => ({ members: [listed(2, { isLicensed: true })], userErrors: [] }),
    });
    await press('Deactivate Person 2');
    await press('Undo');
    expect(screen.getByText(/^Person 2 is active again, but the license or the admin rights/)).toBeTruthy();
  });

  it('says so, too, where somebody else has brought them back meanwhile, without anything', async () => {
    await open(some(listed(2, { isLicensed: true })), {
      memberReactivate: () => ({ members: [], userErrors: [userError('ALREADY_DONE', ['memberIds', '0'])] }),
    });
    await press('Deactivate Person 2');
    await press('Undo');
    expect(screen.getByText(/^Person 2 is active again, but the license or the admin rights/)).toBeTruthy();
  });

  it('passes over whom it cannot be done to, and says so', async () => {
    const { calls } = await open(
      some(
        listed(2),
        listed(3, { status: 'DEACTIVATED' }),
        listed(4, { status: 'PENDING', viewerCanDeactivate: false }),
      ),
    );
    expect(dialogText()).toContain('Deactivated already: Person 3.');
    expect(dialogText()).toMatch(/Passed over.*: Person 4\./);
    await press('Deactivate Person 2');
    expect(calls('memberDeactivate')).toMatchObject([{ memberIds: ['member-2'] }]);
  });

  it('refuses the last admin first', async () => {
    const { calls } = await open(some(listed(1, { role: 'ADMIN', viewerCanDeactivate: false })));
    expect(dialogText()).toContain('Deactivate Person 1?');
    expect(screen.getByText('Error! Cannot deactivate last admin')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Deactivate/ })).toHaveProperty('disabled', true);
    expect(calls('memberDeactivate')).toEqual([]);
  });

  it('says that the last admin cannot go where only the server knew', async () => {
    const { settled } = await open(some(listed(1, { role: 'ADMIN' })), {
      memberDeactivate: () => ({ members: [], userErrors: [userError('LAST_ADMIN', ['memberIds', '0'])] }),
    });
    await press('Deactivate Person 1');
    expect(dialogText()).toContain('Error! Cannot deactivate last admin');
    expect(settled).toEqual([['member-1']]);
  });

  it('stays open with those it failed on, and tries again with them alone', async () => {
    let isUp = false;
    const { settled, calls } = await open(pick(2, 3, 4), {
      memberDeactivate: (args: Args) => {
        const errors = [userError('LAST_ADMIN', ['memberIds', '1']), userError('NOT_FOUND', ['memberIds', '2'])];
        const answer = all(args);
        return isUp ? answer : { members: answer.members.slice(0, 1), userErrors: errors };
      },
    });
    await press('Deactivate 3 people');
    expect(settled).toEqual([['member-3']]);
    expect(dialogText()).toContain('Person 2 is deactivated.');
    expect(dialogText()).toContain('2 people could not be deactivated.');
    expect(dialogText()).toContain('Person 3Is the last admin, and a team needs one.');
    expect(dialogText()).toContain('Person 4Is not there any more.');
    expect(behind()).not.toContain('Person 4 (MEMBER)');
    isUp = true;
    await press('Try again with 1 person');
    expect(calls('memberDeactivate')[1]).toMatchObject({ memberIds: ['member-3'] });
  });

  it('leads back alone, with the focus on it, where none of them is there any more', async () => {
    await open(pick(2, 3), {
      memberDeactivate: () => ({
        members: [],
        userErrors: ['0', '1'].map((place) => userError('NOT_FOUND', ['memberIds', place])),
      }),
    });
    await press('Deactivate 2 people');
    expect(dialogText()).toContain('2 people could not be deactivated.');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
    expect(document.activeElement?.textContent).toBe('Close');
  });

  it('acts once when the answer was lost: the same key again', async () => {
    const memberDeactivate = downAtFirst((args: Args) => all(args), lost);
    const { calls } = await open(pick(2), {
      memberDeactivate,
    });
    await press('Deactivate Person 2');
    expect(dialogText()).toContain('it is not known whether this was done');
    expect(dialogText()).toContain('Request req-1');
    expect(behind()).toHaveLength(6);
    memberDeactivate.mend();
    await press('Deactivate Person 2');
    const [first, second] = calls('memberDeactivate');
    expect(second).toEqual(first);
    expect(behind()).toHaveLength(5);
  });

  it('becomes a job for everybody of a list, and asks again where the list has changed', async () => {
    const expected: unknown[] = [];
    const { calls, settled } = await open(everybody(1200), {
      bulkJobStart: ({ input }: { input: { expectedCount: number } }) => {
        expected.push(input.expectedCount);
        if (input.expectedCount !== 6) return { job: null, userErrors: [userError('STALE', ['expectedCount'])] };
        const counts = { totalCount: 6, doneCount: 0, failedCount: 0, viewerCanUndo: false, viewerCanCancel: true };
        return { job: { id: 'job-1', action: 'DEACTIVATE', status: 'RUNNING', ...counts }, userErrors: [] };
      },
    });
    await press('Deactivate 1,200 people');
    expect(dialogText()).toContain('it is 6 people now');
    await press('Deactivate 6 people');
    expect(expected).toEqual([1200, 6]);
    expect(calls('memberDeactivate')).toEqual([]);
    expect(settled).toEqual([[]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('deactivating oneself among others', () => {
  it('is warned of, and signs one out', async () => {
    const { address } = await open(pick(1, 2));
    expect(dialogText()).toContain('your admin rights are revoked');
    await press('Deactivate 2 people');
    expect(address()).toBe('/logout');
    // Nothing is read again for somebody whose session is over.
    expect(behind()).toHaveLength(6);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('tells before whom it failed on: no stray click signs one out', async () => {
    const { address } = await open(pick(1, 2), {
      memberDeactivate: (args: Args) => ({
        members: all(args).members.slice(0, 1),
        userErrors: [userError('LAST_ADMIN', ['memberIds', '1'])],
      }),
    });
    await press('Deactivate 2 people');
    const report = screen.getByRole('dialog', {
      description: /^Person 1 is deactivated\..*Person 2 Is the last admin/,
    });
    await clickBeside(report);
    expect([address(), screen.queryByRole('dialog')]).toEqual(['/manage/users', report]);
    await press('Sign out');
    expect(address()).toBe('/logout');
  });
});
