import type { MutationResolvers } from '../../generated/resolvers.ts';
import { refusalError } from '../../lib/refusalErrors.ts';
import { keepProfile } from './loaders.ts';
import { VIEWER } from './mapper.ts';
import { identityRest } from './rest.ts';

/** Takes the viewer's picture away; the payload's viewer is the service's answer. */
export const viewerPhotoRemove: NonNullable<MutationResolvers['viewerPhotoRemove']> = async (
  _root,
  { input },
  context,
) => {
  try {
    keepProfile(
      context,
      await identityRest(context.upstream).updateProfile({ removeImage: true }, input.idempotencyKey),
    );
  } catch (error) {
    return { viewer: null, userErrors: [refusalError(error, {})] };
  }
  return { viewer: VIEWER, userErrors: [] };
};
