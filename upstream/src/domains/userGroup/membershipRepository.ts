import { type SQL, and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { anyOf, textArray } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import type { Page } from '../../db/paging.ts';
import { personFieldValue } from '../../db/tables/field.ts';
import { person } from '../../db/tables/member.ts';
import { userGroupValue } from '../../db/tables/userGroup.ts';
import { pageOfPeople } from '../member/listRepository.ts';
import type { Constraint } from './rules.ts';

const valuesOf = (constraints: readonly Constraint[]) => constraints.flatMap(({ values }) => values);

/** Whoever may belong to a user group at all. */
const isEligible = (teamId: string): SQL | undefined =>
  and(eq(person.teamId, teamId), eq(person.state, 'active'), ne(person.role, 'guest'));

/** Of so many fields each is looked at by itself: the quickest way, which takes the longer to plan the more they are. */
const FEW_FIELDS = 3;

/** Whether somebody has one of these values. */
const hasAnyOf = (db: Queries, valueIds: readonly string[]) =>
  db
    .select({ guid: personFieldValue.guid })
    .from(personFieldValue)
    .where(sql`${personFieldValue.valueId} = ${anyOf(valueIds)}`);

/**
 * Whether somebody meets constraints. A person has one value of a field at most, and a value belongs to one field: whoever has
 * as many of the values as there are fields has one in each.
 */
function isMeeting(db: Queries, constraints: readonly Constraint[]): SQL | undefined {
  if (constraints.length === 0) return sql`false`;
  if (constraints.length <= FEW_FIELDS)
    return and(...constraints.map(({ values }) => inArray(person.guid, hasAnyOf(db, values))));
  const inEach = hasAnyOf(db, valuesOf(constraints))
    .groupBy(personFieldValue.guid)
    .having(sql`count(*) = ${constraints.length}`);
  return inArray(person.guid, inEach);
}

/** One page of the people who meet constraints, by name, and how many there are on all pages. */
export const listMeeting = (db: Queries, teamId: string, constraints: readonly Constraint[], page: Page) =>
  pageOfPeople(
    db,
    { where: and(isEligible(teamId), isMeeting(db, constraints)) },
    { sort: 'name', direction: 'asc' },
    page,
  );

/**
 * How many people meet constraints now and did not meet the former ones, and the other way.
 *
 * @param total how many meet them now
 */
export async function countMoving(
  db: Queries,
  teamId: string,
  constraints: readonly Constraint[],
  { former, total }: { former: readonly Constraint[]; total: number },
): Promise<{ joining: number; leaving: number }> {
  if (former.length === 0) return { joining: total, leaving: 0 };
  const wasMeeting = and(isEligible(teamId), isMeeting(db, former));
  const before = await db.$count(person, wasMeeting);
  const both = await db.$count(person, and(wasMeeting, isMeeting(db, constraints)));
  return { joining: total - both, leaving: before - both };
}

/**
 * How many people meet each of several lists of constraints, by their ids: in one pass over what people have, however many
 * lists there are. The database gives each combination of the values that are named at all, and how many people have it; of
 * those that a list names, whoever meets it has as many as it has fields.
 */
export async function countMeeting(
  db: Queries,
  teamId: string,
  groups: readonly { id: string; constraints: readonly Constraint[] }[],
): Promise<Map<string, number>> {
  const named = [...new Set(groups.flatMap(({ constraints }) => valuesOf(constraints)))];
  const fieldsOf = new Map(groups.map(({ id, constraints }) => [id, constraints.length]));
  const namings = groups.flatMap(({ id, constraints }) => valuesOf(constraints).map((value) => ({ id, value })));
  const namedBy = Map.groupBy(namings, ({ value }) => value);
  const counts = new Map(groups.map(({ id }) => [id, 0]));
  for (const { places, total } of await combinationsOf(db, teamId, named)) {
    const met = new Map<string, number>();
    for (const { id } of places.flatMap((place) => namedBy.get(named[place - 1] ?? '') ?? []))
      met.set(id, (met.get(id) ?? 0) + 1);
    for (const [id, fields] of met) if (fields === fieldsOf.get(id)) counts.set(id, (counts.get(id) ?? 0) + total);
  }
  return counts;
}

/** Which combinations of these values people have, as places in the list from 1 on, and how many people each. */
async function combinationsOf(db: Queries, teamId: string, named: readonly string[]) {
  if (named.length === 0) return [];
  const had = db
    .select({
      guid: personFieldValue.guid,
      places: sql<number[]>`array_agg(named.place::int order by named.place)`.as('places'),
    })
    .from(sql`unnest(${textArray(named)}) with ordinality as named (value_id, place)`)
    .innerJoin(personFieldValue, sql`${personFieldValue.valueId} = named.value_id`)
    .groupBy(personFieldValue.guid)
    .as('had');
  return db
    .select({ places: had.places, total: count() })
    .from(had)
    .innerJoin(person, eq(person.guid, had.guid))
    .where(isEligible(teamId))
    .groupBy(had.places);
}

/**
 * Who meets these user groups by what they have, to be joined with: one row for each user group and person. People who may
 * belong to none are left in, as far as they have values.
 *
 * @param guids only these people
 */
export function belongingTo(db: Queries, ids: readonly string[], guids?: readonly string[]) {
  const isNamed = sql`${userGroupValue.userGroupId} = ${anyOf(ids)}`;
  const needed = db
    .select({
      id: sql<string>`${userGroupValue.userGroupId}`.as('needed_id'),
      fields: sql<number>`count(distinct ${userGroupValue.fieldId})`.as('fields'),
    })
    .from(userGroupValue)
    .where(isNamed)
    .groupBy(userGroupValue.userGroupId)
    .as('needed');
  return db
    .select({ id: sql<string>`${userGroupValue.userGroupId}`.as('belonging_id'), guid: personFieldValue.guid })
    .from(userGroupValue)
    .innerJoin(needed, eq(needed.id, userGroupValue.userGroupId))
    .innerJoin(personFieldValue, eq(personFieldValue.valueId, userGroupValue.valueId))
    .where(and(isNamed, guids === undefined ? undefined : sql`${personFieldValue.guid} = ${anyOf(guids)}`))
    .groupBy(userGroupValue.userGroupId, personFieldValue.guid, needed.fields)
    .having(sql`count(*) = ${needed.fields}`)
    .as('belonging');
}

/** The ids of the user groups that somebody belongs to; none of a guest's, nor of somebody who is not active. */
export async function userGroupIdsOf(db: Queries, teamId: string, guid: string): Promise<string[]> {
  const fieldsOf = db
    .select({ fields: sql`count(distinct named.field_id)` })
    .from(sql`${userGroupValue} as named`)
    .where(sql`named.user_group_id = ${userGroupValue.userGroupId}`);
  const rows = await db
    .select({ id: userGroupValue.userGroupId })
    .from(personFieldValue)
    .innerJoin(person, eq(person.guid, personFieldValue.guid))
    .innerJoin(userGroupValue, eq(userGroupValue.valueId, personFieldValue.valueId))
    .where(and(isEligible(teamId), eq(person.guid, guid)))
    .groupBy(userGroupValue.userGroupId)
    .having(sql`count(*) = (${fieldsOf})`);
  return rows.map(({ id }) => id);
}
