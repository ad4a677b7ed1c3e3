import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downAtFirst, inputsOf, userError } from '../../../testing/gatewayPieces.ts';
import { press, rest } from '../../../testing/hands.ts';
import { connectionOf, type PageArguments } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import { delivery, openWebhooks, outgoing } from '../webhooks.fixture.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const LOG = '/webhooks?dialog=log&webhook=webhook-Mirror';
const calls = async () =>
  within(await screen.findByRole('list', { name: 'Calls, newest first' })).getAllByRole('listitem');
const textsOf = async () => (await calls()).map(({ textContent }) => textContent);

type Delivery = ReturnType<typeof delivery>;

/** The log of an outgoing webhook. */
async function openLog(deliveries: readonly Delivery[] | (() => unknown), more: Record<string, unknown> = {}) {
  let live = deliveries;
  const log = (args: PageArguments) => (typeof live === 'function' ? live() : connectionOf(live, args));
  const page = await openWebhooks({
    webhooks: [outgoing('Mirror', { deliveries: log })],
    address: LOG,
    more,
    findNode: (id) => (typeof live === 'function' ? null : live.find((one) => one.id === id)),
  });
  return {
    ...page,
    become: (next: readonly Delivery[]) => {
      live = next;
    },
  };
}

describe('the delivery log', () => {
  it('says of each call when it was, what became of it and why', async () => {
    await openLog([
      delivery(4, { status: 'DROPPED', attemptsCount: 2, responseStatus: 500, problem: 'STATUS' }),
      delivery(3, {
        ...{ status: 'WAITING', attemptsCount: 2, responseStatus: 503, problem: 'STATUS' },
        nextAttemptAt: '2099-01-01T10:00:00.000Z',
      }),
      delivery(2, { status: 'FAILED', attemptsCount: 5, responseStatus: null, problem: 'TIMEOUT', durationMs: 10_000 }),
      delivery(1, { status: 'DROPPED', attemptsCount: 0, responseStatus: null, problem: 'PAUSED', durationMs: null }),
      delivery(0, { kind: 'TEST', isRepetition: true }),
    ]);
    const [tried, waiting, failed, dropped, delivered] = await textsOf();
    expect(tried).toMatch(/^Failed/);
    expect(waiting).toContain('Nov 20, 2026, 8:00:03 AM');
    expect(waiting).toContain('The other service answered with status 503.');
    expect(waiting).toContain('2 attempts');
    expect(waiting).toContain('Next attempt: Jan 1, 2099, 10:00:00 AM');
    expect(failed).toContain('10,000 ms5 attemptsThe other service did not answer in time.');
    expect(dropped).toMatch(/^Not sent/);
    expect(dropped).toContain('The webhook was paused before this was sent.');
    expect(delivered).toContain('DeliveredNov 20, 2026, 8:00:00 AMTestSent again by hand');
    // What waits is sent by itself.
    expect(screen.getAllByRole('button', { name: /^Send again what/ })).toHaveLength(4);
  });

  it('follows what is being sent, until nothing waits', async () => {
    const { become, sent } = await openLog([
      delivery(1, { status: 'WAITING', attemptsCount: 0, responseStatus: null }),
    ]);
    expect((await textsOf())[0]).toContain('Waiting');
    become([delivery(1)]);
    await rest(2_000);
    await vi.waitFor(async () => expect((await textsOf())[0]).toContain('Delivered'));
    const asked = sent.length;
    await rest(10_000);
    expect(sent).toHaveLength(asked);
  });

  it('does not ask for what is sent in an hour', async () => {
    const nextAttemptAt = '2099-01-01T10:00:00.000Z';
    const { sent } = await openLog([delivery(1, { status: 'WAITING', nextAttemptAt })]);
    await calls();
    await rest(10_000);
    expect(sent.filter(({ name }) => name === 'webhookDelivery')).toEqual([]);
  });

  it('sends again what was sent, which stands in the log then', async () => {
    const repeated = delivery(9, { status: 'WAITING', isRepetition: true, attemptsCount: 0, responseStatus: null });
    const resend = downAtFirst(() => ({ delivery: repeated, userErrors: [] }));
    const { sent } = await openLog([delivery(1, { status: 'FAILED' })], { webhookDeliveryResend: resend });
    await calls();
    await press(/^Send again what/);
    expect(currentToasts()).toMatchObject([{ text: { defaultMessage: 'It could not be sent again. Try once more.' } }]);
    resend.mend();
    await press(/^Send again what/);
    expect(await calls()).toHaveLength(2);
    expect((await textsOf())[0]).toContain('Sent again by hand');
    expect(inputsOf(sent, 'webhookDeliveryResend')).toEqual([
      { deliveryId: 'delivery-1' },
      { deliveryId: 'delivery-1' },
    ]);
  });

  it('says that a paused webhook sends nothing again', async () => {
    await openLog([delivery(1)], {
      webhookDeliveryResend: () => ({ delivery: null, userErrors: [userError('NOT_ALLOWED', ['deliveryId'])] }),
    });
    await calls();
    await press(/^Send again what/);
    expect(currentToasts()).toMatchObject([{ text: { defaultMessage: /^The webhook is paused/ } }]);
    expect(await calls()).toHaveLength(1);
  });

  it('is read on, refreshed, and tried again where it could not be loaded', async () => {
    const part = downAtFirst(() => null);
    const { become } = await openLog(part);
    expect(await screen.findByText('The delivery log could not be loaded')).toBeTruthy();
    become(Array.from({ length: 60 }, (_, place) => delivery(place)));
    await press('Retry');
    expect(await calls()).toHaveLength(50);
    await press('Show more');
    await vi.waitFor(async () => expect(await calls()).toHaveLength(60));
    become([delivery(1)]);
    await press('Refresh');
    await vi.waitFor(async () => expect(await calls()).toHaveLength(1));
  });

  it('says where nothing was sent, and closes by the address', async () => {
    const { address } = await openLog([]);
    expect(await screen.findByText('Nothing has been sent yet.')).toBeTruthy();
    await press('Close');
    expect(address()).toBe('/webhooks');
  });
});
