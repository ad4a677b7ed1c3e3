import type { ApolloCache } from '@apollo/client';
import { useSessionEndMutation } from '../../../generated/identity/sessions/sessionEnd.ts';
import { answerOf } from '../../../lib/apollo/callAnswer.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { useActionKeyring } from '../../../lib/graphql/actionKey.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';

/** How a try ended; a session that is `gone` had been over before. */
export type SessionEnd = { readonly outcome: 'ended' | 'gone' } | ({ readonly outcome: 'failed' } & Undone);

/** Takes a session out of every list that shows it. */
export function forgetSession(cache: ApolloCache, id: string): void {
  const key = cache.identify({ __typename: 'Session', id });
  if (key !== undefined) cache.evict({ id: key });
}

/**
 * Ends one of the viewer's sessions. A try whose answer is lost is repeated under the same key, whatever other sessions
 * are ended meanwhile.
 */
export function useSessionEnd(): (sessionId: string) => Promise<SessionEnd> {
  const keys = useActionKeyring();
  const [mutate] = useSessionEndMutation(IN_PLACE);
  return async (sessionId) => {
    const isGone = (code: string | undefined) => code === 'NOT_FOUND';
    const mutation = mutate({
      variables: { input: { sessionId, idempotencyKey: keys.keyFor(sessionId) } },
      update: (cache, { data }) => {
        const answer = data?.sessionEnd;
        if (answer && (answer.sessionId || isGone(answer.userErrors[0]?.code))) forgetSession(cache, sessionId);
      },
    });
    const { payload, failure } = await answerOf(mutation, (data) => data.sessionEnd);
    if (payload) keys.settle(sessionId);
    if (payload?.sessionId) return { outcome: 'ended' };
    if (isGone(payload?.userErrors[0]?.code)) return { outcome: 'gone' };
    return { outcome: 'failed', ...undoneBy({ payload, failure }) };
  };
}
