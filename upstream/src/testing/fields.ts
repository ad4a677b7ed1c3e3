// Fields, their values and what people have in them, as the database keeps them.
import { sameTextKey } from '@muster/schema/formats/customField';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import { anyOf } from '../db/arrays.ts';
import type { Database, Queries } from '../db/database.ts';
import { field, fieldCondition, fieldValue, personFieldValue } from '../db/tables/field.ts';
import { auditEntry } from '../db/tables/system.ts';

type Row = Partial<Pick<typeof field.$inferInsert, 'valueType' | 'isMandatory' | 'editableBy' | 'isArchived'>>;
export type TestField = Row & {
  fieldId: string;
  /** The values of the team; the id of `West Wing` of the field `office` is `office-west-wing`. */
  values?: readonly string[];
  defaultValue?: string;
  /** Pairs of another field and the text of its value. */
  parents?: readonly (readonly [fieldId: string, value: string])[];
};

const valueIdOf = (fieldId: string, value: string) => `${fieldId}-${sameTextKey(value).replaceAll(' ', '-')}`;

/** Gives a team these fields, in their order. */
export const plantFields = (db: Database, teamId: string, fields: readonly TestField[]): Promise<void> =>
  db.transaction((queries) => insertFields(queries, teamId, fields));

/** The same in place of all that any team has. */
export const setFields = (db: Database, teamId: string, fields: readonly TestField[]): Promise<void> =>
  db.transaction(async (queries) => {
    await queries.execute(sql`truncate ${field} cascade`);
    await insertFields(queries, teamId, fields);
  });

async function insertFields(queries: Queries, teamId: string, fields: readonly TestField[]): Promise<void> {
  if (fields.length === 0) return;
  await queries.insert(field).values(
    fields.map(({ fieldId, valueType = 'singleSelect', isMandatory, editableBy, isArchived }, priority) => ({
      ...{ fieldId, teamId, name: fieldId, nameKey: sameTextKey(fieldId), description: '', valueType, priority },
      ...{ isMandatory: isMandatory ?? false, editableBy: editableBy ?? 'user', isArchived: isArchived ?? false },
      ...{ createdAt: 0, version: 1 },
    })),
  );
  const values = fields.flatMap(({ fieldId, values = [], defaultValue }) =>
    values.map((value, position) => ({
      ...{ valueId: valueIdOf(fieldId, value), fieldId, value, valueKey: sameTextKey(value), position },
      ...{ origin: 'team' as const, contactGuid: null, isDefault: value === defaultValue },
    })),
  );
  if (values.length > 0) await queries.insert(fieldValue).values(values);
  const conditions = fields.flatMap(({ fieldId, parents = [] }) =>
    parents.map(([parentFieldId, value], position) => ({
      fieldId,
      parentFieldId,
      parentValueId: valueIdOf(parentFieldId, value),
      position,
    })),
  );
  if (conditions.length > 0) await queries.insert(fieldCondition).values(conditions);
}

/** Gives people values, whatever the rules: by guid, the ids of the values. */
export const giveValues = (db: Database, people: Readonly<Record<string, readonly string[]>>): Promise<void> =>
  db.transaction(async (queries) => {
    for (const [guid, valueIds] of Object.entries(people)) {
      await queries.execute(
        sql`insert into ${personFieldValue} (guid, field_id, value_id)
            select ${guid}, ${fieldValue.fieldId}, ${fieldValue.valueId} from ${fieldValue}
            where ${fieldValue.valueId} = ${anyOf(valueIds)}`,
      );
    }
  });

/** What people bring into a field themselves: the texts, and `@` with the guid of who is picked. */
export async function ownValuesOf(db: Database, fieldId: string): Promise<string[]> {
  const rows = await db.read((queries) =>
    queries
      .select({ value: fieldValue.value, contactGuid: fieldValue.contactGuid })
      .from(fieldValue)
      .where(and(eq(fieldValue.fieldId, fieldId), sql`${fieldValue.origin} <> 'team'`))
      .orderBy(asc(fieldValue.valueKey)),
  );
  return rows.map(({ value, contactGuid }) => (contactGuid === null ? value : `@${contactGuid}`));
}

/** What somebody has in fields, archived ones among them: the ids of values, by field. */
export async function heldValuesOf(db: Database, guid: string): Promise<Record<string, string>> {
  const rows = await db.read((queries) =>
    queries.select().from(personFieldValue).where(eq(personFieldValue.guid, guid)),
  );
  return Object.fromEntries(rows.map(({ fieldId, valueId }) => [fieldId, valueId]));
}

/** How many people have something in a field, whatever has become of them. */
export const countHolders = (db: Database, fieldId: string): Promise<number> =>
  db.read((queries) => queries.$count(personFieldValue, eq(personFieldValue.fieldId, fieldId)));

/** What was written down under actions like this one, as it came. */
export const auditedAs = (db: Database, action: string) =>
  db.read((queries) =>
    queries
      .select({ target: auditEntry.target, before: auditEntry.before, after: auditEntry.after })
      .from(auditEntry)
      .where(like(auditEntry.action, action))
      .orderBy(asc(auditEntry.auditId)),
  );
