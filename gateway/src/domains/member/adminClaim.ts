import type { GatewayContext } from '../../context.ts';
import type { Mutation } from '../../mutation.ts';
import { refusalIn, unlessAway } from '../../upstream/errors.ts';
import { forgetReads } from '../../scope.ts';
import { type RefusalTable, refusalError } from '../../upstream/refusals.ts';
import { actorOf } from '../identity/facts.ts';
import { VIEWER } from '../identity/mapper.ts';
import { memberRest } from './rest.ts';

const refusals = {
  actor_not_admin: ['NOT_ALLOWED', null, 'The team has an admin, who can make the viewer one, too.'],
  already_admin: ['ALREADY_DONE', null, 'The viewer is an admin already.'],
  free_team_single_admin: ['PLAN_REQUIRED', null, 'A second admin needs PRO.'],
} as const satisfies RefusalTable<'member.grantAdmin'>;

/** Makes the viewer the admin of a team that has none. Of two members at once the second is told that there is one. */
export const adminClaim: Mutation<'adminClaim'> = async (_root, { input }, context) => {
  try {
    await memberRest(context.upstream).grantAdmin(actorOf(context), input.idempotencyKey);
    forgetReads(context);
    return { viewer: VIEWER, userErrors: [] };
  } catch (error) {
    if (refusalIn(error, 'actor_not_admin') && (await roleOf(context)) !== 'MEMBER') throw error;
    return { viewer: null, userErrors: [refusalError(error, refusals)] };
  }
};

const roleOf = async ({ loaders }: GatewayContext) => (await loaders.identity.profile()).role;

/** Members of a team without admins; nobody while a service cannot say so. */
export const viewerCanBecomeAdmin = (context: GatewayContext): Promise<boolean> =>
  unlessAway(
    async () => (await roleOf(context)) === 'MEMBER' && (await context.loaders.member.domainAdmins()).total === 0,
    false,
  );
