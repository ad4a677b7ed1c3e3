import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs, sortKey } from '../columns.ts';
import { LICENCE_CATEGORIES } from './billing.ts';
import { team } from './team.ts';

/** One person in one team. Someone who is in two teams has two rows with the same address. */
export const person = pgTable(
  'person',
  {
    guid: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    email: text().notNull(),
    emailKey: sortKey().notNull(),
    emailDomain: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    nameKey: sortKey().notNull(),
    role: text({ enum: ['admin', 'member', 'guest'] }).notNull(),
    state: text({ enum: ['active', 'pending', 'deactivated', 'deleted'] }).notNull(),
    stateSince: epochMs().notNull(),
    locale: text({ enum: ['en-us', 'en-gb', 'es-es', 'es-mx', 'pt-br', 'ru-ru', 'zh-cn'] }).notNull(),
    /** The picture: a file of the store by its name. */
    imageFile: text(),
    phoneCountryCode: text(),
    phoneNumber: text(),
    isLicensed: boolean().notNull(),
    isAutoRenewEnabled: boolean().notNull(),
    /** For how long the licence was bought; null without one. */
    licenceCategory: text({ enum: LICENCE_CATEGORIES }),
    /** Until when somebody who came into a paying team has all of PRO without a licence: once, however often they leave. */
    trialLicenceEndsAt: epochMs(),
    /** What somebody held when they were switched off, for as long as they are: taking that back gives it back. */
    wasAdmin: boolean().notNull().default(false),
    wasLicensed: boolean().notNull().default(false),
    wasAutoRenewEnabled: boolean().notNull().default(false),
    validityReminderAt: epochMs(),
    createdAt: epochMs().notNull(),
    version: integer().notNull(),
    /** Counts the changes of what people say about themselves: name, phone, picture. */
    profileVersion: integer().notNull().default(1),
    /** Counts the changes of what somebody has in the team's fields. */
    fieldsVersion: integer().notNull().default(1),
  },
  (table) => [
    check('person_guest_has_no_licence', sql`${table.role} <> 'guest' or not ${table.isLicensed}`),
    check('person_licence_has_category', sql`${table.isLicensed} = (${table.licenceCategory} is not null)`),
    uniqueIndex('person_team_email').on(table.teamId, table.emailKey),
    index('person_email').on(table.emailKey),
    index('person_domain').on(table.emailDomain, table.emailKey),
    index('person_list_by_name').on(table.teamId, table.state, table.nameKey, table.guid),
    index('person_list_by_email').on(table.teamId, table.state, table.emailKey, table.guid),
    index('person_list_by_role').on(table.teamId, table.state, table.role, table.emailKey),
    // All that people and licences are counted by: a count of the whole team reads this alone.
    index('person_counts').on(
      table.teamId,
      table.state,
      table.isLicensed,
      table.licenceCategory,
      table.isAutoRenewEnabled,
      table.trialLicenceEndsAt,
      table.role,
    ),
  ],
);

/** Every text with which a search for a person may begin; written together with the person. */
export const personTerm = pgTable(
  'person_term',
  {
    teamId: text().notNull(),
    term: sortKey().notNull(),
    guid: text()
      .notNull()
      .references(() => person.guid),
    field: text({ enum: ['name', 'email'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.term, table.guid, table.field] }),
    index('person_term_guid').on(table.guid),
  ],
);
