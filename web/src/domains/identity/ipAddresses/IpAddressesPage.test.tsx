import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { observeServerTime } from '../../../lib/graphql/serverClock.ts';
import { downAtFirst, inputsWithKeysOf, userError } from '../../../testing/gatewayPieces.ts';
import { press, rest } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import IpAddressesPage from './IpAddressesPage.tsx';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 60 * 60_000;
const FETCH_FAILED = 'Error fetching IP addresses. Please try again after some time.';

beforeEach(() => {
  const device = Date.now();
  observeServerTime(String(NOW), device, device);
});
afterEach(() => void vi.useRealTimers());

const used = (address: string, changes: Record<string, unknown> = {}) => ({
  __typename: 'UsedIpAddress',
  ...{ id: `ip-${address}`, address, lastAccessedAt: new Date(NOW - HOUR).toISOString() },
  ...{ markedUnsafeAt: null, isCurrent: false },
  ...changes,
});
const HERE = used('192.0.2.1', { isCurrent: true, lastAccessedAt: new Date(NOW).toISOString() });
const CAFE = used('2001:db8::7');
const AGAIN = used('203.0.113.9', { markedUnsafeAt: '2026-10-05T08:00:00.000Z' });

type Input = { address: string; idempotencyKey: string };

/** The page of somebody who has used these addresses; a marked one leaves the list unless the answer is another. */
async function open(
  addresses: readonly { address: string }[] | null,
  answer: (input: Input) => unknown = () => undefined,
) {
  let listed = addresses;
  let isDown = false;
  const page = await renderInConsole(<IpAddressesPage />, {
    viewer: {
      id: 'viewer-1',
      ipAddresses: () => {
        if (isDown) throw new Error('down');
        return listed;
      },
    },
    ipAddressMarkUnsafe: ({ input }: { input: Input }) => {
      const own = answer(input);
      if (own) return own;
      listed = listed?.filter(({ address }) => address !== input.address) ?? null;
      return { endedSessionsCount: 2, isCurrentSessionEnded: input.address === '192.0.2.1', userErrors: [] };
    },
  });
  return {
    ...page,
    inputs: () => inputsWithKeysOf(page.sent, 'ipAddressMarkUnsafe') as Input[],
    reads: () => page.sent.filter(({ name }) => name === 'ownIpAddresses').length,
    fail: (fails: boolean) => void (isDown = fails),
    add: (one: { address: string }) => void (listed = [...(listed ?? []), one]),
  };
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the addresses', () => {
  it('show when they were last used, which one is the present one, and which came back', async () => {
    await open([HERE, CAFE, AGAIN]);
    expect(rows()).toEqual([
      '192.0.2.1This addressLast access nowMark unsafe',
      '2001:db8::7Last access 1\u00a0hour agoMark unsafe',
      '203.0.113.9Last access 1\u00a0hour agoMarked unsafe on 05 Oct 2026, used again sinceMark unsafe',
    ]);
    expect(screen.getAllByText(/^Last access/).map((time) => time.getAttribute('title'))).toEqual([
      expect.stringMatching(/^November 21, 2026 at 12:00/),
      ...[1, 2].map(() => expect.stringMatching(/^November 21, 2026 at 11:00/)),
    ]);
  });

  it.each([[[]], [null]])('say that there are none: %j', async (none) => {
    await open(none);
    expect(screen.getByText('No active IP addresses found.')).toBeTruthy();
  });

  it('are read again by Refresh, which says so for a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { reads, add } = await open([HERE]);
    add(CAFE);
    await press('Refresh');
    expect(reads()).toBe(2);
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('The list is up to date.');
    await rest(4_000);
    expect(screen.getByRole('status').textContent).toBe('');
    await press('Refresh');
    expect(screen.getByRole('status').textContent).toBe('The list is up to date.');
  });

  it('stay where Refresh fails, beside what went wrong', async () => {
    const { fail } = await open([HERE]);
    fail(true);
    await press('Refresh');
    expect(screen.getByRole('alert').textContent).toBe(`${FETCH_FAILED}Request req-1`);
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('');
    fail(false);
    await press('Refresh');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that cannot be read at all can be tried again', async () => {
    const ipAddresses = downAtFirst(() => [HERE]);
    await renderInConsole(<IpAddressesPage />, {
      viewer: {
        id: 'viewer-1',
        ipAddresses,
      },
    });
    expect(screen.getByRole('alert').textContent).toContain(FETCH_FAILED);
    ipAddresses.mend();
    await press('Retry');
    expect(rows()).toHaveLength(1);
  });
});

describe('marking an address unsafe', () => {
  it('is asked about first, says what it does, and tells how many sessions were ended', async () => {
    const { inputs, reads, moves } = await open([HERE, CAFE]);
    await press('Mark unsafe: 2001:db8::7');
    expect(inputs()).toEqual([]);
    const question = screen.getByRole('alertdialog').textContent;
    expect(question).toContain('Mark 2001:db8::7 as unsafe?');
    expect(question).toContain('All of your sessions that were last used from there are signed out.');
    expect(question).not.toContain('right now');
    await press('Mark 2001:db8::7 unsafe');
    expect(inputs()).toEqual([{ address: '2001:db8::7', idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    expect(rows()).toHaveLength(1);
    expect(reads()).toBe(2);
    expect(currentToasts()).toMatchObject([{ tone: 'success', values: { address: '2001:db8::7', count: 2 } }]);
    expect(moves).toEqual([]);
  });

  it('says of the present one that it ends this session, and leaves the console', async () => {
    const { moves, reads } = await open([HERE, CAFE]);
    await press('Mark unsafe: 192.0.2.1');
    expect(screen.getByRole('alertdialog').textContent).toContain('You are using this address right now');
    await press('Mark 192.0.2.1 unsafe');
    expect(moves).toEqual(['end']);
    expect(reads()).toBe(1);
    expect(currentToasts()).toMatchObject([{ values: { count: 2 } }]);
  });

  it('does not happen where the answer is no', async () => {
    const { inputs } = await open([HERE]);
    await press('Mark unsafe: 192.0.2.1');
    await press('Cancel');
    expect(inputs()).toEqual([]);
  });

  it('that is not listed any more is told, and the list is read again', async () => {
    const error = userError('NOT_FOUND', ['address']);
    const { reads } = await open([HERE, CAFE], () => ({
      endedSessionsCount: null,
      isCurrentSessionEnded: null,
      userErrors: [error],
    }));
    await press('Mark unsafe: 2001:db8::7');
    await press('Mark 2001:db8::7 unsafe');
    expect(screen.queryByRole('alertdialog')?.getAttribute('aria-hidden') ?? null).toBeNull();
    expect(reads()).toBe(2);
    expect(currentToasts()[0]?.tone).toBe('info');
  });

  it('that fails is told in the question, and tried again under the same key', async () => {
    const answer = downAtFirst(() => undefined);
    const { inputs } = await open([CAFE], answer);
    await press('Mark unsafe: 2001:db8::7');
    await press('Mark 2001:db8::7 unsafe');
    expect(screen.getByRole('alert').textContent).toMatch(
      /^The IP address could not be marked as unsafe\. Try again\..*req-1/,
    );
    answer.mend();
    await press('Mark 2001:db8::7 unsafe');
    expect(inputs()[1]).toEqual(inputs()[0]);
    expect(screen.getByText('No active IP addresses found.')).toBeTruthy();
  });
});
