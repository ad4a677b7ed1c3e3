import type { Queries } from '../../db/database.ts';
import { Refusal } from '../../lib/errors.ts';
import { type PersonRow, peopleByGuid } from '../member/repository.ts';

/** @throws Refusal `member_not_found` for whoever is no active guest of the team */
export async function demandGuest(db: Queries, teamId: string, guid: string): Promise<PersonRow> {
  const [found] = await peopleByGuid(db, teamId, [guid], false);
  if (found?.state !== 'active' || found.role !== 'guest') throw new Refusal('member_not_found');
  return found;
}

/** The same for several people, each once. */
export const demandGuests = (db: Queries, teamId: string, guids: readonly string[]) =>
  demandActive(db, teamId, guids, (role) => role === 'guest');

/** The guids of people who are active and no guests of the team, each once. */
export const demandMembers = (db: Queries, teamId: string, guids: readonly string[]) =>
  demandActive(db, teamId, guids, (role) => role !== 'guest');

async function demandActive(
  db: Queries,
  teamId: string,
  guids: readonly string[],
  fits: (role: PersonRow['role']) => boolean,
): Promise<string[]> {
  const unique = [...new Set(guids)];
  if (unique.length === 0) return [];
  const people = await peopleByGuid(db, teamId, unique, false);
  const found = people.filter(({ state, role }) => state === 'active' && fits(role));
  if (found.length < unique.length) throw new Refusal('member_not_found');
  return unique;
}
