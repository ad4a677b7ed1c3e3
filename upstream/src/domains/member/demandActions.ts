import type { Queries } from '../../db/database.ts';
import { Refusal } from '../../lib/errors.ts';
import { everyRole } from '../../lib/roles.ts';
import { type PersonRow, peopleByGuid } from './repository.ts';

type Roles = readonly PersonRow['role'][];

/**
 * @param field where they stand in the request
 * @throws Refusal `member_not_found` for nobody, for who is not active, and for who has none of the roles
 */
export function demandActive(person: PersonRow | undefined, roles: Roles = everyRole, field?: string): PersonRow {
  if (person?.state !== 'active' || !roles.includes(person.role))
    throw new Refusal('member_not_found', field === undefined ? undefined : { field });
  return person;
}

/** An active person of a team, who has one of the roles. */
export async function demandActivePerson(
  db: Queries,
  teamId: string,
  guid: string,
  roles: Roles = everyRole,
): Promise<PersonRow> {
  const [found] = await peopleByGuid(db, teamId, [guid], false);
  return demandActive(found, roles);
}

/**
 * The guids of active people of a team who have one of the roles, each once, in the order given.
 *
 * @param list what the list of them is called in the request, where that is to be told
 */
export async function demandActivePeople(
  db: Queries,
  teamId: string,
  guids: readonly string[],
  roles: Roles = everyRole,
  list?: string,
): Promise<string[]> {
  const unique = [...new Set(guids)];
  if (unique.length === 0) return [];
  const people = await peopleByGuid(db, teamId, unique, false);
  const byGuid = new Map(people.map((one) => [one.guid, one]));
  for (const guid of unique) {
    demandActive(byGuid.get(guid), roles, list === undefined ? undefined : `${list}.${guids.indexOf(guid)}`);
  }
  return unique;
}
