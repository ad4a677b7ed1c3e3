import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
  (table) => [
    index('published_event_team').on(table.teamId, table.receivedAt),
    index('published_event_time').on(table.receivedAt),
  ],
);

/** A team's wish for a feature: one a day. Rows outlive the person and the team that they name. */
export const featureRequest = pgTable(
  'feature_request',
  {
    teamId: text().notNull(),
    feature: text().notNull(),
    /** The day in UTC, as `2026-11-21`. */
    day: text().notNull(),
    guid: text().notNull(),
    email: text().notNull(),
    teamSize: integer().notNull(),
    requestedAt: epochMs().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.feature, table.day] })],
);
