import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeGateway, refused } from '../../testing/fakeGateway.ts';
import { BATCH, GATHERING_MS } from './eventQueue.ts';

type Input = { events: { name: string; fields: unknown[] }[]; idempotencyKey: string };
const inputs = (sent: ReturnType<typeof fakeGateway>) => sent.map(({ variables }) => variables['input'] as Input);
const taken = () => ({ data: { eventsPublish: { publishedCount: 1, userErrors: [] } } });

let { publishEvent, flushEvents, shareEvents } = await import('./eventQueue.ts');
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z') });
  // The queue lives as long as the page: each test loads the page anew.
  vi.resetModules();
  ({ publishEvent, flushEvents, shareEvents } = await import('./eventQueue.ts'));
});
afterEach(() => void vi.useRealTimers());

const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('events', () => {
  it('are gathered and leave together', async () => {
    const sent = fakeGateway({ eventsPublish: taken });
    publishEvent('paywall_shown', { feature: 'guests' });
    publishEvent('paywall_clicked');
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(GATHERING_MS);
    expect(inputs(sent)).toMatchObject([
      {
        events: [
          { name: 'paywall_shown', fields: [{ name: 'feature', value: 'guests' }] },
          { name: 'paywall_clicked', fields: [] },
        ],
      },
    ]);
  });

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('are not noted where the browser asks for that by %s', async (name, value) => {
    const sent = fakeGateway({ eventsPublish: taken });
    Object.defineProperty(navigator, name, { configurable: true, value });
    try {
      publishEvent('paywall_shown');
    } finally {
      Reflect.deleteProperty(navigator, name);
    }
    await flushEvents();
    expect(sent).toEqual([]);
    publishEvent('paywall_clicked');
    await flushEvents();
    expect(inputs(sent)).toMatchObject([{ events: [{ name: 'paywall_clicked' }] }]);
  });

  it('of a team that shares none are not noted, and those that wait are dropped', async () => {
    let broken = false;
    const sent = fakeGateway({ eventsPublish: () => (broken ? Promise.reject(new TypeError('offline')) : taken()) });
    publishEvent('paywall_shown');
    shareEvents(false);
    publishEvent('paywall_clicked');
    await flushEvents();
    expect(sent).toEqual([]);
    shareEvents(true);
    broken = true;
    publishEvent('payment_initiated');
    const underWay = flushEvents();
    shareEvents(false);
    await underWay;
    shareEvents(true);
    await flushEvents();
    expect(sent).toHaveLength(1);
  });

  it('leave in batches that the gateway takes', async () => {
    const sent = fakeGateway({ eventsPublish: taken });
    for (let count = 0; count < BATCH + 1; count += 1) publishEvent('paywall_shown');
    await vi.advanceTimersByTimeAsync(2 * GATHERING_MS);
    expect(inputs(sent).map(({ events }) => events.length)).toEqual([BATCH, 1]);
  });

  it('that did not arrive stay for the next time, and nobody is told', async () => {
    let broken = true;
    const sent = fakeGateway({ eventsPublish: () => (broken ? Promise.reject(new TypeError('offline')) : taken()) });
    publishEvent('paywall_shown');
    await flushEvents();
    broken = false;
    await flushEvents();
    expect(inputs(sent).map(({ events }) => events.map(({ name }) => name))).toEqual([
      ['paywall_shown'],
      ['paywall_shown'],
    ]);
  });

  it('that were refused are not sent again', async () => {
    const sent = fakeGateway({ eventsPublish: () => refused('INTERNAL_SERVER_ERROR', 500) });
    publishEvent('paywall_shown');
    await flushEvents();
    await flushEvents();
    expect(sent).toHaveLength(1);
  });

  it('leave when the page is hidden, which need not be there for their answer', async () => {
    const sent = fakeGateway({ eventsPublish: taken });
    publishEvent('paywall_shown');
    hide();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ outlivesPage }) => outlivesPage)).toEqual([true]);
    publishEvent('paywall_clicked');
    await flushEvents();
    expect(sent.map(({ outlivesPage }) => outlivesPage)).toEqual([true, false]);
  });

  it('leave when the page is hidden although others are on their way', async () => {
    const sent = fakeGateway({ eventsPublish: () => new Promise(() => {}) });
    publishEvent('paywall_shown');
    void flushEvents();
    publishEvent('payment_initiated');
    void flushEvents();
    expect(sent).toHaveLength(1);
    hide();
    expect(inputs(sent).map(({ events }) => events.map(({ name }) => name))).toEqual([
      ['paywall_shown'],
      ['payment_initiated'],
    ]);
  });
});
