import { TeamAvatarRemoveDocument } from '../../../generated/team/avatar/teamAvatarRemove.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { outcomeOf } from '../../../ui/picture/pictureOutcome.ts';
import type { PictureOutcome } from '../../../ui/picture/pictureUse.ts';

/** Removes the team's picture everywhere. */
export function useTeamAvatarRemove(): () => Promise<PictureOutcome> {
  const remove = useKeyedMutation(TeamAvatarRemoveDocument, (data) => data.teamAvatarRemove);
  return async () => {
    const { payload, failure } = await remove({});
    return outcomeOf(payload, failure);
  };
}
