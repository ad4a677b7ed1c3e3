import { useApolloClient } from '@apollo/client/react';
import { rescueFocus } from '../../../../lib/focus/rescueFocus.ts';
import { dropLimits } from '../../paywall/planLimits.ts';

/**
 * Reads the plan of a team afresh, and forgets what other pages have read by it. Not before a dialog is closed: its page may go
 * with the plan, and so may what opened it.
 */
export function usePlanReadAgain(teamId: string): () => void {
  const client = useApolloClient();
  return () => {
    dropLimits(client.cache, teamId);
    void client.refetchQueries({ include: 'active' }).then(
      () => requestAnimationFrame(rescueFocus),
      () => undefined,
    );
  };
}
