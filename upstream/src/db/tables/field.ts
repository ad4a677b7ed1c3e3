import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs, sortKey } from '../columns.ts';
import { person } from './member.ts';
import { team } from './team.ts';

/** A field that a team has given its members' profiles. */
export const field = pgTable(
  'field',
  {
    fieldId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    name: text().notNull(),
    nameKey: sortKey().notNull(),
    description: text().notNull(),
    valueType: text({ enum: ['singleSelect', 'unrestricted', 'contactPicker'] }).notNull(),
    isMandatory: boolean().notNull(),
    editableBy: text({ enum: ['user', 'admin', 'platform'] }).notNull(),
    /** The place among the team's fields. */
    priority: integer().notNull(),
    /** Shown in no profile; what people have in it is kept. */
    isArchived: boolean().notNull(),
    createdAt: epochMs().notNull(),
    version: integer().notNull(),
  },
  (table) => [uniqueIndex('field_name').on(table.teamId, table.nameKey)],
);

/** What somebody may have in a field: a value that the team gave it, one that somebody brought in, or a person to pick. */
export const fieldValue = pgTable(
  'field_value',
  {
    valueId: text().primaryKey(),
    fieldId: text()
      .notNull()
      .references(() => field.fieldId),
    /** What people read; empty for a contact, whose name is the person's. */
    value: text().notNull(),
    /** What may stand once in a field: the text's key, or `@` and a contact's guid. */
    valueKey: sortKey().notNull(),
    origin: text({ enum: ['team', 'user', 'contact'] }).notNull(),
    contactGuid: text().references(() => person.guid),
    /** The place among the values that the team gave. */
    position: integer().notNull(),
    /** What new members have from the start. */
    isDefault: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('field_value_key').on(table.fieldId, table.valueKey),
    index('field_value_contact').on(table.contactGuid),
  ],
);

/** Any one of a field's conditions brings it up. */
export const fieldCondition = pgTable(
  'field_condition',
  {
    fieldId: text()
      .notNull()
      .references(() => field.fieldId),
    parentFieldId: text()
      .notNull()
      .references(() => field.fieldId),
    parentValueId: text()
      .notNull()
      .references(() => fieldValue.valueId),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fieldId, table.parentFieldId] }),
    index('field_condition_parent').on(table.parentFieldId),
    index('field_condition_value').on(table.parentValueId),
  ],
);

/** What somebody has in a field. */
export const personFieldValue = pgTable(
  'person_field_value',
  {
    guid: text()
      .notNull()
      .references(() => person.guid),
    fieldId: text()
      .notNull()
      .references(() => field.fieldId),
    valueId: text()
      .notNull()
      .references(() => fieldValue.valueId),
  },
  (table) => [
    primaryKey({ columns: [table.guid, table.fieldId] }),
    index('person_field_value_value').on(table.valueId, table.guid),
    index('person_field_value_field').on(table.fieldId),
  ],
);
