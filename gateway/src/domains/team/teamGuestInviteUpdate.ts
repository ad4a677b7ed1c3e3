import type { MutationResolvers } from '../../generated/resolvers.ts';
import { refusalError } from '../../lib/refusalErrors.ts';
import { userError } from '../../lib/userErrors.ts';
import { forgetReads } from '../member/loaders.ts';
import { TEAM, guestInviteWords } from './mapper.ts';
import { teamRest } from './rest.ts';

/** Sets who may invite guests; the team is read afresh. */
export const teamGuestInviteUpdate: NonNullable<MutationResolvers['teamGuestInviteUpdate']> = async (
  _root,
  { input },
  context,
) => {
  const guestInviteType = guestInviteWords[input.guestInvite];
  if (guestInviteType === null) {
    return { team: null, userErrors: [userError('INVALID', ['guestInvite'], 'This says nothing about who may.')] };
  }
  try {
    await teamRest(context.upstream).setTeamSettings({ guestInviteType }, input.idempotencyKey);
  } catch (error) {
    return { team: null, userErrors: [refusalError(error, {})] };
  }
  forgetReads(context);
  return { team: TEAM, userErrors: [] };
};
