import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CERTIFICATE } from '../testing/certificate.ts';
import { createMemoryStore } from '../testing/memoryFiles.ts';
import { type ReceivedCall, answer, silence, startReceiver } from '../testing/receiver.ts';
import { createIsCallable } from './callableAddresses.ts';
import { createOutgoing } from './outgoing.ts';

const NAME = 'archives/one.zip';
const LONG = Buffer.alloc(300_000, 'abcdefgh');

const receiver = await startReceiver({ isSecure: true });
const plain = await startReceiver();
const files = createMemoryStore();
beforeEach(() => {
  receiver.clear();
  plain.clear();
  files.clear();
});
afterAll(() => Promise.all([receiver.close(), plain.close()]));

const names: Record<string, readonly string[]> = { 'receiver.test': ['127.0.0.1'], 'inner.test': ['10.1.2.3'] };
const resolve = async (host: string) => names[host] ?? Promise.reject(new Error('There is no such name.'));
const isCallable = createIsCallable(['127.0.0.1']);
const limits = { timeoutMs: 5_000, stallMs: 1_000, pauseMs: 0, authorities: CERTIFICATE };
const fetchTo = (
  url: string,
  { fetchLimits = {}, maxBytes = 1_000_000, signal = new AbortController().signal, ...options } = {},
  onProgress?: (bytes: number, total: number | null) => void,
) =>
  createOutgoing({ isCallable, resolve, fetchLimits: { ...limits, ...fetchLimits }, ...options }).fetchTo({
    ...{ url, files, name: NAME, maxBytes, signal },
    ...(onProgress ? { onProgress } : {}),
  });
const kept = () => buffer(files.read(NAME));
const asked = () => receiver.calls.map(({ path, headers }) => [path, headers.range, headers['if-range']]);

/** Gives the whole, breaking off after so many bytes each time, or the rest that is asked for. */
const breakingOff =
  (afterBytes: number, headers: Record<string, string>, takesRanges = true) =>
  (response: ServerResponse, call: ReceivedCall) => {
    const [, from = '0'] = /^bytes=(\d+)-$/.exec(call.headers.range ?? '') ?? [];
    const start = takesRanges ? Number(from) : 0;
    const rest = LONG.subarray(start);
    const range = { 'content-range': `bytes ${start}-${LONG.length - 1}/${LONG.length}` };
    response.writeHead(start > 0 ? 206 : 200, {
      ...headers,
      'content-length': rest.length,
      ...(start > 0 ? range : {}),
    });
    if (rest.length <= afterBytes) return void response.end(rest);
    response.write(rest.subarray(0, afterBytes), () => response.destroy());
  };

test('what a link leads to is kept as it is, over redirects of every kind', async () => {
  const places = [301, 302, 303, 307, 308].map((status, index) => [`/${index}`, status, `/${index + 1}`] as const);
  for (const [from, status, location] of places) receiver.on(from, answer(status, { location }));
  receiver.on('/5', answer(200, { 'content-length': '5', 'content-encoding': 'gzip' }, 'bytes'));
  const told: [number, number | null][] = [];
  const outcome = await fetchTo(receiver.at('/0'), {}, (...progress) => void told.push(progress));
  expect([outcome, String(await kept()), told]).toEqual([{ problem: null, bytes: 5 }, 'bytes', [[5, 5]]]);
  expect(receiver.calls[5]?.headers).toMatchObject({
    host: `receiver.test:${receiver.port}`,
    'accept-encoding': 'identity',
  });
  expect(Object.keys(receiver.calls[5]?.headers ?? {})).not.toContain('cookie');
});

