import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';
import { team } from './team.ts';

/** A video call of a team. */
export const videoCall = pgTable(
  'video_call',
  {
    callId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    /** Who started it. */
    startedBy: text().notNull(),
    participantsCount: integer().notNull(),
    startedAt: epochMs().notNull(),
    /** When it ends by itself; null where the plan lets calls go on. */
    limitEndsAt: epochMs(),
    /** When somebody ended it; null while nobody has. */
    endedAt: epochMs(),
  },
  (table) => [index('video_call_team').on(table.teamId, table.startedAt)],
);
