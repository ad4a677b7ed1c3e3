import type { Mutation } from '../../mutation.ts';
import { changeViewer, keepProfile } from './changeViewer.ts';
import { identityRest } from './rest.ts';

/** Takes the viewer's picture away; the payload's viewer is the service's answer. */
export const viewerPhotoRemove: Mutation<'viewerPhotoRemove'> = (_root, { input }, context) =>
  changeViewer(
    context,
    () => identityRest(context.upstream).updateProfile({ removeImage: true }, input.idempotencyKey),
    {},
    keepProfile,
  );
