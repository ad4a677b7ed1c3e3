import type { ErrorLike } from '@apollo/client';
import { useDomainAdminsQuery } from '../../generated/member/domainAdmins.ts';
import { useTeamAdminsQuery, type TeamAdminsQuery } from '../../generated/member/teamAdmins.ts';
import type { TeamOf } from '../../lib/graphql/teamOf.ts';
import { FIRST_ADMINS } from './doubling.ts';
import { grownOf, useGrowth } from './useGrowth.ts';
import { IN_PLACE, MORE_IN_PLACE } from '../../lib/apollo/inPlace.ts';

type Connection = NonNullable<TeamOf<TeamAdminsQuery>['admins']>;
export type AdminRow = Connection['nodes'][number];

/** The admins of a team as far as they are loaded; `connection` is null while they are not, or could not be. */
export interface Admins {
  readonly connection: Connection | null;
  readonly isLoading: boolean;
  readonly error: ErrorLike | undefined;
  readonly isGrowing: boolean;
  readonly growthError: ErrorLike | null;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

const OPTIONS = {
  variables: { first: FIRST_ADMINS },
  ...IN_PLACE,
} as const;

/** All admins, for admins: 5 first, doubling. */
export const useTeamAdmins = (): Admins => {
  const { data, error, loading, fetchMore, refetch } = useTeamAdminsQuery(OPTIONS);
  const connection = data?.viewer.team?.admins ?? null;
  const growth = useGrowth('admins', grownOf(connection), async (first, after) => {
    const page = await fetchMore({ ...MORE_IN_PLACE, variables: { first, after } });
    return { end: page.data?.viewer.team?.admins?.pageInfo ?? null, error: page.error };
  });
  return { connection, isLoading: loading && !connection, error, retry: () => void refetch(), ...growth };
};

/** The admins whom a member may turn to: 5 first, doubling. */
export const useDomainAdmins = (): Admins => {
  const { data, error, loading, fetchMore, refetch } = useDomainAdminsQuery(OPTIONS);
  const connection = data?.viewer.team?.domainAdmins ?? null;
  const growth = useGrowth('domainAdmins', grownOf(connection), async (first, after) => {
    const page = await fetchMore({ ...MORE_IN_PLACE, variables: { first, after } });
    return { end: page.data?.viewer.team?.domainAdmins?.pageInfo ?? null, error: page.error };
  });
  return { connection, isLoading: loading && !connection, error, retry: () => void refetch(), ...growth };
};
