import type { ApolloCache } from '@apollo/client';
import { OwnSessionsDocument } from '../../../generated/identity/sessions/ownSessions.ts';
import { SessionEndOthersDocument } from '../../../generated/identity/sessions/sessionEndOthers.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { forgetSession } from './sessionEnd.ts';

/** How many sessions were ended; null where it failed. */
export type OthersEnd = { readonly endedCount: number | null; readonly undone: Undone };

/** Takes all sessions but the present one out of the list. */
function forgetOthers(cache: ApolloCache): void {
  const sessions = cache.readQuery({ query: OwnSessionsDocument })?.viewer.sessions?.nodes ?? [];
  for (const { id, isCurrent } of sessions) if (!isCurrent) forgetSession(cache, id);
}

/** Ends all of the viewer's sessions but the present one. A try whose answer is lost is repeated under the same key. */
export function useSessionEndOthers(): () => Promise<OthersEnd> {
  const endOthers = useKeyedMutation(
    SessionEndOthersDocument,
    (data) => data.sessionEndOthers,
    (cache, { endedCount }) => {
      if (endedCount !== null) forgetOthers(cache);
    },
  );
  return async () => {
    const { payload, failure } = await endOthers({});
    return { endedCount: payload?.endedCount ?? null, undone: undoneBy({ payload, failure }) };
  };
}
