import type { Body } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Fault, Refusal } from '../../lib/errors.ts';
import { notGuests } from '../../lib/roles.ts';
import { type Locked, lockForActor } from '../member/lockActions.ts';
import { nameOf } from '../member/nameRules.ts';
import { lockForOwner } from './demandActions.ts';
import { deliveryById } from './deliveryRepository.ts';
import { testPayload } from './deliveryRules.ts';
import { type NewDelivery, enqueueDeliveries } from './queueActions.ts';
import type { KnownWebhook } from './repository.ts';
import { type Draft, readDraft } from './rules.ts';

type Wanted = Body<'webhook', 'testDelivery'>;

async function enqueueOne(context: { db: SessionContext['db']; now: number }, given: NewDelivery): Promise<string> {
  const [deliveryId] = await enqueueDeliveries(context, [given]);
  if (deliveryId === undefined) throw new Fault('A delivery was not kept.');
  return deliveryId;
}

/**
 * Sends a test to the target of a webhook, or to that of a form; gives the delivery's id.
 *
 * @throws Refusal `webhook_not_found` of one that is not outgoing, `not_owner`, `invalid_request` for a target or a token
 */
export async function testDelivery(context: SessionContext, { id, url, token }: Wanted): Promise<string> {
  if (id === undefined) return sendTest(await lockForActor(context, notGuests), null, demandDraft({ url, token }));
  const { webhook, ...locked } = await lockForOwner(context, id);
  if (webhook.type !== 'outgoing') throw new Refusal('webhook_not_found', { field: 'id' });
  if (url === undefined && token === undefined) return sendTest(locked, webhook, null);
  return sendTest(
    locked,
    webhook,
    demandDraft({ url: url ?? webhook.targetUrl ?? undefined, token: token ?? webhook.token }),
  );
}

/** @throws Refusal `invalid_request` with the field at fault */
function demandDraft({ url = '', token }: { url?: string | undefined; token?: string | null | undefined }): Draft {
  const draft = readDraft({ url, token });
  if ('field' in draft) throw new Refusal('invalid_request', { field: draft.field });
  return draft;
}

/** What differs from what a webhook has is not in its log. */
async function sendTest(
  { cause, team, self }: Locked,
  webhook: KnownWebhook | null,
  draft: Draft | null,
): Promise<string> {
  const { teamId, name: teamName } = team;
  const { groupJid = null, peerName = null } = webhook ?? {};
  const channel = groupJid === null || peerName === null ? null : { id: groupJid, name: peerName };
  const sender = { id: self.guid, name: nameOf(self) };
  const deliveryId = await enqueueOne(cause, {
    ...{ teamId, kind: 'test', requestedBy: self.guid, draft },
    webhookId: draft === null ? (webhook?.webhookId ?? null) : null,
    payload: testPayload({ team: { id: teamId, name: teamName }, channel, sender }, cause.now),
  });
  await note(cause, 'webhook.test', webhook ? `webhook:${webhook.webhookId}` : `delivery:${deliveryId}`);
  return deliveryId;
}

/**
 * Sends once more what a delivery has sent; gives the id of the other delivery.
 *
 * @throws Refusal `actor_is_guest`, `delivery_not_found`, `webhook_paused`
 */
export async function resend(context: SessionContext, id: string): Promise<string> {
  const { cause, self } = await lockForActor(context, notGuests);
  const { webhook, delivery } = (await deliveryById(cause.db, cause.teamId, id)) ?? {};
  if (!webhook || !delivery || (self.role !== 'admin' && webhook.owner !== self.guid))
    throw new Refusal('delivery_not_found', { field: 'id' });
  if (webhook.pausedBy !== null) throw new Refusal('webhook_paused', { field: 'id' });
  const { teamId, webhookId, kind, payload } = delivery;
  const deliveryId = await enqueueOne(cause, {
    ...{ teamId, webhookId, kind, payload, requestedBy: self.guid },
    repeats: delivery.repeats ?? delivery.deliveryId,
  });
  await note(cause, 'webhook.resend', `webhook:${webhook.webhookId}`, { after: { deliveryId } });
  return deliveryId;
}
