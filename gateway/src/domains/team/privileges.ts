import type { GatewayContext } from '../../context.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { isAdmin } from '../identity/facts.ts';

/** What the viewer may do by the team's policies, its plan and their licence, as the service says. */
export type Privileges = Answer<'team', 'actorPrivileges'>;

/** Members as far as the team lets them. While the service cannot say so, admins: they always may. */
export const canInviteMembers = async (context: GatewayContext): Promise<boolean> => {
  const privileges = await context.loaders.team.privileges().catch(() => null);
  return privileges ? privileges.inviteMembers : isAdmin(context);
};

/** By the team's setting. While the service cannot say so, admins, unless the team takes no guests at all. */
export const canInviteGuests = async (context: GatewayContext): Promise<boolean> => {
  const privileges = await context.loaders.team.privileges().catch(() => null);
  if (privileges) return privileges.inviteGuests;
  return (await isAdmin(context)) && (await context.loaders.team.team()).guestInvite !== 'NONE';
};
