import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import ApproveDialog from './ApproveDialog.tsx';
import type { People } from '../people/people.ts';
import { downAtFirst, lost, userError } from '../../../testing/gatewayPieces.ts';
import { dialogText, listedFrom, openDialog, press, some, teamOf, viewerOf } from '../people/peopleDialog.fixture.tsx';
import RejectDialog from './RejectDialog.tsx';
import { useApprove } from './useApprove.ts';

// Not handed on: a hook that waits for it would leave React counting changes after `act` is over.

const requests = listedFrom(1, 3, { status: 'PENDING', viewerCanApprove: true, viewerCanDeactivate: false });
const [first] = requests;
if (!first) throw new Error('There is nobody');

interface Args {
  readonly input: { readonly memberIds: readonly string[]; readonly asGuests?: boolean };
}
const approved = ({ input }: Args) => ({
  members: requests
    .filter(({ id }) => input.memberIds.includes(id))
    .map((member) => ({ ...member, status: 'ACTIVE', role: input.asGuests ? 'GUEST' : 'MEMBER' })),
  userErrors: [],
});
const limitReached = () => ({ members: [], userErrors: [userError('PLAN_REQUIRED', ['asGuests'])] });

const gateway = (mutations: Record<string, unknown>) => ({
  viewer: viewerOf(
    teamOf(requests, {
      planGate: { feature: 'GUESTS', isAllowed: false, limit: 1, used: 1, requiredPlan: 'PRO', isPaywallShown: true },
    }),
  ),
  memberApprove: approved,
  ...mutations,
});
const open = (people: People, asGuests = false, mutations: Record<string, unknown> = {}) =>
  openDialog((props) => <ApproveDialog {...props} people={people} asGuests={asGuests} />, gateway(mutations));

const LIMIT = 'You seem to have one guest in your team already. Upgrade to PRO to invite unlimited guests';

describe('approving requests', () => {
  it('takes people in as members', async () => {
    const { calls, settled } = await open(some(...requests));
    expect(dialogText()).toContain('Approve 3 requests?');
    await press('Approve 3 requests');
    expect(calls('memberApprove')).toMatchObject([
      { asGuests: false, memberIds: ['member-1', 'member-2', 'member-3'] },
    ]);
    expect(settled).toEqual([[]]);
    expect(screen.getByText('3 people belong to the team now.')).toBeTruthy();
  });

  it('says that a request was withdrawn', async () => {
    const { settled } = await open(some(...requests), false, {
      memberApprove: (args: Args) => ({
        members: approved(args).members.slice(1),
        userErrors: [userError('NOT_FOUND', ['memberIds', '0'])],
      }),
    });
    await press('Approve 3 requests');
    expect(settled).toEqual([[]]);
    expect(dialogText()).toContain('2 people belong to the team now.');
    expect(dialogText()).toContain('Person 1Has withdrawn the request.');
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the plan allows no further guests, and leads to one that does', async () => {
    const { address, settled } = await open(some(...requests), true, { memberApprove: limitReached });
    await press('Approve 3 as guests');
    expect(dialogText()).toContain(LIMIT);
    expect(settled).toEqual([['member-1', 'member-2', 'member-3']]);
    await press('Upgrade to PRO');
    expect(address()).toBe('/billing?feature=guests');
  });
});

describe('approving requests as guests of a team that takes none by now', () => {
  it('says so, and where that is changed', async () => {
    const memberApprove = () => ({ members: [], userErrors: [userError('NOT_ALLOWED', ['asGuests'])] });
    await open(some(...requests), true, { memberApprove });
    await press('Approve 3 as guests');
    expect(dialogText()).toContain('Your team takes no guests. Allow them in Settings › Invite guests.');
    expect(dialogText()).not.toContain('This is not allowed.');
  });
});

describe('approving from a row', () => {
  function Row() {
    const { approve, busyIds } = useApprove();
    return (
      <>
        <button onClick={() => void approve(first as NonNullable<typeof first>)}>Approve</button>
        <output>{busyIds.size}</output>
      </>
    );
  }
  const openRow = (mutations: Record<string, unknown> = {}) => openDialog(() => <Row />, gateway(mutations));

  it('takes the person in at once, and says so', async () => {
    const { calls } = await openRow();
    await press('Approve');
    expect(calls('memberApprove')).toMatchObject([{ memberIds: ['member-1'], asGuests: false }]);
    expect(screen.getByText('Person 1 belongs to the team now.')).toBeTruthy();
  });

  it('acts once on two clicks, and once again under the same key after a lost answer', async () => {
    const memberApprove = downAtFirst((args: Args) => approved(args), lost);
    const { calls } = await openRow({
      memberApprove,
    });
    await act(async () => {
      screen.getByRole('button', { name: 'Approve' }).click();
      screen.getByRole('button', { name: 'Approve' }).click();
    });
    expect(calls('memberApprove')).toHaveLength(1);
    expect(screen.getByText(/^No answer came, so it is not known whether Person 1 was approved/)).toBeTruthy();
    memberApprove.mend();
    await press('Approve');
    expect(calls('memberApprove')[1]).toEqual(calls('memberApprove')[0]);
  });

  it('leads the focus on where the button is gone with its row', async () => {
    function List() {
      const { approve } = useApprove();
      const [isThere, setThere] = useState(true);
      const letIn = () => {
        void approve(first as NonNullable<typeof first>);
        setThere(false);
      };
      return (
        <>
          <h1 id="page-title" tabIndex={-1}>
            Members
          </h1>
          {isThere && <button onClick={letIn}>Approve</button>}
        </>
      );
    }
    await openDialog(() => <List />, gateway({}));
    screen.getByRole('button', { name: 'Approve' }).focus();
    await press('Approve');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Members' })));
  });

  it('tells that the request was withdrawn', async () => {
    await openRow({
      memberApprove: () => ({ members: [], userErrors: [userError('NOT_FOUND', ['memberIds', '0'])] }),
    });
    await press('Approve');
    expect(screen.getByText('Person 1 has withdrawn the request.')).toBeTruthy();
  });
});

describe('rejecting requests', () => {
  const reject = (people: People, memberReject: (args: Args) => unknown) =>
    openDialog((props) => <RejectDialog {...props} people={people} />, gateway({ memberReject }));

  it('asks, and turns people down', async () => {
    const { calls } = await reject(some(first), ({ input }) => ({
      rejectedMemberIds: input.memberIds,
      userErrors: [],
    }));
    expect(dialogText()).toContain('Reject the request of Person 1?');
    await press('Reject Person 1');
    expect(calls('memberReject')).toMatchObject([{ memberIds: ['member-1'] }]);
    expect(screen.getByText('The request of Person 1 is rejected.')).toBeTruthy();
  });

  it('closes with a word where the only request was withdrawn', async () => {
    await reject(some(first), () => ({
      rejectedMemberIds: [],
      userErrors: [userError('NOT_FOUND', ['memberIds', '0'])],
    }));
    await press('Reject Person 1');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Person 1 has withdrawn the request.')).toBeTruthy();
  });
});
