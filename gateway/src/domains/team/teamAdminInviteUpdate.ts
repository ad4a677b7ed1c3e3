import type { MutationResolvers } from '../../generated/resolvers.ts';
import { type RefusalTable, refusalError } from '../../lib/refusalErrors.ts';
import { keepTeam } from './loaders.ts';
import { TEAM } from './mapper.ts';
import { teamRest } from './rest.ts';

const refusals = {
  plan_required: ['PLAN_REQUIRED', ['isAdminInvite'], 'The plan does not include this.'],
} as const satisfies RefusalTable;

/** Sets whether only admins may invite members; what else the payload asks for is read afresh. */
export const teamAdminInviteUpdate: NonNullable<MutationResolvers['teamAdminInviteUpdate']> = async (
  _root,
  { input: { isAdminInvite, idempotencyKey } },
  context,
) => {
  try {
    keepTeam(context, await teamRest(context.upstream).updateTeam({ makeAdminInvite: isAdminInvite }, idempotencyKey));
  } catch (error) {
    return { team: null, userErrors: [refusalError(error, refusals)] };
  }
  return { team: TEAM, userErrors: [] };
};
