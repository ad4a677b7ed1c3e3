import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';
import { person } from './member.ts';

/** A sign-in that lasts. The token itself is nowhere, only its hash. */
export const session = pgTable(
  'session',
  {
    /** Names the session to its owner; opens nothing. */
    sessionId: text().primaryKey(),
    tokenHash: text().notNull().unique(),
    guid: text()
      .notNull()
      .references(() => person.guid),
    createdAt: epochMs().notNull(),
    expiresAt: epochMs().notNull(),
    endedAt: epochMs(),
    userAgent: text(),
    clientAddress: text(),
  },
  (table) => [index('session_person').on(table.guid), index('session_expiry').on(table.expiresAt)],
);

/** A one-time PIN, kept as a keyed hash. Old rows stay for a day: the limits count them. */
export const pin = pgTable(
  'pin',
  {
    pinId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guid: text()
      .notNull()
      .references(() => person.guid),
    hash: text().notNull(),
    createdAt: epochMs().notNull(),
    expiresAt: epochMs().notNull(),
    failedAttempts: integer().notNull(),
    usedAt: epochMs(),
    voidedAt: epochMs(),
  },
  (table) => [index('pin_person').on(table.guid, table.createdAt)],
);

/** A single-use code that another site trades for a session. */
export const loginCode = pgTable(
  'login_code',
  {
    codeHash: text().primaryKey(),
    guid: text()
      .notNull()
      .references(() => person.guid),
    createdAt: epochMs().notNull(),
    expiresAt: epochMs().notNull(),
    usedAt: epochMs(),
  },
  (table) => [index('login_code_expiry').on(table.expiresAt)],
);

/** E-mail providers that anybody can have an address at: no team can be told from such an address. */
export const freeEmailDomain = pgTable('free_email_domain', { domain: text().primaryKey() });
