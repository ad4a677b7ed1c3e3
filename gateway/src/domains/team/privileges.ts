import type { GatewayContext } from '../../context.ts';
import { unlessAway } from '../../upstream/errors.ts';
import { isAdmin } from '../identity/facts.ts';

/** What the viewer may do by the team's policies, its plan and their licence, as the service says. */
const privilegesOf = ({ loaders }: GatewayContext) => unlessAway(() => loaders.team.privileges(), null);

/** Members as far as the team lets them. While the service cannot say so, admins: they always may. */
export const canInviteMembers = async (context: GatewayContext): Promise<boolean> => {
  const privileges = await privilegesOf(context);
  return privileges ? privileges.inviteMembers : isAdmin(context);
};

const takesGuests = async ({ loaders }: GatewayContext) => (await loaders.team.team()).guestInvite !== 'NONE';

/** By the team's setting. While the service cannot say so, admins of a team that is known to take guests. */
export const canInviteGuests = async (context: GatewayContext): Promise<boolean> => {
  const privileges = await privilegesOf(context);
  if (privileges) return privileges.inviteGuests;
  return (await isAdmin(context)) && unlessAway(() => takesGuests(context), false);
};

/** Everybody of the team for trying things out. While the service cannot say whether it is the one, nobody. */
export const canResetSandbox = ({ loaders }: GatewayContext): Promise<boolean> =>
  unlessAway(() => loaders.team.isSandbox(), false);
