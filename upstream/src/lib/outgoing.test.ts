import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, silence, startReceiver } from '../testing/receiver.ts';
import { createIsCallable } from './callableAddresses.ts';
import { isNetwork } from './networks.ts';
import { createOutgoing, nextOf } from './outgoing.ts';

const receiver = await startReceiver();
beforeEach(() => receiver.clear());
afterAll(() => receiver.close());

const names: Record<string, readonly string[]> = {
  'receiver.test': ['127.0.0.1'],
  'inner.test': ['10.1.2.3'],
  'mixed.test': ['93.184.215.14', '10.1.2.3'],
  'public.test': ['93.184.215.14'],
};
const resolve = async (host: string) => names[host] ?? Promise.reject(new Error('There is no such name.'));
const isCallable = createIsCallable(['127.0.0.1']);
const outgoing = createOutgoing({ isCallable, resolve, timeoutMs: 300 });
const post = (url: string, { signal } = new AbortController()) =>
  outgoing.post({ url, headers: { 'content-type': 'application/json', 'x-test': 'yes' }, body: '{"a":1}', signal });

describe('addresses', () => {
  const strict = createIsCallable([]);

  test.each([
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1'],
    ...['192.168.0.1', '192.0.0.8', '198.18.0.1', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::7f00:1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:93.184.215.14', 'fe80::1', 'fe80::1%eth0'],
    ...['fec0::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '64:ff9b::a00:1', '64:ff9b:1::a00:1', '2001:db8::1', '100::1'],
    ...['2002:7f00:1::', '2001::1', '5f00::1', 'nothing', ''],
  ])('%s is not called', (address) => {
    expect(strict(address)).toBe(false);
  });

  test.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001::200e'])('%s is called', (address) => {
    expect(strict(address)).toBe(true);
  });

  test('what an installation allows is called as well, and nothing beside it', () => {
    const allowing = createIsCallable(['10.1.0.0/16', 'fd00::/8', '192.168.1.5']);
    const called = ['10.1.2.3', 'fd00::1', '192.168.1.5'].map(allowing);
    const refused = ['10.2.0.1', 'fc00::1', '192.168.1.6', '::ffff:10.1.2.3', '127.0.0.1'].map(allowing);
    expect([called, refused]).toEqual([Array(3).fill(true), Array(5).fill(false)]);
  });

  test.each([
    ['10.0.0.0/8', true],
    ['fd00::/8', true],
    ['127.0.0.1', true],
    ['::1', true],
    ['10.0.0.0/33', false],
    ['10', false],
    ['localhost', false],
  ])('%s as a setting: %s', (text, isOne) => {
    expect(isNetwork(text)).toBe(isOne);
  });

  test('of every spelling, and of every address that a name stands for, are looked at', async () => {
    const refused = [
      ...['http://10.1.2.3/', 'http://0x0a010203/', 'http://167838211/', 'http://012.1.2.3/', 'http://[::1]/'],
      ...['http://[::ffff:10.1.2.3]/', 'https://inner.test/', 'https://mixed.test/'],
    ];
    const taken = [receiver.at('/'), 'https://93.184.215.14/', 'https://public.test/', 'https://unknown.test/'];
    expect(await Promise.all(refused.map((url) => outgoing.isRefused(url)))).toEqual(refused.map(() => true));
    expect(await Promise.all(taken.map((url) => outgoing.isRefused(url)))).toEqual(taken.map(() => false));
  });

  test('the machine’s own name is refused by the names of the system', async () => {
    const real = createOutgoing({ isCallable: createIsCallable([]) });
    expect(await real.isRefused('http://localhost:4001/')).toBe(true);
    const { problem } = await real.post({
      url: receiver.at('/', 'localhost'),
      headers: {},
      body: '',
      signal: new AbortController().signal,
    });
    expect([problem, receiver.calls]).toEqual(['address_refused', []]);
  });

  test('a name that stands for another address a moment later leads nowhere', async () => {
    let asked = 0;
    const rebinding = async () => ((asked += 1), [asked === 1 ? '93.184.215.14' : '127.0.0.1']);
    const wary = createOutgoing({ isCallable: createIsCallable([]), resolve: rebinding, timeoutMs: 300 });
    const url = receiver.at('/', 'rebound.test');
    expect(await wary.isRefused(url)).toBe(false);
    const { problem } = await wary.post({ url, headers: {}, body: '{}', signal: new AbortController().signal });
    expect([problem, receiver.calls]).toEqual(['address_refused', []]);
  });
});

