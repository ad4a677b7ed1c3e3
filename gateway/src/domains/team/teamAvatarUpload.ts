import { TEAM_AVATAR } from '@muster/schema/formats/picture';
import type { Mutation } from '../../mutation.ts';
import { uploadError } from '../../upstream/refusals.ts';
import { changeTeam } from './changeTeam.ts';
import { teamRest } from './rest.ts';

/** Sets the team's picture, which goes to the service as it comes; the payload's team is read afresh. */
export const teamAvatarUpload: Mutation<'teamAvatarUpload'> = (_root, { input }, context) => {
  const upload = async () => {
    const file = { file: input.file.read(), maxBytes: TEAM_AVATAR.maxBytes };
    return teamRest(context.upstream).uploadAvatar(file, input.idempotencyKey);
  };
  return changeTeam(context, upload, uploadError);
};
