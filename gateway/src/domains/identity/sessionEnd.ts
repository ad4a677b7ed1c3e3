import type { GatewayContext } from '../../context.ts';
import type { UserError } from '../../generated/resolvers.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { toId } from '../../lib/ids.ts';
import { type Mutation, written } from '../../mutation.ts';
import { refusalIn } from '../../upstream/errors.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { endSession, forgetReads } from '../../scope.ts';
import { identityRest } from './rest.ts';

const refusals = {
  session_not_found: ['NOT_FOUND', ['sessionId'], 'The viewer has no such session, or it is over.'],
} as const satisfies RefusalTable<'identity.signOut'>;

const refused = (error: UserError) => ({ sessionId: null, userErrors: [error] });

/**
 * Whether it is the session that asks. One that is over already asks again for the answer to its own end: it cannot read
 * its list any more.
 */
async function isPresent(authToken: string, { loaders }: GatewayContext): Promise<boolean> {
  try {
    const { nodes } = await loaders.identity.sessions();
    return nodes.some((session) => session.isCurrent && session.authToken === authToken);
  } catch (error) {
    if (refusalIn(error, 'invalid_token')) return true;
    throw error;
  }
}

/** Ends one of the viewer's sessions. With the present one the browser forgets its cookie. */
export const sessionEnd: Mutation<'sessionEnd'> = async (_root, { input: { sessionId, idempotencyKey } }, context) => {
  const authToken = keyOfId('Session', sessionId);
  if (authToken === null) return refused(notFound(['sessionId']));
  const isCurrent = await isPresent(authToken, context);
  const outcome = await written(() => identityRest(context.upstream).endSession(authToken, idempotencyKey), refusals);
  if ('error' in outcome) return refused(outcome.error);
  if (isCurrent) endSession(context);
  else forgetReads(context);
  return { sessionId: toId('Session', authToken), userErrors: [] };
};
