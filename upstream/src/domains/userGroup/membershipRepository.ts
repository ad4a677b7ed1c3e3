import { type SQL, and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { anyOf, textArray } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import type { Page } from '../../db/paging.ts';
import { personFieldValue } from '../../db/tables/field.ts';
import { person } from '../../db/tables/member.ts';
import { userGroup, userGroupMember, userGroupValue } from '../../db/tables/userGroup.ts';
import { listedColumns, pageOfPeople } from '../member/listRepository.ts';
import type { Constraint, Membership } from './rules.ts';

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

/** Whom the directory has put into any of these user groups. */
const hasPutInto = (db: Queries, ids: readonly string[]) =>
  db
    .select({ guid: userGroupMember.guid })
    .from(userGroupMember)
    .where(sql`${userGroupMember.userGroupId} = ${anyOf(ids)}`);

/** Whether somebody who may belong to user groups belongs to this one. */
const isIn = (db: Queries, { id, source, constraints }: Membership): SQL | undefined =>
  source === 'directory' ? inArray(person.guid, hasPutInto(db, [id])) : isMeeting(db, constraints);

/** One page of the people who belong to a user group, by name, and how many there are on all pages. */
export const listBelonging = (db: Queries, teamId: string, group: Membership, page: Page) =>
  pageOfPeople(db, { where: and(isEligible(teamId), isIn(db, group)) }, { sort: 'name', direction: 'asc' }, page);

/**
 * How many people belong to a user group now and did not belong to the former one, and the other way.
 *
 * @param total how many belong to it now
 */
export async function countMoving(
  db: Queries,
  teamId: string,
  group: Membership,
  { former, total }: { former: Membership | null; total: number },
): Promise<{ joining: number; leaving: number }> {
  if (former === null) return { joining: total, leaving: 0 };
  const wasIn = and(isEligible(teamId), isIn(db, former));
  const before = await db.$count(person, wasIn);
  const both = await db.$count(person, and(wasIn, isIn(db, group)));
  return { joining: total - both, leaving: before - both };
}

/** How many people belong to each of several user groups, by their ids. */
export async function countBelonging(
  db: Queries,
  teamId: string,
  groups: readonly Membership[],
): Promise<Map<string, number>> {
  const { directory = [], fields = [] } = Object.groupBy(groups, ({ source }) => source);
  const counted = await countPutInto(db, teamId, directory.map(idOf));
  const met = await combinationsMeeting(db, teamId, fields, 0);
  return new Map([...met].map(([id, combinations]) => [id, totalOf(combinations)] as const).concat([...counted]));
}

/** The first people who belong to each of several user groups, by name, and how many there are, by the ids of the user groups. */
export async function firstBelonging(db: Queries, teamId: string, groups: readonly Membership[], limit: number) {
  const { directory = [], fields = [] } = Object.groupBy(groups, ({ source }) => source);
  const counted = await countPutInto(db, teamId, directory.map(idOf));
  const put = Map.groupBy(await firstPutInto(db, teamId, directory.map(idOf), limit), idOf);
  const met = await combinationsMeeting(db, teamId, fields, limit);
  const guidsOf = (id: string) =>
    new Set(met.get(id)?.flatMap(({ first }) => first) ?? put.get(id)?.map(({ guid }) => guid));
  const found = new Map(groups.map(({ id }) => [id, guidsOf(id)]));
  const guids = [...new Set([...found.values()].flatMap((some) => [...some]))];
  const people = await db
    .select(listedColumns)
    .from(person)
    .where(sql`${person.guid} = ${anyOf(guids)}`)
    .orderBy(asc(person.nameKey), asc(person.guid));
  return new Map(
    [...found].map(([id, some]) => [
      id,
      {
        users: people.filter(({ guid }) => some.has(guid)).slice(0, limit),
        total: counted.get(id) ?? totalOf(met.get(id) ?? []),
      },
    ]),
  );
}

const idOf = ({ id }: { readonly id: string }) => id;

/** How many people the directory has put into each of these user groups who may belong to one. */
async function countPutInto(db: Queries, teamId: string, ids: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map(ids.map((id) => [id, 0]));
  if (ids.length === 0) return counts;
  const rows = await db
    .select({ id: userGroupMember.userGroupId, total: count() })
    .from(userGroupMember)
    .innerJoin(person, eq(person.guid, userGroupMember.guid))
    .where(and(isEligible(teamId), sql`${userGroupMember.userGroupId} = ${anyOf(ids)}`))
    .groupBy(userGroupMember.userGroupId);
  for (const { id, total } of rows) counts.set(id, total);
  return counts;
}

/** The first of these people, by name. */
async function firstPutInto(db: Queries, teamId: string, ids: readonly string[], limit: number) {
  if (ids.length === 0) return [];
  const first = db
    .select({ guid: person.guid })
    .from(userGroupMember)
    .innerJoin(person, eq(person.guid, userGroupMember.guid))
    .where(and(isEligible(teamId), eq(userGroupMember.userGroupId, userGroup.id)))
    .orderBy(asc(person.nameKey), asc(person.guid))
    .limit(limit)
    .as('first');
  return db
    .select({ id: userGroup.id, guid: first.guid })
    .from(userGroup)
    .crossJoinLateral(first)
    .where(sql`${userGroup.id} = ${anyOf(ids)}`);
}

/** Values that people have of those that are named, as places in the list from 1 on; how many people, and the first of them by name. */
type Combination = { places: number[]; total: number; first: string[] };

const totalOf = (combinations: readonly Combination[]): number =>
  combinations.reduce((sum, { total }) => sum + total, 0);

/**
 * With what people meet the constraints of each of several user groups: in one pass over what people have, however many there
 * are. The database gives each combination of the values that are named at all, with how many people have it; of those that a
 * user group names, whoever meets it has as many as it has fields.
 *
 * @param first how many people of each combination are told
 */
async function combinationsMeeting(
  db: Queries,
  teamId: string,
  groups: readonly Pick<Membership, 'id' | 'constraints'>[],
  first: number,
): Promise<Map<string, Combination[]>> {
  const named = [...new Set(groups.flatMap(({ constraints }) => valuesOf(constraints)))];
  const fieldsOf = new Map(groups.map(({ id, constraints }) => [id, constraints.length]));
  const namings = groups.flatMap(({ id, constraints }) => valuesOf(constraints).map((value) => ({ id, value })));
  const namedBy = Map.groupBy(namings, ({ value }) => value);
  const meeting = new Map(groups.map(({ id }): [string, Combination[]] => [id, []]));
  for (const combination of await combinationsOf(db, teamId, named, first)) {
    const met = new Map<string, number>();
    for (const { id } of combination.places.flatMap((place) => namedBy.get(named[place - 1] ?? '') ?? []))
      met.set(id, (met.get(id) ?? 0) + 1);
    for (const [id, fields] of met) if (fields === fieldsOf.get(id)) meeting.get(id)?.push(combination);
  }
  return meeting;
}

/** Which combinations of these values people have. */
async function combinationsOf(
  db: Queries,
  teamId: string,
  named: readonly string[],
  first: number,
): Promise<Combination[]> {
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
  const byName = sql<string[]>`(array_agg(${person.guid} order by ${person.nameKey}, ${person.guid}))[1:${first}]`;
  return db
    .select({ places: had.places, total: count(), first: first === 0 ? sql<string[]>`'{}'::text[]` : byName })
    .from(had)
    .innerJoin(person, eq(person.guid, had.guid))
    .where(isEligible(teamId))
    .groupBy(had.places);
}

/**
 * Who meets these user groups by what they have, or is put into them by the directory, to be joined with: one row for each user
 * group and person. People who may belong to none are left in, as far as they have values or are put there.
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
    .unionAll(
      db
        .select({ id: sql<string>`${userGroupMember.userGroupId}`.as('belonging_id'), guid: userGroupMember.guid })
        .from(userGroupMember)
        .where(
          and(
            sql`${userGroupMember.userGroupId} = ${anyOf(ids)}`,
            guids === undefined ? undefined : sql`${userGroupMember.guid} = ${anyOf(guids)}`,
          ),
        ),
    )
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
    .having(sql`count(*) = (${fieldsOf})`)
    .unionAll(
      db
        .select({ id: userGroupMember.userGroupId })
        .from(userGroupMember)
        .innerJoin(person, eq(person.guid, userGroupMember.guid))
        .where(and(isEligible(teamId), eq(person.guid, guid))),
    );
  return rows.map(({ id }) => id);
}
