import { adminsOnly } from '../../../lib/roles.ts';
import { type Routes, open, signedIn } from '../../../lib/routes.ts';
import { finishSaml } from './finishActions.ts';
import { samlMetadata, startSaml, startSamlTest } from './startActions.ts';

type SamlRoutes = Pick<Routes<'sso'>, 'samlMetadata' | 'startSaml' | 'startSamlTest' | 'finishSaml'>;

/** Signing in at a team's identity provider. */
export const samlRoutes: SamlRoutes = {
  samlMetadata: open((context, { query }) => samlMetadata(context, query.teamId, query.origin)),
  startSaml: open((context, { body }) => startSaml(context, body.teamId, body.origin)),
  // The answer is a secret.
  startSamlTest: signedIn(adminsOnly, (context, { body }) => startSamlTest(context, body.origin), { keyed: false }),
  finishSaml: open((context, { body }) => finishSaml(context, body)),
};
