import type { Mutation } from '../../mutation.ts';
import { changeTeam } from './changeTeam.ts';
import { teamRest } from './rest.ts';

/** Sets whether everybody reads full names; the team is read afresh. */
export const teamFullNamesUpdate: Mutation<'teamFullNamesUpdate'> = (_root, { input }, context) => {
  const { showsFullNames, idempotencyKey } = input;
  const set = () => teamRest(context.upstream).setTeamSettings({ showUsersFullName: showsFullNames }, idempotencyKey);
  return changeTeam(context, set, {});
};
