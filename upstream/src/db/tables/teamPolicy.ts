import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { person } from './member.ts';

/** Who may share files while only chosen people may. */
export const fileSharer = pgTable('file_sharer', {
  guid: text()
    .primaryKey()
    .references(() => person.guid),
});

/** Who may create channels of a type, beside the admins, while only chosen people may. */
export const channelCreator = pgTable(
  'channel_creator',
  {
    guid: text()
      .notNull()
      .references(() => person.guid),
    type: text({ enum: ['open', 'closed'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.guid, table.type] })],
);
