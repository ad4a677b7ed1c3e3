import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type CallName, UpstreamError } from './errors.ts';
import { abandoned, timedOut } from './failures.ts';
import { serviceGuard } from './guard.ts';

const READ: CallName = { service: 'team', operation: 'teamInfo', access: 'read' };
const WRITE: CallName = { ...READ, operation: 'updateTeam', access: 'write' };
const NEVER = () => new Promise<never>(() => undefined);

const failed = () =>
  new UpstreamError(READ, 'UPSTREAM_UNAVAILABLE', { status: 500, countsAgainstService: true, detail: 'failed' });
const failing = () => Promise.reject(failed());
const fine = () => Promise.resolve('fine');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] });
  onTestFinished(() => void vi.useRealTimers());
});

function guarded(attemptMs = 3_000) {
  const guard = serviceGuard({ concurrency: 12, queue: 100, attemptMs }, () => performance.now());
  const asked = (attempt: () => Promise<unknown>, call = READ, signal = new AbortController().signal) =>
    guard.run(call, signal, attempt).catch((error: unknown) => (error instanceof UpstreamError ? error.detail : error));
  const repeat = async (times: number, attempt: () => Promise<unknown>) => {
    for (let i = 0; i < times; i += 1) await asked(attempt);
  };
  return { ...guard, state: () => guard.standing().state, asked, repeat };
}

describe('a service that fails', () => {
  test('is left alone after ten failures in a row, for a second', async () => {
    const { asked, repeat, state } = guarded();
    await repeat(9, failing);
    expect(state()).toBe('closed');
    await repeat(1, failing);
    expect(state()).toBe('open');
    vi.advanceTimersByTime(999);
    expect(await asked(fine)).toBe('breaker');
    vi.advanceTimersByTime(1);
    expect(await asked(fine)).toBe('fine');
    expect(state()).toBe('closed');
  });

  test('a third of the time, is not left alone', async () => {
    const { asked, state } = guarded();
    for (let i = 0; i < 300; i += 1) await asked(i % 3 === 0 ? failing : fine);
    expect(state()).toBe('closed');
  });

  test('more often than not, is', async () => {
    const { asked, state } = guarded();
    for (let i = 0; i < 100; i += 1) await asked(i % 3 === 0 ? fine : failing);
    expect(state()).toBe('open');
  });

  test('and then refuses, is back: a refusal is an answer', async () => {
    const { asked, repeat, state } = guarded();
    await repeat(10, failing);
    vi.advanceTimersByTime(1_000);
    await asked(() => Promise.reject(new UpstreamError(READ, 'FORBIDDEN', { status: 403, detail: 'status 403' })));
    expect(state()).toBe('closed');
  });
});

describe('while the breaker is open', () => {
  test.each([
    ['hangs', NEVER],
    ['fails', failing],
  ])('a call each second goes through, though the one before %s', async (_what, attempt) => {
    const { asked, repeat, state } = guarded();
    await repeat(10, failing);
    vi.advanceTimersByTime(1_000);
    const before = asked(attempt, WRITE);
    if (attempt === NEVER) expect(state()).toBe('probing');
    else await before;
    expect(await asked(fine)).toBe('breaker');
    vi.advanceTimersByTime(1_000);
    expect(await asked(fine)).toBe('fine');
    expect(state()).toBe('closed');
  });

  test.each([
    ['its client gave up', () => Promise.reject(abandoned(READ))],
    ['the operation’s deadline ended', () => Promise.reject(timedOut(READ, 'deadline'))],
    ['came too late', () => Promise.reject(timedOut(READ, 'attempt'))],
  ])('a call that %s does not close it', async (_what, attempt) => {
    const { asked, repeat, state } = guarded();
    await repeat(10, failing);
    vi.advanceTimersByTime(1_000);
    await asked(attempt);
    expect(state()).toBe('open');
  });

  test('an answer to what was asked before does not close it', async () => {
    const { asked, repeat, state } = guarded();
    const late = Promise.withResolvers<string>();
    const before = asked(() => late.promise);
    await repeat(10, failing);
    late.resolve('late');
    expect(await before).toBe('late');
    expect(state()).toBe('open');
  });

  test('and nobody has asked for a while, all calls of an operation wait for what the first one finds out', async () => {
    const { asked, repeat, state } = guarded();
    await repeat(10, failing);
    vi.advanceTimersByTime(60_000);
    expect(await Promise.all([asked(fine), asked(fine), asked(fine)])).toEqual(['fine', 'fine', 'fine']);
    expect(state()).toBe('closed');
    await repeat(10, failing);
    vi.advanceTimersByTime(60_000);
    expect(await Promise.all([asked(failing), asked(fine)])).toEqual(['failed', 'breaker']);
  });

  test('and nobody has asked for a while, nobody waits long for a call that hangs', async () => {
    const { asked, repeat } = guarded();
    await repeat(10, failing);
    vi.advanceTimersByTime(60_000);
    void asked(NEVER);
    const beside = asked(fine);
    vi.advanceTimersByTime(1_500);
    expect(await beside).toBe('breaker');
  });

  test('who waits for a place is not let through', async () => {
    const { asked } = guarded();
    const release = Promise.withResolvers<never>();
    const first = Array.from({ length: 12 }, () => asked(() => release.promise));
    const waiting = Array.from({ length: 5 }, () => asked(fine));
    release.reject(failed());
    await Promise.all(first);
    expect(await Promise.all(waiting)).toEqual(Array(5).fill('breaker'));
  });
});

