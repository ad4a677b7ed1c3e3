import type { Answer, Body } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { headcounts, membershipsOf } from './repository.ts';

/** How many active people these teams have, as far as somebody's address belongs to them. */
export async function memberCountForTeams(
  { db, actor }: SessionContext,
  body: Body<'member', 'memberCountForTeams'>,
): Promise<Answer<'member', 'memberCountForTeams'>> {
  const asked = new Set(body.teams);
  const own = (await membershipsOf(db, actor)).map(({ team }) => team.teamId).filter((teamId) => asked.has(teamId));
  const counts = await headcounts(db, own);
  return { counts: own.map((teamId) => ({ teamId, count: counts.get(teamId)?.active ?? 0 })) };
}
