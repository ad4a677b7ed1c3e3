import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useLeavableTeamsQuery } from '../../../generated/team/dialogs/leavableTeams.ts';
import { down, downAtFirst, lost, userError } from '../../../testing/gatewayPieces.ts';
import { press, typeInto } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import LeaveTeamDialog from './LeaveTeamDialog.tsx';

type Team = Record<string, unknown>;
const orbit: Team = { id: 'orbit', name: 'Orbit', role: 'MEMBER', isCurrent: true, leaveEffect: 'MEMBERSHIP_ENDS' };
const harbor: Team = { id: 'harbor', name: 'Harbor', role: 'MEMBER', isCurrent: false, leaveEffect: 'MEMBERSHIP_ENDS' };

const left = (isCurrentTeam: boolean, isTeamDeleted = false) => ({
  ...{ membershipId: 'orbit', isCurrentTeam, isTeamDeleted },
  userErrors: [],
});
const refused = (code: string) => ({
  ...{ membershipId: null, isCurrentTeam: null, isTeamDeleted: null },
  userErrors: [userError(code, ['membershipId'])],
});

/** Opens the dialog about one of these teams, the present one as a rule. */
async function open(
  teams: unknown,
  { id = null, teamLeave = () => left(true) }: { id?: string | null; teamLeave?: () => unknown } = {},
) {
  const [onClose, onLeft] = [vi.fn<() => void>(), vi.fn<(id: string) => void>()];
  const page = <LeaveTeamDialog membershipId={id} onClose={onClose} onLeft={onLeft} />;
  const rendered = await renderInConsole(page, { viewer: { id: 'viewer-1', teams }, teamLeave });
  const calls = () => rendered.sent.filter(({ name }) => name === 'teamLeave');
  return { ...rendered, calls, onClose, onLeft };
}

/** A list of the teams, and the dialog over it. */
function Behind() {
  const { data } = useLeavableTeamsQuery();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{data?.viewer.teams?.map(({ name }) => name).join(', ')}</p>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <LeaveTeamDialog membershipId={null} onClose={() => setOpen(false)} />}
    </>
  );
}

const dialog = () => within(screen.getByRole('dialog'));
const keyOf = ({ variables }: { variables: Record<string, unknown> }) =>
  Reflect.get(Object(variables['input']), 'idempotencyKey') as unknown;

describe('what a member reads before leaving', () => {
  it('is what they lose, and that they will be signed out', async () => {
    await open([orbit]);
    expect(screen.getByRole('dialog', { name: 'Leave Orbit?' })).toBeTruthy();
    expect(dialog().getByText(/^Your membership ends, and you leave all of its channels/)).toBeTruthy();
    expect(dialog().getByText(/you will be signed out/)).toBeTruthy();
    expect(dialog().queryByText(/admin rights/)).toBeNull();
  });

  it('has the admin rights in it for an admin', async () => {
    await open([{ ...orbit, leaveEffect: 'ADMIN_RIGHTS_END' }]);
    expect(dialog().getByText(/^You lose your admin rights/)).toBeTruthy();
  });

  it('does not speak of signing out for another team', async () => {
    await open([orbit, harbor], { id: 'harbor' });
    expect(screen.getByRole('dialog', { name: 'Leave Harbor?' })).toBeTruthy();
    expect(dialog().queryByText(/signed out/)).toBeNull();
  });
});

describe('leaving', () => {
  it('the present team ends the session', async () => {
    const { calls, moves, onLeft } = await open([orbit]);
    await press('Leave Orbit', dialog());
    expect(calls().map(({ variables }) => variables)).toEqual([
      { input: { membershipId: 'orbit', idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) } },
    ]);
    expect(moves).toEqual(['end']);
    expect(onLeft).not.toHaveBeenCalled();
  });

  it('another team says so and goes on', async () => {
    const { moves, onClose, onLeft } = await open([orbit, harbor], { id: 'harbor', teamLeave: () => left(false) });
    await press('Leave Harbor', dialog());
    expect(moves).toEqual([]);
    expect(onClose).toHaveBeenCalledOnce();
    expect(onLeft).toHaveBeenCalledWith('harbor');
    expect(currentToasts()).toMatchObject([{ tone: 'success', values: { team: 'Harbor' } }]);
  });

  it('alone deletes the team: only after its name was typed', async () => {
    const { calls, moves } = await open([{ ...orbit, leaveEffect: 'TEAM_IS_DELETED' }], {
      teamLeave: () => left(true, true),
    });
    const button = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Leave and delete Orbit' });
    const field = dialog().getByLabelText('To confirm, type the team’s name: Orbit');
    expect(button().disabled).toBe(true);
    await typeInto(field, 'orbi');
    await act(async () => fireEvent.submit(field));
    expect([button().disabled, calls()]).toEqual([true, []]);
    await typeInto(field, 'Orbit');
    await act(async () => fireEvent.submit(field));
    expect(calls()).toHaveLength(1);
    expect(moves).toEqual(['end']);
  });

  it('happens once, however often it is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { calls } = await open([orbit], { teamLeave: () => promise });
    await press('Leave Orbit', dialog());
    await press('Leave Orbit', dialog());
    await act(async () => resolve(left(true)));
    expect(calls()).toHaveLength(1);
  });
});

