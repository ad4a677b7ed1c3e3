import { useApolloClient } from '@apollo/client/react';
import { TeamAutoJoinUpdateDocument } from '../../../generated/team/dialogs/teamAutoJoinUpdate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { readTeamAgain } from '../overview/readTeamAgain.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';

/** What came of setting auto-join: saved, refused with a code, or not known to be saved. */
export type AutoJoinOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly code: string }
  | ({ readonly kind: 'failed' } & Undone);

/** Sets whether everybody with an address in the team's domain joins by themselves. Where the answer is lost it is read how it stands. */
export function useTeamAutoJoinUpdate(): (isAutoJoin: boolean) => Promise<AutoJoinOutcome> {
  const client = useApolloClient();
  const save = useKeyedMutation(TeamAutoJoinUpdateDocument, (data) => data.teamAutoJoinUpdate);
  return async (isAutoJoin) => {
    const { payload, failure } = await save({ isAutoJoin });
    if (!payload) {
      const undone = undoneBy({ payload, failure });
      const team = undone.loss === null ? null : await readTeamAgain(client);
      if (team === null) return { kind: 'failed', ...undone };
      return team.isAutoJoin === isAutoJoin ? { kind: 'saved' } : { kind: 'failed', ...undone, loss: null };
    }
    const code = payload.userErrors[0]?.code;
    return code === undefined ? { kind: 'saved' } : { kind: 'refused', code };
  };
}
