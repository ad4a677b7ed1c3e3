import type { RefusalTable } from '../../upstream/refusals.ts';

/** Only the identity provider of their company lets them in. */
export const ssoRequired = (field: readonly string[]) =>
  ({
    sso_required: [
      'SSO_REQUIRED',
      field,
      "The team has its people sign in at their company's identity provider alone.",
    ],
  }) as const satisfies RefusalTable<'identity.issuePin' | 'identity.authenticate'>;

/** A PIN is not how this person signs in. */
export const googleSignInRequired = (field: readonly string[]) =>
  ({
    google_sign_in_required: [
      'GOOGLE_SIGN_IN_REQUIRED',
      field,
      'The team has its people sign in with their Google account.',
    ],
  }) as const satisfies RefusalTable<'identity.issuePin' | 'identity.authenticate'>;
