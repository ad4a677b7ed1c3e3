import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../lib/durations.ts';
import { locales } from '../../lib/locales.ts';
import type { CallOutcome } from '../../lib/outgoing.ts';
import { afterAttempt } from './deliveryRules.ts';
import { createHookAddresses } from './hookAddressRules.ts';
import { pausedMail } from './mail.ts';
import { iconFolder, isActiveOwner, kindOf, readDraft, readIconAddress, readTexts } from './rules.ts';

const NOW = Date.parse('2026-03-02T09:00:00Z');
const answered = (status: number, retryAfter: string | null = null): CallOutcome => ({
  ...{ problem: status < 300 ? null : 'status', status, retryAfter, durationMs: 5, excerpt: '' },
});
const failed = (problem: CallOutcome['problem']): CallOutcome => ({ ...answered(0), problem, status: null });
const waitAfter = (attempts: number, outcome: CallOutcome, kind: 'message' | 'test' = 'message') => {
  const { state, nextAttemptAt } = afterAttempt({ kind, attempts }, outcome, NOW);
  return nextAttemptAt === null ? state : (nextAttemptAt - NOW) / 1_000;
};

describe('after an attempt', () => {
  test('that failed there are four more, each later', () => {
    expect([1, 2, 3, 4, 5].map((attempts) => waitAfter(attempts, answered(500)))).toEqual([
      30,
      120,
      600,
      3_600,
      'failed',
    ]);
  });

  test.each([
    [answered(200), 'delivered'],
    [answered(299), 'delivered'],
    [answered(404), 'failed'],
    [answered(410), 'failed'],
    [answered(408), 30],
    [answered(429), 30],
    [answered(502), 30],
    [failed('timeout'), 30],
    [failed('connection'), 30],
    [failed('address_refused'), 'failed'],
    [failed('redirect_refused'), 'failed'],
    [{ ...answered(500), problem: 'too_long' as const }, 30],
    [{ ...answered(400), problem: 'too_long' as const }, 'failed'],
  ])('%j: %s', (outcome, wait) => {
    expect(waitAfter(1, outcome)).toBe(wait);
  });

  test.each([
    [answered(503, '90'), 90],
    [answered(429, 'Mon, 02 Mar 2026 09:05:00 GMT'), 300],
    [answered(429, '1'), 30],
    [answered(429, '86400'), HOUR_MS / 1_000],
    [answered(429, 'soon'), 30],
    [answered(429, 'Mon, 02 Mar 2020 09:05:00 GMT'), 30],
    [answered(500, '90'), 30],
  ])('whoever is busy says when: %j: %s', (outcome, wait) => {
    expect(waitAfter(1, outcome)).toBe(wait);
  });

  test('a test is tried once', () => {
    expect(waitAfter(1, answered(500), 'test')).toBe('failed');
  });
});

describe('the address of an incoming webhook', () => {
  const addresses = createHookAddresses('a secret of this installation');
  const [, , , secret = ''] = addresses.of('hook-1', 1).split('/');

  test('names it, and is always the same', () => {
    expect(addresses.of('hook-1', 1)).toMatch(/^\/hooks\/hook-1\/[\w-]{43}$/);
    expect(createHookAddresses('a secret of this installation').of('hook-1', 1)).toBe(addresses.of('hook-1', 1));
  });

  test('opens that webhook alone, until it has another', () => {
    expect(addresses.admits(secret, 'hook-1', 1)).toBe(true);
    expect(addresses.admits(secret, 'hook-1', 2)).toBe(false);
    expect(addresses.admits(secret, 'hook-2', 1)).toBe(false);
    expect(addresses.admits('', 'hook-1', 1)).toBe(false);
    expect(createHookAddresses('another').admits(secret, 'hook-1', 1)).toBe(false);
  });
});

