import { useApolloClient } from '@apollo/client/react';
import {
  TeamDeletionRequestDocument,
  type DeleteFeedbackInput,
} from '../../../generated/member/dialogs/teamDeletionRequest.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { answerOf } from '../../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../../lib/graphql/inPlace.ts';

/** Asks the installation's owner to delete the team; nothing is deleted by it. */
export const useTeamDeletionRequest = () => {
  const client = useApolloClient();
  const keys = useActionKeys();
  return async (feedback: DeleteFeedbackInput) => {
    const variables = { input: { feedback, idempotencyKey: keys.keyFor(feedback) } };
    const mutation = client.mutate({ ...CALL_IN_PLACE, mutation: TeamDeletionRequestDocument, variables });
    const answer = await answerOf(mutation, (data) => data.teamDeletionRequest);
    if (answer.payload) keys.settle();
    return answer;
  };
};
