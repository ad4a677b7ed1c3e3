import { everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { foldText } from '../../lib/text.ts';
import { headcounts, membershipsOf } from '../member/repository.ts';
import { leaveEffect } from '../member/rules.ts';
import { switchTeam } from './switchActions.ts';

/** The teams to which somebody's address belongs, and the way from one to another. */
export const teamRoutes: Pick<Routes<'identity'>, 'userTeams' | 'switchTeam'> = {
  userTeams: signedIn(everyRole, async ({ db, actor, fileAddress }) => {
    const memberships = await membershipsOf(db, actor.guid);
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
    return { teams: teams.toSorted(presentFirstThenByName) };
  }),
  // The answer is a secret.
  switchTeam: signedIn(everyRole, (context, { body }) => switchTeam(context, body.teamId), { keyed: false }),
};

type Placed = { isCurrent: boolean; name: string; teamId: string };

function presentFirstThenByName(one: Placed, other: Placed): number {
  if (one.isCurrent !== other.isCurrent) return one.isCurrent ? -1 : 1;
  const [oneKey, otherKey] = [keyOf(one), keyOf(other)];
  return oneKey < otherKey ? -1 : Number(oneKey > otherKey);
}

const keyOf = ({ name, teamId }: Placed) => `${foldText(name)}\n${teamId}`;
