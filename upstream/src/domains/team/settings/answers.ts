import type { Answer } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { createPrivileges } from '../../channel/createActions.ts';
import { sharePrivileges } from '../fileSharing/answers.ts';
import { isPublicDomain } from '../organisation/repository.ts';
import { teamOf } from '../repository.ts';
import { mayInviteGuests, mayInviteMembers } from '../signUp/inviteRules.ts';

/** How a team is set up. */
export async function teamSettings({ db, actor }: SessionContext): Promise<Answer<'team', 'teamSettings'>> {
  const team = await teamOf(db, actor.teamId);
  const { guestInvite, showUsersFullName, isAdminInvite, isOpen, isCrossDomainDisabled, canJoinDomains } = team;
  return {
    ...{ guestInviteType: guestInvite, showUsersFullName, isAdminInvite, isOpen, isCrossDomainDisabled },
    ...{ canJoinDomains, isAutoJoin: team.isAutoJoin, isPublicDomain: await isPublicDomain(db, team) },
    version: team.version,
  };
}

/** What somebody may do, by the rules by which the calls themselves let them in or refuse them. */
export async function actorPrivileges(context: SessionContext): Promise<Answer<'team', 'actorPrivileges'>> {
  const { db, now, actor } = context;
  const team = await teamOf(db, actor.teamId);
  return {
    inviteMembers: mayInviteMembers(actor.role, team),
    inviteGuests: mayInviteGuests(actor.role, team),
    ...(await createPrivileges(db, actor, now)),
    ...(await sharePrivileges(context)),
  };
}
