import { type Routes, open } from '../../lib/routes.ts';
import type { Environment } from '../member/rules.ts';
import { configurationRoutes } from './configuration/routes.ts';
import { signInOptions } from './optionAnswers.ts';
import { provisioningRoutes } from './provisioning/routes.ts';
import { samlRoutes } from './saml/routes.ts';

/** `hasGoogle`: whether Google is set up in this installation. */
type SsoDeps = { environment: Environment; hasGoogle: boolean };

/** How the people of a team sign in, and how its directory service keeps them. */
export const ssoRoutes = (deps: SsoDeps): Routes<'sso'> => ({
  ...configurationRoutes(deps),
  ...provisioningRoutes,
  ...samlRoutes,
  signInOptions: open((context, { query }) => signInOptions(context, query.email, deps.hasGoogle)),
});
