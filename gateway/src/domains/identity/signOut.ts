import { userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import { UpstreamError, hasStatus } from '../../upstream/errors.ts';
import { actAs } from '../../scope.ts';
import { identityRest } from './rest.ts';

const stillOpen = () =>
  userError('UNAVAILABLE', null, 'The session could not be ended upstream just now; this browser is signed out.');

/** Forgets the browser's session whatever the upstream says, and ends it there. A session that is over already is ended. */
export const signOut: Mutation<'signOut'> = async (_root, { input }, context) => {
  const { identity, upstream, browser, log } = context;
  browser.end();
  actAs(context, null);
  if (identity === null) return { userErrors: [] };
  try {
    await identityRest(upstream).signOut(identity.credentials.token, input?.idempotencyKey);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'Session not ended upstream');
    if (!hasStatus(error, 401)) return { userErrors: [stillOpen()] };
  }
  return { userErrors: [] };
};
