import { useApolloClient } from '@apollo/client/react';
import { useViewerPhotoRemoveMutation } from '../../../generated/identity/profile/viewerPhotoRemove.ts';
import { outcomeOf } from '../../../ui/picture/pictureOutcome.ts';
import type { PictureOutcome } from '../../../ui/picture/pictureUse.ts';
import { answerOf } from '../../../lib/apollo/callAnswer.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { changeOwnMember } from './ownMember.ts';

/** Removes the viewer's picture everywhere. */
export function useViewerPhotoRemove(): (key: string) => Promise<PictureOutcome> {
  const { cache } = useApolloClient();
  const [mutate] = useViewerPhotoRemoveMutation(IN_PLACE);
  return async (idempotencyKey) => {
    const { payload, failure } = await answerOf(
      mutate({ variables: { input: { idempotencyKey } } }),
      (data) => data.viewerPhotoRemove,
    );
    if (payload?.viewer) changeOwnMember(cache, payload.viewer.guid, { imageUrl: payload.viewer.imageUrl });
    return outcomeOf(payload, failure);
  };
}
