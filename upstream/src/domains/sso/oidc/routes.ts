import { type Routes, openReaching } from '../../../lib/routes.ts';
import { type GoogleDeps, finishGoogle, startGoogle } from './googleActions.ts';

type GoogleRoutes = Pick<Routes<'sso'>, 'startGoogleSignIn' | 'finishGoogleSignIn'>;

/** Signing in with Google. */
export const googleRoutes = (deps: GoogleDeps): GoogleRoutes => ({
  startGoogleSignIn: openReaching(startGoogle(deps)),
  finishGoogleSignIn: openReaching(finishGoogle(deps)),
});
