import { formatMoney, formatRate } from '@muster/schema/formats/money';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { followingClock, steadyClock } from './clock.ts';
import { type Page, pageByOffset, toConnection, toCursor } from './connections.ts';
import { openId, toId } from './ids.ts';
import { memoryLimiters } from './limiter.ts';
import { minus, percentBelow, times } from './money.ts';
import { createSealer } from './seal.ts';
import { safeUrl } from './scalars.ts';
import * as z from 'zod';

const keyOf = (key: string) => key;
const listFetch = (all: readonly string[]) => (offset: number, limit: number) =>
  Promise.resolve({ rows: all.slice(offset, offset + limit), total: all.length });

describe('connections', () => {
  const lists = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 60 });

  test('pages put together are the list, whatever their size', async () => {
    await fc.assert(
      fc.asyncProperty(lists, fc.integer({ min: 1, max: 20 }), async (all, first) => {
        const seen: string[] = [];
        let after: string | null = null;
        for (;;) {
          const page: Page<string> = await pageByOffset({ first, after }, keyOf, listFetch(all));
          const connection = toConnection(page, keyOf);
          seen.push(...connection.nodes);
          after = connection.pageInfo.endCursor ?? null;
          if (!connection.pageInfo.hasNextPage) break;
        }
        expect(seen).toEqual(all);
      }),
    );
  });

  test('after a removal elsewhere nobody is skipped or seen twice', async () => {
    await fc.assert(
      fc.asyncProperty(lists, fc.nat(), fc.nat(), async (all, place, gone) => {
        fc.pre(all.length > 1);
        const at = place % all.length;
        const removed = gone % all.length;
        const anchor = all[at] ?? '';
        const left = all.filter((_, index) => index !== removed);
        const page = await pageByOffset({ first: 60, after: toCursor(at, anchor) }, keyOf, listFetch(left));
        expect(page.rows).toEqual(all.slice(at + 1).filter((one) => one !== all[removed]));
      }),
    );
  });
});

describe('ids', () => {
  test('come apart as they were put together', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z][A-Za-z]{0,20}$/),
        fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
        (type, key) => {
          fc.pre(Buffer.from(key).toString() === key);
          expect(openId(toId(type, key))).toEqual({ type, key });
        },
      ),
    );
  });

  test('anything else is none', () => {
    const malformed = fc
      .string()
      .filter((text) => !/^[A-Z][A-Za-z]*:./s.test(Buffer.from(text, 'base64url').toString()));
    fc.assert(
      fc.property(malformed, (text) => {
        expect(openId(text)).toBeNull();
      }),
    );
  });
});

