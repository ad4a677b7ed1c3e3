import { EventsPublishDocument } from '../../generated/event/eventsPublish.ts';
import type { EventInput } from '../../generated/event/eventsPublish.ts';
import { isOffered } from '../../lib/config/offered.ts';
import { newActionKey } from '../../lib/graphql/actionKey.ts';
import { request } from '../../lib/graphql/request.ts';
import { type Transport, send, sendAtTheEnd } from '../../lib/graphql/send.ts';
import { serverNow } from '../../lib/graphql/serverClock.ts';
import type { EventName } from './eventNames.ts';

/** How long events are gathered before they leave together, in ms. */
export const GATHERING_MS = 2_000;

/** How many events leave in one call, as the gateway takes them. */
export const BATCH = 100;

/** What waits while nothing can be sent; the oldest are dropped beyond it. */
const MOST_WAITING = 500;

let waiting: EventInput[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let sending = false;

let watching = false;

/** Sends what waits whenever the page is hidden: the last moment that browsers promise. */
const watchForTheEnd = () => {
  if (watching) return;
  watching = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flushEvents(sendAtTheEnd);
  });
};

const schedule = () => {
  timer ??= setTimeout(() => void flushEvents(), GATHERING_MS);
};

/** Whether the browser says that its user wants to be left alone: by Global Privacy Control, or by Do Not Track before it. */
const isLeftAlone = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) || navigator.doNotTrack === '1';

/** Whether the team shares its events; the service keeps none of one that does not, whatever a browser knows. */
let isShared = true;

/** Says whether the team shares its events. What waits of one that does not is dropped. */
export const shareEvents = (shares: boolean): void => {
  isShared = shares;
  if (!isShared) waiting = [];
};

/**
 * Notes that something happened, unless the browser or the team asks for nothing to be noted, or nobody takes notes; it leaves with the next batch. Never throws and never waits: telling the
 * installation's owner must not cost the person anything.
 */
export const publishEvent = (name: EventName, fields: Readonly<Record<string, string>> = {}): void => {
  if (!isShared || isLeftAlone() || !isOffered('event')) return;
  const event: EventInput = {
    name,
    occurredAt: new Date(serverNow()).toISOString(),
    fields: Object.entries(fields).map(([field, value]) => ({ name: field, value })),
  };
  waiting = [...waiting, event].slice(-MOST_WAITING);
  watchForTheEnd();
  schedule();
};

/**
 * Sends what waits. A batch that did not arrive stays for the next time, and goes with what has happened since; failures stay
 * silent. One batch waits for another, but for the last one of a page, which has no time to.
 */
export async function flushEvents(transport: Transport = send): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const isLast = transport === sendAtTheEnd;
  if ((sending && !isLast) || waiting.length === 0) return;
  const batch = waiting.slice(0, BATCH);
  waiting = waiting.slice(BATCH);
  sending = true;
  const input = { events: batch, idempotencyKey: newActionKey() };
  const { failure } = await request(EventsPublishDocument, { input }, undefined, transport);
  sending = false;
  // Only what never reached the gateway is tried again: a refused batch would be refused again.
  if (failure?.kind === 'network' && isShared) waiting = [...batch, ...waiting].slice(-MOST_WAITING);
  else if (waiting.length > 0) schedule();
}
