import { describe, expect, it, vi } from 'vitest';
import { StartUpDocument } from '../../generated/team/startUp.ts';
import { fakeGateway, refused } from '../../testing/fakeGateway.ts';
import type { Failure } from '../graphql/failure.ts';
import { createClient } from './client.ts';

const setUp = (answer: Parameters<typeof fakeGateway>[0][string]) => {
  const sent = fakeGateway({ startUp: answer });
  const reactions = {
    onUnauthenticated: vi.fn<() => void>(),
    onIpRestricted: vi.fn<() => void>(),
    onUnhandled: vi.fn<(failure: Failure) => void>(),
  };
  const client = createClient({}, reactions);
  return { client, reactions, sent, query: (context = {}) => client.query({ query: StartUpDocument, context }) };
};

const calls = ({ onUnauthenticated, onIpRestricted, onUnhandled }: ReturnType<typeof setUp>['reactions']) => [
  onUnauthenticated.mock.calls.length,
  onIpRestricted.mock.calls.length,
  onUnhandled.mock.calls.length,
];

describe('a failed operation', () => {
  it.each([
    ['UNAUTHENTICATED', 401, [1, 0, 0]],
    ['IP_RESTRICTED', 401, [0, 1, 0]],
    ['FORBIDDEN', 403, [0, 0, 0]],
    ['UPSTREAM_UNAVAILABLE', 503, [0, 0, 1]],
  ])('with %s is reacted to once', async (code, status, expected) => {
    const { reactions, query } = setUp(() => refused(code, status));
    await expect(query()).resolves.toMatchObject({ error: { errors: [{ extensions: { code } }] } });
    expect(calls(reactions)).toEqual(expected);
  });

  it('is only logged when it took too long', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { reactions, query } = setUp(() => refused('UPSTREAM_TIMEOUT', 504));
    await query();
    expect(calls(reactions)).toEqual([0, 0, 0]);
    expect(warn.mock.calls).toEqual([['Request timeout', 'req-1']]);
    warn.mockRestore();
  });

  it('is left to the page that shows it in place', async () => {
    const { reactions, query } = setUp(() => refused('UPSTREAM_UNAVAILABLE', 503));
    await query({ errorInPlace: true });
    expect(calls(reactions)).toEqual([0, 0, 0]);
  });

  // A rejection that nobody catches would fail the run.
  it.each([
    ['fails again', false],
    ['is left before it is answered', true],
  ])('may be read again without waiting, where that %s', async (_what, isLeft) => {
    const { client, sent } = setUp(() => refused('UPSTREAM_UNAVAILABLE', 503));
    const read = client.watchQuery({ query: StartUpDocument, errorPolicy: 'none', context: { errorInPlace: true } });
    const subscription = read.subscribe(() => undefined);
    await vi.waitFor(() => expect(read.getCurrentResult().error).toBeDefined());
    void read.refetch();
    if (isLeft) subscription.unsubscribe();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    subscription.unsubscribe();
  });

  it('tells the status where no GraphQL came back', async () => {
    const { reactions, query } = setUp(() => ({ status: 502 }));
    await query();
    expect(reactions.onUnhandled.mock.calls[0]?.[0]).toMatchObject({ status: 502, requestId: 'req-1' });
  });
});
