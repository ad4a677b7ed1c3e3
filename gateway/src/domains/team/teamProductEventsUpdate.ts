import type { Mutation } from '../../mutation.ts';
import { changeTeam } from './changeTeam.ts';
import { teamRest } from './rest.ts';

/** Sets whether product events of the team's people are shared; the team is read afresh. */
export const teamProductEventsUpdate: Mutation<'teamProductEventsUpdate'> = (_root, { input }, context) => {
  const { sharesProductEvents, idempotencyKey } = input;
  const set = () => teamRest(context.upstream).setTeamSettings({ sharesProductEvents }, idempotencyKey);
  return changeTeam(context, set, {});
};
