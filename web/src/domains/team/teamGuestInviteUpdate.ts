import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { GuestInvite } from '../../generated/team/overviewTeam.ts';
import { useTeamGuestInviteUpdateMutation } from '../../generated/team/teamGuestInviteUpdate.ts';
import { useSettingSave } from '../../lib/form/useSettingSave.ts';
import { CALL_IN_PLACE } from '../../lib/graphql/inPlace.ts';
import { readTeamAgain } from './readTeamAgain.ts';

/** What came of a change: kept, not kept, or (`lost`) not known to be kept. */
export type GuestInviteOutcome = 'kept' | 'failed' | 'lost';

/** Sets who may invite guests. Where the answer is lost it is read again how it stands: `readAgain`. */
export function useGuestInviteUpdate(readAgain: () => Promise<unknown>) {
  const [mutate] = useTeamGuestInviteUpdateMutation(CALL_IN_PLACE);
  const save = useSettingSave(mutate, (data) => data.teamGuestInviteUpdate, readAgain);
  return (guestInvite: GuestInvite) => save({ guestInvite });
}

/**
 * Who may invite guests, and the way to change it: shown as changed at once, and as before where that was not kept;
 * where that is not known, the team is read again. Only one change is under way at a time: two answers could come in
 * either order. `change` answers null where another one is under way.
 */
export function useGuestInvite(stored: GuestInvite) {
  const client = useApolloClient();
  const update = useGuestInviteUpdate(() => readTeamAgain(client));
  const [pending, setPending] = useState<GuestInvite | null>(null);
  const change = async (guestInvite: GuestInvite): Promise<GuestInviteOutcome | null> => {
    if (pending !== null) return null;
    setPending(guestInvite);
    const { kind, isLost } = await update(guestInvite);
    setPending(null);
    if (isLost) return 'lost';
    return kind === 'saved' ? 'kept' : 'failed';
  };
  return { guestInvite: pending ?? stored, change };
}
