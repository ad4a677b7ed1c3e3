import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';
import { team } from './team.ts';

/** A file that somebody has shared in the chat. Rows outlive the person. */
export const sharedFile = pgTable(
  'shared_file',
  {
    fileName: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    guid: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sharedAt: epochMs().notNull(),
  },
  (table) => [index('shared_file_team').on(table.teamId)],
);
