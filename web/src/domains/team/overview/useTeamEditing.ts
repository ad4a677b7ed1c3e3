import { useTeamEditingQuery } from '../../../generated/team/overview/teamEditing.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** What an admin may change about the team, as far as that is known. */
export interface TeamEditing {
  /** Null while it is on its way. */
  readonly canEdit: boolean | null;
  /** Whether another team of the domain takes in everybody, so that this one cannot. */
  readonly anotherTeamAutoJoins: boolean;
  readonly readAgain: () => void;
}

/** Reads what may be changed, for admins only, beside the team itself: where that fails, the team is shown all the same, to read. */
export function useTeamEditing(): TeamEditing {
  const { data, loading, refetch } = useTeamEditingQuery(IN_PLACE);
  const team = data?.viewer.team;
  return {
    canEdit: team?.viewerCanEdit ?? (loading ? null : false),
    anotherTeamAutoJoins: team?.anotherTeamAutoJoins ?? false,
    readAgain: () => void refetch(),
  };
}
