import { userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import { changeTeam, unchangedTeam } from './changeTeam.ts';
import { guestInvites } from './mapper.ts';
import { teamRest } from './rest.ts';

/** Sets who may invite guests; the team is read afresh. */
export const teamGuestInviteUpdate: Mutation<'teamGuestInviteUpdate'> = async (_root, { input }, context) => {
  const guestInviteType = guestInvites.wire(input.guestInvite);
  if (guestInviteType === null) {
    return unchangedTeam(userError('INVALID', ['guestInvite'], 'This says nothing about who may.'));
  }
  const set = () => teamRest(context.upstream).setTeamSettings({ guestInviteType }, input.idempotencyKey);
  return changeTeam(context, set, {});
};
