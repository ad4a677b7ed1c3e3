import { randomUUID } from 'node:crypto';
import { WEBHOOKS_MAX } from '@muster/schema/formats/webhook';
import type { Body, Query } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import { changedOf } from '../../lib/changes.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { notGuests } from '../../lib/roles.ts';
import { demandVersion } from '../../lib/versions.ts';
import { lockForActor, lockForAdmin } from '../member/lockActions.ts';
import { nameOf } from '../member/nameRules.ts';
import { demandPostable, demandScope, demandWebhook, lockForOwner, lockForWebhook } from './demandActions.ts';
import { dropWaiting } from './deliveryRepository.ts';
import { type IconDeps, dropUnusedIcon, readIcon } from './iconActions.ts';
import { type WebhookRow, addWebhook, countWebhooks, removeWebhook, saveWebhook } from './repository.ts';
import { type Given, type Texts, type WebhookKind, isActiveOwner, isOfKind, kindOf, readTexts } from './rules.ts';

type Kind = Query<'webhook', 'addWebhook'>['kind'];

/** @throws Refusal `invalid_request` with the field at fault */
function demandTexts(kind: WebhookKind, given: Given, before?: Texts): Texts {
  const texts = readTexts(kind, given, before);
  if ('field' in texts) throw new Refusal('invalid_request', { field: texts.field });
  return texts;
}

/** What an entry says of a webhook: of its target and its token only that they are others. */
const auditedOf = ({ targetUrl, token, ...rest }: Partial<WebhookRow>) => ({
  ...rest,
  ...(targetUrl === undefined ? {} : { targetUrl: 'given' }),
  ...(token === undefined ? {} : { token: 'given' }),
});

const targetOf = (webhookId: string) => `webhook:${webhookId}`;

/**
 * Adds a webhook, which belongs to whoever asks; gives its id.
 *
 * @throws Refusal `actor_is_guest`, `actor_not_admin`, `webhook_limit`, `invalid_request`, `group_not_found`,
 *   `group_not_postable`, `icon_not_found`
 */
export async function createWebhook(
  context: SessionContext,
  deps: IconDeps,
  kindName: Kind,
  { icon, ...given }: Body<'webhook', 'addWebhook'>,
): Promise<string> {
  const locked = await lockForActor(context, notGuests);
  const { cause, self } = locked;
  const { db, now, teamId } = cause;
  const kind = kindOf(kindName);
  demandScope(locked, kind);
  if ((await countWebhooks(db, teamId)) >= WEBHOOKS_MAX) throw new Refusal('webhook_limit');
  const texts = demandTexts(kind, given);
  await demandPostable(db, self, texts);
  const iconFile = readIcon(deps, cause, icon);
  const row: WebhookRow = {
    ...{ webhookId: randomUUID(), teamId, ...kind, ...texts, iconFile, addressGeneration: 1 },
    ...{ owner: self.guid, ownerName: nameOf(self), pausedBy: null, failuresInRow: 0, createdAt: now, version: 1 },
  };
  await addWebhook(db, row);
  const { name, groupJid } = texts;
  await note(cause, 'webhook.create', targetOf(row.webhookId), { after: { ...kind, name, groupJid } });
  return row.webhookId;
}

/**
 * Changes what is given and differs of a webhook.
 *
 * @throws Refusal `webhook_not_found`, `not_owner`, `actor_not_admin`, `stale_version`, `invalid_request`, `group_not_found`,
 *   `group_not_postable`, `icon_not_found`
 */
