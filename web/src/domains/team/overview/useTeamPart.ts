import type { ErrorLike } from '@apollo/client';
import { useOverviewPlanStateQuery } from '../../../generated/team/overview/overviewPlanState.ts';
import { useOverviewTeamQuery, type OverviewTeamQuery } from '../../../generated/team/overview/overviewTeam.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

export type OverviewTeam = TeamOf<OverviewTeamQuery>;

/** The team itself, as far as it is read. */
export interface TeamPart {
  /** Null while it is on its way, and where it could not be read. */
  readonly team: OverviewTeam | null;
  /** On PRO or more, a running trial included; null where that is not known. */
  readonly isProPlan: boolean | null;
  readonly isLoading: boolean;
  readonly error: ErrorLike | undefined;
  readonly retry: () => void;
}

/** Reads the team, and beside it the state of its plan, which another service may hold back. */
export const useTeamPart = (): TeamPart => {
  const planState = useOverviewPlanStateQuery(IN_PLACE);
  const { data, loading, error, refetch } = useOverviewTeamQuery(IN_PLACE);
  return {
    team: data?.viewer.team ?? null,
    isProPlan: planState.data?.viewer.team?.isProPlan ?? null,
    isLoading: loading,
    error,
    retry: () => void refetch(),
  };
};
