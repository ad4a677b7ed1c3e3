import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { anyOf, columnsOf } from '../../db/arrays.ts';
import type { Queries } from '../../db/database.ts';
import { person } from '../../db/tables/member.ts';
import { userGroup, userGroupMember } from '../../db/tables/userGroup.ts';
import type { UserGroupRow } from './repository.ts';

/** Which of the user groups that come from the directory: all of a team, or those that have one of these. */
export type DirectoryFilter = {
  ids?: readonly string[];
  nameKeys?: readonly string[];
  externalIds?: readonly string[];
};

/** The user groups of a team that come from the directory, in the order of their ids. */
export const directoryGroupsOf = (
  db: Queries,
  teamId: string,
  { ids, nameKeys, externalIds }: DirectoryFilter = {},
): Promise<UserGroupRow[]> =>
  db
    .select()
    .from(userGroup)
    .where(
      and(
        eq(userGroup.teamId, teamId),
        eq(userGroup.source, 'directory'),
        ids === undefined ? undefined : sql`${userGroup.id} = ${anyOf(ids)}`,
        nameKeys === undefined ? undefined : sql`${userGroup.nameKey} = ${anyOf(nameKeys)}`,
        externalIds === undefined ? undefined : sql`${userGroup.externalId} = ${anyOf(externalIds)}`,
      ),
    )
    .orderBy(asc(userGroup.id));

/** Who the directory has put into user groups: a row for each group and person, people by their names. */
export const directoryMembersOf = (db: Queries, ids: readonly string[]) =>
  db
    .select({
      id: userGroupMember.userGroupId,
      ...{ guid: person.guid, firstName: person.firstName, lastName: person.lastName },
    })
    .from(userGroupMember)
    .innerJoin(person, eq(person.guid, userGroupMember.guid))
    .where(sql`${userGroupMember.userGroupId} = ${anyOf(ids)}`)
    .orderBy(asc(person.nameKey), asc(person.guid));

/** The user groups that the directory has put these people into: a row for each group and person, groups by their names. */
export const directoryGroupsOfPeople = (db: Queries, guids: readonly string[]) =>
  db
    .select({ guid: userGroupMember.guid, id: userGroup.id, name: userGroup.name })
    .from(userGroupMember)
    .innerJoin(userGroup, eq(userGroup.id, userGroupMember.userGroupId))
    .where(sql`${userGroupMember.guid} = ${anyOf(guids)}`)
    .orderBy(asc(userGroup.nameKey), asc(userGroup.id));

/** Puts people into a user group in which they are not. */
export async function putInto(db: Queries, userGroupId: string, guids: readonly string[]): Promise<void> {
  if (guids.length === 0) return;
  const rows = guids.map((guid) => ({ userGroupId, guid }));
  await db.execute(
    sql`insert into ${userGroupMember} (user_group_id, guid)
        select * from ${columnsOf('put', rows, { userGroupId: 'text', guid: 'text' })}`,
  );
}

/** Takes people out of a user group. */
export async function takeFrom(db: Queries, userGroupId: string, guids: readonly string[]): Promise<void> {
  if (guids.length === 0) return;
  await db
    .delete(userGroupMember)
    .where(and(eq(userGroupMember.userGroupId, userGroupId), sql`${userGroupMember.guid} = ${anyOf(guids)}`));
}

/** Takes people who are gone out of all user groups that the directory has put them into. */
export async function dropDirectoryPlaces(db: Queries, guids: readonly string[]): Promise<void> {
  await db.delete(userGroupMember).where(sql`${userGroupMember.guid} = ${anyOf(guids)}`);
}

/** Which of these people a team has, be they switched off. */
export async function knownPeople(db: Queries, teamId: string, guids: readonly string[]): Promise<ReadonlySet<string>> {
  if (guids.length === 0) return new Set();
  const rows = await db
    .select({ guid: person.guid })
    .from(person)
    .where(
      and(
        eq(person.teamId, teamId),
        sql`${person.guid} = ${anyOf(guids)}`,
        ne(person.state, 'deleted'),
        ne(person.state, 'pending'),
      ),
    );
  return new Set(rows.map(({ guid }) => guid));
}
