import { expect, it, vi } from 'vitest';
import { ChannelSearchDocument } from '../../generated/channel/shared/channelSearch.ts';
import type { Failure } from '../graphql/failure.ts';
import { createClient } from './client.ts';
import { searchBy } from './searchBy.ts';

it('gives the question up with its signal, and nobody is told; the same one asked again is another', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise((_answer, fail) => signal.addEventListener('abort', () => fail(new Error('aborted'))));
  });
  const onUnhandled = vi.fn<(failure: Failure) => void>();
  const client = createClient({}, { onUnauthenticated: () => {}, onIpRestricted: () => {}, onUnhandled });
  const end = vi.fn<(which: string) => void>();
  const ask = (which: string, signal: AbortSignal) =>
    void searchBy(
      client,
      ChannelSearchDocument,
      { search: 'gen', isArchived: null },
      signal,
      (data) => data.viewer.team?.channels,
    ).catch(() => end(which));
  const [first, second] = [new AbortController(), new AbortController()];
  ask('first', first.signal);
  ask('second', second.signal);
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  first.abort();
  await vi.waitFor(() => expect(end.mock.calls).toEqual([['first']]));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(onUnhandled).not.toHaveBeenCalled();
});
