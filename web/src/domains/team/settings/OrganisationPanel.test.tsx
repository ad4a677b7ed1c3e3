import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downAtFirst } from '../../../testing/gatewayPieces.ts';
import { click, press, rest } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import LeaveTeamPanel from './LeaveTeamPanel.tsx';
import OrganisationPanel from './OrganisationPanel.tsx';

let isAutoJoin = false;
beforeEach(() => {
  isAutoJoin = false;
});
afterEach(() => void vi.useRealTimers());

const open = (changes: Record<string, unknown> = {}) => {
  const team = {
    id: 'team-1',
    domain: 'orbit.example',
    isAutoJoin: () => isAutoJoin,
    version: 4,
    anotherTeamAutoJoins: false,
    viewerCanEdit: true,
    domainMembersCount: 113,
    settingChange: () =>
      isAutoJoin
        ? {
            changedAt: new Date(Date.now() - 5_000).toISOString(),
            changedBy: { id: 'member-1', name: { first: 'Ada', last: 'Lovelace' }, email: 'ada@orbit.example' },
          }
        : null,
    ...changes,
  };
  return renderInConsole(
    <OrganisationPanel />,
    {
      viewer: { id: 'viewer-1', team },
      teamAutoJoinUpdate: ({ input }: { input: { isAutoJoin: boolean } }) => {
        isAutoJoin = input.isAutoJoin;
        return { team: { id: 'team-1', isAutoJoin, version: 5, anotherTeamAutoJoins: false }, userErrors: [] };
      },
    },
    '/settings/organisation',
  );
};
const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Auto-join', hidden: true });

describe('the panel about the organization', () => {
  it('turns it on after asking, says so for 3 s, and who did', async () => {
    const { address } = await open();
    const way = screen.getByRole('link', { name: 'Sign-up permissions' });
    expect(way.parentElement?.textContent).toBe('Off: Sign-up permissions decide who comes in without an invitation.');
    expect(way.getAttribute('href')).toBe('/settings/sign-up');
    await click(control());
    expect(control().checked).toBe(false);
    expect(address()).toBe('/settings/organisation?dialog=auto-join');
    const question = await screen.findByRole('alertdialog');
    vi.useFakeTimers();
    await click(within(question).getAllByRole('button').at(-1) ?? question);
    await rest(0);
    expect(control().checked).toBe(true);
    expect(screen.getByText('Saved')).toBeTruthy();
    await rest(2_900);
    expect(screen.getByText('Saved')).toBeTruthy();
    await rest(200);
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByText(/^Changed by Ada Lovelace/)).toBeTruthy();
  });

  it('cannot be turned on where another team of the domain takes in everybody, and says so', async () => {
    await open({ anotherTeamAutoJoins: true });
    expect(control().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/another team of orbit\.example takes in everybody/)).toBeTruthy();
    await click(control());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says that it could not be loaded, and comes back on Retry', async () => {
    const team = downAtFirst(() => ({
      ...{ id: 'team-1', domain: 'orbit.example', isAutoJoin: true },
      ...{ anotherTeamAutoJoins: false, viewerCanEdit: true, settingChange: null },
    }));
    await renderInConsole(<OrganisationPanel />, { viewer: { id: 'viewer-1', team } }, '/settings/organisation');
    expect(screen.getByRole('alert').textContent).toContain('This setting could not be loaded');
    team.mend();
    await press('Retry');
    expect(control().checked).toBe(true);
  });
});

it.each([
  ['as a whole', { isTeamDown: true }],
  ['in part', { isTeamDown: false }],
])('stays where it is read again in vain, %s', async (_how, { isTeamDown }) => {
  let isDown = false;
  const failing = (value: unknown) => () => {
    if (isDown) throw new Error('down');
    return value;
  };
  const team = {
    ...{ id: 'team-1', domain: 'orbit.example', isAutoJoin: () => isAutoJoin, version: 4, domainMembersCount: 1 },
    ...{ settingChange: null, anotherTeamAutoJoins: failing(false), viewerCanEdit: failing(true) },
  };
  await renderInConsole(<OrganisationPanel />, {
    viewer: { id: 'viewer-1', team: () => (isTeamDown ? failing(team)() : team) },
    teamAutoJoinUpdate: () => {
      [isAutoJoin, isDown] = [true, true];
      return { team: { id: 'team-1', isAutoJoin, version: 5, anotherTeamAutoJoins: false }, userErrors: [] };
    },
  });
  await click(control());
  const question = await screen.findByRole('alertdialog');
  await click(within(question).getAllByRole('button').at(-1) ?? question);
  expect(control().checked).toBe(true);
  expect(control().getAttribute('aria-disabled')).toBeNull();
  expect(screen.queryByText('This setting could not be loaded')).toBeNull();
});

describe('the panel for leaving', () => {
  it('opens the dialog, which lives in the address', async () => {
    const { address } = await renderInConsole(
      <LeaveTeamPanel />,
      { viewer: { id: 'viewer-1' } },
      '/settings/leave-team',
    );
    await press('Leave the team');
    expect(address()).toBe('/settings/leave-team?dialog=leave');
  });
});
