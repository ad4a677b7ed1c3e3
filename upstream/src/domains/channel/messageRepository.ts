import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import { columnsOf } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import { conversation, conversationParty, directMessage, message } from '../../db/tables/channel.ts';
import { Fault } from '../../lib/errors.ts';

export type MessageRow = typeof message.$inferSelect;
export type DirectMessageRow = typeof directMessage.$inferSelect;
type PartyRow = typeof conversationParty.$inferSelect;

/** Keeps a message; gives it with its number. */
export async function addMessage(db: Queries, given: Omit<MessageRow, 'messageId'>): Promise<MessageRow> {
  const [row] = await db.insert(message).values(given).returning();
  if (!row) throw new Fault('A message was not kept.');
  return row;
}

/** Keeps messages that were written elsewhere, in their order; those that are there by their keys stay. Gives how many came. */
export async function addBroughtMessages(
  db: Queries,
  messages: readonly (Omit<MessageRow, 'messageId' | 'fileName' | 'sourceKey'> & { readonly sourceKey: string })[],
): Promise<number> {
  if (messages.length === 0) return 0;
  const texts = { groupJid: 'text', senderKind: 'text', senderId: 'text', senderName: 'text', text: 'text' } as const;
  const given = columnsOf('given', messages, { ...texts, sentAt: 'bigint', sourceKey: 'text' });
  const added = db.$with('added', { messageId: message.messageId }).as(
    sql`insert into ${message} (group_jid, sender_kind, sender_id, sender_name, text, sent_at, source_key)
        select * from ${given} on conflict do nothing returning message_id`,
  );
  const [row] = await db.with(added).select({ total: count() }).from(added);
  return row?.total ?? 0;
}

/** What was written in a channel, newest first: so much of it, before a message where one is named. */
export const listMessages = (
  db: Queries,
  groupJid: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<MessageRow[]> =>
  db
    .select()
    .from(message)
    .where(and(eq(message.groupJid, groupJid), before === undefined ? undefined : lt(message.messageId, before)))
    .orderBy(desc(message.messageId))
    .limit(limit);

/** Keeps that two people have a conversation, unless it is known. */
export async function addConversation(
  db: Queries,
  { conversationJid, parties, now }: { conversationJid: string; parties: readonly PartyRow[]; now: number },
): Promise<void> {
  await db.insert(conversation).values({ conversationJid, createdAt: now }).onConflictDoNothing();
  await db
    .insert(conversationParty)
    .values([...parties])
    .onConflictDoNothing();
}

/** Keeps what one of two wrote to the other; gives it with its number. */
export async function addDirectMessage(
  db: Queries,
  given: Omit<DirectMessageRow, 'messageId'>,
): Promise<DirectMessageRow> {
  const [row] = await db.insert(directMessage).values(given).returning();
  if (!row) throw new Fault('A message was not kept.');
  return row;
}
