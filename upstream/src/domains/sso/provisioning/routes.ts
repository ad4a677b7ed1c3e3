import { adminsOnly } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/routes.ts';
import { deleteToken, generateToken } from './actions.ts';
import { generatedToken, provisioningToken } from './answers.ts';

type ProvisioningRoutes = Pick<
  Routes<'sso'>,
  'provisioningToken' | 'generateProvisioningToken' | 'deleteProvisioningToken'
>;

/** The token by which a directory service keeps the people of a team. */
export const provisioningRoutes: ProvisioningRoutes = {
  provisioningToken: signedIn(adminsOnly, (context, { query }) => provisioningToken(context, query.idpId)),
  // The answer is a secret.
  generateProvisioningToken: signedIn(
    adminsOnly,
    async (context, { query, body }) =>
      generatedToken(context, query.idpId, await generateToken(context, query.idpId, body.replaces)),
    { keyed: false },
  ),
  deleteProvisioningToken: signedIn(adminsOnly, async (context, { query }) => {
    await deleteToken(context, query.idpId, query.ending);
    return {};
  }),
};
