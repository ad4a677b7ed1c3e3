import { TeamProductEventsUpdateDocument } from '../../../generated/team/settings/teamProductEventsUpdate.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';

/** Sets whether product events are shared. Where the answer is lost it is read again how it stands: `readAgain`. */
export function useProductEventsUpdate(readAgain: () => Promise<boolean>) {
  const save = useDraftSave(TeamProductEventsUpdateDocument, (data) => data.teamProductEventsUpdate, { readAgain });
  return (sharesProductEvents: boolean) => save({ sharesProductEvents });
}
