import { type SQL, count, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import {
  channel,
  channelMember,
  conversation,
  conversationParty,
  directMessage,
  message,
} from '../../db/tables/channel.ts';
import { chatExportConversation } from '../../db/tables/chatExport.ts';
import { sharedFile } from '../../db/tables/file.ts';

/** Which messages an export is of. */
export type Selection = {
  readonly teamId: string;
  /** Whose conversations; none for everybody's. */
  readonly guids: readonly string[];
  /** To which channels those of the team are limited; none where they are not. */
  readonly groupJids: readonly string[];
  readonly tasks: readonly ('USER_HISTORY' | 'GROUP_HISTORY')[];
  readonly messageType: 'TEXT' | 'IMAGE' | 'FILE' | 'ALL';
  /** From which instant on, and before which one; null where there is no bound. */
  readonly from: number | null;
  readonly before: number | null;
  /** The numbers of the last messages. */
  readonly lastMessageId: number;
  readonly lastDirectMessageId: number;
};

type Written = { readonly sentAt: unknown; readonly fileName: unknown };

const kinds = {
  TEXT: (table: Written) => sql`${table.fileName} is null`,
  IMAGE: () => sql`${sharedFile.kind} = 'image'`,
  FILE: () => sql`${sharedFile.kind} = 'file'`,
  ALL: () => sql`true`,
} as const;

/** Of which kind messages are to be, and when they were sent; the shared file has to be joined. */
const isWanted = (table: Written, { messageType, from, before }: Selection): SQL => sql`
  ${kinds[messageType](table)}
  and ${from === null ? sql`true` : sql`${table.sentAt} >= ${from}`}
  and ${before === null ? sql`true` : sql`${table.sentAt} < ${before}`}`;

const counted = sql`count(*) as messages, count(${sharedFile.fileName}) as files, coalesce(sum(${sharedFile.bytes}), 0) as bytes`;

/** The channels of a team, or some of them; of some people those that they are in, or have written in. */
const channels = (selection: Selection): SQL => {
  const { teamId, guids, groupJids, lastMessageId } = selection;
  const chosen = sql`(
    ${channel.groupJid} in (select ${channelMember.groupJid} from ${channelMember} where ${channelMember.guid} = ${anyOf(guids)})
    or ${channel.groupJid} in (
      select theirs.group_jid from ${message} theirs
      where theirs.sender_id = ${anyOf(guids)} and theirs.sender_kind = 'person' and theirs.message_id <= ${lastMessageId}))`;
  return sql`
    select 'channel' as kind, ${channel.groupJid} as jid, ${channel.name} as name, ${channel.nameKey} as name_key, ${counted}
    from ${channel}
    join ${message} on ${message.groupJid} = ${channel.groupJid} and ${message.messageId} <= ${lastMessageId}
    left join ${sharedFile} on ${sharedFile.fileName} = ${message.fileName}
    where ${channel.teamId} = ${teamId} and ${guids.length === 0 ? sql`true` : chosen}
      and ${groupJids.length === 0 ? sql`true` : sql`${channel.groupJid} = ${anyOf(groupJids)}`} and ${isWanted(message, selection)}
    group by ${channel.groupJid}`;
};

/** The conversations of two of which one is in the team; of some people their own. */
const conversations = (selection: Selection): SQL => {
  const { teamId, guids, lastDirectMessageId } = selection;
  const names = sql`(
    select string_agg(party.name, ' – ' order by party.name, party.guid) from ${conversationParty} party
    where party.conversation_jid = ${conversation.conversationJid})`;
  return sql`
    select 'direct' as kind, ${conversation.conversationJid} as jid, ${names} as name, lower(${names}) as name_key, ${counted}
    from ${conversation}
    join ${directMessage} on ${directMessage.conversationJid} = ${conversation.conversationJid}
      and ${directMessage.messageId} <= ${lastDirectMessageId}
    left join ${sharedFile} on ${sharedFile.fileName} = ${directMessage.fileName}
    where ${conversation.conversationJid} in (
        select party.conversation_jid from ${conversationParty} party
        where party.team_id = ${teamId} and ${guids.length === 0 ? sql`true` : sql`party.guid = ${anyOf(guids)}`})
      and ${isWanted(directMessage, selection)}
    group by ${conversation.conversationJid}`;
};

/** Each conversation of a selection with how much of it is wanted; those without anything are left out. */
function found(selection: Selection): SQL {
  const parts = [
    ...(selection.tasks.includes('GROUP_HISTORY') ? [channels(selection)] : []),
    ...(selection.tasks.includes('USER_HISTORY') ? [conversations(selection)] : []),
  ];
  return sql`(${sql.join(parts, sql` union all `)}) found`;
}

type Totals = {
  readonly conversations: number;
  readonly messages: number;
  readonly files: number;
  readonly bytes: number;
};

/** How much a selection comes to. There has to be a task. */
export async function measure(db: Queries, selection: Selection): Promise<Totals> {
  const total = (text: SQL) => sql`coalesce(sum(${text}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      conversations: sql`count(*)`.mapWith(Number),
      ...{ messages: total(sql`messages`), files: total(sql`files`), bytes: total(sql`bytes`) },
    })
    .from(found(selection));
  return row ?? { conversations: 0, messages: 0, files: 0, bytes: 0 };
}

/** Writes down which conversations an export has, in its order: channels first, each by name. */
export const planConversations = (db: Queries, jobId: string, selection: Selection) =>
  db.execute(sql`
    insert into ${chatExportConversation} (job_id, position, kind, jid, name, messages)
    select ${jobId}, row_number() over (order by kind, name_key collate "C", jid), kind, jid, name, messages
    from ${found(selection)}`);

/** How much that has come to. */
export async function plannedOf(db: Queries, jobId: string): Promise<Pick<Totals, 'conversations' | 'messages'>> {
  const { messages } = chatExportConversation;
  const [row] = await db
    .select({ conversations: count(), messages: sql`coalesce(sum(${messages}), 0)`.mapWith(Number) })
    .from(chatExportConversation)
    .where(eq(chatExportConversation.jobId, jobId));
  return row ?? { conversations: 0, messages: 0 };
}

/**
 * The numbers of the last messages that anybody has written. Waits for those who are writing, whose messages may have smaller
 * numbers than ones that are there: behind these bounds nothing comes any more. Nobody writes until the transaction ends.
 */
export async function lastMessages(db: Queries): Promise<Pick<Selection, 'lastMessageId' | 'lastDirectMessageId'>> {
  await db.execute(sql`lock table ${message}, ${directMessage} in share mode`);
  return presentMessages(db);
}

/** The same of this moment, without waiting: good for an estimate. */
export async function presentMessages(db: Queries): Promise<Pick<Selection, 'lastMessageId' | 'lastDirectMessageId'>> {
  const last = (id: unknown, table: unknown) => sql`(select coalesce(max(${id}), 0) from ${table})`.mapWith(Number);
  const [row] = await db
    .select({
      lastMessageId: last(message.messageId, message),
      lastDirectMessageId: last(directMessage.messageId, directMessage),
    })
    .from(sql`(select 1) as one`);
  return row ?? { lastMessageId: 0, lastDirectMessageId: 0 };
}
