import { PROFILE_PHOTO } from '@muster/schema/formats/picture';
import type { MutationResolvers } from '../../generated/resolvers.ts';
import { uploadError } from '../../lib/uploadErrors.ts';
import { VIEWER } from './mapper.ts';
import { identityRest } from './rest.ts';

/** Sets the viewer's picture, which goes to the service as it comes; the payload's viewer is read afresh. */
export const viewerPhotoUpload: NonNullable<MutationResolvers['viewerPhotoUpload']> = async (
  _root,
  { input },
  context,
) => {
  try {
    const file = { file: input.file.read(), maxBytes: PROFILE_PHOTO.maxBytes };
    await identityRest(context.upstream).uploadPicture(file, input.idempotencyKey);
  } catch (error) {
    return { viewer: null, userErrors: [uploadError(error)] };
  }
  Object.assign(context, context.scopeOf(context.identity));
  return { viewer: VIEWER, userErrors: [] };
};
