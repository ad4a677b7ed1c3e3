import type { GuestInvite } from '../../../generated/team/overview/overviewTeam.ts';
import { useTeamGuestInviteUpdateMutation } from '../../../generated/team/settings/teamGuestInviteUpdate.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** Sets who may invite guests. Where the answer is lost it is read again how it stands: `readAgain`. */
export function useGuestInviteUpdate(readAgain: () => Promise<unknown>) {
  const [mutate] = useTeamGuestInviteUpdateMutation(IN_PLACE);
  const save = useDraftSave(mutate, (data) => data.teamGuestInviteUpdate, readAgain);
  return (guestInvite: GuestInvite) => save({ guestInvite });
}
