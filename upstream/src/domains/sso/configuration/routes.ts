import { adminsOnly } from '../../../lib/roles.ts';
import { type Routes, type Secretless, signedIn } from '../../../lib/routes.ts';
import type { Environment } from '../../member/rules.ts';
import type { GoogleDeps } from '../oidc/googleActions.ts';
import { removeSaml, renewRecoveryCodes, updateGoogleSignIn, updateSaml } from './actions.ts';
import { samlConfiguration, savedSaml, signInConfiguration } from './answers.ts';

type ConfigurationRoutes = Pick<
  Routes<'sso'>,
  | 'signInConfiguration'
  | 'makeGoc'
  | 'samlConfiguration'
  | 'updateSamlConfiguration'
  | 'removeSamlConfiguration'
  | 'createRecoveryCodes'
>;

/** Recovery codes are read once: whoever has not got them has new ones made. */
const withoutCodes: Secretless<'sso', 'updateSamlConfiguration'> = {
  keep: (answer) => ({ ...answer, recoveryCodes: null }),
  retell: async (_context, kept) => kept,
};

/** Which way in a team has chosen, and what it knows of its identity provider. */
export const configurationRoutes = ({
  environment,
  google,
}: GoogleDeps & { environment: Environment }): ConfigurationRoutes => ({
  signInConfiguration: signedIn(adminsOnly, signInConfiguration),
  makeGoc: signedIn(adminsOnly, async (context, { body }) => {
    await updateGoogleSignIn(context, google !== null, body);
    return signInConfiguration(context);
  }),
  samlConfiguration: signedIn(adminsOnly, samlConfiguration),
  updateSamlConfiguration: signedIn(
    adminsOnly,
    async (context, { body }) => savedSaml(context, await updateSaml(context, environment, body)),
    { secretless: withoutCodes },
  ),
  removeSamlConfiguration: signedIn(adminsOnly, async (context, { query }) => {
    await removeSaml(context, query.version);
    return {};
  }),
  // The answer is a secret.
  createRecoveryCodes: signedIn(adminsOnly, async (context) => ({ recoveryCodes: await renewRecoveryCodes(context) }), {
    keyed: false,
  }),
});
