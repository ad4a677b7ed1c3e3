import { and, asc, countDistinct, eq, inArray, ne, sql } from 'drizzle-orm';
import { anyOf } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import { field, fieldCondition, fieldValue, personFieldValue } from '../../db/tables/field.ts';
import { person } from '../../db/tables/member.ts';

/** Which of these values anybody has who is not deleted. */
export async function heldValues(db: Queries, valueIds: readonly string[]): Promise<string[]> {
  if (valueIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ valueId: personFieldValue.valueId })
    .from(personFieldValue)
    .innerJoin(person, eq(person.guid, personFieldValue.guid))
    .where(and(sql`${personFieldValue.valueId} = ${anyOf(valueIds)}`, ne(person.state, 'deleted')));
  return rows.map(({ valueId }) => valueId);
}

/** Which of these fields anybody has something in who is not deleted. */
export async function heldFields(db: Queries, fieldIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ fieldId: personFieldValue.fieldId })
    .from(personFieldValue)
    .innerJoin(person, eq(person.guid, personFieldValue.guid))
    .where(and(inArray(personFieldValue.fieldId, [...fieldIds]), ne(person.state, 'deleted')));
  return rows.map(({ fieldId }) => fieldId);
}

/** As many of what people have brought into a field are listed. */
const LISTED = 999;

const shownName = sql<string>`coalesce(nullif(trim(${person.firstName} || ' ' || ${person.lastName}), ''), ${person.email})`;

const described = {
  valueId: fieldValue.valueId,
  fieldId: fieldValue.fieldId,
  origin: fieldValue.origin,
  contactGuid: fieldValue.contactGuid,
  value: sql<string>`coalesce(${shownName}, ${fieldValue.value})`.as('shown'),
};

/** The texts that people have brought into these fields, and the people whom they have picked, by name: the first 999 each. */
export async function userValuesOf(db: Queries, fieldIds: readonly string[]) {
  const ranked = db
    .select({
      ...described,
      place: sql<number>`row_number() over (
        partition by ${fieldValue.fieldId} order by coalesce(${person.nameKey}, ${fieldValue.valueKey}), ${fieldValue.valueId}
      )`.as('place'),
    })
    .from(fieldValue)
    .leftJoin(person, eq(person.guid, fieldValue.contactGuid))
    .where(and(inArray(fieldValue.fieldId, [...fieldIds]), ne(fieldValue.origin, 'team')))
    .as('ranked');
  return db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${LISTED}`)
    .orderBy(asc(ranked.fieldId), asc(ranked.place));
}

/** Values of a team's fields by their ids, in no order; without `all` those alone that the team has given fields which are not archived. */
export const valuesById = (db: Queries, teamId: string, valueIds: readonly string[], { all }: { all: boolean }) =>
  db
    .select(described)
    .from(fieldValue)
    .innerJoin(field, eq(field.fieldId, fieldValue.fieldId))
    .leftJoin(person, eq(person.guid, fieldValue.contactGuid))
    .where(
      and(
        eq(field.teamId, teamId),
        sql`${fieldValue.valueId} = ${anyOf(valueIds)}`,
        all ? undefined : and(eq(fieldValue.origin, 'team'), eq(field.isArchived, false)),
      ),
    );

/** Active people have fields; guests have none. */
const hasFields = (teamId: string) =>
  and(eq(person.teamId, teamId), eq(person.state, 'active'), ne(person.role, 'guest'));

/**
 * How many active people have each value of these fields, and how many others who are not deleted; a value that nobody has is
 * not among them.
 */
export const holdersByValue = (db: Queries, teamId: string, fieldIds: readonly string[]) =>
  db
    .select({
      ...{ fieldId: personFieldValue.fieldId, valueId: personFieldValue.valueId },
      membersCount: sql`count(*) filter (where ${person.state} = 'active')`.mapWith(Number),
      othersCount: sql`count(*) filter (where ${person.state} <> 'active')`.mapWith(Number),
    })
    .from(personFieldValue)
    .innerJoin(person, eq(person.guid, personFieldValue.guid))
    .where(
      and(
        ...[eq(person.teamId, teamId), ne(person.state, 'deleted'), ne(person.role, 'guest')],
        inArray(personFieldValue.fieldId, [...fieldIds]),
      ),
    )
    .groupBy(personFieldValue.fieldId, personFieldValue.valueId);

/** How many active people could have fields at all. */
export const countWithFields = (db: Queries, teamId: string): Promise<number> => db.$count(person, hasFields(teamId));

/** How many active people meet the conditions of each of these fields; one without conditions is not among them. */
export async function countShown(
  db: Queries,
  teamId: string,
  fieldIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ fieldId: fieldCondition.fieldId, total: countDistinct(person.guid) })
    .from(fieldCondition)
    .leftJoin(personFieldValue, eq(personFieldValue.valueId, fieldCondition.parentValueId))
    .leftJoin(person, and(eq(person.guid, personFieldValue.guid), hasFields(teamId)))
    .where(inArray(fieldCondition.fieldId, [...fieldIds]))
    .groupBy(fieldCondition.fieldId);
  return new Map(rows.map(({ fieldId, total }) => [fieldId, total]));
}
