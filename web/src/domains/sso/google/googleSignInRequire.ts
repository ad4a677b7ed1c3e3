import { GoogleSignInRequireDocument } from '../../../generated/sso/google/googleSignInRequire.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';

/**
 * Sets whether people have to sign in with Google. Where the answer is lost it is read again how it stands: `readAgain`.
 *
 * @param removesSaml whether what is configured of an identity provider goes with it
 */
export function useGoogleSignInRequire(readAgain: () => Promise<boolean>) {
  const save = useDraftSave(GoogleSignInRequireDocument, (data) => data.teamGoogleSignInUpdate, { readAgain });
  return (isGoogleSignInRequired: boolean, removesSaml: boolean) =>
    save({ isGoogleSignInRequired, ...(removesSaml && { removeSaml: true }) });
}
