import { useTeamGoogleSignInUpdateMutation } from '../../../generated/sso/settings/teamGoogleSignInUpdate.ts';
import { useSettingSave } from '../../../lib/form/useSettingSave.ts';
import { CALL_IN_PLACE } from '../../../lib/graphql/inPlace.ts';

/**
 * Sets whether people have to sign in with Google. Where the answer is lost it is read again how it stands: `readAgain`.
 */
export function useGoogleSignInUpdate(readAgain: () => Promise<unknown>) {
  const [mutate] = useTeamGoogleSignInUpdateMutation(CALL_IN_PLACE);
  const save = useSettingSave(mutate, (data) => data.teamGoogleSignInUpdate, readAgain);
  return (isGoogleSignInRequired: boolean) => save({ isGoogleSignInRequired });
}
