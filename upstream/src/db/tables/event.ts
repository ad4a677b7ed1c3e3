import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';

/** An event that somebody's console published. Rows outlive the person and the team that they name. */
export const publishedEvent = pgTable(
  'published_event',
  {
    eventId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    teamId: text().notNull(),
    guid: text().notNull(),
    name: text().notNull(),
    /** When it happened, by the caller's clock. */
    occurredAt: epochMs().notNull(),
    receivedAt: epochMs().notNull(),
    fields: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
    requestId: text().notNull(),
  },
  (table) => [index('published_event_team').on(table.teamId, table.receivedAt)],
);
