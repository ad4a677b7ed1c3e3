import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** When and from where it was used last, exact to a minute. */
    lastUsedAt: epochMs().notNull(),
    /**
     * Whether its beginning proved that the address is the person's: a team's own identity provider may name any. What a
     * former build writes proves nothing.
     */
    provesAddress: boolean().notNull().default(false),
    userAgent: text(),
    clientAddress: text(),
  },
  (table) => [index('session_person').on(table.guid), index('session_expiry').on(table.expiresAt)],
);

/** An address from which somebody has used a team that keeps track of addresses. */
export const usedAddress = pgTable(
  'used_address',
  {
    guid: text()
      .notNull()
      .references(() => person.guid),
    address: text().notNull(),
    lastAccessedAt: epochMs().notNull(),
    markedUnsafeAt: epochMs(),
  },
  (table) => [
    primaryKey({ columns: [table.guid, table.address] }),
    index('used_address_last').on(table.lastAccessedAt),
  ],
);

/** A password, as a salted hash that takes long to compute. */
export const personPassword = pgTable('person_password', {
  guid: text()
    .primaryKey()
    .references(() => person.guid),
  hash: text().notNull(),
  setAt: epochMs().notNull(),
});

/** A mailing address that somebody gets no mails from. */
export const emailOptOut = pgTable(
  'email_opt_out',
  {
    guid: text()
      .notNull()
      .references(() => person.guid),
    address: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guid, table.address] })],
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
    /** The browser or network that asked for it, as the gateway tells them apart. */
    place: text().notNull().default(''),
    /** Whether it is a browser by which somebody had signed in to the account. */
    isKnownPlace: boolean().notNull().default(false),
    /** Whether an admin got it by a recovery code: it counts although the team has people sign in elsewhere alone. */
    isRecovery: boolean().notNull().default(false),
  },
  (table) => [index('pin_person').on(table.guid, table.createdAt)],
);

/** A single-use code that is traded for a session, by another site or at the end of a single sign-on. */
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
    /** Whether the team's identity provider has said who it is. */
    isFromSso: boolean().notNull().default(false),
    /** Whether the session that it is traded for proves the address, as the one that it comes from did. */
    provesAddress: boolean().notNull().default(false),
  },
  (table) => [index('login_code_expiry').on(table.expiresAt)],
);

/** E-mail providers that anybody can have an address at: no team can be told from such an address. */
export const freeEmailDomain = pgTable('free_email_domain', { domain: text().primaryKey() });
