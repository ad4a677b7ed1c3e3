import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { strike } from '../../../testing/hands.ts';
import { person } from '../../../testing/renderInConsole.tsx';
import { openMembers, openMenu, press } from '../membersPage.fixture.tsx';

const menuOf = (number: number) => openMenu(`Actions for Person ${String(number).padStart(4, '0')}`);

describe('the menu of one person', () => {
  it.each([
    [
      'a member with a licence',
      '',
      {},
      ['Profile', 'Make admin', 'Disable auto-renewal', 'Downgrade to Lite', 'Deactivate', 'Delete'],
    ],
    ['a Lite member', '', { isLicensed: false }, ['Profile', 'Make admin', 'Assign license', 'Deactivate', 'Delete']],
    [
      'a guest',
      '?tab=guests',
      { role: 'GUEST', isLicensed: false },
      ['Profile', 'Guest access', 'Upgrade to member', 'Deactivate', 'Delete'],
    ],
    [
      'somebody who asks to join',
      '?tab=pending',
      { status: 'PENDING', isLicensed: false },
      ['Approve', 'Approve as guest', 'Reject'],
    ],
    [
      'somebody who is switched off',
      '?tab=deactivated',
      { status: 'DEACTIVATED', isLicensed: false },
      ['Profile', 'Reactivate', 'Delete'],
    ],
  ])('of %s has what the viewer may do', async (_who, query, changes, lines) => {
    await openMembers([person(1, changes)], { query });
    expect(await menuOf(1)).toEqual(lines);
  });

  it('assigns licences to the people of a team on the way to PRO, which starts by it', async () => {
    const billing = {
      isLiteUserRestricted: false,
      viewerCanActivatePlan: true,
      unusedLicencesCount: 11,
      licensedUsersCount: 80,
    };
    await openMembers([person(1, { isLicensed: false, viewerCanAssignLicence: true })], {
      team: { isProPlan: false, billing },
    });
    expect(await menuOf(1)).toContain('Assign license');
  });

  it('has nothing about licences in an elite team', async () => {
    await openMembers([person(1)], {
      team: {
        billing: {
          isLiteUserRestricted: true,
          viewerCanActivatePlan: false,
          unusedLicencesCount: 0,
          licensedUsersCount: 80,
        },
      },
    });
    expect(await menuOf(1)).toEqual(['Profile', 'Make admin', 'Deactivate', 'Delete']);
  });

  it('says why the last admin stays', async () => {
    const last = { viewerCanDeactivate: false, viewerCanDelete: false, viewerCanRemoveAdmin: false };
    await openMembers([person(1, { role: 'ADMIN', ...last })], { team: { isProPlan: false } });
    const reason = 'A team needs an admin. Make somebody else an admin first.';
    expect(await menuOf(1)).toEqual([
      'Profile',
      `(Remove admin${reason})`,
      `(Deactivate${reason})`,
      `(Delete${reason})`,
    ]);
    await press(screen.getByRole('menuitem', { name: /^Remove admin/ }));
    expect(screen.getAllByRole('menuitem')).toHaveLength(4);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is walked through by the arrows, and gives the focus back to its button', async () => {
    await openMembers([person(1)]);
    await menuOf(1);
    const focused = () => document.activeElement?.textContent;
    await waitFor(() => expect(focused()).toBe('Profile'));
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'ArrowDown' });
    expect(focused()).toBe('Make admin');
    await strike(screen.getByRole('menu'), 'Escape');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for Person 0001'));
  });
});