describe('leaving is refused', () => {
  it('to the last admin, who is led to the admins', async () => {
    const { calls } = await open([{ ...orbit, leaveEffect: 'REFUSED_LAST_ADMIN' }]);
    expect(screen.getByRole('dialog', { name: 'You cannot leave Orbit' })).toBeTruthy();
    expect(dialog().getByText('Make someone else an admin first.')).toBeTruthy();
    expect(dialog().getByRole('link', { name: 'Go to the admins' }).getAttribute('href')).toBe(
      '/manage/users?tab=admins',
    );
    expect(dialog().queryByRole('button', { name: /^Leave/ })).toBeNull();
    expect(calls()).toEqual([]);
  });

  it('to the last admin of another team, without a way that leads elsewhere', async () => {
    await open([orbit, { ...harbor, leaveEffect: 'REFUSED_LAST_ADMIN' }], { id: 'harbor' });
    expect(dialog().queryByRole('link')).toBeNull();
  });

  it('where the address belongs to the team by its domain', async () => {
    await open([{ ...orbit, leaveEffect: 'REFUSED_AUTO_JOIN' }]);
    expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Close' }));
    expect(dialog().getByText(/^Everybody with an e-mail address at the team’s domain/)).toBeTruthy();
    expect(dialog().getByText(/^Ask an admin of the team/)).toBeTruthy();
    expect(dialog().queryByRole('button', { name: /^Leave/ })).toBeNull();
  });

  it('where it does so, with what an admin can do about it', async () => {
    await open([{ ...orbit, role: 'ADMIN', leaveEffect: 'REFUSED_AUTO_JOIN' }]);
    expect(dialog().getByText(/^As an admin of the team you can turn off auto-join/)).toBeTruthy();
    expect(dialog().queryByText(/^Ask an admin/)).toBeNull();
  });

  it('by a change in the meantime: the dialog says what holds now', async () => {
    let leaveEffect = 'ADMIN_RIGHTS_END';
    const teams = () => [{ ...orbit, leaveEffect }];
    const { moves } = await open(teams, {
      teamLeave: () => {
        leaveEffect = 'REFUSED_LAST_ADMIN';
        return refused('LAST_ADMIN');
      },
    });
    await press('Leave Orbit', dialog());
    expect(screen.getByRole('dialog', { name: 'You cannot leave Orbit' })).toBeTruthy();
    expect(moves).toEqual([]);
  });
});

describe('what goes wrong', () => {
  it('is told in the dialog, which stays', async () => {
    const { moves, onClose } = await open([orbit], { teamLeave: down });
    await press('Leave Orbit', dialog());
    expect(dialog().getByRole('alert').textContent).toMatch(/^Something went wrong\..*Request req-1$/);
    expect(currentToasts()).toEqual([]);
    expect([moves, onClose.mock.calls]).toEqual([[], []]);
  });

  it('is not called a failure where it is not known: the next try has the same key', async () => {
    const teamLeave = downAtFirst(() => left(true), lost);
    const { calls, moves } = await open([orbit], { teamLeave });
    await press('Leave Orbit', dialog());
    expect(dialog().getByText(/it is not known whether this was done/)).toBeTruthy();
    expect(currentToasts()).toEqual([]);
    teamLeave.mend();
    await press('Leave Orbit', dialog());
    const [first, second] = calls().map(keyOf);
    expect(second).toBe(first);
    expect(moves).toEqual(['end']);
  });

  it('is that the teams cannot be read, with Retry', async () => {
    const teams = downAtFirst(() => [orbit]);
    await open(teams);
    expect(dialog().getByText('Your teams could not be loaded')).toBeTruthy();
    teams.mend();
    await press('Retry', dialog());
    expect(screen.getByRole('dialog', { name: 'Leave Orbit?' })).toBeTruthy();
  });

  it('leaves the teams behind the dialog as they are where they cannot be read', async () => {
    let isDown = false;
    const teams = () => {
      if (isDown) throw new Error('down');
      return [orbit, harbor];
    };
    await renderInConsole(<Behind />, { viewer: { id: 'viewer-1', teams } });
    expect(screen.getByText('Orbit, Harbor')).toBeTruthy();
    isDown = true;
    await press('Open');
    expect(dialog().getByText('Your teams could not be loaded')).toBeTruthy();
    await press('Retry', dialog());
    expect(dialog().getByText('Your teams could not be loaded')).toBeTruthy();
    expect(screen.getByText('Orbit, Harbor')).toBeTruthy();
  });

  it('is that one belongs to the team no more', async () => {
    await open([orbit], { id: 'harbor' });
    expect(dialog().getByText('You do not belong to this team any more.')).toBeTruthy();
  });
});
