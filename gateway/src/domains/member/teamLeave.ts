import type { GatewayContext } from '../../context.ts';
import type { MutationResolvers, UserError } from '../../generated/resolvers.ts';
import { notFound } from '../../lib/idLists.ts';
import { type RefusalTable, refusalError } from '../../lib/refusalErrors.ts';
import { type MembershipKey, membershipId, membershipOfId } from '../identity/teamMapper.ts';
import { forgetReads } from './loaders.ts';
import { memberRest } from './rest.ts';
import { actorOf } from './subjects.ts';

const refusals = {
  team_not_found: ['NOT_FOUND', ['membershipId'], 'The viewer does not belong to such a team.'],
  last_admin: ['LAST_ADMIN', ['membershipId'], 'The team would be left without an admin.'],
  auto_join_team: ['AUTO_JOIN', ['membershipId'], 'Everybody with an address in the team’s domain belongs to it.'],
} as const satisfies RefusalTable;

const refused = (error: UserError) => ({
  ...{ membershipId: null, isCurrentTeam: null, isTeamDeleted: null },
  userErrors: [error],
});

/** Ends a membership; with the present one the session is over, and the browser is signed out. */
export const teamLeave: NonNullable<MutationResolvers['teamLeave']> = async (_root, { input }, context) => {
  const given = input.membershipId ?? null;
  const membership = given === null ? await presentMembership(context) : membershipOfId(given);
  if (membership === null) return refused(notFound(['membershipId']));
  // The guid tells without a call which session would end: repeated with the same key, there is none any more to ask with.
  const isCurrentTeam = membership.guid === actorOf(context);
  try {
    const { isTeamDeleted } = await memberRest(context.upstream).leaveTeam(membership.teamId, input.idempotencyKey);
    if (isCurrentTeam) endSession(context);
    else forgetReads(context);
    return { membershipId: membershipId(membership), isCurrentTeam, isTeamDeleted, userErrors: [] };
  } catch (error) {
    return refused(refusalError(error, refusals));
  }
};

async function presentMembership({ loaders }: GatewayContext): Promise<MembershipKey> {
  const { guid, teamId } = await loaders.identity.profile();
  return { guid, teamId };
}

function endSession(context: GatewayContext): void {
  if (context.identity?.kind === 'browser') context.browser.end();
  Object.assign(context, context.scopeOf(null));
}
