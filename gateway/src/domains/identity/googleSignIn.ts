import type { UserError } from '../../generated/resolvers.ts';
import { userError } from '../../lib/userErrors.ts';

/** For the refusal `google_sign_in_required`: a PIN is not how this person signs in. */
export const googleSignInRequired = (field: readonly string[]): UserError =>
  userError('GOOGLE_SIGN_IN_REQUIRED', field, 'The team has its people sign in with their Google account.');
