import { useOwnSessionsQuery } from '../../../generated/identity/sessions/ownSessions.ts';
import { READ_WHOLE } from '../../../lib/apollo/inPlace.ts';
import { useKnown } from '../../../lib/apollo/useKnown.ts';

/** Where the viewer is signed in, read anew whenever the page is opened. */
export function useOwnSessions() {
  const { known, isLoading, failure, readAgain } = useKnown(useOwnSessionsQuery(READ_WHOLE), (data) => data);
  return {
    list: known?.viewer.sessions ?? null,
    isLoading,
    failure,
    /** What failed is shown in its place. */
    readAgain: () => void readAgain(),
  };
}
