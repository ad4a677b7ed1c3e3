import { useState } from 'react';
import type { GuestInvite } from '../../generated/team/overviewTeam.ts';
import { useTeamGuestInviteUpdateMutation } from '../../generated/team/teamGuestInviteUpdate.ts';
import { useActionKeys } from '../../lib/graphql/actionKey.ts';
import { answerOf, IN_PLACE } from '../member/dialogs/callAnswer.ts';

/**
 * Who may invite guests, and the way to change it: shown as changed at once, and as before where that was not kept. Only
 * one change is under way at a time: two answers could come in either order. `change` answers whether it was kept; null
 * where another one is under way.
 */
export function useGuestInvite(stored: GuestInvite) {
  const keys = useActionKeys();
  const [mutate] = useTeamGuestInviteUpdateMutation(IN_PLACE);
  const [pending, setPending] = useState<GuestInvite | null>(null);
  const change = async (guestInvite: GuestInvite): Promise<boolean | null> => {
    if (pending !== null) return null;
    setPending(guestInvite);
    const input = { guestInvite, idempotencyKey: keys.keyFor({ guestInvite }) };
    const { payload } = await answerOf(mutate({ variables: { input } }), (data) => data.teamGuestInviteUpdate);
    if (payload) keys.settle();
    setPending(null);
    return Boolean(payload?.team);
  };
  return { guestInvite: pending ?? stored, change };
}
