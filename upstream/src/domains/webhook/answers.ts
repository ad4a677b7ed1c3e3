import type { Answer, Query } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { demandWebhook } from './demandActions.ts';
import { type DeliveryRow, deliveryById, logOf } from './deliveryRepository.ts';
import { KEPT_MS } from './deliveryRules.ts';
import type { HookAddresses } from './hookAddressRules.ts';
import { type KnownWebhook, webhookById, webhooksOf } from './repository.ts';
import { isActiveOwner } from './rules.ts';

type WireWebhook = Answer<'webhook', 'getWebhook'>;
type WireDelivery = Answer<'webhook', 'delivery'>;

const types = { incoming: 'INCOMING', outgoing: 'OUTGOING' } as const;
const scopes = { channel: 'CHANNEL', domain: 'DOMAIN' } as const;

/** What became of the newest message of a webhook's log, which goes no further back. */
const toLastDelivery = ({ lastMessage: last }: KnownWebhook, now: number): WireWebhook['lastDelivery'] =>
  last && last.createdAt > now - KEPT_MS ? { state: last.state, at: last.lastAttemptAt ?? last.createdAt } : null;

/** A webhook as the contract describes it, to whoever asks: what lets others act in its name is for its owner. */
function toWebhook(
  { actor, fileAddress, now }: SessionContext,
  addresses: HookAddresses,
  webhook: KnownWebhook,
): WireWebhook {
  const { webhookId: id, owner: user, targetUrl, token, ownerState: state, ownerRole: role } = webhook;
  const owned = user === actor.guid;
  const url = webhook.type === 'outgoing' ? targetUrl : owned ? addresses.of(id, webhook.addressGeneration) : null;
  return {
    ...{ id, type: types[webhook.type], scope: scopes[webhook.scope], peer: webhook.groupJid, name: webhook.name },
    ...(webhook.peerArchivedAt === null ? {} : { peerArchived: true }),
    ...{ peerName: webhook.peerName, icon: fileAddress(webhook.iconFile), user, creatorName: webhook.ownerName },
    ...(url === null ? {} : { url }),
    ...(owned && token !== null ? { token } : {}),
    ...{ isOwnerActive: isActiveOwner({ state, role }), owned, isadmin: actor.role === 'admin' },
    ...{ pausedBy: webhook.pausedBy, createdAt: webhook.createdAt, version: webhook.version },
    lastDelivery: toLastDelivery(webhook, now),
  };
}

/** The webhooks that somebody may see, newest first: admins those of the team, members their own, guests none. */
export async function listWebhooks(
  context: SessionContext,
  addresses: HookAddresses,
): Promise<Answer<'webhook', 'listWebhooks'>> {
  const { teamId, guid, role } = context.actor;
  if (role === 'guest') return { webhooks: [] };
  const rows = await webhooksOf(context.db, teamId, role === 'admin' ? undefined : guid);
  return { webhooks: rows.map((row) => toWebhook(context, addresses, row)) };
}

/**
 * One webhook.
 *
 * @throws Refusal `webhook_not_found`
 */
export const getWebhook = async (context: SessionContext, addresses: HookAddresses, id: string): Promise<WireWebhook> =>
  toWebhook(context, addresses, await demandWebhook(context.db, context.actor, id));

/** A webhook as it is kept under an idempotency key: without token and address of an incoming one, which let others act for it. */
export const withoutSecrets = (addresses: HookAddresses) => ({
  keep: ({ url, token: _token, ...rest }: WireWebhook): WireWebhook =>
    rest.type === 'INCOMING' || url === undefined ? rest : { ...rest, url },
  retell: async (context: SessionContext, kept: WireWebhook): Promise<WireWebhook> => {
    const found = await webhookById(context.db, context.actor.teamId, kept.id);
    const { url, token } = found ? toWebhook(context, addresses, found) : kept;
    return { ...(url === undefined ? {} : { url }), ...(token === undefined ? {} : { token }), ...kept };
  },
});

const toDelivery = ({ deliveryId: id, repeats, ...row }: DeliveryRow): WireDelivery => ({
  ...{ id, webhookId: row.webhookId, kind: row.kind, state: row.state, attempts: row.attempts, status: row.status },
  ...{ durationMs: row.durationMs, problem: row.problem, responseExcerpt: row.responseExcerpt },
  ...{ createdAt: row.createdAt, lastAttemptAt: row.lastAttemptAt, nextAttemptAt: row.nextAttemptAt },
  isRepetition: repeats !== null,
});

/**
 * A page of a webhook's log.
 *
 * @throws Refusal `webhook_not_found`
 */
export async function deliveries(
  { db, now, actor }: SessionContext,
  { id, ...page }: Query<'webhook', 'deliveries'>,
): Promise<Answer<'webhook', 'deliveries'>> {
  await demandWebhook(db, actor, id);
  const found = await logOf(db, id, now, page);
  return { deliveries: found.deliveries.map(toDelivery), total: found.total };
}

/**
 * One delivery, for admins, the owner of its webhook, and whoever asked for it.
 *
 * @throws Refusal `delivery_not_found`
 */
export async function delivery({ db, actor }: SessionContext, id: string): Promise<WireDelivery> {
  const found = await deliveryById(db, actor.teamId, id);
  const isKnown =
    actor.role === 'admin' || found?.webhook?.owner === actor.guid || found?.delivery.requestedBy === actor.guid;
  if (!found || !isKnown) throw new Refusal('delivery_not_found', { field: 'id' });
  return toDelivery(found.delivery);
}
