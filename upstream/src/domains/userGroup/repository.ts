import { and, asc, count, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { anyOf, columnsOf } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import { channel } from '../../db/tables/channel.ts';
import { field, fieldValue } from '../../db/tables/field.ts';
import { channelUserGroup, userGroup, userGroupMember, userGroupValue } from '../../db/tables/userGroup.ts';
import { foldText } from '../../lib/text.ts';
import type { Constraint, Known } from './rules.ts';

export type UserGroupRow = typeof userGroup.$inferSelect;
export type UserGroup = UserGroupRow & { constraints: Constraint[] };

/** Which user groups of a team: all of it, those that members see, or those of these ids. */
export type GroupFilter = { visibleTo?: UserGroupRow['visibleTo'] | undefined; ids?: readonly string[] | undefined };

/** User groups of a team with what they name, by name. */
export async function userGroupsOf(db: Queries, teamId: string, filter: GroupFilter = {}): Promise<UserGroup[]> {
  const where = and(
    eq(userGroup.teamId, teamId),
    filter.visibleTo === undefined ? undefined : eq(userGroup.visibleTo, filter.visibleTo),
    filter.ids === undefined ? undefined : sql`${userGroup.id} = ${anyOf(filter.ids)}`,
  );
  const rows = await db.select().from(userGroup).where(where);
  const named = await db
    .select({ id: userGroupValue.userGroupId, fieldId: userGroupValue.fieldId, valueId: userGroupValue.valueId })
    .from(userGroupValue)
    .innerJoin(userGroup, eq(userGroup.id, userGroupValue.userGroupId))
    .where(where)
    .orderBy(asc(userGroupValue.userGroupId), asc(userGroupValue.position));
  const byGroup = Map.groupBy(named, ({ id }) => id);
  return rows.map((row) => ({ ...row, constraints: constraintsIn(byGroup.get(row.id) ?? []) })).toSorted(byName);
}

/** One user group of a team. */
export async function userGroupById(db: Queries, teamId: string, id: string): Promise<UserGroup | undefined> {
  const [found] = await userGroupsOf(db, teamId, { ids: [id] });
  return found;
}

/** As people read names, whatever script they are in; the key that tells names apart keeps accents, which would stand last. */
function byName(one: UserGroupRow, other: UserGroupRow): number {
  const keys = [one, other].map(({ name, id }) => `${foldText(name)}\0${id}`);
  return (keys[0] ?? '') < (keys[1] ?? '') ? -1 : 1;
}

function constraintsIn(named: readonly { fieldId: string; valueId: string }[]): Constraint[] {
  const byField = Map.groupBy(named, ({ fieldId }) => fieldId);
  return [...byField].map(([fieldId, values]) => ({ fieldId, values: values.map(({ valueId }) => valueId) }));
}

/** How many user groups a team has. */
export const countUserGroups = (db: Queries, teamId: string): Promise<number> =>
  db.$count(userGroup, eq(userGroup.teamId, teamId));

/** How many values the user groups of a team name, but for one of them. */
export async function countNamedByOthers(db: Queries, teamId: string, except: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(userGroupValue)
    .innerJoin(userGroup, eq(userGroup.id, userGroupValue.userGroupId))
    .where(and(eq(userGroup.teamId, teamId), ne(userGroup.id, except)));
  return row?.total ?? 0;
}

/** A user group that names fields or values. */
export type Naming = { id: string; name: string; fieldId: string; valueId: string };

/** What user groups name of these fields and values: one row for each value, by the user group's name. */
export async function userGroupsNaming(
  db: Queries,
  { fieldIds = [], valueIds = [] }: { fieldIds?: readonly string[]; valueIds?: readonly string[] },
): Promise<Naming[]> {
  if (fieldIds.length + valueIds.length === 0) return [];
  return db
    .select({
      ...{ id: userGroup.id, name: userGroup.name },
      ...{ fieldId: userGroupValue.fieldId, valueId: userGroupValue.valueId },
    })
    .from(userGroupValue)
    .innerJoin(userGroup, eq(userGroup.id, userGroupValue.userGroupId))
    .where(or(sql`${userGroupValue.fieldId} = ${anyOf(fieldIds)}`, sql`${userGroupValue.valueId} = ${anyOf(valueIds)}`))
    .orderBy(asc(userGroup.nameKey), asc(userGroup.id), asc(userGroupValue.position));
}

/** Which of the fields and values that constraints name the team has: fields that are not archived, and their values. */
export async function knownOf(db: Queries, teamId: string, constraints: readonly Constraint[]): Promise<Known> {
  const fieldIds = constraints.map(({ fieldId }) => fieldId);
  const fields = await db
    .select({ fieldId: field.fieldId })
    .from(field)
    .where(and(eq(field.teamId, teamId), eq(field.isArchived, false), sql`${field.fieldId} = ${anyOf(fieldIds)}`));
  const there = fields.map(({ fieldId }) => fieldId);
  const valueIds = constraints.flatMap(({ values }) => values);
  const values = await db
    .select({ valueId: fieldValue.valueId, fieldId: fieldValue.fieldId })
    .from(fieldValue)
    .where(and(sql`${fieldValue.valueId} = ${anyOf(valueIds)}`, sql`${fieldValue.fieldId} = ${anyOf(there)}`));
  return { fieldIds: new Set(there), fieldOfValue: new Map(values.map((one) => [one.valueId, one.fieldId])) };
}

/** Whether a team has another user group of this name. */
export const isNameTaken = async (db: Queries, teamId: string, nameKey: string, except: string): Promise<boolean> =>
  (await db.$count(
    userGroup,
    and(eq(userGroup.teamId, teamId), eq(userGroup.nameKey, nameKey), ne(userGroup.id, except)),
  )) > 0;

/** Whether a team has another user group with the same constraints. */
export const hasSameConstraints = async (
  db: Queries,
  teamId: string,
  constraintsKey: string,
  except: string,
): Promise<boolean> =>
  (await db.$count(
    userGroup,
    and(eq(userGroup.teamId, teamId), eq(userGroup.constraintsKey, constraintsKey), ne(userGroup.id, except)),
  )) > 0;

/** As arrays, as a user group may name thousands of values. */
async function addValues(db: Queries, userGroupId: string, constraints: readonly Constraint[]): Promise<void> {
  const named = constraints.flatMap(({ fieldId, values }) => values.map((valueId) => ({ fieldId, valueId })));
  const rows = named.map((one, place) => ({ ...one, userGroupId, position: place + 1 }));
  const types = { userGroupId: 'text', fieldId: 'text', valueId: 'text', position: 'integer' } as const;
  await db.execute(
    sql`insert into ${userGroupValue} (user_group_id, field_id, value_id, position)
        select * from ${columnsOf('named', rows, types)}`,
  );
}

/** A user group as it is added: one of the team's own, unless it says otherwise. */
export type NewUserGroup = typeof userGroup.$inferInsert & Pick<UserGroup, 'constraints'>;

/** Adds a user group with what it names. */
export async function addUserGroup(db: Queries, { constraints, ...row }: NewUserGroup): Promise<void> {
  await db.insert(userGroup).values(row);
  await addValues(db, row.id, constraints);
}

/** Keeps what has changed of a user group, and counts the change. */
export async function saveUserGroup(
  db: Queries,
  { constraints, ...row }: UserGroup,
  withConstraints: boolean,
): Promise<void> {
  await db.update(userGroup).set(row).where(eq(userGroup.id, row.id));
  if (!withConstraints) return;
  await db.delete(userGroupValue).where(eq(userGroupValue.userGroupId, row.id));
  await addValues(db, row.id, constraints);
}

/** Removes a user group that no channel names. */
export async function removeUserGroup(db: Queries, id: string): Promise<void> {
  await db.delete(userGroupValue).where(eq(userGroupValue.userGroupId, id));
  await db.delete(userGroupMember).where(eq(userGroupMember.userGroupId, id));
  await db.delete(userGroup).where(eq(userGroup.id, id));
}

/** The channels that name these user groups, be it twice, by name. */
export const channelsNaming = (db: Queries, ids: readonly string[]) =>
  db
    .select({ userGroupId: channelUserGroup.userGroupId, groupJID: channel.groupJid, name: channel.name })
    .from(channelUserGroup)
    .innerJoin(channel, eq(channel.groupJid, channelUserGroup.groupJid))
    .where(inArray(channelUserGroup.userGroupId, [...ids]))
    .groupBy(channelUserGroup.userGroupId, channel.groupJid)
    .orderBy(asc(channel.nameKey), asc(channel.groupJid));
