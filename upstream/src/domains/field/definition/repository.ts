import { and, eq, inArray, sql } from 'drizzle-orm';
import { anyOf, columnsOf, textArray } from '../../../db/arrays.ts';
import type { Queries } from '../../../db/database.ts';
import { field, fieldCondition, fieldValue, personFieldValue } from '../../../db/tables/field.ts';
import type { Condition, FieldRow, ValueRow } from '../repository.ts';

/** A key that no text has: what is to get another's key waits under it until that one is free. */
const waitingKey = (id: typeof field.fieldId | typeof fieldValue.valueId) => sql`chr(1) || ${id}`;

/** What somebody brought into these fields themselves, by its id or its text. */
export const ownValuesNamed = (
  db: Queries,
  fieldIds: readonly string[],
  { valueIds, valueKeys }: { valueIds: readonly string[]; valueKeys: readonly string[] },
) =>
  db
    .select({ fieldId: fieldValue.fieldId, valueId: fieldValue.valueId, valueKey: fieldValue.valueKey })
    .from(fieldValue)
    .where(
      and(
        sql`${fieldValue.fieldId} = ${anyOf(fieldIds)}`,
        eq(fieldValue.origin, 'user'),
        sql`(${fieldValue.valueId} = ${anyOf(valueIds)} or ${fieldValue.valueKey} = ${anyOf(valueKeys)})`,
      ),
    );

/** The ids of all that people brought into a field themselves. */
export async function ownValueIds(db: Queries, fieldId: string): Promise<string[]> {
  const rows = await db
    .select({ valueId: fieldValue.valueId })
    .from(fieldValue)
    .where(and(eq(fieldValue.fieldId, fieldId), eq(fieldValue.origin, 'user')));
  return rows.map(({ valueId }) => valueId);
}

/** Adds fields without values and conditions. */
export const insertFields = (db: Queries, rows: readonly FieldRow[]) => db.insert(field).values([...rows]);

/** Lets fields give up their names, so that they may change them among themselves. */
export const freeNames = (db: Queries, fieldIds: readonly string[]) =>
  db
    .update(field)
    .set({ nameKey: waitingKey(field.fieldId) })
    .where(inArray(field.fieldId, [...fieldIds]));

/** Keeps what has changed of a field, and counts the change. */
export const saveField = (db: Queries, fieldId: string, changes: Partial<FieldRow>) =>
  db
    .update(field)
    .set({ ...changes, version: sql`${field.version} + 1` })
    .where(eq(field.fieldId, fieldId));

/** Gives fields the places that they have in the list. */
export const saveOrder = (db: Queries, fieldIds: readonly string[]) =>
  db.execute(
    sql`update ${field} set priority = placed.place
        from unnest(${textArray(fieldIds)}) with ordinality as placed(id, place)
        where ${field.fieldId} = placed.id`,
  );

/** Sets the conditions of a field. */
export async function saveConditions(db: Queries, fieldId: string, parents: readonly Condition[]): Promise<void> {
  await db.delete(fieldCondition).where(eq(fieldCondition.fieldId, fieldId));
  if (parents.length === 0) return;
  await db
    .insert(fieldCondition)
    .values(
      parents.map((one, position) => ({ fieldId, parentFieldId: one.fieldId, parentValueId: one.valueId, position })),
    );
}

type KeptValue = Pick<ValueRow, 'valueId' | 'value' | 'valueKey' | 'isDefault'>;

/** Sets the values that the team gives a field; those that are there already keep their ids. As arrays, as there may be 999. */
export async function saveValues(db: Queries, fieldId: string, values: readonly KeptValue[]): Promise<void> {
  const ids = values.map(({ valueId }) => valueId);
  await db
    .update(fieldValue)
    .set({ valueKey: waitingKey(fieldValue.valueId) })
    .where(and(eq(fieldValue.fieldId, fieldId), sql`${fieldValue.valueId} = ${anyOf(ids)}`));
  const given = values.map((one, index) => ({ ...one, place: index + 1 }));
  const types = { valueId: 'text', value: 'text', valueKey: 'text', isDefault: 'boolean', place: 'integer' } as const;
  await db.execute(
    sql`insert into ${fieldValue} (value_id, field_id, value, value_key, origin, position, is_default)
        select value_id, ${fieldId}, value, value_key, 'team', place, is_default
        from ${columnsOf('given', given, types)}
        on conflict (value_id) do update set
          value = excluded.value, value_key = excluded.value_key, origin = excluded.origin,
          position = excluded.position, is_default = excluded.is_default`,
  );
}

/** Removes values that nobody has any more but people who are deleted. */
export async function removeValues(db: Queries, valueIds: readonly string[]): Promise<void> {
  if (valueIds.length === 0) return;
  await db.delete(personFieldValue).where(sql`${personFieldValue.valueId} = ${anyOf(valueIds)}`);
  await db.delete(fieldValue).where(sql`${fieldValue.valueId} = ${anyOf(valueIds)}`);
}

/** Removes fields that nothing uses any more, with all that belongs to them. */
export async function removeFields(db: Queries, fieldIds: readonly string[]): Promise<void> {
  const ids = [...fieldIds];
  await db.delete(personFieldValue).where(inArray(personFieldValue.fieldId, ids));
  await db.delete(fieldCondition).where(inArray(fieldCondition.fieldId, ids));
  await db.delete(fieldValue).where(inArray(fieldValue.fieldId, ids));
  await db.delete(field).where(inArray(field.fieldId, ids));
}