describe('money', () => {
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
  const inr = (amountMinor: number) => ({ amountMinor, currency: 'INR' });

  test.each([
    ['a year over the month', 300, 500, 40],
    ['rounded down', 11_900, 19_900, 40],
    ['dollars of old', 200, 450, 55],
    ['the same by the month', 400, 450, 11],
    ['rupees of old', 9_900, 14_900, 33],
    ['the same by the month', 12_900, 14_900, 13],
    ['dollars of old, a year over the month', 200, 400, 50],
    ['rupees of old, a year over the month', 9_900, 12_900, 23],
    ['two months', 475, 500, 5],
    ['two months in rupees', 18_900, 19_900, 5],
    ['a quarter', 17_900, 19_900, 10],
    ['half a year', 15_900, 19_900, 20],
    ['less than one', 999, 1_000, null],
    ['the same price', 500, 500, null],
    ['a higher price', 501, 500, null],
    ['nothing to compare with', 0, 0, null],
  ])('percent: %s', (_what, price, other, percent) => {
    expect(percentBelow(usd(price), usd(other))).toBe(percent);
  });

  test.each([
    [usd(119_400_000), '$1,194,000.00', '$1,194,000'],
    [inr(119_400_000), '₹11,94,000.00', '₹11,94,000'],
    [usd(450), '$4.50', '$4.50'],
    [usd(200), '$2.00', '$2'],
    [inr(9_900), '₹99.00', '₹99'],
    [usd(-5), '−$0.05', '−$0.05'],
    [usd(0), '$0.00', '$0'],
  ])('%j is written %s, and %s for short', (amount, whole, short) => {
    expect([formatMoney(amount), formatRate(amount)]).toEqual([whole, short]);
  });

  test('amounts of two currencies, or beyond what numbers hold, are a fault', () => {
    expect(minus(usd(54_000), usd(24_000))).toEqual(usd(30_000));
    expect(() => minus(usd(1), inr(1))).toThrow(TypeError);
    expect(() => percentBelow(usd(1), inr(1))).toThrow(TypeError);
    expect(times(usd(500), 12)).toEqual(usd(6_000));
    expect(() => times(usd(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  });
});

describe('clocks', () => {
  const own = { now: () => 1_000_000 };

  test('one that follows takes over a moved clock, its return, and no network delay', () => {
    const clock = followingClock(own);
    clock.observe(1_000_900, 'team');
    expect(clock.now()).toBe(1_000_000);
    clock.observe(9_000_000, 'team');
    expect(clock.now()).toBe(9_000_000);
    clock.observe(1_000_010, 'team');
    expect(clock.now()).toBe(1_000_010);
  });

  test('a steady one does not, and says which others differ, a minute later and every ten', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const told: unknown[] = [];
    const clock = steadyClock(own, (aheadMs) => told.push(aheadMs));
    const hear = () => {
      clock.observe(1_090_000, 'team');
      // Slow answers of one that agrees, and a quick one.
      for (const late of [20_000, 0, 30_000]) clock.observe(1_000_000 - late, 'member');
      clock.observe(700_000, 'event');
    };
    hear();
    expect(told).toEqual([]);
    vi.advanceTimersByTime(60_000);
    hear();
    expect(told).toEqual([{ team: 90_000, event: -300_000 }]);
    vi.advanceTimersByTime(599_000);
    hear();
    expect(told).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    hear();
    expect(told).toHaveLength(2);
    expect(clock.now()).toBe(1_000_000);
    vi.useRealTimers();
  });
});

describe('a limiter', () => {
  test('counts by key and window, gives back, and forgets', async () => {
    let now = 0;
    const limiter = memoryLimiters({ now: () => now })({ name: 'test', points: 2, windowMs: 1_000 });
    expect([
      await limiter.take('a'),
      await limiter.take('a'),
      await limiter.take('a'),
      await limiter.take('b'),
    ]).toEqual([null, null, 1_000, null]);
    now = 400;
    expect(await limiter.count('a')).toEqual({ wait: 600, left: 0, endsInMs: 600 });
    expect(await limiter.count('b')).toEqual({ wait: null, left: 0, endsInMs: 600 });
    await limiter.giveBack('a');
    expect([await limiter.take('a'), await limiter.take('a')]).toEqual([null, 600]);
    await limiter.reset('a');
    expect(await limiter.take('a')).toBeNull();
    now = 1_400;
    expect([await limiter.take('a'), await limiter.take('a')]).toEqual([null, null]);
  });
});

describe('sealing', () => {
  const clock = { now: () => 1_700_000_000_000 };
  const shape = z.object({ guid: z.string() });
  const sealer = (purpose: string, key = 'k'.repeat(32), former: readonly string[] = []) =>
    createSealer({ keys: { current: key, former }, purpose, lifetimeMs: 1_000, shape }, clock);

  test('what was sealed comes back, and tells nothing', async () => {
    const text = await sealer('a').seal({ guid: 'orbit-0001' });
    expect(await sealer('a').unseal(text)).toEqual({ value: { guid: 'orbit-0001' } });
    expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('orbit');
  });

  test('what was sealed for another purpose or with another key is worth nothing', async () => {
    const text = await sealer('a').seal({ guid: 'orbit-0001' });
    expect(await sealer('b').unseal(text)).toEqual({ problem: 'invalid' });
    expect(await sealer('a', 'x'.repeat(32)).unseal(text)).toEqual({ problem: 'invalid' });
  });

  test('what was sealed before the key was changed is opened, and told apart', async () => {
    const text = await sealer('a').seal({ guid: 'orbit-0001' });
    const changed = sealer('a', 'x'.repeat(32), ['y'.repeat(32), 'k'.repeat(32)]);
    expect(await changed.unseal(text)).toEqual({ value: { guid: 'orbit-0001' }, isFormer: true });
    expect(await sealer('b', 'x'.repeat(32), ['k'.repeat(32)]).unseal(text)).toEqual({ problem: 'invalid' });
    const anew = await changed.seal({ guid: 'orbit-0001' });
    expect(await sealer('a').unseal(anew)).toEqual({ problem: 'invalid' });
  });
});

test.each([
  ['https://example.com/a.png', 'https://example.com/a.png'],
  ['/files/1', '/files/1'],
  ['//evil.example/x', null],
  ['/\\evil.example/x', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['', null],
])('an address like %j: %j', (given, expected) => {
  expect(safeUrl(given)).toBe(expected);
});
