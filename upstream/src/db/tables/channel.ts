import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs, sortKey } from '../columns.ts';
import { person } from './member.ts';
import { team } from './team.ts';

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
    /** Whether everybody but guests is put into it when they come into the team. */
    isAutoJoin: boolean().notNull(),
    createdAt: epochMs().notNull(),
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
  },
  (table) => [primaryKey({ columns: [table.groupJid, table.guid] }), index('channel_member_guid').on(table.guid)],
);
