import type { Mutation } from '../../mutation.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { changeTeam, keepTeam } from './changeTeam.ts';
import { teamRest } from './rest.ts';

const refusals = {
  plan_required: ['PLAN_REQUIRED', ['isAdminInvite'], 'The plan does not include this.'],
} as const satisfies RefusalTable<'team.updateTeam'>;

/** Sets whether only admins may invite members; what else the payload asks for is read afresh. */
export const teamAdminInviteUpdate: Mutation<'teamAdminInviteUpdate'> = (_root, { input }, context) => {
  const changes = { makeAdminInvite: input.isAdminInvite };
  const update = () => teamRest(context.upstream).updateTeam(changes, input.idempotencyKey);
  return changeTeam(context, update, refusals, keepTeam);
};
