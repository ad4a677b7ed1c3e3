import { TEAM_AVATAR } from '@muster/schema/formats/picture';
import type { MutationResolvers } from '../../generated/resolvers.ts';
import { uploadError } from '../../lib/uploadErrors.ts';
import { TEAM } from './mapper.ts';
import { teamRest } from './rest.ts';

/** Sets the team's picture, which goes to the service as it comes; the payload's team is read afresh. */
export const teamAvatarUpload: NonNullable<MutationResolvers['teamAvatarUpload']> = async (
  _root,
  { input },
  context,
) => {
  try {
    const file = { file: input.file.read(), maxBytes: TEAM_AVATAR.maxBytes };
    await teamRest(context.upstream).uploadAvatar(file, input.idempotencyKey);
  } catch (error) {
    return { team: null, userErrors: [uploadError(error)] };
  }
  Object.assign(context, context.scopeOf(context.identity));
  return { team: TEAM, userErrors: [] };
};
