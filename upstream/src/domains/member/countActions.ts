import type { Queries } from '../../db/database.ts';
import type { Answer } from '../../generated/contract.ts';
import { headcounts, membershipsOf } from './repository.ts';

/** How many active people these teams have, as far as somebody's address belongs to them. */
export async function memberCountForTeams(
  db: Queries,
  guid: string,
  teamIds: readonly string[],
): Promise<Answer<'member', 'memberCountForTeams'>> {
  const asked = new Set(teamIds);
  const own = (await membershipsOf(db, guid)).map(({ team }) => team.teamId).filter((teamId) => asked.has(teamId));
  const counts = await headcounts(db, own);
  return { counts: own.map((teamId) => ({ teamId, count: counts.get(teamId)?.active ?? 0 })) };
}