export async function updateWebhook(
  context: SessionContext,
  deps: IconDeps,
  kindName: Kind,
  { id, version, icon, ...given }: Body<'webhook', 'editWebhook'>,
): Promise<void> {
  const { cause, self, webhook } = await lockForOwner(context, id);
  if (!isOfKind(webhook, kindOf(kindName))) throw new Refusal('webhook_not_found', { field: 'id' });
  demandVersion(version, webhook.version);
  const { db } = cause;
  const texts = demandTexts(webhook, given, webhook);
  if (texts.groupJid !== webhook.groupJid) await demandPostable(db, self, texts);
  const iconFile = icon === undefined ? webhook.iconFile : readIcon(deps, cause, icon, webhook.iconFile);
  const { groupJid, name, targetUrl, token } = webhook;
  const before = { groupJid, name, targetUrl, token, iconFile: webhook.iconFile };
  const changes = changedOf(before, { ...texts, iconFile });
  if (Object.keys(changes).length === 0) return;
  await saveWebhook(db, id, { ...changes, version: webhook.version + 1 });
  if ('iconFile' in changes) await dropUnusedIcon(cause, webhook.iconFile, id);
  const was = Object.fromEntries(Object.entries(before).filter(([key]) => key in changes));
  await note(cause, 'webhook.update', targetOf(id), { before: auditedOf(was), after: auditedOf(changes) });
}

/**
 * Deletes a webhook with its deliveries.
 *
 * @throws Refusal `webhook_not_found`
 */
export async function deleteWebhook(context: SessionContext, id: string): Promise<void> {
  const { cause, webhook } = await lockForWebhook(context, id);
  await removeWebhook(cause.db, id);
  await dropUnusedIcon(cause, webhook.iconFile);
  const { type, scope, name, groupJid } = webhook;
  await note(cause, 'webhook.delete', targetOf(id), { before: { type, scope, name, groupJid } });
}

/**
 * Gives an incoming webhook another address.
 *
 * @throws Refusal `webhook_not_found` of one that is none, `not_owner`
 */
export async function rotateAddress(context: SessionContext, id: string): Promise<void> {
  const { cause, webhook } = await lockForOwner(context, id);
  if (webhook.type !== 'incoming') throw new Refusal('webhook_not_found', { field: 'id' });
  await saveWebhook(cause.db, id, { addressGeneration: webhook.addressGeneration + 1 });
  await note(cause, 'webhook.rotateAddress', targetOf(id));
}

/**
 * Pauses a webhook, or lets it go on. Nothing that came in between is sent later.
 *
 * @throws Refusal `webhook_not_found`; `actor_not_admin` of one for the whole team that is to go on, whose owner is no admin any more
 */
export async function setPaused(context: SessionContext, { id, paused }: Body<'webhook', 'setPaused'>): Promise<void> {
  const locked = await lockForWebhook(context, id);
  const { cause, webhook } = locked;
  if ((webhook.pausedBy !== null) === paused) return;
  if (!paused) demandScope(locked, webhook);
  const after = { pausedBy: paused ? ('person' as const) : null };
  await saveWebhook(cause.db, id, { ...after, failuresInRow: 0 });
  await dropWaiting(cause.db, id);
  const before = { pausedBy: webhook.pausedBy };
  await note(cause, paused ? 'webhook.pause' : 'webhook.resume', targetOf(id), { before, after });
}

/**
 * Makes an admin the owner of a webhook that nobody looks after. Whoever had the address of an incoming one has it no more.
 *
 * @throws Refusal `actor_not_admin`, `webhook_not_found`, `owner_active`
 */
export async function takeOver(context: SessionContext, id: string): Promise<void> {
  const { cause, self } = await lockForAdmin(context);
  const webhook = await demandWebhook(cause.db, self, id);
  const { owner, ownerState: state, ownerRole: role } = webhook;
  if (isActiveOwner({ state, role })) throw new Refusal('owner_active', { field: 'id' });
  await saveWebhook(cause.db, id, {
    ...{ owner: self.guid, ownerName: nameOf(self), version: webhook.version + 1 },
    addressGeneration: webhook.addressGeneration + (webhook.type === 'incoming' ? 1 : 0),
  });
  await note(cause, 'webhook.takeOver', targetOf(id), { before: { owner }, after: { owner: self.guid } });
}
