import { and, eq, exists, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { channel, conversation, conversationParty, directMessage, message } from '../../db/tables/channel.ts';
import { team } from '../../db/tables/team.ts';

/** Takes what was written in channels of teams that were deleted, at most so many messages. @returns how many */
export async function dropMessagesOfDeletedTeams(db: Queries, atMost: number): Promise<number> {
  const theirs = db
    .select({ messageId: message.messageId })
    .from(team)
    .innerJoin(channel, eq(channel.teamId, team.teamId))
    .innerJoin(message, eq(message.groupJid, channel.groupJid))
    .where(isNotNull(team.deletedAt))
    .limit(atMost);
  const dropped = db.delete(message).where(inArray(message.messageId, theirs));
  return (await dropped.returning({ messageId: message.messageId })).length;
}

/** Parties of a conversation whose team is gone, or is there. */
const partiesOf = (db: Queries, conversationJid: typeof conversation.conversationJid, isGone: boolean) =>
  db
    .select({ one: sql`1` })
    .from(conversationParty)
    .innerJoin(team, eq(team.teamId, conversationParty.teamId))
    .where(
      and(
        eq(conversationParty.conversationJid, conversationJid),
        isGone ? isNotNull(team.deletedAt) : isNull(team.deletedAt),
      ),
    );

/**
 * Takes what two people wrote to each other once the teams of both were deleted: as long as one of them is there it is theirs,
 * too. At most so many messages, and then so many conversations of which nothing is left.
 *
 * @returns how many messages and conversations
 */
export async function dropConversationsOfDeletedTeams(
  db: Queries,
  atMost: number,
): Promise<{ messages: number; conversations: number }> {
  const isNobodys = and(
    exists(partiesOf(db, conversation.conversationJid, true)),
    notExists(partiesOf(db, conversation.conversationJid, false)),
  );
  const theirs = db
    .select({ messageId: directMessage.messageId })
    .from(conversation)
    .innerJoin(directMessage, eq(directMessage.conversationJid, conversation.conversationJid))
    .where(isNobodys)
    .limit(atMost);
  const messages = await db
    .delete(directMessage)
    .where(inArray(directMessage.messageId, theirs))
    .returning({ messageId: directMessage.messageId });
  const said = db
    .select({ one: sql`1` })
    .from(directMessage)
    .where(eq(directMessage.conversationJid, conversation.conversationJid));
  const over = await db
    .select({ conversationJid: conversation.conversationJid })
    .from(conversation)
    .where(and(isNobodys, notExists(said)))
    .limit(atMost);
  const names = over.map(({ conversationJid }) => conversationJid);
  if (names.length > 0) {
    await db.delete(conversationParty).where(inArray(conversationParty.conversationJid, names));
    await db.delete(conversation).where(inArray(conversation.conversationJid, names));
  }
  return { messages: messages.length, conversations: names.length };
}
