import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readPreference, writePreference } from '../../lib/storage/preferences.ts';
import { currentToasts } from '../../ui/toasts/toastStore.ts';
import { useEnteredNotice } from './consoleMoves.ts';

beforeEach(() => window.history.replaceState(null, '', '/'));

const notice = (hash: string, team: string | undefined) => {
  window.history.replaceState(null, '', hash);
  const forget = vi.fn<(path: string) => void>();
  renderHook(() => useEnteredNotice(team, forget));
  return forget;
};

it('says which team was entered, once, and has the address forget it', () => {
  const forget = notice('#/overview?entered', 'Harbor');
  expect(currentToasts()).toMatchObject([{ tone: 'success', values: { team: 'Harbor' } }]);
  expect(forget.mock.calls).toEqual([['/overview']]);
});

it.each([
  ['#/overview', 'Harbor'],
  ['#/overview?entered', undefined],
])('says nothing at %s in %s', (hash, team) => {
  expect(notice(hash, team).mock.calls).toEqual([]);
  expect(currentToasts()).toEqual([]);
});

it('tells other tabs of a team that was entered by its own way in, once, and of no link that says so', async () => {
  const told: unknown[] = [];
  const otherTab = new BroadcastChannel('muster.session');
  otherTab.addEventListener('message', ({ data }) => told.push(data));
  notice('#/overview?entered', 'Harbor');
  writePreference('entering', '1');
  notice('#/overview?entered', 'Harbor');
  await waitFor(() => expect(told).toEqual(['signedOut', 'signedIn']));
  notice('#/overview?entered', 'Harbor');
  expect(readPreference('entering')).toBeNull();
  expect(told).toHaveLength(2);
  otherTab.close();
});
