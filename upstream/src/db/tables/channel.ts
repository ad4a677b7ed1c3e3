import { isNotNull } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs, sortKey } from '../columns.ts';
import { sharedFile } from './file.ts';
import { person } from './member.ts';
import { team } from './team.ts';

/** Who of a channel may do something: its moderators, all who are in it, or nobody. */
const privilege = () => text({ enum: ['moderator', 'member', 'none'] });

/** A room of the chat. */
export const channel = pgTable(
  'channel',
  {
    groupJid: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    name: text().notNull(),
    nameKey: sortKey().notNull(),
    description: text().notNull(),
    /** Whether everybody may join by themselves, or who is invited. */
    type: text({ enum: ['open', 'closed'] }).notNull(),
    /**
     * Whether people are put into it when they come into the team: those of its user groups for auto-join, or everybody
     * but guests where it names none.
     */
    isAutoJoin: boolean().notNull(),
    /** Who may write in it. */
    postBy: privilege().notNull().default('member'),
    /** Who may put people into it and take them out. */
    addRemoveUsersBy: privilege().notNull().default('member'),
    /** Who may see who is in it. */
    viewMemberListBy: privilege().notNull().default('member'),
    /** Who may change its name and description. */
    editProfileBy: privilege().notNull().default('member'),
    /** Whether those who are put into it by auto-join may leave it, and switch its notifications off. */
    canLeave: text({ enum: ['member', 'none'] })
      .notNull()
      .default('member'),
    canMute: text({ enum: ['member', 'none'] })
      .notNull()
      .default('member'),
    createdAt: epochMs().notNull(),
    /** Since when it stands still; null while it is in use. */
    archivedAt: epochMs(),
    version: integer().notNull(),
  },
  (table) => [index('channel_list').on(table.teamId, table.nameKey, table.groupJid)],
);

/** Who is in a channel. */
export const channelMember = pgTable(
  'channel_member',
  {
    groupJid: text()
      .notNull()
      .references(() => channel.groupJid),
    guid: text()
      .notNull()
      .references(() => person.guid),
    affiliation: text({ enum: ['moderator', 'member'] })
      .notNull()
      .default('member'),
    isMuted: boolean().notNull().default(false),
    /** Whether they write in it where otherwise its moderators alone do; of none of those. */
    mayPost: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.groupJid, table.guid] }), index('channel_member_guid').on(table.guid)],
);

/** What was written in a channel. */
export const message = pgTable(
  'message',
  {
    messageId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    groupJid: text()
      .notNull()
      .references(() => channel.groupJid),
    /**
     * Who wrote it: somebody, a webhook, or somebody of another tool who is not in the team. Names are those of that moment, as
     * each may be gone later.
     */
    senderKind: text({ enum: ['person', 'webhook', 'outsider'] }).notNull(),
    senderId: text().notNull(),
    senderName: text().notNull(),
    text: text().notNull(),
    /** The shared file that it carries. */
    fileName: text().references(() => sharedFile.fileName),
    sentAt: epochMs().notNull(),
    /** Of a message that was brought over from another tool: what it is known by there, once in a channel. */
    sourceKey: text(),
  },
  (table) => [
    index('message_channel').on(table.groupJid, table.messageId),
    index('message_time').on(table.groupJid, table.sentAt, table.messageId),
    index('message_sender').on(table.senderId),
    uniqueIndex('message_source').on(table.groupJid, table.sourceKey),
    index('message_file').on(table.fileName).where(isNotNull(table.fileName)),
  ],
);

/** A conversation of two people, who may belong to different teams. */
export const conversation = pgTable('conversation', {
  conversationJid: text().primaryKey(),
  createdAt: epochMs().notNull(),
});

/** One of the two of a conversation. The name is that of the moment at which it began: the person may be gone later. */
export const conversationParty = pgTable(
  'conversation_party',
  {
    conversationJid: text()
      .notNull()
      .references(() => conversation.conversationJid),
    guid: text().notNull(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationJid, table.guid] }),
    index('conversation_party_team').on(table.teamId, table.conversationJid),
    index('conversation_party_guid').on(table.guid),
  ],
);

/** What one of the two wrote, under the name that they had then. */
export const directMessage = pgTable(
  'direct_message',
  {
    messageId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationJid: text()
      .notNull()
      .references(() => conversation.conversationJid),
    senderId: text().notNull(),
    senderName: text().notNull(),
    text: text().notNull(),
    /** The shared file that it carries. */
    fileName: text().references(() => sharedFile.fileName),
    sentAt: epochMs().notNull(),
  },
  (table) => [
    index('direct_message_time').on(table.conversationJid, table.sentAt, table.messageId),
    index('direct_message_file').on(table.fileName).where(isNotNull(table.fileName)),
  ],
);
