import type { MutationResolvers } from '../../generated/resolvers.ts';
import { refusalError } from '../../lib/refusalErrors.ts';
import { keepTeam } from './loaders.ts';
import { TEAM } from './mapper.ts';
import { teamRest } from './rest.ts';

/** Takes the team's picture away; the payload's team is the service's answer. */
export const teamAvatarRemove: NonNullable<MutationResolvers['teamAvatarRemove']> = async (
  _root,
  { input },
  context,
) => {
  try {
    keepTeam(context, await teamRest(context.upstream).updateTeam({ removeAvatar: true }, input.idempotencyKey));
  } catch (error) {
    return { team: null, userErrors: [refusalError(error, {})] };
  }
  return { team: TEAM, userErrors: [] };
};
