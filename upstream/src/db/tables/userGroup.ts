import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs, sortKey } from '../columns.ts';
import { channel } from './channel.ts';
import { field, fieldValue } from './field.ts';
import { person } from './member.ts';
import { team } from './team.ts';

/** A set of members by what they have in fields, or as the company's directory has them; services call it a criterion. */
export const userGroup = pgTable(
  'user_group',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    name: text().notNull(),
    nameKey: sortKey().notNull(),
    description: text().notNull(),
    visibleTo: text({ enum: ['admin', 'member'] }).notNull(),
    /** Who says who belongs to it: the team, by what it names of fields, or the company's directory, person by person. */
    source: text({ enum: ['fields', 'directory'] })
      .notNull()
      .default('fields'),
    /** The directory's own name for it. */
    externalId: text(),
    /** The same for all user groups with the same constraints; of its own for each that names none. */
    constraintsKey: text().notNull(),
    createdAt: epochMs().notNull(),
    version: integer().notNull(),
  },
  (table) => [
    uniqueIndex('user_group_name').on(table.teamId, table.nameKey),
    index('user_group_constraints').on(table.teamId, table.constraintsKey),
  ],
);

/** A value that a user group names: whoever has one of each field that it names belongs to it. */
export const userGroupValue = pgTable(
  'user_group_value',
  {
    userGroupId: text()
      .notNull()
      .references(() => userGroup.id),
    fieldId: text()
      .notNull()
      .references(() => field.fieldId),
    valueId: text()
      .notNull()
      .references(() => fieldValue.valueId),
    /** The place among what the user group names. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userGroupId, table.valueId] }),
    index('user_group_value_value').on(table.valueId),
    index('user_group_value_field').on(table.fieldId),
  ],
);

/** Whom the company's directory has put into a user group. Only those who are active and no guests belong to it. */
export const userGroupMember = pgTable(
  'user_group_member',
  {
    userGroupId: text()
      .notNull()
      .references(() => userGroup.id),
    guid: text()
      .notNull()
      .references(() => person.guid),
  },
  (table) => [
    primaryKey({ columns: [table.userGroupId, table.guid] }),
    index('user_group_member_person').on(table.guid),
  ],
);

/**
 * The user groups that a channel names: those whose members it is for (one without any is for everybody), and those whose
 * members are put into it (an auto-join channel without any takes in everybody).
 */
export const channelUserGroup = pgTable(
  'channel_user_group',
  {
    groupJid: text()
      .notNull()
      .references(() => channel.groupJid),
    userGroupId: text()
      .notNull()
      .references(() => userGroup.id),
    purpose: text({ enum: ['restriction', 'autoJoin'] })
      .notNull()
      .default('restriction'),
  },
  (table) => [
    primaryKey({ columns: [table.groupJid, table.userGroupId, table.purpose] }),
    index('channel_user_group_group').on(table.userGroupId),
  ],
);