describe('what somebody gives of a webhook', () => {
  const peer = 'c@chat.orbit.example';
  const target = { url: ' https://hooks.desk.example/in ', token: 'tc_12345678' };

  test('is kept trimmed, with what its kind has', () => {
    expect(readTexts(kindOf('outgoing'), { peer, name: ' Desk ', ...target })).toEqual({
      ...{ groupJid: peer, name: 'Desk', targetUrl: 'https://hooks.desk.example/in', token: 'tc_12345678' },
    });
    expect(readTexts(kindOf('domain-incoming'), { name: 'Status' })).toEqual({
      ...{ groupJid: null, name: 'Status', targetUrl: null, token: null },
    });
  });

  test.each([
    ['incoming', { name: 'A' }, 'peer'],
    ['domain-incoming', { name: 'A', peer }, 'peer'],
    ['incoming', { peer, name: ' ' }, 'name'],
    ['incoming', { peer, name: 'x'.repeat(61) }, 'name'],
    ['incoming', { peer, name: 'A', url: 'https://a.example' }, 'url'],
    ['incoming', { peer, name: 'A', token: 'tc_12345678' }, 'token'],
    ['outgoing', { peer, name: 'A', token: 'tc_12345678' }, 'url'],
    ['outgoing', { peer, name: 'A', ...target, url: 'ftp://a.example' }, 'url'],
    ['outgoing', { peer, name: 'A', ...target, url: 'https://me:secret@a.example' }, 'url'],
    ['outgoing', { peer, name: 'A', ...target, token: 'short' }, 'token'],
    ['outgoing', { peer, name: 'A', url: 'https://a.example' }, 'token'],
  ] as const)('%s with %j is refused at %s', (kind, given, field) => {
    expect(readTexts(kindOf(kind), given)).toEqual({ field });
  });

  test('keeps what was there where nothing is given, even what the rules would not take', () => {
    const before = { groupJid: peer, name: 'x'.repeat(80), targetUrl: 'https://a.example', token: 'old' };
    expect(readTexts(kindOf('outgoing'), { name: before.name }, before)).toEqual(before);
    expect(readTexts(kindOf('outgoing'), { name: 'x'.repeat(81) }, before)).toEqual({ field: 'name' });
  });

  test('of a test has a target and a token', () => {
    expect(readDraft(target)).toEqual({ url: 'https://hooks.desk.example/in', token: 'tc_12345678' });
    expect(readDraft({ ...target, token: null })).toEqual({ field: 'token' });
    expect(readDraft({ ...target, url: 'nowhere' })).toEqual({ field: 'url' });
  });
});

test('icons have a folder of the team’s, and addresses that name nothing else', () => {
  const name = `${iconFolder('Team with/odd..id')}/${'0'.repeat(32)}.png`;
  const address = `/files/${name}?expires=1795000000&signature=abc`;
  expect(readIconAddress(address)).toEqual({ name, expires: 1_795_000_000, signature: 'abc' });
  const others = ['', `/files/teams/${'0'.repeat(32)}.png?expires=1&signature=a`, address.replace('0000', '../')];
  expect([...others, `/files/${name}`, address.replace('1795000000', 'soon')].map(readIconAddress)).toEqual(
    Array(5).fill(null),
  );
});

test('active members and admins look after webhooks', () => {
  expect(isActiveOwner({ state: 'active', role: 'member' })).toBe(true);
  expect(isActiveOwner({ state: 'active', role: 'admin' })).toBe(true);
  expect(isActiveOwner({ state: 'active', role: 'guest' })).toBe(false);
  expect(isActiveOwner({ state: 'deactivated', role: 'admin' })).toBe(false);
  expect(isActiveOwner({ state: null, role: null })).toBe(false);
});

test.each(locales)('in %s the mail about a pause names webhook and team', (locale) => {
  const { subject, text } = pausedMail(locale, { webhook: 'Desk', team: 'Orbit' });
  expect(subject).toContain('Desk');
  for (const name of ['Desk', 'Orbit']) expect(text).toContain(name);
  if (!locale.startsWith('en')) expect(text).not.toContain('The outgoing');
});
