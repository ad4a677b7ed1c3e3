import { useRef, useState } from 'react';
import type { LeavableTeamsQuery } from '../../../generated/team/dialogs/leavableTeams.ts';
import { TeamLeaveDocument, type UserErrorCode } from '../../../generated/team/dialogs/teamLeave.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';

/** A team that may be left, or not. */
export type LeavableTeam = NonNullable<LeavableTeamsQuery['viewer']['teams']>[number];

/** What came of a try to leave. */
export type LeaveOutcome =
  | { readonly kind: 'left'; readonly isTeamDeleted: boolean }
  | { readonly kind: 'refused'; readonly code: UserErrorCode }
  /** The next try has the same key. */
  | ({ readonly kind: 'failed' } & Undone);

/** Leaves a team once, however often it is asked for while an answer is on its way. */
export const useTeamLeave = () => {
  const send = useKeyedMutation(TeamLeaveDocument, (data) => data.teamLeave);
  const inFlight = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const leave = async ({ id: membershipId }: LeavableTeam): Promise<LeaveOutcome | null> => {
    if (inFlight.current) return null;
    inFlight.current = true;
    setBusy(true);
    const { payload, failure } = await send({ membershipId });
    inFlight.current = false;
    setBusy(false);
    if (!payload) return { kind: 'failed', ...undoneBy({ payload, failure }) };
    const [error] = payload.userErrors;
    return error
      ? { kind: 'refused', code: error.code }
      : { kind: 'left', isTeamDeleted: payload.isTeamDeleted === true };
  };
  return { leave, isBusy };
};
