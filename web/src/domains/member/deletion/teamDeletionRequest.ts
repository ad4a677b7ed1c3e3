import {
  TeamDeletionRequestDocument,
  type DeleteFeedbackInput,
} from '../../../generated/member/deletion/teamDeletionRequest.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';

/** Asks the installation's owner to delete the team; nothing is deleted by it. */
export const useTeamDeletionRequest = () => {
  const call = useKeyedMutation(TeamDeletionRequestDocument, (data) => data.teamDeletionRequest);
  return (feedback: DeleteFeedbackInput) => call({ feedback });
};
