import { useTeamFullNamesUpdateMutation } from '../../../generated/team/settings/teamFullNamesUpdate.ts';
import { useSettingSave } from '../../../lib/form/useSettingSave.ts';
import { CALL_IN_PLACE } from '../../../lib/graphql/inPlace.ts';

/** Sets whether everybody reads full names. Where the answer is lost it is read again how it stands: `readAgain`. */
export function useFullNamesUpdate(readAgain: () => Promise<unknown>) {
  const [mutate] = useTeamFullNamesUpdateMutation(CALL_IN_PLACE);
  const save = useSettingSave(mutate, (data) => data.teamFullNamesUpdate, readAgain);
  return (showsFullNames: boolean) => save({ showsFullNames });
}
