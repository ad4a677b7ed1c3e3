import type { Mutation } from '../../mutation.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { changeTeam } from '../team/changeTeam.ts';
import { ssoRest } from './rest.ts';

const refusals = {
  google_not_configured: [
    'GOOGLE_NOT_CONFIGURED',
    ['isGoogleSignInRequired'],
    'This installation is not known to Google.',
  ],
  saml_configured: ['NOT_ALLOWED', ['isGoogleSignInRequired'], 'People sign in at an identity provider.'],
} as const satisfies RefusalTable<'sso.makeGoc'>;

/** Sets whether people have to sign in with Google; the team is read afresh. */
export const teamGoogleSignInUpdate: Mutation<'teamGoogleSignInUpdate'> = (_root, { input }, context) => {
  const { isGoogleSignInRequired: makeGOC, removeSaml, idempotencyKey } = input;
  const body = { makeGOC, ...(removeSaml === true ? { removeSaml } : {}) };
  return changeTeam(context, () => ssoRest(context.upstream).makeGoc(body, idempotencyKey), refusals);
};
