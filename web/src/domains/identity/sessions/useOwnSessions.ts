import { useOwnSessionsQuery } from '../../../generated/identity/sessions/ownSessions.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';

/** Where the viewer is signed in, read anew whenever the page is opened. */
export function useOwnSessions() {
  const { data, previousData, loading, error, refetch } = useOwnSessionsQuery({
    // A read that fails leaves the list that is there.
    errorPolicy: 'none',
    context: { errorInPlace: true },
    notifyOnNetworkStatusChange: true,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    list: (data ?? previousData)?.viewer.sessions ?? null,
    isLoading: loading,
    failure: failureOf(error),
    /** What failed is shown in its place. */
    readAgain: () => void refetch().catch(() => undefined),
  };
}
