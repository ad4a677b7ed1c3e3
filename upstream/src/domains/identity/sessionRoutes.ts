import { everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { usedIps, userSessions } from './sessionAnswers.ts';
import { markIpUnsafe, signOut, signOutOthers } from './signOutActions.ts';

/** The calls about somebody's own sessions, and the addresses from which they were used. */
export const sessionRoutes: Pick<
  Routes<'identity'>,
  'signOut' | 'userSessions' | 'signOutOthers' | 'usedIps' | 'markIpUnsafe'
> = {
  // Whoever may not come in from here may still leave.
  signOut: signedIn(everyRole, (context, { body }) => signOut(context, body), { fromAnywhere: true }),
  userSessions: signedIn(everyRole, userSessions),
  signOutOthers: signedIn(everyRole, signOutOthers),
  usedIps: signedIn(everyRole, usedIps),
  markIpUnsafe: signedIn(everyRole, (context, { body }) => markIpUnsafe(context, body)),
};
