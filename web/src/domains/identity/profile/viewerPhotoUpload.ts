import { useApolloClient } from '@apollo/client/react';
import { ViewerPhotoDocument } from '../../../generated/identity/profile/viewerPhoto.ts';
import { useViewerPhotoUploadMutation } from '../../../generated/identity/profile/viewerPhotoUpload.ts';
import { uploadContext } from '../../../lib/apollo/uploadContext.ts';
import { outcomeOf } from '../../../ui/picture/pictureOutcome.ts';
import type { UploadPicture } from '../../../ui/picture/pictureUse.ts';
import { answerOf } from '../../member/dialogs/callAnswer.ts';
import { changeOwnMember } from './ownMember.ts';

const AGAIN = { fetchPolicy: 'network-only', context: { errorInPlace: true } } as const;

/** Sends the viewer's picture; every place that shows it has the new one then. */
export function useViewerPhotoUpload(): UploadPicture {
  const client = useApolloClient();
  const [mutate] = useViewerPhotoUploadMutation({ errorPolicy: 'all' });
  return async (file, { key, ...options }) => {
    const { payload, failure } = await answerOf(
      mutate({ variables: { input: { file, idempotencyKey: key } }, context: uploadContext(options) }),
      (data) => data.viewerPhotoUpload,
    );
    if (payload?.viewer) changeOwnMember(client.cache, payload.viewer.guid, { imageUrl: payload.viewer.imageUrl });
    // Cancelled or without an answer, it may have been kept all the same.
    if (!payload) void client.query({ ...AGAIN, query: ViewerPhotoDocument });
    return outcomeOf(payload, failure);
  };
}
