import type { GuestInvite } from '../../../generated/team/overview/overviewTeam.ts';
import { TeamGuestInviteUpdateDocument } from '../../../generated/team/settings/teamGuestInviteUpdate.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';

/** Sets who may invite guests. Where the answer is lost it is read again how it stands: `readAgain`. */
export function useGuestInviteUpdate<Read extends object | true>(readAgain: () => Promise<Read | false | null>) {
  const save = useDraftSave(TeamGuestInviteUpdateDocument, (data) => data.teamGuestInviteUpdate, { readAgain });
  return (guestInvite: GuestInvite) => save({ guestInvite });
}
