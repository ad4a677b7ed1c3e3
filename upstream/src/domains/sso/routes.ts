import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { teamOf } from '../team/repository.ts';
import { updateGoogleSignIn } from './actions.ts';

/** How the people of a team sign in. */
export function ssoRoutes(): Routes<'sso'> {
  return {
    signInConfiguration: signedIn(adminsOnly, async ({ db, actor }) => {
      const { isGoogleSignInRequired } = await teamOf(db, actor.teamId);
      return { isGOC: isGoogleSignInRequired };
    }),
    makeGoc: signedIn(adminsOnly, async (context, { body }) => ({
      isGOC: await updateGoogleSignIn(context, body.makeGOC),
    })),
  };
}