describe('nothing is fetched, and nothing kept', () => {
  test.each([
    ['from a plain address', () => plain.at('/'), 'address_refused'],
    ['from a private address', () => receiver.at('/', 'inner.test'), 'address_refused'],
    ['from a private address in digits', () => receiver.at('/', '10.1.2.3'), 'address_refused'],
    ['from the machine itself', () => receiver.at('/', '[::1]'), 'address_refused'],
    ['from nowhere', () => receiver.at('/', 'unknown.test'), 'connection'],
    ['where a redirect leads to a private address', () => receiver.at('/inner'), 'redirect_refused'],
    ['where a redirect leads to a plain address', () => receiver.at('/plain'), 'redirect_refused'],
    ['where a redirect leads to a file', () => receiver.at('/file'), 'redirect_refused'],
    ['where a redirect has a password', () => receiver.at('/password'), 'redirect_refused'],
    ['where a redirect leads nowhere', () => receiver.at('/lost'), 'redirect_refused'],
    ['where redirects do not end', () => receiver.at('/round'), 'redirect_refused'],
    ['where there is nothing', () => receiver.at('/404'), 'status'],
    ['where a part is given that nobody asked for', () => receiver.at('/206'), 'status'],
    ['where there is said to be too much', () => receiver.at('/long'), 'too_long'],
    ['where there is no end', () => receiver.at('/endless'), 'too_long'],
    ['where nothing comes', () => receiver.at('/silent'), 'timeout'],
    ['where nothing more comes', () => receiver.at('/stalled'), 'timeout'],
  ])('%s', async (_what, url, problem) => {
    const redirects = {
      '/inner': 'https://inner.test/',
      '/plain': plain.at('/'),
      '/file': 'file:///etc/passwd',
      '/password': receiver.at('/').replace('://', '://me:secret@'),
      '/lost': 'https://',
      '/round': '/round',
    };
    for (const [from, location] of Object.entries(redirects)) receiver.on(from, answer(302, { location }));
    receiver.on('/404', answer(404, {}, 'no'));
    receiver.on('/206', answer(206, { 'content-range': 'bytes 5-6/7' }, 'xy'));
    receiver.on('/long', answer(200, { 'content-length': '1000001' }));
    receiver.on('/silent', silence);
    receiver.on('/stalled', (response) => void response.writeHead(200, { 'content-length': 9 }).write('some'));
    receiver.on('/endless', (response) => {
      const more = () => void (response.destroyed || response.write(LONG, more));
      response.writeHead(200);
      more();
    });
    const fetchLimits = problem === 'timeout' ? { stallMs: 60, timeoutMs: 1_000_000 } : {};
    expect(await fetchTo(url(), { fetchLimits })).toEqual({ problem, bytes: 0 });
    expect([files.names(), plain.calls]).toEqual([[], []]);
    expect(receiver.calls.length).toBeLessThanOrEqual(6);
  });

  test('from whoever shows no certificate that is trusted', async () => {
    receiver.on('/', answer(200, {}, 'x'));
    expect(await fetchTo(receiver.at('/'), { fetchLimits: { authorities: undefined } })).toEqual({
      problem: 'connection',
      bytes: 0,
    });
    expect(receiver.calls).toEqual([]);
  });

  test('once it has taken too long, although there is always more', async () => {
    receiver.on('/slow', (response) => {
      response.writeHead(200, { 'content-length': 1_000_000 });
      const drops = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(drops));
    });
    expect(await fetchTo(receiver.at('/slow'), { fetchLimits: { timeoutMs: 100 } })).toEqual({
      problem: 'timeout',
      bytes: 0,
    });
    expect(files.names()).toEqual([]);
  });

  test('once it is ended from outside, which rejects', async () => {
    receiver.on('/stalled', (response) => void response.writeHead(200, { 'content-length': 9 }).write('some'));
    const ending = new AbortController();
    const fetched = fetchTo(receiver.at('/stalled'), { signal: ending.signal });
    await expect.poll(() => files.size(NAME)).toBe(4);
    ending.abort();
    await expect(fetched).rejects.toThrow('abort');
    expect(files.names()).toEqual([]);
  });

  test('where the store fails, which rejects', async () => {
    receiver.on('/', answer(200, {}, 'x'));
    const full = { ...files, append: () => Promise.reject(new Error('no space left')) };
    const signal = new AbortController().signal;
    const outgoing = createOutgoing({ isCallable, resolve, fetchLimits: limits });
    const fetched = outgoing.fetchTo({ url: receiver.at('/'), files: full, name: NAME, maxBytes: 9, signal });
    await expect(fetched).rejects.toThrow('no space left');
  });
});

describe('what breaks off', () => {
  test('is gone on with where it broke off, as long as it is the same file', async () => {
    receiver.on('/a', breakingOff(120_000, { etag: '"one"' }));
    expect(await fetchTo(receiver.at('/a'))).toEqual({ problem: null, bytes: LONG.length });
    expect(LONG.equals(await kept())).toBe(true);
    expect(asked()).toEqual([
      ['/a', undefined, undefined],
      ['/a', 'bytes=120000-', '"one"'],
      ['/a', 'bytes=240000-', '"one"'],
    ]);
  });

  test('begins again where the other side gives the whole', async () => {
    let left = 1;
    receiver.on('/a', (response, call) => {
      left -= 1;
      breakingOff(
        left < 0 ? LONG.length : 1_000,
        { 'last-modified': 'Mon, 02 Mar 2026 09:00:00 GMT' },
        false,
      )(response, call);
    });
    expect(await fetchTo(receiver.at('/a'))).toEqual({ problem: null, bytes: LONG.length });
    expect(LONG.equals(await kept())).toBe(true);
    expect(receiver.calls).toHaveLength(2);
  });

  test.each([
    ['of which nothing tells whether it stays the same', { etag: 'W/"one"' }, 1_000, 1],
    ['without any of it', { etag: '"one"' }, 0, 3],
  ])('%s is given up', async (_what, headers, afterBytes, calls) => {
    receiver.on('/a', breakingOff(afterBytes, headers));
    expect(await fetchTo(receiver.at('/a'))).toEqual({ problem: 'connection', bytes: 0 });
    expect([receiver.calls.length, files.names()]).toEqual([calls, []]);
  });
});
