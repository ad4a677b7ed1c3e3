import { NetworkStatus, type ErrorLike } from '@apollo/client';
import { useAdminListQuery } from '../../../generated/member/panels/adminList.ts';
import { FIRST_MEMBERS } from '../doubling.ts';
import { grownOf, useGrowth } from '../useGrowth.ts';
import type { ListedMember } from '../people/people.ts';
import { IN_PLACE, MORE_IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** The admins as far as they are loaded. */
export interface AdminListState {
  /** Null while they are on their way, and where they could not be read. */
  readonly admins: readonly ListedMember[] | null;
  readonly totalCount: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly error: ErrorLike | undefined;
  readonly isGrowing: boolean;
  readonly growthError: ErrorLike | null;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** Reads the team's admins, sorted by address: 50 first, doubling. */
export const useAdminList = (): AdminListState => {
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useAdminListQuery({
    ...IN_PLACE,
    variables: { first: FIRST_MEMBERS },
  });
  // After somebody has become an admin the list is read anew: until then the one before stands.
  const connection = (data ?? previousData)?.viewer.team?.admins ?? null;
  const growth = useGrowth('adminList', grownOf(connection), async (first, after) => {
    const page = await fetchMore({ ...MORE_IN_PLACE, variables: { first, after } });
    return { end: page.data?.viewer.team?.admins?.pageInfo ?? null, error: page.error };
  });
  return {
    admins: connection?.nodes ?? null,
    totalCount: connection?.totalCount ?? 0,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    isLoading: networkStatus !== NetworkStatus.ready && networkStatus !== NetworkStatus.error && !connection,
    error,
    retry: () => void refetch(),
    ...growth,
  };
};
