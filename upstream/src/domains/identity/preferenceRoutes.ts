import { everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { setEmailPreferences } from './preferenceActions.ts';
import { optOutsOf } from './preferenceRepository.ts';

/** Which mails people want. */
export const preferenceRoutes: Pick<Routes<'identity'>, 'emailPreferences' | 'setEmailPreferences'> = {
  emailPreferences: signedIn(everyRole, async ({ db, actor }) => ({ prefs: await optOutsOf(db, actor.guid) })),
  setEmailPreferences: signedIn(everyRole, async (context, { body }) => ({
    prefs: await setEmailPreferences(context, body.prefs),
  })),
};
