import { and, eq, or, sql } from 'drizzle-orm';
import { anyOf, columnsOf } from '../../../db/arrays.ts';
import type { Queries } from '../../../db/database.ts';
import { field, fieldValue, personFieldValue } from '../../../db/tables/field.ts';
import { person } from '../../../db/tables/member.ts';
import { dropUnusedValues } from './ownValueRepository.ts';

type Contact = Pick<typeof person.$inferSelect, 'guid' | 'firstName' | 'lastName' | 'email'>;
type ValueRow = typeof fieldValue.$inferSelect;

/** What somebody has in a field: the value, and who is picked by it. */
export type Held = { readonly guid: string; readonly value: ValueRow; readonly contact: Contact | null };

/** What people have in fields, archived ones included, in no order. */
export const heldBy = (db: Queries, guids: readonly string[]): Promise<Held[]> =>
  db
    .select({
      guid: personFieldValue.guid,
      value: fieldValue,
      contact: { guid: person.guid, firstName: person.firstName, lastName: person.lastName, email: person.email },
    })
    .from(personFieldValue)
    .innerJoin(fieldValue, eq(fieldValue.valueId, personFieldValue.valueId))
    .leftJoin(person, eq(person.guid, fieldValue.contactGuid))
    .where(sql`${personFieldValue.guid} = ${anyOf(guids)}`);

/** The values of these fields that have one of these ids or keys. */
export const valuesNamed = (
  db: Queries,
  fieldIds: readonly string[],
  { ids, keys }: { ids: readonly string[]; keys: readonly string[] },
): Promise<ValueRow[]> =>
  db
    .select()
    .from(fieldValue)
    .where(
      and(
        sql`${fieldValue.fieldId} = ${anyOf(fieldIds)}`,
        or(sql`${fieldValue.valueId} = ${anyOf(ids)}`, sql`${fieldValue.valueKey} = ${anyOf(keys)}`),
      ),
    );

/** What new members have from the start, in the fields of a team that are not archived. */
export async function defaultValuesOf(db: Queries, teamId: string): Promise<ValueRow[]> {
  const rows = await db
    .select({ value: fieldValue })
    .from(fieldValue)
    .innerJoin(field, eq(field.fieldId, fieldValue.fieldId))
    .where(and(eq(field.teamId, teamId), eq(field.isArchived, false), eq(fieldValue.isDefault, true)));
  return rows.map(({ value }) => value);
}

/** Gives people values of fields in which they have nothing. */
export async function addHeldValues(
  db: Queries,
  values: readonly { guid: string; fieldId: string; valueId: string }[],
): Promise<void> {
  if (values.length === 0) return;
  await db.execute(
    sql`insert into ${personFieldValue} (guid, field_id, value_id)
        select * from ${columnsOf('given', values, { guid: 'text', fieldId: 'text', valueId: 'text' })}`,
  );
}

/** Empties fields of people. */
export async function emptyFields(db: Queries, places: readonly { guid: string; fieldId: string }[]): Promise<void> {
  if (places.length === 0) return;
  await db.execute(
    sql`delete from ${personFieldValue}
        using ${columnsOf('given', places, { guid: 'text', fieldId: 'text' })}
        where ${personFieldValue.guid} = given.guid and ${personFieldValue.fieldId} = given.field_id`,
  );
}

/** Counts a change of what these people have in fields. */
export async function countFieldChanges(db: Queries, guids: readonly string[]): Promise<void> {
  if (guids.length === 0) return;
  await db
    .update(person)
    .set({ fieldsVersion: sql`${person.fieldsVersion} + 1` })
    .where(sql`${person.guid} = ${anyOf(guids)}`);
}

/** Empties all fields of people who have none: who are gone, or guests. */
export async function dropHeldValues(db: Queries, guids: readonly string[]): Promise<void> {
  if (guids.length === 0) return;
  const gone = await db
    .delete(personFieldValue)
    .where(sql`${personFieldValue.guid} = ${anyOf(guids)}`)
    .returning({ guid: personFieldValue.guid, valueId: personFieldValue.valueId });
  await countFieldChanges(db, [...new Set(gone.map(({ guid }) => guid))]);
  await dropUnusedValues(
    db,
    gone.map(({ valueId }) => valueId),
  );
}
