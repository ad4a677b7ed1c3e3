import { changedOf } from '../../lib/changes.ts';
import type { SessionContext } from '../../lib/context.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import { saveSetting } from '../team/settingActions.ts';

/** Sets whether people have to sign in with their Google account; gives whether they have to. */
export async function updateGoogleSignIn(context: SessionContext, isGoogleSignInRequired: boolean): Promise<boolean> {
  const { cause, team } = await lockForAdmin(context);
  // The team's version stays: nobody edits this beside its name.
  await saveSetting(cause, team, 'sso.updateGoogleSignIn', changedOf(team, { isGoogleSignInRequired }), null);
  return isGoogleSignInRequired;
}
