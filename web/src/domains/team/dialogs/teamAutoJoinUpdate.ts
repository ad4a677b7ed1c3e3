import { useApolloClient } from '@apollo/client/react';
import { TeamAutoJoinUpdateDocument } from '../../../generated/team/dialogs/teamAutoJoinUpdate.ts';
import type { Failure } from '../../../lib/graphql/failure.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { readTeamAgain } from '../overview/readTeamAgain.ts';
import { isOutcomeOpen } from '../../../lib/graphql/openOutcome.ts';

/** What came of setting auto-join: saved, refused with a code, not saved, or (`lost`) not known to be saved. */
export type AutoJoinOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed' | 'lost'; readonly failure: Failure | null };

/** Sets whether everybody with an address in the team's domain joins by themselves. */
export function useTeamAutoJoinUpdate(): (isAutoJoin: boolean) => Promise<AutoJoinOutcome> {
  const client = useApolloClient();
  const save = useKeyedMutation(TeamAutoJoinUpdateDocument, (data) => data.teamAutoJoinUpdate);
  return async (isAutoJoin) => {
    const { payload, failure } = await save({ isAutoJoin });
    if (!payload && isOutcomeOpen(failure)) {
      void readTeamAgain(client);
      return { kind: 'lost', failure };
    }
    if (!payload) return { kind: 'failed', failure };
    const code = payload.userErrors[0]?.code;
    return code === undefined ? { kind: 'saved' } : { kind: 'refused', code };
  };
}
