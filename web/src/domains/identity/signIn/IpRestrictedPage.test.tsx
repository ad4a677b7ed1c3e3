import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeGateway, refused } from '../../../testing/fakeGateway.ts';
import { press } from '../../../testing/hands.ts';
import { renderPiece } from '../../../testing/renderPiece.tsx';
import { IpRestrictedPage } from './IpRestrictedPage.tsx';

const open = async (answer: Parameters<typeof fakeGateway>[0][string]) => {
  fakeGateway({ networkCheck: answer });
  const ways = { onAllowed: vi.fn<() => void>(), onSignedOut: vi.fn<() => void>(), onSwitchTeam: vi.fn<() => void>() };
  await renderPiece(<IpRestrictedPage {...ways} />);
  await press('Try again');
  return Object.fromEntries(Object.entries(ways).map(([name, way]) => [name, way.mock.calls.length]));
};

describe('the page of a team that this network may not reach', () => {
  it('goes on when the team answers', async () => {
    const called = await open(() => ({ data: { viewer: { id: 'v', team: { id: 't', name: 'Fortress' } } } }));
    expect(called).toEqual({ onAllowed: 1, onSignedOut: 0, onSwitchTeam: 0 });
  });

  it('stays, with a word, while the network is the wrong one', async () => {
    const called = await open(() => refused('IP_RESTRICTED', 401));
    expect(called).toEqual({ onAllowed: 0, onSignedOut: 0, onSwitchTeam: 0 });
    expect(screen.getByRole('heading').textContent).toBe('IP Whitelisted Team. Please connect to the correct network');
    expect(screen.getByText('This network is still not allowed.')).toBeDefined();
  });

  it('stays as well when the person is known, and the team alone is out of reach', async () => {
    const called = await open(() => ({ data: { viewer: { id: 'v', team: null } }, ...refused('IP_RESTRICTED', 200) }));
    expect(called).toEqual({ onAllowed: 0, onSignedOut: 0, onSwitchTeam: 0 });
    expect(screen.getByText('This network is still not allowed.')).toBeDefined();
  });

  it('does not go on over a team whose service fails', async () => {
    const failed = refused('UPSTREAM_UNAVAILABLE', 200);
    const called = await open(() => ({ data: { viewer: { id: 'v', team: null } }, ...failed }));
    expect(called).toEqual({ onAllowed: 0, onSignedOut: 0, onSwitchTeam: 0 });
    expect(screen.getByRole('alert')).toBeDefined();
  });

  it('has a way to another team', async () => {
    fakeGateway({});
    const onSwitchTeam = vi.fn<() => void>();
    await renderPiece(
      <IpRestrictedPage
        onAllowed={vi.fn<() => void>()}
        onSignedOut={vi.fn<() => void>()}
        onSwitchTeam={onSwitchTeam}
      />,
    );
    await press('Sign in to another team');
    expect(onSwitchTeam).toHaveBeenCalledTimes(1);
  });

  it('leads to signing in when the session is over', async () => {
    const called = await open(() => refused('UNAUTHENTICATED', 401));
    expect(called).toEqual({ onAllowed: 0, onSignedOut: 1, onSwitchTeam: 0 });
  });

  it('says so when nothing is known', async () => {
    const called = await open(() => refused('UPSTREAM_UNAVAILABLE', 503));
    expect(called).toEqual({ onAllowed: 0, onSignedOut: 0, onSwitchTeam: 0 });
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again later.');
  });
});