/** Says much, and never that it is all. */
const endless = (response: ServerResponse) => void response.writeHead(200).write('x'.repeat(200_000));

describe('a call', () => {
  test('sends method, headers and body, and tells what was answered, cut to a thousand characters', async () => {
    receiver.on('/in', answer(201, {}, `\0${'€'.repeat(1_200)}`));
    const outcome = await post(receiver.at('/in'));
    expect(outcome).toEqual({
      ...{ problem: null, status: 201, retryAfter: null, durationMs: expect.any(Number) },
      excerpt: '€'.repeat(1_000),
    });
    expect(receiver.calls).toMatchObject([
      { path: '/in', body: '{"a":1}', headers: { 'x-test': 'yes', 'content-type': 'application/json' } },
    ]);
    expect(Object.keys(receiver.calls[0]?.headers ?? {})).not.toContain('cookie');
  });

  test.each([
    ['a refusal', () => answer(400, {}, 'no'), { problem: 'status', status: 400, excerpt: 'no' }],
    ['a rest that is asked for', () => answer(503, { 'retry-after': '7' }), { problem: 'status', retryAfter: '7' }],
    ['an answer without end', () => endless, { problem: null, status: 200 }],
    ['silence', () => silence, { problem: 'timeout', status: null }],
    ['a long refusal', () => answer(500, {}, 'x'.repeat(200_000)), { problem: 'too_long', status: 500 }],
    ['a long success', () => answer(200, {}, 'x'.repeat(200_000)), { problem: null, status: 200 }],
    ['a redirect that drops the body', () => answer(302, { location: '/in' }), { problem: 'redirect_refused' }],
    [
      'a redirect to an inner host',
      () => answer(307, { location: 'http://inner.test/' }),
      { problem: 'redirect_refused' },
    ],
    ['a redirect to a file', () => answer(308, { location: 'file:///etc/passwd' }), { problem: 'redirect_refused' }],
    ['a redirect without end', () => answer(307, { location: '/odd' }), { problem: 'redirect_refused' }],
    ['a redirect that leads nowhere', () => answer(307), { problem: 'redirect_refused' }],
  ])('meets %s', async (_what, answering, outcome) => {
    receiver.on('/odd', answering());
    expect(await post(receiver.at('/odd'))).toMatchObject(outcome);
  });

  test('is led on where that is as safe as before, and three times', async () => {
    const status = 307;
    const to = (from: string, location: string) => nextOf(new URL(from), { status, location })?.href;
    expect(to('https://a.test/x', '/y')).toBe('https://a.test/y');
    expect(to('http://a.test/', 'https://b.test/')).toBe('https://b.test/');
    for (const [from, location] of [
      ['https://a.test/', 'http://a.test/'],
      ['https://a.test/', 'https://me:secret@a.test/'],
      ['https://a.test/', 'https://'],
    ] as const)
      expect(() => to(from, location)).toThrow('redirect_refused');
    receiver.on('/odd', answer(status, { location: '/odd' }));
    await post(receiver.at('/odd'));
    expect(receiver.calls).toHaveLength(4);
  });

  test('follows a redirect that keeps the body', async () => {
    receiver.on('/moved', answer(308, { location: '/here' }));
    expect(await post(receiver.at('/moved'))).toMatchObject({ problem: null, status: 204 });
    expect(receiver.calls.map(({ path, body }) => [path, body])).toEqual([
      ['/moved', '{"a":1}'],
      ['/here', '{"a":1}'],
    ]);
  });

  test('to an address that is private, unknown or shut says so', async () => {
    const shut = await startReceiver();
    await shut.close();
    const problems = [];
    for (const url of ['http://inner.test/', 'http://unknown.test/', shut.at('/')])
      problems.push((await post(url)).problem);
    expect(problems).toEqual(['address_refused', 'connection', 'connection']);
  });

  test('that is ended from outside rejects', async () => {
    receiver.on('/in', silence);
    const ending = new AbortController();
    const call = post(receiver.at('/in'), ending);
    await expect.poll(() => receiver.calls.length).toBe(1);
    ending.abort();
    await expect(call).rejects.toThrow('abort');
  });
});
