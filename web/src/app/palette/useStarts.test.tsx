import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { down } from '../../testing/gatewayPieces.ts';
import { press } from '../../testing/hands.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { pageConfig } from '../console.fixture.ts';
import { ConsoleProvider } from '../console/consoleContext.ts';
import { signedIn } from '../routes/visitors.fixture.ts';
import { useStarts } from './useStarts.ts';

/** What can be begun, as a button each. */
const Starts = () =>
  useStarts().map(({ id, label, run }) => (
    <button key={id} onClick={run}>
      {label}
    </button>
  ));

const RIGHTS = { viewerCanInviteMembers: true, viewerCanInviteGuests: true };

const open = (changes: Parameters<typeof signedIn>[0] = {}, team: Record<string, unknown> = {}, at = '/overview') => {
  const visitor = signedIn(changes);
  return renderInConsole(
    <ConsoleProvider value={{ visitor, config: pageConfig }}>
      <Starts />
    </ConsoleProvider>,
    { viewer: { id: 'viewer-1', team: { id: 'team-1', ...RIGHTS, ...team } } },
    at,
  );
};

const IMPORTS = ['Slack', 'HipChat', 'HipChat Server', 'Stride'].map((name) => `Import from ${name}`);

const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('what can be begun from anywhere', () => {
  it('is all that an admin may do, at the address where it opens', async () => {
    const { address } = await open();
    expect(names()).toEqual([
      ...['Add users', 'Add guests', 'Make admin'],
      ...['Add members by file', 'Edit members by file', 'Deactivate members by file', ...IMPORTS],
      ...['Create custom field', 'Create user group', 'Add incoming webhook', 'Add outgoing webhook'],
    ]);
    await press('Add guests');
    expect(address()).toBe('/manage/users?dialog=add-guests');
  });

  it('begins nothing that the installation does not offer', async () => {
    await open({ absentServices: ['import', 'userGroup', 'webhook'] });
    expect(names()).toEqual([
      ...['Add users', 'Add guests', 'Make admin'],
      ...['Add members by file', 'Edit members by file', 'Deactivate members by file', 'Create custom field'],
    ]);
  });

  it('deletes members by file in large teams only', async () => {
    const { address } = await open({}, { isLargeTeam: true });
    await press('Delete members by file');
    expect(address()).toBe('/manage/users/bulk-manage/delete');
    cleanup();
    await open({}, { isLargeTeam: down });
    expect(names()).not.toContain('Delete members by file');
  });

  it('opens over the list that somebody is at already, and Back leads to it', async () => {
    const { address, back } = await open({}, {}, '/manage/users?tab=guests');
    await press('Add users');
    expect(address()).toBe('/manage/users?tab=guests&dialog=add-users');
    await press('Add guests');
    expect(address()).toBe('/manage/users?tab=guests&dialog=add-guests');
    await back();
    expect(address()).toBe('/manage/users?tab=guests');
  });

  it('leaves out on phones what is for desktops only', async () => {
    await open({ isMobileDevice: true });
    expect(names()).toEqual(['Add users', 'Add guests', 'Make admin']);
  });

  it('leaves out what the plan does not open, and what the viewer has no right to', async () => {
    await open({ plan: 'FREE', isProPlan: false }, { viewerCanInviteMembers: false });
    expect(names()).toEqual([
      ...['Add guests', 'Make admin', 'Add members by file', 'Edit members by file', 'Deactivate members by file'],
      ...[...IMPORTS, 'Add incoming webhook', 'Add outgoing webhook'],
    ]);
  });

  it('is a webhook for a member, whose rights nobody asks for, and nothing for a guest', async () => {
    const { sent } = await open({ role: 'MEMBER' });
    expect(names()).toEqual(['Add incoming webhook', 'Add outgoing webhook']);
    expect(sent).toEqual([]);
    cleanup();
    await open({ role: 'GUEST' });
    expect(names()).toEqual([]);
  });
});
