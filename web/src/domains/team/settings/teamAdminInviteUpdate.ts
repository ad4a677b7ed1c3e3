import { useTeamAdminInviteUpdateMutation } from '../../../generated/team/settings/teamAdminInviteUpdate.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** Sets whether only admins may invite members. Where the answer is lost it is read again how it stands: `readAgain`. */
export function useAdminInviteUpdate(readAgain: () => Promise<unknown>) {
  const [mutate] = useTeamAdminInviteUpdateMutation(IN_PLACE);
  const save = useDraftSave(mutate, (data) => data.teamAdminInviteUpdate, readAgain);
  return (isAdminInvite: boolean) => save({ isAdminInvite });
}
