import { useApolloClient } from '@apollo/client/react';
import { ViewerPhotoDocument, type ViewerPhotoQuery } from '../../../generated/identity/profile/viewerPhoto.ts';
import { useViewerPhotoUploadMutation } from '../../../generated/identity/profile/viewerPhotoUpload.ts';
import { uploadContext } from '../../../lib/apollo/uploadContext.ts';
import { outcomeOf } from '../../../ui/picture/pictureOutcome.ts';
import type { UploadPicture } from '../../../ui/picture/pictureUse.ts';
import { answerOf } from '../../../lib/apollo/callAnswer.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { changeOwnMember } from './ownMember.ts';

const AGAIN = { query: ViewerPhotoDocument, fetchPolicy: 'network-only', ...IN_PLACE } as const;

/** Sends the viewer's picture; every place that shows it has the new one then. */
export function useViewerPhotoUpload(): UploadPicture {
  const client = useApolloClient();
  const [mutate] = useViewerPhotoUploadMutation({ errorPolicy: 'all' });
  const show = ({ guid, imageUrl }: Pick<ViewerPhotoQuery['viewer'], 'guid' | 'imageUrl'>) =>
    changeOwnMember(client.cache, guid, { imageUrl });
  return async (file, { key, ...options }) => {
    const { payload, failure } = await answerOf(
      mutate({ variables: { input: { file, idempotencyKey: key } }, context: uploadContext(options) }),
      (data) => data.viewerPhotoUpload,
    );
    if (payload?.viewer) show(payload.viewer);
    // Cancelled or without an answer, it may have been kept all the same.
    if (!payload) {
      void client.query(AGAIN).then(
        ({ data }) => data && show(data.viewer),
        () => undefined,
      );
    }
    return outcomeOf(payload, failure);
  };
}
