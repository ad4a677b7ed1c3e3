import type { WebhookDeliveryKind, WebhookDeliveryStatus, WebhookProblem } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { toDateTime, toOptionalDateTime } from '../../lib/dates.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';

/** One call of an outgoing webhook. */
export type DeliveryRecord = {
  readonly __typename: 'WebhookDelivery';
  readonly deliveryId: string;
  readonly kind: WebhookDeliveryKind;
  readonly status: WebhookDeliveryStatus;
  readonly attemptsCount: number;
  readonly responseStatus: number | null;
  readonly durationMs: number | null;
  readonly problem: WebhookProblem | null;
  readonly responseExcerpt: string | null;
  readonly isRepetition: boolean;
  readonly createdAt: string;
  readonly lastAttemptAt: string | null;
  readonly nextAttemptAt: string | null;
};

const kinds = enumOf('WebhookDeliveryKind', {
  MESSAGE: 'message',
  TEST: 'test',
} as const satisfies WordsOf<WebhookDeliveryKind>);
export const deliveryStatuses = enumOf('WebhookDeliveryStatus', {
  WAITING: 'waiting',
  DELIVERED: 'delivered',
  FAILED: 'failed',
  DROPPED: 'dropped',
} as const satisfies WordsOf<WebhookDeliveryStatus>);
const problems = enumOf('WebhookProblem', {
  STATUS: 'status',
  TIMEOUT: 'timeout',
  CONNECTION: 'connection',
  ADDRESS_REFUSED: 'address_refused',
  REDIRECT_REFUSED: 'redirect_refused',
  TOO_LONG: 'too_long',
  PAUSED: 'paused',
} as const satisfies WordsOf<WebhookProblem>);

export const toDelivery = (wire: Answer<'webhook', 'delivery'>, log: Log): DeliveryRecord => ({
  __typename: 'WebhookDelivery',
  deliveryId: wire.id,
  kind: kinds.read(wire.kind, log),
  status: deliveryStatuses.read(wire.state, log),
  attemptsCount: wire.attempts,
  responseStatus: wire.status,
  durationMs: wire.durationMs,
  problem: wire.problem === null ? null : problems.read(wire.problem, log),
  responseExcerpt: wire.responseExcerpt,
  isRepetition: wire.isRepetition,
  createdAt: toDateTime(wire.createdAt),
  lastAttemptAt: toOptionalDateTime(wire.lastAttemptAt),
  nextAttemptAt: toOptionalDateTime(wire.nextAttemptAt),
});
