import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { downAtFirst, userError } from '../../../testing/gatewayPieces.ts';
import { dialogText, listedFrom, openDialog, press, some, teamOf, viewerOf } from '../people/peopleDialog.fixture.tsx';
import ReactivateDialog from './ReactivateDialog.tsx';

const people = listedFrom(2, 3, { status: 'DEACTIVATED', viewerCanReactivate: true, viewerCanDeactivate: false });
const on = people.map((member) => ({ ...member, status: 'ACTIVE', viewerCanDeactivate: true }));

const open = (mutations: Record<string, unknown>) =>
  openDialog((props) => <ReactivateDialog {...props} people={some(...people)} />, {
    viewer: viewerOf(teamOf([])),
    ...mutations,
  });

describe('reactivating', () => {
  it('brings people back, and can be undone', async () => {
    const { calls } = await open({
      memberReactivate: () => ({ members: on, userErrors: [] }),
      memberDeactivate: () => ({ members: people, userErrors: [] }),
    });
    await press('Reactivate 2 people');
    expect(screen.getByText('2 people are active again.')).toBeTruthy();
    await press('Undo');
    expect(calls('memberDeactivate')).toMatchObject([{ memberIds: ['member-2', 'member-3'] }]);
    expect(screen.getByText('2 people are deactivated again.')).toBeTruthy();
  });

  it('keeps those whom the plan does not allow, and says why', async () => {
    const { settled } = await open({
      memberReactivate: () => ({
        members: on.slice(0, 1),
        userErrors: [userError('PLAN_REQUIRED', ['memberIds', '1'])],
      }),
    });
    await press('Reactivate 2 people');
    expect(settled).toEqual([['member-3']]);
    expect(dialogText()).toContain('Person 3Your plan allows no further guests.');
  });

  it('offers the undo again where its answer is lost, under the same key', async () => {
    const memberDeactivate = downAtFirst(() => ({ members: people, userErrors: [] }));
    const { calls } = await open({
      memberReactivate: () => ({ members: on, userErrors: [] }),
      memberDeactivate,
    });
    await press('Reactivate 2 people');
    await press('Undo');
    expect(screen.getByText('2 people could not be deactivated again.')).toBeTruthy();
    memberDeactivate.mend();
    await press('Undo');
    const [first, second] = calls('memberDeactivate');
    expect(second).toEqual(first);
    expect(screen.getByText('2 people are deactivated again.')).toBeTruthy();
  });
});
