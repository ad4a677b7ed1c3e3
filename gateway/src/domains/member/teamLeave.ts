import type { UserError } from '../../generated/resolvers.ts';
import { notFound } from '../../lib/idLists.ts';
import type { Mutation } from '../../mutation.ts';
import { endSession, forgetReads } from '../../scope.ts';
import { type RefusalTable, refusalError } from '../../upstream/refusals.ts';
import { actorOf } from '../identity/facts.ts';
import { isOfPresentTeam, membershipId, membershipOfId } from '../identity/teamMapper.ts';
import { memberRest } from './rest.ts';

const refusals = {
  team_not_found: ['NOT_FOUND', ['membershipId'], 'The viewer does not belong to such a team.'],
  last_admin: ['LAST_ADMIN', ['membershipId'], 'The team would be left without an admin.'],
  unauthorized_ip: ['NOT_ALLOWED', ['membershipId'], 'That team does not allow access from this network.'],
  auto_join_team: ['AUTO_JOIN', ['membershipId'], 'Everybody with an address in the team’s domain belongs to it.'],
} as const satisfies RefusalTable<'member.leaveTeam'>;

const refused = (error: UserError) => ({
  ...{ membershipId: null, isCurrentTeam: null, isTeamDeleted: null },
  userErrors: [error],
});

/** Ends a membership; with the present one the session is over, and the browser is signed out. */
export const teamLeave: Mutation<'teamLeave'> = async (_root, { input }, context) => {
  const given = input.membershipId ?? null;
  const membership = given === null ? null : membershipOfId(given);
  if (given !== null && membership === null) return refused(notFound(['membershipId']));
  try {
    // The answer tells what was left: repeated with the same key, there is no session any more to ask with.
    const left = await memberRest(context.upstream).leaveTeam(membership?.teamId ?? null, input.idempotencyKey);
    const isCurrentTeam = left.guid === actorOf(context);
    if (isCurrentTeam) endSession(context);
    else forgetReads(context);
    return { membershipId: membershipId(left), isCurrentTeam, isTeamDeleted: left.isTeamDeleted, userErrors: [] };
  } catch (error) {
    if (isOfPresentTeam(error)) throw error;
    return refused(refusalError(error, refusals));
  }
};
