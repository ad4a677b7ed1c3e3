import { useTeamAdminInviteUpdateMutation } from '../../../generated/team/settings/teamAdminInviteUpdate.ts';
import { useSettingSave } from '../../../lib/form/useSettingSave.ts';
import { CALL_IN_PLACE } from '../../../lib/graphql/inPlace.ts';

/** Sets whether only admins may invite members. Where the answer is lost it is read again how it stands: `readAgain`. */
export function useAdminInviteUpdate(readAgain: () => Promise<unknown>) {
  const [mutate] = useTeamAdminInviteUpdateMutation(CALL_IN_PLACE);
  const save = useSettingSave(mutate, (data) => data.teamAdminInviteUpdate, readAgain);
  return (isAdminInvite: boolean) => save({ isAdminInvite });
}
