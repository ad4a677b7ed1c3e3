import { useApolloClient } from '@apollo/client/react';
import { useTeamAvatarUploadMutation } from '../../../generated/team/avatar/teamAvatarUpload.ts';
import { uploadContext } from '../../../lib/apollo/uploadContext.ts';
import { outcomeOf } from '../../../ui/picture/pictureOutcome.ts';
import type { UploadPicture } from '../../../ui/picture/pictureUse.ts';
import { answerOf } from '../../../lib/apollo/callAnswer.ts';
import { readTeamAgain } from '../overview/readTeamAgain.ts';

/** Sends the team's picture; every place that shows it has the new one then. */
export function useTeamAvatarUpload(): UploadPicture {
  const client = useApolloClient();
  const [mutate] = useTeamAvatarUploadMutation({ errorPolicy: 'all' });
  return async (file, { key, ...options }) => {
    const { payload, failure } = await answerOf(
      mutate({ variables: { input: { file, idempotencyKey: key } }, context: uploadContext(options) }),
      (data) => data.teamAvatarUpload,
    );
    // Cancelled or without an answer, it may have been kept all the same.
    if (!payload) void readTeamAgain(client);
    return outcomeOf(payload, failure);
  };
}
