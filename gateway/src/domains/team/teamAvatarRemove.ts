import type { Mutation } from '../../mutation.ts';
import { changeTeam, keepTeam } from './changeTeam.ts';
import { teamRest } from './rest.ts';

/** Takes the team's picture away; the payload's team is the service's answer. */
export const teamAvatarRemove: Mutation<'teamAvatarRemove'> = (_root, { input }, context) =>
  changeTeam(
    context,
    () => teamRest(context.upstream).updateTeam({ removeAvatar: true }, input.idempotencyKey),
    {},
    keepTeam,
  );
