import type { Body } from '../../generated/upstream/contract.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { Upstream } from '../../upstream/client.ts';
import type { Wish } from './featureTrigger.ts';

export type WireEvent = Body<'event', 'publishEvents'>['events'][number];

/** The calls of the event service. */
export const eventRest = (upstream: Upstream) => ({
  publishEvents: (events: WireEvent[], idempotencyKey: IdempotencyKey) =>
    upstream.call('event', 'publishEvents', { body: { events }, idempotencyKey }),
  requestFeature: (wish: Wish, idempotencyKey: IdempotencyKey) =>
    upstream.call('event', 'requestFeature', { body: wish, idempotencyKey }),
  featureRequestToken: () => upstream.call('event', 'featureRequestToken', {}),
});
