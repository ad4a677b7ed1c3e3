import type { Answer } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { adminsOnly, everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { createPrivileges } from '../channel/createActions.ts';
import { sharePrivileges } from './fileSharingActions.ts';
import { mayInviteGuests, mayInviteMembers } from './inviteRules.ts';
import { planGates } from './planGates.ts';
import { teamOf } from './repository.ts';
import { latestChanges } from './settingChangeRepository.ts';
import { isPublicDomain } from './domainRepository.ts';

/** How a team is set up, what that lets its people do, and who has changed it. */
export const settingsRoutes: Pick<
  Routes<'team'>,
  'teamSettings' | 'actorPrivileges' | 'settingChanges' | 'planGates'
> = {
  teamSettings: signedIn(adminsOnly, teamSettings),
  actorPrivileges: signedIn(everyRole, actorPrivileges),
  settingChanges: signedIn(adminsOnly, async ({ db, actor }) => ({
    changes: await latestChanges(db, actor.teamId),
  })),
  planGates: signedIn(adminsOnly, planGates),
};

async function teamSettings({ db, actor }: SessionContext): Promise<Answer<'team', 'teamSettings'>> {
  const team = await teamOf(db, actor.teamId);
  const { guestInvite, showUsersFullName, isAdminInvite, isOpen, isCrossDomainDisabled, canJoinDomains } = team;
  return {
    ...{ guestInviteType: guestInvite, showUsersFullName, isAdminInvite, isOpen, isCrossDomainDisabled },
    ...{ canJoinDomains, isAutoJoin: team.isAutoJoin, isPublicDomain: await isPublicDomain(db, team) },
    version: team.version,
  };
}

/** By the rules by which the calls themselves let somebody in or refuse them. */
async function actorPrivileges({ db, now, actor }: SessionContext): Promise<Answer<'team', 'actorPrivileges'>> {
  const team = await teamOf(db, actor.teamId);
  return {
    inviteMembers: mayInviteMembers(actor.role, team),
    inviteGuests: mayInviteGuests(actor.role, team),
    ...(await createPrivileges(db, actor, now)),
    ...(await sharePrivileges(db, actor, now)),
  };
}
