import { PROFILE_PHOTO } from '@muster/schema/formats/picture';
import type { Mutation } from '../../mutation.ts';
import { uploadError } from '../../upstream/refusals.ts';
import { changeViewer } from './changeViewer.ts';
import { identityRest } from './rest.ts';

/** Sets the viewer's picture, which goes to the service as it comes; the payload's viewer is read afresh. */
export const viewerPhotoUpload: Mutation<'viewerPhotoUpload'> = (_root, { input }, context) => {
  const upload = async () => {
    const file = { file: input.file.read(), maxBytes: PROFILE_PHOTO.maxBytes };
    return identityRest(context.upstream).uploadPicture(file, input.idempotencyKey);
  };
  return changeViewer(context, upload, uploadError);
};
