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
    /** What the sender calls it, and whether it is a picture by its content. */
    title: text().notNull().default('file'),
    kind: text({ enum: ['image', 'file'] })
      .notNull()
      .default('file'),
    bytes: bigint({ mode: 'number' }).notNull(),
    sharedAt: epochMs().notNull(),
    /** When it left the store, as its team was deleted. Messages name the row still. */
    removedAt: epochMs(),
  },
  (table) => [index('shared_file_team').on(table.teamId)],
);
