import { ViewerPhotoRemoveDocument } from '../../../generated/identity/profile/viewerPhotoRemove.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { outcomeOf } from '../../../ui/picture/pictureOutcome.ts';
import type { PictureOutcome } from '../../../ui/picture/pictureUse.ts';
import { changeOwnMember } from './ownMember.ts';

/** Removes the viewer's picture everywhere. */
export function useViewerPhotoRemove(): () => Promise<PictureOutcome> {
  const remove = useKeyedMutation(
    ViewerPhotoRemoveDocument,
    (data) => data.viewerPhotoRemove,
    (cache, { viewer }) => {
      if (viewer) changeOwnMember(cache, viewer.guid, { imageUrl: viewer.imageUrl });
    },
  );
  return async () => {
    const { payload, failure } = await remove({});
    return outcomeOf(payload, failure);
  };
}
