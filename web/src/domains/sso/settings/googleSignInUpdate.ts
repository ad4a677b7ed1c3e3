import { TeamGoogleSignInUpdateDocument } from '../../../generated/sso/settings/teamGoogleSignInUpdate.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';

/**
 * Sets whether people have to sign in with Google. Where the answer is lost it is read again how it stands: `readAgain`.
 */
export function useGoogleSignInUpdate(readAgain: () => Promise<boolean>) {
  const save = useDraftSave(TeamGoogleSignInUpdateDocument, (data) => data.teamGoogleSignInUpdate, { readAgain });
  return (isGoogleSignInRequired: boolean) => save({ isGoogleSignInRequired });
}
