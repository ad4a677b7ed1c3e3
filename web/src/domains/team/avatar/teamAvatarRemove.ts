import { useTeamAvatarRemoveMutation } from '../../../generated/team/avatar/teamAvatarRemove.ts';
import { outcomeOf } from '../../../ui/picture/pictureOutcome.ts';
import type { PictureOutcome } from '../../../ui/picture/pictureUse.ts';
import { answerOf } from '../../../lib/apollo/callAnswer.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** Removes the team's picture everywhere. */
export function useTeamAvatarRemove(): (key: string) => Promise<PictureOutcome> {
  const [mutate] = useTeamAvatarRemoveMutation(IN_PLACE);
  return async (idempotencyKey) => {
    const { payload, failure } = await answerOf(
      mutate({ variables: { input: { idempotencyKey } } }),
      (data) => data.teamAvatarRemove,
    );
    return outcomeOf(payload, failure);
  };
}
