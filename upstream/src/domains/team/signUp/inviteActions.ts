import type { Cause } from '../../../lib/cause.ts';
import { Refusal } from '../../../lib/errors.ts';
import { planOf } from '../../billing/planActions.ts';
import type { TeamRow } from '../repository.ts';
import { planInvitePolicy } from './inviteRules.ts';

/**
 * What a change of who may invite members makes of a team that is locked.
 *
 * @throws Refusal `plan_required`
 */
export async function invitePolicyChanges(cause: Cause, team: TeamRow, makeAdminInvite: boolean | undefined) {
  const plan = planInvitePolicy(team, makeAdminInvite, await planOf(cause, team.teamId));
  if (plan.refusal !== null) throw new Refusal(plan.refusal, { field: 'makeAdminInvite' });
  return plan.changes;
}
