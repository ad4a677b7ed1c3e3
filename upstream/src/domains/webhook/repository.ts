import { type SQL, and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { channel, channelMember } from '../../db/tables/channel.ts';
import { person } from '../../db/tables/member.ts';
import { team } from '../../db/tables/team.ts';
import { webhook, webhookDelivery } from '../../db/tables/webhook.ts';
import { mayWrite } from '../channel/rules.ts';

export type WebhookRow = typeof webhook.$inferSelect;

/**
 * A webhook with its channel's name, how its owner stands to the team, and the newest message that it was to tell; null where
 * there is no channel, nobody, or no such message.
 */
export type KnownWebhook = WebhookRow & {
  peerName: string | null;
  /** Since when its channel is archived; null where it is in use, or there is none. */
  peerArchivedAt: number | null;
  ownerState: string | null;
  ownerRole: string | null;
  lastMessage: Pick<typeof webhookDelivery.$inferSelect, 'state' | 'createdAt' | 'lastAttemptAt'> | null;
};

const listed = async (db: Queries, where: SQL | undefined): Promise<KnownWebhook[]> => {
  const { state, createdAt, lastAttemptAt } = webhookDelivery;
  const last = db
    .select({ state, createdAt, lastAttemptAt })
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.webhookId, webhook.webhookId), eq(webhookDelivery.kind, 'message')))
    .orderBy(desc(webhookDelivery.position))
    .limit(1)
    .as('last_message');
  const lastMessage = { state: last.state, createdAt: last.createdAt, lastAttemptAt: last.lastAttemptAt };
  const rows = await db
    .select({
      ...{ webhook, peerName: channel.name, peerArchivedAt: channel.archivedAt },
      ...{ ownerState: person.state, ownerRole: person.role, lastMessage },
    })
    .from(webhook)
    .leftJoin(channel, eq(channel.groupJid, webhook.groupJid))
    .leftJoin(person, and(eq(person.guid, webhook.owner), eq(person.teamId, webhook.teamId)))
    .leftJoinLateral(last, sql`true`)
    .where(where)
    .orderBy(desc(webhook.createdAt), desc(webhook.webhookId));
  return rows.map(({ webhook: row, ...rest }) => ({ ...row, ...rest }));
};

/** The webhooks of a team, newest first; of one owner where that is said. */
export const webhooksOf = (db: Queries, teamId: string, owner?: string): Promise<KnownWebhook[]> =>
  listed(db, and(eq(webhook.teamId, teamId), owner === undefined ? undefined : eq(webhook.owner, owner)));

/** One webhook of a team. */
export async function webhookById(db: Queries, teamId: string, id: string): Promise<KnownWebhook | undefined> {
  const [found] = await listed(db, and(eq(webhook.teamId, teamId), eq(webhook.webhookId, id)));
  return found;
}

/** A webhook by its id, whatever team it is of; of one that is ended there is none. */
export async function webhookAnywhere(db: Queries, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db
    .select({ webhook })
    .from(webhook)
    .innerJoin(team, eq(team.teamId, webhook.teamId))
    .where(and(eq(webhook.webhookId, id), isNull(team.deletedAt)));
  return row?.webhook;
}

/** A webhook that nobody else changes until the transaction ends. */
export async function lockWebhook(db: Queries, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(webhook).where(eq(webhook.webhookId, id)).for('no key update');
  return row;
}

/** How many webhooks a team has. */
export const countWebhooks = (db: Queries, teamId: string): Promise<number> =>
  db.$count(webhook, eq(webhook.teamId, teamId));

export async function addWebhook(db: Queries, row: WebhookRow): Promise<void> {
  await db.insert(webhook).values(row);
}

/** Keeps what has changed of a webhook. */
export async function saveWebhook(db: Queries, id: string, changes: Partial<WebhookRow>): Promise<void> {
  await db.update(webhook).set(changes).where(eq(webhook.webhookId, id));
}

/** Removes a webhook with its deliveries. */
export async function removeWebhook(db: Queries, id: string): Promise<void> {
  await db.delete(webhook).where(eq(webhook.webhookId, id));
}

/** Takes webhooks of teams that were deleted, with their deliveries, at most so many. @returns what they were */
export function dropOfDeletedTeams(db: Queries, atMost: number): Promise<WebhookRow[]> {
  const theirs = db
    .select({ webhookId: webhook.webhookId })
    .from(team)
    .innerJoin(webhook, eq(webhook.teamId, team.teamId))
    .where(isNotNull(team.deletedAt))
    .limit(atMost);
  return db.delete(webhook).where(inArray(webhook.webhookId, theirs)).returning();
}

/** How many webhooks other than one have a file as their icon. */
export const countIconUses = (db: Queries, iconFile: string, except?: string): Promise<number> =>
  db.$count(
    webhook,
    and(eq(webhook.iconFile, iconFile), except === undefined ? undefined : ne(webhook.webhookId, except)),
  );

/** Whether somebody may write in a channel that is in use. */
export async function mayPost(db: Queries, groupJid: string, guid: string): Promise<boolean> {
  const [row] = await db
    .select({ postBy: channel.postBy, affiliation: channelMember.affiliation, mayPost: channelMember.mayPost })
    .from(channelMember)
    .innerJoin(channel, eq(channel.groupJid, channelMember.groupJid))
    .where(and(eq(channelMember.groupJid, groupJid), eq(channelMember.guid, guid), isNull(channel.archivedAt)));
  return row !== undefined && mayWrite(row.postBy, row);
}

/** A channel of a team. */
export async function channelOf(db: Queries, teamId: string, groupJid: string) {
  const [row] = await db
    .select()
    .from(channel)
    .where(and(eq(channel.teamId, teamId), eq(channel.groupJid, groupJid)));
  return row;
}
