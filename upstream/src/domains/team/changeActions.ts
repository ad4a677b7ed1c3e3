import type { Body } from '../../generated/contract.ts';
import { changedOf } from '../../lib/changes.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { demandVersion } from '../../lib/versions.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import { removeTeamAvatar } from './avatarActions.ts';
import { isPublicDomain } from './organisation/repository.ts';
import { anotherTeamAutoJoins, lockDomain, teamOf } from './repository.ts';
import { planEdit } from './rules.ts';
import { saveSetting } from './settingActions.ts';
import { signUpChanges } from './signUp/actions.ts';
import { invitePolicyChanges } from './signUp/inviteActions.ts';

/**
 * Changes what is given of the team: name and address, its picture, who may join and who may invite.
 *
 * @throws Refusal `actor_not_admin`, `stale_version`, `invalid_request`, `url_reserved`, `url_taken`, and those of `signUpChanges`
 *   and `invitePolicyChanges`
 */
export async function updateTeam(context: SessionContext, given: Body<'team', 'updateTeam'>): Promise<void> {
  const { cause, team } = await lockForAdmin(context);
  demandVersion(given.version, team.version);
  const plan = planEdit(team, given);
  if (plan.refusal !== null) throw new Refusal(plan.refusal, { field: plan.field });
  const signUp = await signUpChanges(cause, team, given);
  const invitePolicy = await invitePolicyChanges(cause, team, given.makeAdminInvite);
  await saveSetting(cause, team, 'team.update', plan.changes);
  await saveSetting(cause, team, 'team.updateSignUp', signUp);
  await saveSetting(cause, team, 'team.updateInvitePolicy', invitePolicy);
  if (given.removeAvatar) await removeTeamAvatar(cause, team);
}

/**
 * Sets whether everybody of the team's domain joins it by themselves.
 *
 * @throws Refusal `actor_not_admin`, `free_email_domain`, `auto_join_exists`
 */
export async function makeAutoJoin(context: SessionContext, isAutoJoin: boolean): Promise<void> {
  const { db, actor } = context;
  const { domain } = await teamOf(db, actor.teamId);
  await lockDomain(db, domain);
  const { cause, team } = await lockForAdmin(context);
  const changes = changedOf(team, { isAutoJoin });
  if (changes.isAutoJoin) {
    if (await isPublicDomain(db, team)) throw new Refusal('free_email_domain');
    if (await anotherTeamAutoJoins(db, team)) throw new Refusal('auto_join_exists');
  }
  await saveSetting(cause, team, 'team.updateAutoJoin', changes);
}

/**
 * Sets who may invite guests, to whom full names are shown, and whether product events are shared.
 *
 * @throws Refusal `actor_not_admin`
 */
export async function setTeamSettings(
  context: SessionContext,
  { guestInviteType: guestInvite, showUsersFullName, sharesProductEvents }: Body<'team', 'setTeamSettings'>,
): Promise<void> {
  const { cause, team } = await lockForAdmin(context);
  const changes = changedOf(team, { guestInvite, showUsersFullName, sharesProductEvents });
  await saveSetting(cause, team, 'team.updateSettings', changes);
}
