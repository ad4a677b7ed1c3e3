import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { GuestInvite } from '../../generated/team/overviewTeam.ts';
import { useTeamGuestInviteUpdateMutation } from '../../generated/team/teamGuestInviteUpdate.ts';
import { useActionKeys } from '../../lib/graphql/actionKey.ts';
import { answerOf, IN_PLACE } from '../member/dialogs/callAnswer.ts';
import { isOutcomeOpen } from './dialogs/openOutcome.ts';
import { readTeamAgain } from './readTeamAgain.ts';

/** What came of a change: kept, not kept, or (`lost`) not known to be kept. */
export type GuestInviteOutcome = 'kept' | 'failed' | 'lost';

/**
 * Who may invite guests, and the way to change it: shown as changed at once, and as before where that was not kept;
 * where that is not known, the team is read again. Only one change is under way at a time: two answers could come in
 * either order. `change` answers null where another one is under way.
 */
export function useGuestInvite(stored: GuestInvite) {
  const client = useApolloClient();
  const keys = useActionKeys();
  const [mutate] = useTeamGuestInviteUpdateMutation(IN_PLACE);
  const [pending, setPending] = useState<GuestInvite | null>(null);
  const change = async (guestInvite: GuestInvite): Promise<GuestInviteOutcome | null> => {
    if (pending !== null) return null;
    setPending(guestInvite);
    const input = { guestInvite, idempotencyKey: keys.keyFor({ guestInvite }) };
    const { payload, failure } = await answerOf(mutate({ variables: { input } }), (data) => data.teamGuestInviteUpdate);
    if (payload) keys.settle();
    const isLost = !payload && isOutcomeOpen(failure);
    if (isLost) await readTeamAgain(client);
    setPending(null);
    if (isLost) return 'lost';
    return payload?.team ? 'kept' : 'failed';
  };
  return { guestInvite: pending ?? stored, change };
}
