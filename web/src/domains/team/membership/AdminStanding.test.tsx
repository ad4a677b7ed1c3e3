import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { down, userError } from '../../../testing/gatewayPieces.ts';
import { press } from '../../../testing/hands.ts';
import { connectionOf, renderInConsole } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import { useOverviewViewerQuery } from '../../../generated/team/overview/overviewViewer.ts';
import { AdminStanding } from './AdminStanding.tsx';
import { useDomainAdmins } from '../../member/useAdmins.ts';

/** The standing, with the viewer's role as the page knows it: admins have another overview, without it. */
function Page() {
  const role = useOverviewViewerQuery().data?.viewer.role;
  const admins = useDomainAdmins();
  return (
    <>
      <h1 id="page-title" tabIndex={-1}>
        Role: {role}
      </h1>
      {role !== 'ADMIN' && <AdminStanding onOutdated={admins.readAgain} />}
    </>
  );
}

const team = {
  ...{ id: 'team-1', name: 'Leaderless', viewerCanBecomeAdmin: true as boolean | (() => boolean) },
  domainAdmins: (args: { first: number }) => connectionOf([], args),
};
const show = (changes: Record<string, unknown>, adminClaim?: () => unknown) =>
  renderInConsole(<Page />, { viewer: { id: 'viewer-1', role: 'MEMBER', team: { ...team, ...changes } }, adminClaim });
const open = async () => {
  await press('Become admin');
  await screen.findByRole('dialog', { name: 'Become the admin of Leaderless?' });
};

describe('a member', () => {
  it('reads that they are no admin where there is one', async () => {
    await show({ viewerCanBecomeAdmin: false });
    expect(screen.getByText(/^You are not an admin of this team/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Become admin' })).toBeNull();
  });

  it('becomes the admin where there is none, after reading what it means: the role is there at once', async () => {
    const viewer = { id: 'viewer-1', role: 'ADMIN', team: { ...team, viewerCanBecomeAdmin: false } };
    const { sent, address } = await show({}, () => ({ viewer, userErrors: [] }));
    await open();
    expect(address()).toBe('/?dialog=become-admin');
    expect(sent.map(({ name }) => name)).not.toContain('adminClaim');
    await press('Become admin');
    expect(screen.getByText('Role: ADMIN')).toBeTruthy();
    expect(currentToasts()).toMatchObject([{ tone: 'success', values: { team: 'Leaderless' } }]);
    expect(address()).toBe('/');
    expect(screen.queryByRole('button', { name: 'Become admin' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.id).toBe('page-title'));
  });

  it('is told when somebody else was quicker, and sees the admin there is', async () => {
    let hasAdmin = false;
    const { sent } = await show({ viewerCanBecomeAdmin: () => !hasAdmin }, () => {
      hasAdmin = true;
      return { viewer: null, userErrors: [userError('NOT_ALLOWED')] };
    });
    await open();
    await press('Become admin');
    expect(currentToasts()).toMatchObject([{ tone: 'info' }]);
    expect(screen.getByText('Role: MEMBER')).toBeTruthy();
    expect(screen.getByText(/^You are not an admin of this team/)).toBeTruthy();
    expect(sent.filter(({ name }) => name === 'domainAdmins')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement?.id).toBe('page-title'));
  });

  it('is told of a failure where they pressed', async () => {
    await show({}, down);
    await open();
    await press('Become admin');
    expect(screen.getByText('Something went wrong. Please try again later.')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
