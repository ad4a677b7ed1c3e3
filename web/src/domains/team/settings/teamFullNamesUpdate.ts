import { TeamFullNamesUpdateDocument } from '../../../generated/team/settings/teamFullNamesUpdate.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';

/** Sets whether everybody reads full names. Where the answer is lost it is read again how it stands: `readAgain`. */
export function useFullNamesUpdate(readAgain: () => Promise<boolean>) {
  const save = useDraftSave(TeamFullNamesUpdateDocument, (data) => data.teamFullNamesUpdate, { readAgain });
  return (showsFullNames: boolean) => save({ showsFullNames });
}
