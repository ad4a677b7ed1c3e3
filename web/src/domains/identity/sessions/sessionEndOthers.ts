import type { ApolloCache } from '@apollo/client';
import { OwnSessionsDocument } from '../../../generated/identity/sessions/ownSessions.ts';
import { useSessionEndOthersMutation } from '../../../generated/identity/sessions/sessionEndOthers.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { forgetSession } from './sessionEnd.ts';

/** How many sessions were ended; null where it failed. */
export type OthersEnd = { readonly endedCount: number | null; readonly requestId: string | null };

/** Takes all sessions but the present one out of the list. */
function forgetOthers(cache: ApolloCache): void {
  const sessions = cache.readQuery({ query: OwnSessionsDocument })?.viewer.sessions?.nodes ?? [];
  for (const { id, isCurrent } of sessions) if (!isCurrent) forgetSession(cache, id);
}

/** Ends all of the viewer's sessions but the present one. A try whose answer is lost is repeated under the same key. */
export function useSessionEndOthers(): () => Promise<OthersEnd> {
  const keys = useActionKeys();
  const [mutate] = useSessionEndOthersMutation({ context: { errorInPlace: true }, errorPolicy: 'all' });
  return async () => {
    try {
      const { data, error } = await mutate({
        variables: { input: { idempotencyKey: keys.keyFor({}) } },
        update: (cache, { data: answer }) => {
          if (typeof answer?.sessionEndOthers.endedCount === 'number') forgetOthers(cache);
        },
      });
      const payload = data?.sessionEndOthers;
      if (payload) keys.settle();
      return { endedCount: payload?.endedCount ?? null, requestId: failureOf(error)?.requestId ?? null };
    } catch (error) {
      return { endedCount: null, requestId: failureOf(error)?.requestId ?? null };
    }
  };
}
