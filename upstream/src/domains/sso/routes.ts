import type { Routes } from '../../lib/routes.ts';
import type { Environment } from '../member/rules.ts';
import { configurationRoutes } from './configuration/routes.ts';
import { provisioningRoutes } from './provisioning/routes.ts';
import { samlRoutes } from './saml/routes.ts';

/** How the people of a team sign in, and how its directory service keeps them. */
export const ssoRoutes = (deps: { environment: Environment }): Routes<'sso'> => ({
  ...configurationRoutes(deps),
  ...provisioningRoutes,
  ...samlRoutes,
});
