import { recordAudit } from '../../../lib/audit.ts';
import type { Cause } from '../../../lib/cause.ts';
import { Refusal } from '../../../lib/errors.ts';
import { planOf } from '../../billing/planActions.ts';
import { freeDomainsAmong, isPublicDomain, organisationDomains, teamDomainsAmong } from '../organisation/repository.ts';
import { type TeamRow, changeTeam } from '../repository.ts';
import { type SignUp, type SignUpGiven, addedDomains, isAboutSignUp, planSignUp } from './rules.ts';

/**
 * What a change of who may join makes of a team that is locked.
 *
 * @throws Refusal `invalid_request`, `too_many_subjects`, `cannot_add_email_auto_approval`, `plan_required`, `free_email_domain`
 */
export async function signUpChanges(cause: Cause, team: TeamRow, given: SignUpGiven): Promise<Partial<SignUp>> {
  const { db } = cause;
  if (!isAboutSignUp(given)) return {};
  const added = addedDomains(team.canJoinDomains, given);
  const own = await organisationDomains(db, team);
  const taken = (await teamDomainsAmong(db, added)).filter((domain) => !own.has(domain));
  const plan = planSignUp(team, given, {
    plan: await planOf(cause, team.teamId),
    isPublicDomain: await isPublicDomain(db, team),
    foreign: new Set([...(await freeDomainsAmong(db, added)), ...taken]),
  });
  if (plan.refusal !== null) throw new Refusal(plan.refusal, { field: plan.field });
  return plan.changes;
}

/**
 * Takes the domain of a team with which this one, locked, is no organisation any more off the approved ones: it could not be
 * approved now. Stays where another team of that domain is merged with this one.
 *
 * @param actor null where it is not the team's own doing
 */
export async function disapproveDomain(
  cause: Cause,
  team: TeamRow,
  { domain, actor }: { domain: string; actor: string | null },
): Promise<void> {
  const { teamId, canJoinDomains: before } = team;
  const after = before.filter((approved) => approved.toLowerCase() !== domain.toLowerCase());
  if (after.length === before.length || (await organisationDomains(cause.db, team)).has(domain)) return;
  await changeTeam(cause.db, teamId, { canJoinDomains: after });
  await recordAudit(cause, {
    ...{ teamId, actor, action: 'team.updateSignUp', target: `team:${teamId}` },
    ...{ before: { canJoinDomains: before }, after: { canJoinDomains: after } },
  });
}
