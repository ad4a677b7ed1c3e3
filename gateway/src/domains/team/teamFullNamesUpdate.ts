import type { MutationResolvers } from '../../generated/resolvers.ts';
import { refusalError } from '../../lib/refusalErrors.ts';
import { forgetReads } from '../member/loaders.ts';
import { TEAM } from './mapper.ts';
import { teamRest } from './rest.ts';

/** Sets whether everybody reads full names; the team is read afresh. */
export const teamFullNamesUpdate: NonNullable<MutationResolvers['teamFullNamesUpdate']> = async (
  _root,
  { input: { showsFullNames, idempotencyKey } },
  context,
) => {
  try {
    await teamRest(context.upstream).setTeamSettings({ showUsersFullName: showsFullNames }, idempotencyKey);
  } catch (error) {
    return { team: null, userErrors: [refusalError(error, {})] };
  }
  forgetReads(context);
  return { team: TEAM, userErrors: [] };
};
