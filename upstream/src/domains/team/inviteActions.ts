import type { Cause } from '../../lib/cause.ts';
import { Refusal } from '../../lib/errors.ts';
import { billingOf } from '../billing/repository.ts';
import { effectivePlan } from '../billing/rules.ts';
import { planInvitePolicy } from './inviteRules.ts';
import type { TeamRow } from './repository.ts';

/**
 * What a change of who may invite members makes of a team that is locked.
 *
 * @throws Refusal `plan_required`
 */
export async function invitePolicyChanges({ db, now }: Cause, team: TeamRow, makeAdminInvite: boolean | undefined) {
  const plan = planInvitePolicy(team, makeAdminInvite, effectivePlan(await billingOf(db, team.teamId), now));
  if (plan.refusal !== null) throw new Refusal(plan.refusal, { field: 'makeAdminInvite' });
  return plan.changes;
}
