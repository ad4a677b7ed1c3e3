import type { Queries } from '../../db/database.ts';
import type { Actor } from '../../lib/auth.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { type Locked, lockForActor } from '../member/lockActions.ts';
import { notGuests } from '../../lib/roles.ts';
import { type KnownWebhook, channelOf, mayPost, webhookById } from './repository.ts';
import type { Texts, WebhookKind } from './rules.ts';

/** Somebody and what they are in a team. */
type Asking = Pick<Actor, 'guid' | 'teamId' | 'role'>;

/**
 * A webhook that somebody may see: admins any of the team, members their own.
 *
 * @throws Refusal `webhook_not_found`
 */
export async function demandWebhook(db: Queries, { guid, teamId, role }: Asking, id: string): Promise<KnownWebhook> {
  const found = await webhookById(db, teamId, id);
  if (!found || (role !== 'admin' && found.owner !== guid)) throw new Refusal('webhook_not_found', { field: 'id' });
  return found;
}

export type LockedWebhook = Locked & { webhook: KnownWebhook };

/**
 * Locks the team for a change to a webhook that its owner and admins make.
 *
 * @throws Refusal `webhook_not_found`, `actor_is_guest`
 */
export async function lockForWebhook(context: SessionContext, id: string): Promise<LockedWebhook> {
  const locked = await lockForActor(context, notGuests);
  const { teamId, guid, role } = locked.self;
  return { ...locked, webhook: await demandWebhook(context.db, { teamId, guid, role }, id) };
}

/**
 * The same for what its owner alone does.
 *
 * @throws Refusal `webhook_not_found`, `not_owner` for an admin who sees it; `actor_not_admin` of one for the whole team whose
 *   owner is no admin any more
 */
export async function lockForOwner(context: SessionContext, id: string): Promise<LockedWebhook> {
  const locked = await lockForWebhook(context, id);
  if (locked.webhook.owner !== locked.self.guid) throw new Refusal('not_owner', { field: 'id' });
  demandScope(locked, locked.webhook);
  return locked;
}

/** @throws Refusal `actor_not_admin` of somebody else than an admin for a webhook of the whole team */
export function demandScope({ self }: Pick<Locked, 'self'>, { scope }: Pick<WebhookKind, 'scope'>): void {
  if (scope === 'domain' && self.role !== 'admin') throw new Refusal('actor_not_admin');
}

/**
 * Whoever ties a webhook to a channel may write there.
 *
 * @throws Refusal `group_not_found`, `group_not_postable`
 */
export async function demandPostable(db: Queries, { guid, teamId }: Asking, { groupJid }: Pick<Texts, 'groupJid'>) {
  if (groupJid === null) return;
  if (!(await channelOf(db, teamId, groupJid))) throw new Refusal('group_not_found', { field: 'peer' });
  if (!(await mayPost(db, groupJid, guid))) throw new Refusal('group_not_postable', { field: 'peer' });
}
