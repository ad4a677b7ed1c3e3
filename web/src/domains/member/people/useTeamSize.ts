import { skipToken, useQuery } from '@apollo/client/react';
import { TeamSizeDocument } from '../../../generated/member/people/teamSize.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** How large the team is, and what follows from that. Null where it could not be loaded. */
export interface TeamSize {
  readonly isLargeTeam: boolean | null;
  /** From how many characters on people are searched. */
  readonly memberSearchMinLength: number | null;
  /** How many active people it has. */
  readonly membersCount: number | null;
}

/** Of a team about whose size nothing is known. */
export const UNKNOWN_SIZE: TeamSize = { isLargeTeam: null, memberSearchMinLength: null, membersCount: null };

/**
 * The read of it, for what tells of it that it is on its way, or failed. It is asked for before anybody is known to be signed in:
 * its generated hook would bring all of Apollo's to the sign-in page.
 */
export const useTeamSizeRead = () => useQuery(TeamSizeDocument, IN_PLACE);

/**
 * How large the team is; null while that is on its way, and to whoever does not need it. The console asks for it as it starts
 * and shows itself without it, so that a page that goes by it waits in the part that does.
 */
export const useTeamSize = (isNeeded = true): TeamSize | null => {
  const { data, loading } = useQuery(TeamSizeDocument, isNeeded ? IN_PLACE : skipToken);
  if (!isNeeded || loading) return null;
  return data?.viewer.team ?? UNKNOWN_SIZE;
};
