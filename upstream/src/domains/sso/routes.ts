import { recordAudit } from '../../lib/audit.ts';
import type { SessionContext } from '../../lib/context.ts';
import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { lockForAdmin } from '../member/actions.ts';
import { teamOf } from '../team/repository.ts';
import { setGoogleSignIn } from './repository.ts';

/** How the people of a team sign in. */
export function ssoRoutes(): Routes<'sso'> {
  return {
    signInConfiguration: signedIn(adminsOnly, async ({ db, actor }) => {
      const { isGoogleSignInRequired } = await teamOf(db, actor.teamId);
      return { isGOC: isGoogleSignInRequired };
    }),
    makeGoc: signedIn(adminsOnly, (context, { body }) => updateGoogleSignIn(context, body.makeGOC)),
  };
}

async function updateGoogleSignIn(context: SessionContext, isRequired: boolean) {
  const cause = await lockForAdmin(context);
  const { db, teamId, actor } = cause;
  const { isGoogleSignInRequired: wasRequired } = await teamOf(db, teamId);
  if (wasRequired !== isRequired) {
    await setGoogleSignIn(db, teamId, isRequired);
    await recordAudit(cause, {
      ...{ teamId, actor, action: 'sso.updateGoogleSignIn', target: `team:${teamId}` },
      before: { isGoogleSignInRequired: wasRequired },
      after: { isGoogleSignInRequired: isRequired },
    });
  }
  return { isGOC: isRequired };
}
