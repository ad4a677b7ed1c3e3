import { type Routes, open } from '../../lib/routes.ts';
import type { Environment } from '../member/rules.ts';
import { configurationRoutes } from './configuration/routes.ts';
import type { GoogleDeps } from './oidc/googleActions.ts';
import { googleRoutes } from './oidc/routes.ts';
import { signInOptions } from './optionAnswers.ts';
import { provisioningRoutes } from './provisioning/routes.ts';
import { samlRoutes } from './saml/routes.ts';

type SsoDeps = GoogleDeps & { environment: Environment };

/** How the people of a team sign in, and how its directory service keeps them. */
export const ssoRoutes = (deps: SsoDeps): Routes<'sso'> => ({
  ...configurationRoutes(deps),
  ...provisioningRoutes,
  ...samlRoutes,
  ...googleRoutes(deps),
  signInOptions: open((context, { query }) => signInOptions(context, query.email, deps.google !== null)),
});