describe('a service that hangs', () => {
  test('is left alone within two seconds, long before the first call is given up', async () => {
    const { asked, state } = guarded();
    for (let i = 0; i < 10; i += 1) void asked(NEVER);
    vi.advanceTimersByTime(1_400);
    expect(state()).toBe('closed');
    vi.advanceTimersByTime(400);
    expect(state()).toBe('open');
    expect(await asked(fine)).toBe('breaker');
  });

  test('is told by the time that an attempt may take', async () => {
    const { asked, state } = guarded(30_000);
    for (let i = 0; i < 10; i += 1) void asked(NEVER);
    vi.advanceTimersByTime(14_800);
    expect(state()).toBe('closed');
    vi.advanceTimersByTime(400);
    expect(state()).toBe('open');
  });

  test('is not told by one call that takes long, with others that are just made', () => {
    const { asked, state } = guarded();
    void asked(NEVER);
    vi.advanceTimersByTime(1_400);
    for (let i = 0; i < 9; i += 1) void asked(NEVER);
    vi.advanceTimersByTime(1_400);
    expect(state()).toBe('closed');
  });

  test('is not told by calls of which some were given up', async () => {
    const { asked, state } = guarded();
    const leave = Promise.withResolvers<never>();
    for (let i = 0; i < 9; i += 1) void asked(NEVER);
    void asked(() => leave.promise);
    vi.advanceTimersByTime(1_400);
    leave.reject(abandoned(READ));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(state()).toBe('closed');
  });

  test('is not told by answers that wait to be read, as this process was busy', async () => {
    vi.useRealTimers();
    const { asked, state } = guarded(400);
    // Timers are what comes next, and only then what has come in.
    await nextTurn();
    const calls = Array.from({ length: 12 }, () => asked(() => stat('.')));
    const end = performance.now() + 600;
    while (performance.now() < end);
    await Promise.all(calls);
    await nextTurn();
    expect(state()).toBe('closed');
  });

  test('is not told by calls that could not leave, as this process was busy', async () => {
    vi.useRealTimers();
    const { asked, state } = guarded(1_000);
    const calls = Array.from({ length: 12 }, () => asked(() => nextTurn().then(() => wait(50))));
    const end = performance.now() + 600;
    while (performance.now() < end);
    await Promise.all(calls);
    expect(state()).toBe('closed');
  });

  test('is found when it is back, behind calls that still have all places', async () => {
    const { asked, state } = guarded();
    for (let i = 0; i < 12; i += 1) void asked(NEVER);
    vi.advanceTimersByTime(2_800);
    expect(await asked(fine)).toBe('fine');
    expect(state()).toBe('closed');
  });

  test('is slow, but answers now and then: it is not left alone', async () => {
    const { asked, state } = guarded();
    for (let i = 0; i < 10; i += 1) void asked(NEVER);
    for (let second = 0; second < 5; second += 1) {
      vi.advanceTimersByTime(1_000);
      expect(await asked(fine)).toBe('fine');
    }
    expect(state()).toBe('closed');
  });

  test.each([
    ['nine reads', 9, READ],
    ['writes, which may take long', 10, WRITE],
  ])('is not told by %s', (_what, count, call) => {
    const { asked, state } = guarded();
    for (let i = 0; i < count; i += 1) void asked(NEVER, call);
    vi.advanceTimersByTime(10_000);
    expect(state()).toBe('closed');
  });
});
