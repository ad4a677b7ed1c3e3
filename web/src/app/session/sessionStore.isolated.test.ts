import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeGateway, refused } from '../../testing/fakeGateway.ts';
import { pageConfig, startUpOf } from '../console.fixture.ts';
import { surroundingsOf } from './surroundings.ts';
import { useOutsideGuard } from './useOutsideGuard.ts';

// Module state is the point here: each test loads the page anew.
const load = async () => {
  vi.resetModules();
  return import('./sessionStore.ts');
};

beforeEach(() => window.localStorage.clear());

describe('the session at start-up', () => {
  it('is signed in, partial answers included', async () => {
    const store = await load();
    const startUp = startUpOf();
    fakeGateway({
      startUp: () => ({ data: startUp, errors: [{ message: 'count', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] }),
    });
    await store.loadSession({ hasSession: true });
    expect(store.currentSession()).toMatchObject({
      phase: 'signedIn',
      startUp,
      failure: { code: 'UPSTREAM_UNAVAILABLE' },
    });
    expect(store.wasSignedInBefore()).toBe(true);
  });

  it('does not wait for how large the team is, which is asked at the same time', async () => {
    const store = await load();
    const sent = fakeGateway({ startUp: () => ({ data: startUpOf() }), teamSize: () => new Promise(() => undefined) });
    await store.loadSession({ hasSession: true });
    expect(store.currentSession()).toMatchObject({ phase: 'signedIn', failure: null });
    expect(sent.map(({ name }) => name)).toEqual(['teamSize', 'startUp']);
  });

  it('is anonymous without a word for somebody who was never here', async () => {
    const store = await load();
    fakeGateway({ startUp: () => refused('UNAUTHENTICATED', 401) });
    await store.loadSession({ hasSession: true });
    expect(store.currentSession()).toEqual({ phase: 'anonymous', wasSignedOut: false });
  });

  it('is anonymous, and says that it ended, for somebody who was signed in', async () => {
    window.localStorage.setItem('muster.signedIn', '1');
    const store = await load();
    fakeGateway({ startUp: () => refused('UNAUTHENTICATED', 401) });
    await store.loadSession({ hasSession: true });
    expect(store.currentSession()).toEqual({ phase: 'anonymous', wasSignedOut: true });
  });

  it.each([
    ['IP_RESTRICTED', 401, { phase: 'ipRestricted' }],
    ['UPSTREAM_UNAVAILABLE', 503, { phase: 'failed', failure: { status: 503, requestId: 'req-1' } }],
  ])('for %s', async (code, status, expected) => {
    const store = await load();
    fakeGateway({ startUp: () => refused(code, status) });
    await store.loadSession({ hasSession: true });
    expect(store.currentSession()).toMatchObject(expected);
  });
});

describe('the end of a session', () => {
  it('by force is told, and tells the other tabs', async () => {
    const store = await load();
    fakeGateway({ startUp: () => ({ data: startUpOf() }) });
    await store.loadSession({ hasSession: true });
    const heard = vi.fn<(message: unknown) => void>();
    const other = new BroadcastChannel('muster.session');
    other.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard(data));
    store.endSessionByForce();
    expect(store.currentSession()).toEqual({ phase: 'anonymous', wasSignedOut: true });
    await waitFor(() => expect(heard.mock.calls).toEqual([['signedOut']]));
    other.close();
  });

  it('by choice is not told, and forgets the way back', async () => {
    const store = await load();
    window.localStorage.setItem('muster.returnPath', '/settings');
    store.endSession();
    expect(store.currentSession()).toEqual({ phase: 'anonymous', wasSignedOut: false });
    expect(window.localStorage.getItem('muster.returnPath')).toBeNull();
  });

  it('by choice leaves no way back to whoever signs in next, in no tab', async () => {
    const store = await load();
    fakeGateway({ startUp: () => ({ data: startUpOf() }) });
    await store.loadSession({ hasSession: true });
    const stop = store.followOtherTabs(() => undefined);
    const other = await load();
    window.location.hash = '#/manage-sessions?search=ann';
    other.endSession();
    expect(window.location.hash).toBe('#/login');
    // The other tab stands at a page of its own.
    window.location.hash = '#/manage/users?search=ann';
    await waitFor(() => expect(store.currentSession()).toEqual({ phase: 'anonymous', wasSignedOut: true }));
    renderHook(() => useOutsideGuard('anonymous', surroundingsOf(pageConfig)));
    expect(window.location.hash).toBe('#/login');
    expect(window.localStorage.getItem('muster.returnPath')).toBeNull();
    stop();
  });

  it('by force leaves the way back to the page where it ended', async () => {
    window.location.hash = '#/manage/users?search=ann';
    renderHook(() => useOutsideGuard('anonymous', surroundingsOf(pageConfig)));
    expect(window.location.hash).toBe('#/login');
    expect(window.localStorage.getItem('muster.returnPath')).toBe('/manage/users?search=ann');
  });

  it('by a switch to another team has other tabs leave this one and load anew', async () => {
    const store = await load();
    fakeGateway({ startUp: () => ({ data: startUpOf() }) });
    await store.loadSession({ hasSession: true });
    const reload = vi.fn<() => void>();
    const stop = store.followOtherTabs(reload);
    const other = await load();
    other.announceTeamSwitch();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(store.currentSession()).toEqual({ phase: 'anonymous', wasSignedOut: true });
    stop();
  });

  it('in another tab is the end here', async () => {
    const store = await load();
    fakeGateway({ startUp: () => ({ data: startUpOf() }) });
    await store.loadSession({ hasSession: true });
    const stop = store.followOtherTabs(() => undefined);
    const other = new BroadcastChannel('muster.session');
    other.postMessage('signedOut');
    await waitFor(() => expect(store.currentSession()).toEqual({ phase: 'anonymous', wasSignedOut: true }));
    stop();
    other.close();
  });
});
