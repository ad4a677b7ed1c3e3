import type { DocumentNode } from 'graphql';
import { parse } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { fakeGateway, refused } from '../../testing/fakeGateway.ts';
import { TransportError } from './failure.ts';
import { send } from './send.ts';
import { serverNow } from './serverClock.ts';

const document: DocumentNode = Object.assign(parse('query probe { viewer { id } }'), { __meta__: { hash: 'abc' } });

describe('an operation', () => {
  it('leaves by its hash, without its text', async () => {
    const sent = fakeGateway({ probe: () => ({ data: { viewer: { id: '1' } } }) });
    await expect(send(document, { a: 1 })).resolves.toMatchObject({ data: { viewer: { id: '1' } }, errors: [] });
    expect(sent[0]?.body).toEqual({
      operationName: 'probe',
      variables: { a: 1 },
      extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
    });
  });

  it('leaves with its text in development when the gateway does not know it yet', async () => {
    const answers = [refused('PERSISTED_QUERY_NOT_FOUND', 200), { data: { viewer: null } }];
    const sent = fakeGateway({ probe: () => answers.shift() ?? {} });
    await send(document, {});
    expect(sent[1]?.body['query']).toContain('query probe');
  });

  it('brings partial data and errors, each with the request id', async () => {
    fakeGateway({ probe: () => ({ data: { viewer: null }, errors: [{ message: 'gone', path: ['viewer'] }] }) });
    await expect(send(document, {})).resolves.toEqual({
      data: { viewer: null },
      errors: [{ message: 'gone', path: ['viewer'], extensions: { requestId: 'req-1' } }],
      requestId: 'req-1',
    });
  });

  it('fails with the status where something else than GraphQL answers', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
    const error: unknown = await send(document, {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ failure: { kind: 'server', status: 502 } });
  });

  it('fails as unreachable where nothing answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(send(document, {})).rejects.toMatchObject({ failure: { kind: 'network', status: null } });
  });

  it('tells the server time, which countdowns go by', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    fakeGateway({ probe: () => ({ data: {}, headers: { 'x-server-time': '1090000' } }) });
    await send(document, {});
    expect(serverNow()).toBe(1_090_000);
    vi.useRealTimers();
  });
});
