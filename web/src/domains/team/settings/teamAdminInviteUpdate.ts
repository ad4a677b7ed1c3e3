import { TeamAdminInviteUpdateDocument } from '../../../generated/team/settings/teamAdminInviteUpdate.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';

/** Sets whether only admins may invite members. Where the answer is lost it is read again how it stands: `readAgain`. */
export function useAdminInviteUpdate(readAgain: () => Promise<boolean>) {
  const save = useDraftSave(TeamAdminInviteUpdateDocument, (data) => data.teamAdminInviteUpdate, { readAgain });
  return (isAdminInvite: boolean) => save({ isAdminInvite });
}
