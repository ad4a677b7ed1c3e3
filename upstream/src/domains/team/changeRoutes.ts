import { recordAudit } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { adminsOnly } from '../../lib/roles.ts';
import { type Input, type Routes, signedIn } from '../../lib/service.ts';
import { isFreeDomain } from '../identity/repository.ts';
import { lockForAdmin } from '../member/actions.ts';
import { removeTeamAvatar } from './avatar.ts';
import { teamInfo } from './info.ts';
import { invitePolicyChanges } from './inviteActions.ts';
import { type TeamRow, anotherTeamAutoJoins, changeTeam, lockDomain, teamOf } from './repository.ts';
import { changedOf, planEdit } from './rules.ts';
import { signUpChanges } from './signUpActions.ts';

/** What admins change about their team. */
export const changeRoutes: Pick<Routes<'team'>, 'updateTeam' | 'makeAutoJoin' | 'setTeamSettings'> = {
  updateTeam: signedIn(adminsOnly, updateTeam),
  makeAutoJoin: signedIn(adminsOnly, makeAutoJoin),
  setTeamSettings: signedIn(adminsOnly, setTeamSettings),
};

async function updateTeam(context: SessionContext, { body }: Input<'team', 'updateTeam'>) {
  const cause = await lockForAdmin(context);
  const team = await teamOf(cause.db, cause.teamId);
  const plan = planEdit(team, body);
  if (plan.refusal !== null) throw new Refusal(plan.refusal, { field: plan.field });
  const signUp = await signUpChanges(cause, team, body);
  const invitePolicy = await invitePolicyChanges(cause, team, body.makeAdminInvite);
  await keep(cause, 'team.update', team, plan.changes);
  await keep(cause, 'team.updateSignUp', team, signUp);
  await keep(cause, 'team.updateInvitePolicy', team, invitePolicy);
  if (body.removeAvatar) await removeTeamAvatar(cause);
  return teamInfo(context, cause.teamId);
}

async function makeAutoJoin(context: SessionContext, { body: { autoJoin } }: Input<'team', 'makeAutoJoin'>) {
  const { db, actor } = context;
  const { domain } = await teamOf(db, actor.teamId);
  await lockDomain(db, domain);
  const cause = await lockForAdmin(context);
  const team = await teamOf(db, cause.teamId);
  const changes = changedOf(team, { isAutoJoin: autoJoin });
  if (changes.isAutoJoin) {
    if (await isFreeDomain(db, domain)) throw new Refusal('free_email_domain');
    if (await anotherTeamAutoJoins(db, team)) throw new Refusal('auto_join_exists');
  }
  await keep(cause, 'team.updateAutoJoin', team, changes);
  return {};
}

async function setTeamSettings(context: SessionContext, { body }: Input<'team', 'setTeamSettings'>) {
  const cause = await lockForAdmin(context);
  const team = await teamOf(cause.db, cause.teamId);
  const { guestInviteType: guestInvite, showUsersFullName } = body;
  await keep(cause, 'team.updateSettings', team, changedOf(team, { guestInvite, showUsersFullName }));
  return {};
}

/** Keeps what changes, with an audit entry of just that; nothing where nothing does. */
async function keep(cause: Cause, action: string, team: TeamRow, changes: Partial<TeamRow>): Promise<void> {
  const { db, teamId, actor } = cause;
  const before = Object.fromEntries(Object.entries(team).filter(([column]) => column in changes));
  if (Object.keys(changes).length === 0) return;
  await changeTeam(db, teamId, changes);
  await recordAudit(cause, { teamId, actor, action, target: `team:${teamId}`, before, after: changes });
}
