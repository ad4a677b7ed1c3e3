import type { SessionContext } from '../../lib/context.ts';
import { foldText } from '../../lib/text.ts';
import { headcounts, membershipsOf } from '../member/repository.ts';
import { leaveEffect } from '../member/rules.ts';

/** The teams to which somebody's address belongs, as far as it is proven, the present one first, and what would come of leaving each. */
export async function userTeams({ db, actor, fileAddress }: SessionContext) {
  const memberships = await membershipsOf(db, actor);
  const counts = await headcounts(
    db,
    memberships.map(({ team }) => team.teamId),
  );
  const teams = memberships.map(({ person, team }) => ({
    ...{ teamId: team.teamId, guid: person.guid, name: team.name, url: team.url, role: person.role },
    avatar: fileAddress(team.avatarFile),
    isCurrent: team.teamId === actor.teamId,
    leaving: leaveEffect(person, team, counts.get(team.teamId) ?? { active: 0, admins: 0 }),
  }));
  return { isAddressProven: actor.provesAddress, teams: teams.toSorted(presentFirstThenByName) };
}

type Placed = { isCurrent: boolean; name: string; teamId: string };

function presentFirstThenByName(one: Placed, other: Placed): number {
  if (one.isCurrent !== other.isCurrent) return one.isCurrent ? -1 : 1;
  const [oneKey, otherKey] = [keyOf(one), keyOf(other)];
  return oneKey < otherKey ? -1 : Number(oneKey > otherKey);
}

const keyOf = ({ name, teamId }: Placed) => `${foldText(name)}\n${teamId}`;
