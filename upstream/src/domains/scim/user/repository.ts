import { type SQL, and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/arrays.ts';
import type { Queries } from '../../../db/database.ts';
import { person } from '../../../db/tables/member.ts';
import { directoryPerson } from '../../../db/tables/scim.ts';
import type { PersonRow } from '../../member/repository.ts';
import type { Filter } from '../language/filterRules.ts';

/** Whom a directory sees: whoever belongs to the team, and whoever was switched off in it. */
const isVisible = (teamId: string) => and(eq(person.teamId, teamId), inArray(person.state, ['active', 'deactivated']));

/**
 * What has to hold of the row of whoever meets a filter, as far as the database finds it by an index; undefined where that says
 * nothing.
 */
function conditionOf(db: Queries, teamId: string, filter: Filter): SQL | undefined {
  if (filter.is === 'and') return and(...filter.of.map((one) => conditionOf(db, teamId, one)));
  if (filter.is === 'or') {
    const [one, other] = filter.of.map((part) => conditionOf(db, teamId, part));
    return one && other && or(one, other);
  }
  if (filter.is !== 'compared' || filter.by !== 'eq' || typeof filter.value !== 'string') return undefined;
  const { value, name } = filter;
  const whole = [name.attribute, name.sub].filter((part) => part !== null).join('.');
  switch (whole.toLowerCase()) {
    case 'id':
      return eq(person.guid, value);
    case 'username':
    case 'emails':
    case 'emails.value':
      return eq(person.emailKey, value.toLowerCase());
    case 'externalid':
      return inArray(person.guid, calledSo(db, teamId, value));
    default:
      return undefined;
  }
}

const calledSo = (db: Queries, teamId: string, externalId: string) =>
  db
    .select({ guid: directoryPerson.guid })
    .from(directoryPerson)
    .where(and(eq(directoryPerson.teamId, teamId), eq(directoryPerson.externalId, externalId)));

/** So many people of a team whom a directory sees, in the order of their guids; as far as can be told, those who meet a filter. */
export function visiblePeople(
  db: Queries,
  teamId: string,
  { filter, limit, offset = 0 }: { filter: Filter | null; limit: number; offset?: number },
): Promise<PersonRow[]> {
  const where = and(isVisible(teamId), filter ? conditionOf(db, teamId, filter) : undefined);
  return db.select().from(person).where(where).orderBy(asc(person.guid)).limit(limit).offset(offset);
}

/** How many people of a team a directory sees. */
export const countVisible = (db: Queries, teamId: string): Promise<number> => db.$count(person, isVisible(teamId));

/** One of them. */
export async function visiblePerson(db: Queries, teamId: string, guid: string): Promise<PersonRow | undefined> {
  const [found] = await db
    .select()
    .from(person)
    .where(and(isVisible(teamId), eq(person.guid, guid)));
  return found;
}

export type DirectoryNames = Pick<typeof directoryPerson.$inferSelect, 'externalId' | 'displayName'>;

/** What the directory calls people; without those for whom it has no names of its own. */
export async function directoryNamesOf(
  db: Queries,
  guids: readonly string[],
): Promise<ReadonlyMap<string, DirectoryNames>> {
  const rows = await db
    .select()
    .from(directoryPerson)
    .where(sql`${directoryPerson.guid} = ${anyOf(guids)}`);
  return new Map(rows.map((row) => [row.guid, row]));
}

/** Keeps what the directory calls somebody. */
export async function saveDirectoryNames(
  db: Queries,
  { guid, teamId }: Pick<PersonRow, 'guid' | 'teamId'>,
  names: DirectoryNames,
): Promise<void> {
  const { externalId, displayName } = names;
  await db
    .insert(directoryPerson)
    .values({ guid, teamId, externalId, displayName })
    .onConflictDoUpdate({ target: directoryPerson.guid, set: { externalId, displayName } });
}

/** Forgets what the directory has called people who are gone. */
export async function dropDirectoryNames(db: Queries, guids: readonly string[]): Promise<void> {
  await db.delete(directoryPerson).where(sql`${directoryPerson.guid} = ${anyOf(guids)}`);
}
