import { useTeamFullNamesUpdateMutation } from '../../../generated/team/settings/teamFullNamesUpdate.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** Sets whether everybody reads full names. Where the answer is lost it is read again how it stands: `readAgain`. */
export function useFullNamesUpdate(readAgain: () => Promise<unknown>) {
  const [mutate] = useTeamFullNamesUpdateMutation(IN_PLACE);
  const save = useDraftSave(mutate, (data) => data.teamFullNamesUpdate, readAgain);
  return (showsFullNames: boolean) => save({ showsFullNames });
}
