import { useTeamGoogleSignInUpdateMutation } from '../../../generated/sso/settings/teamGoogleSignInUpdate.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/**
 * Sets whether people have to sign in with Google. Where the answer is lost it is read again how it stands: `readAgain`.
 */
export function useGoogleSignInUpdate(readAgain: () => Promise<unknown>) {
  const [mutate] = useTeamGoogleSignInUpdateMutation(IN_PLACE);
  const save = useDraftSave(mutate, (data) => data.teamGoogleSignInUpdate, readAgain);
  return (isGoogleSignInRequired: boolean) => save({ isGoogleSignInRequired });
}
