import type { WebhookDeliveryStatus, WebhookPause, WebhookScope, WebhookType } from '../../generated/resolvers.ts';
import type { Answer, Query } from '../../generated/upstream/contract.ts';
import { toDateTime, toOptionalDateTime } from '../../lib/dates.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';
import { safeUrl } from '../../lib/scalars.ts';
import { type ChannelRecord, toNamedChannel } from '../channel/mapper.ts';
import { deliveryStatuses } from './deliveryMapper.ts';

/** What ties a channel, or the whole team, to a service outside, as far as the viewer may know it. */
export type WebhookRecord = {
  readonly __typename: 'Webhook';
  readonly webhookId: string;
  readonly type: WebhookType;
  readonly scope: WebhookScope;
  readonly channel: ChannelRecord | null;
  readonly name: string;
  readonly iconUrl: string | null;
  /** Where an outgoing one calls, or where an incoming one is called: that may be a path on the gateway's own host. */
  readonly address: string | null;
  /** What the calls of an outgoing one are signed with. */
  readonly secret: string | null;
  readonly ownerGuid: string;
  readonly creatorName: string;
  readonly isOwnerActive: boolean;
  /** Whether the service takes whoever asked for an admin. */
  readonly isAskedByAdmin: boolean;
  readonly pausedBy: WebhookPause | null;
  readonly lastDeliveryStatus: WebhookDeliveryStatus | null;
  readonly lastDeliveryAt: string | null;
  readonly createdAt: string;
  readonly version: number;
};

const types = enumOf('WebhookType', {
  INCOMING: 'INCOMING',
  OUTGOING: 'OUTGOING',
} as const satisfies WordsOf<WebhookType>);
const scopes = enumOf('WebhookScope', {
  CHANNEL: 'CHANNEL',
  TEAM: 'DOMAIN',
} as const satisfies WordsOf<WebhookScope>);
const pauses = enumOf('WebhookPause', {
  PERSON: 'person',
  FAILURES: 'failures',
} as const satisfies WordsOf<WebhookPause>);

/** The service's word for type and scope together. */
export type WebhookKind = Query<'webhook', 'addWebhook'>['kind'];
type Known<E extends string> = Exclude<E, 'UNKNOWN'>;

const kinds: Readonly<Record<Known<WebhookType>, Readonly<Record<Known<WebhookScope>, WebhookKind>>>> = {
  INCOMING: { CHANNEL: 'incoming', TEAM: 'domain-incoming' },
  OUTGOING: { CHANNEL: 'outgoing', TEAM: 'domain-outgoing' },
};

/** Null for a type or a scope that this version does not know. */
export const kindOf = (type: WebhookType, scope: WebhookScope): WebhookKind | null =>
  type === 'UNKNOWN' || scope === 'UNKNOWN' ? null : kinds[type][scope];

export const toWebhook = (wire: Answer<'webhook', 'getWebhook'>, log: Log): WebhookRecord => ({
  __typename: 'Webhook',
  webhookId: wire.id,
  type: types.read(wire.type, log),
  scope: scopes.read(wire.scope, log),
  channel:
    wire.peer === null
      ? null
      : toNamedChannel({ groupJID: wire.peer, name: wire.peerName ?? '' }, wire.peerArchived ?? false),
  name: wire.name,
  iconUrl: safeUrl(wire.icon),
  address: safeUrl(wire.url ?? null),
  secret: wire.token ?? null,
  ownerGuid: wire.user,
  creatorName: wire.creatorName,
  isOwnerActive: wire.isOwnerActive,
  isAskedByAdmin: wire.isadmin,
  pausedBy: wire.pausedBy === null ? null : pauses.read(wire.pausedBy, log),
  lastDeliveryStatus: wire.lastDelivery && deliveryStatuses.read(wire.lastDelivery.state, log),
  lastDeliveryAt: toOptionalDateTime(wire.lastDelivery?.at ?? null),
  createdAt: toDateTime(wire.createdAt),
  version: wire.version,
});
