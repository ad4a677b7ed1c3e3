import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePartServer } from '../../testing/fakeParts.ts';
import { canSendInParts, sendInParts } from './sendInParts.ts';
import { useResumableUpload } from './useResumableUpload.ts';

const URL = '/files/import_archives/1.zip?expires=1&signature=s';
const PART = 8 * 1024 * 1024;
const file = new File(['abcdefghij'], 'export.zip');

afterEach(() => void vi.useRealTimers());

/** What comes of something whose waiting takes no time. */
async function hurried<Outcome>(begin: () => Promise<Outcome>): Promise<Outcome> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = begin();
  const over: Outcome[] = [];
  void outcome.then((one) => over.push(one));
  while (over.length === 0) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise((go) => void setImmediate(go));
  }
  return outcome;
}

test('a file is sent in parts of 8 MiB, after the offset was asked for', async () => {
  const server = fakePartServer(PART + 5);
  const long = new File(['x'.repeat(PART), 'later'], 'export.zip');
  const told: number[] = [];
  expect(await sendInParts(long, URL, { onProgress: (sent, total) => void told.push(sent / total) })).toBe('done');
  expect(server.requests).toEqual(['HEAD', `PATCH 0+${PART}`, `PATCH ${PART}+5`]);
  expect([server.kept.length, server.kept.endsWith('later')]).toEqual([PART + 5, true]);
  expect([told[0], told.at(-1), told.toSorted((a, b) => a - b)]).toEqual([0, 1, told]);
  expect(window.localStorage).toHaveLength(0);
});

test('what the server has is not sent again; of a whole file nothing is', async () => {
  const server = fakePartServer(10);
  server.kept = 'abcd';
  expect(await sendInParts(file, URL)).toBe('done');
  expect(await sendInParts(file, URL)).toBe('done');
  expect([server.kept, server.requests]).toEqual(['abcdefghij', ['HEAD', 'PATCH 4+6', 'HEAD']]);
});

test('a connection that breaks, and an answer that is passing, are got over', async () => {
  const server = fakePartServer(10);
  server.failNext(503, 200, 'cut', 423);
  expect(await hurried(() => sendInParts(file, URL))).toBe('done');
  expect(server.kept).toBe('abcdefghij');
});

test('a connection on which nothing moves is left, and given up in the end', async () => {
  const server = fakePartServer(10);
  server.failNext('silent');
  expect(await hurried(() => sendInParts(file, URL))).toBe('done');
  server.kept = '';
  server.failNext(...Array<'silent'>(5).fill('silent'));
  expect(await hurried(() => sendInParts(file, URL))).toBe('offline');
});

test.each([
  [404, 'over'],
  [413, 'refused'],
  [412, 'refused'],
  [503, 'offline'],
] as const)('%d in the end is told as %s', async (status, outcome) => {
  const server = fakePartServer(10);
  server.failNext(...Array<number>(30).fill(status));
  expect(await hurried(() => sendInParts(file, URL))).toBe(outcome);
});

test('a file that cannot be read any more is told apart', async () => {
  const server = fakePartServer(10);
  server.failNext(...Array<'cut'>(30).fill('cut'));
  const gone = new File(['abcdefghij'], 'export.zip');
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new Error('NotReadableError'));
  expect(await hurried(() => sendInParts(gone, URL))).toBe('unreadable');
});

test('what was ended sends nothing more', async () => {
  const server = fakePartServer(10);
  expect(await sendInParts(file, URL, { signal: AbortSignal.abort() })).toBe('ended');
  expect(server.requests).toEqual([]);
  server.hold();
  const ending = new AbortController();
  const outcome = sendInParts(file, URL, { signal: ending.signal });
  await vi.waitFor(() => expect(server.requests).toHaveLength(2));
  ending.abort();
  expect(await outcome).toBe('ended');
});

test('a browser without form data sends none', () => {
  expect(canSendInParts()).toBe(true);
  vi.stubGlobal('FormData', undefined);
  expect(canSendInParts()).toBe(false);
});

test('it is paused, goes on, and tells once that it is there', async () => {
  const server = fakePartServer(10);
  const onDone = vi.fn<() => void>();
  const { result } = renderHook(() => useResumableUpload({ onDone }));
  expect(result.current).toMatchObject({ state: 'idle', failure: null, sentBytes: 0, totalBytes: 0 });
  server.hold();
  act(() => result.current.start(file, URL));
  expect(result.current).toMatchObject({ state: 'sending', totalBytes: 10 });
  await waitFor(() => expect(server.requests).toContain('PATCH 0+10'));
  act(() => result.current.pause());
  expect(result.current.state).toBe('paused');
  // What was on its way arrives all the same.
  server.release();
  await waitFor(() => expect(server.kept).toBe('abcdefghij'));
  expect(result.current).toMatchObject({ state: 'paused', failure: null });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toMatchObject({ state: 'done', sentBytes: 10 }));
  expect([onDone.mock.calls.length, server.requests.at(-1)]).toEqual([1, 'HEAD']);
  act(() => result.current.cancel());
  expect(result.current).toMatchObject({ state: 'idle', totalBytes: 0 });
  act(() => result.current.retry());
  expect(result.current.state).toBe('idle');
});

test('after a failure it goes on when it is asked to, at a further address too, and by itself once online', async () => {
  const server = fakePartServer(10);
  const { result, unmount } = renderHook(() => useResumableUpload());
  server.failNext(404);
  act(() => result.current.start(file, URL));
  await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', failure: 'over' }));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.failNext(503);
  act(() => result.current.retry(`${URL}2`));
  expect(result.current).toMatchObject({ state: 'sending', failure: null });
  await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', failure: 'offline' }));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.state).toBe('done'));
  server.hold();
  server.kept = '';
  act(() => result.current.start(file, URL));
  await waitFor(() => expect(server.requests.at(-1)).toBe('PATCH 0+10'));
  unmount();
  server.release();
});
