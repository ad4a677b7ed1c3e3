import { NetworkStatus, type ErrorLike } from '@apollo/client';
import { useMemo } from 'react';
import { useMemberListQuery, type MemberListQuery } from '../../generated/member/memberList.ts';
import { rowsOf } from '../../lib/apollo/pagedList.ts';
import type { TeamOf } from '../../lib/graphql/teamOf.ts';
import { FIRST_GUESTS, FIRST_MEMBERS } from './doubling.ts';
import { memberListVariables, type MemberListState } from './memberListState.ts';
import { useGrowth } from './useGrowth.ts';

/** A list of people, as far as it is loaded, and how many it has. */
type ReadConnection = NonNullable<TeamOf<MemberListQuery>['members']>;
export type MemberConnection = Omit<ReadConnection, 'nodes'> & {
  readonly nodes: readonly ReadConnection['nodes'][number][];
};

/** A list of people as far as it is loaded. */
export interface MemberList {
  /** Null while nothing is there to show, and where the list could not be read. */
  readonly connection: MemberConnection | null;
  readonly isLoading: boolean;
  /** The rows belong to the list before, until this one's arrive. */
  readonly isStale: boolean;
  readonly isGrowing: boolean;
  /** The list could not be read, or only with gaps. */
  readonly error: ErrorLike | undefined;
  /** More could not be read. */
  readonly growthError: ErrorLike | null;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

const FETCHING = [NetworkStatus.loading, NetworkStatus.setVariables, NetworkStatus.refetch];
const IN_PLACE = { errorPolicy: 'all', context: { errorInPlace: true } } as const;

/**
 * Reads the list that the address names: 50 people first, and then as many again as there are, each time. Guests come
 * 100 at a time.
 */
export const useMemberList = (state: MemberListState): MemberList => {
  const isGuests = state.tab === 'guests';
  const variables = { first: isGuests ? FIRST_GUESTS : FIRST_MEMBERS, ...memberListVariables(state) };
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useMemberListQuery({
    ...IN_PLACE,
    variables,
    notifyOnNetworkStatusChange: true,
  });
  const isLoading = FETCHING.includes(networkStatus);
  const isStale = isLoading && data === undefined && previousData !== undefined;
  const shown = isStale ? previousData : data;
  const read = shown?.viewer.team?.members ?? null;
  const connection = useMemo(() => read && { ...read, nodes: rowsOf(read.nodes) }, [read]);
  const fetchPage = async (first: number, after: string) => {
    const page = await fetchMore({ ...IN_PLACE, variables: { first, after } });
    return { end: page.data?.viewer.team?.members?.pageInfo ?? null, error: page.error };
  };
  const growth = useGrowth(JSON.stringify(variables), connection, fetchPage, isGuests ? [FIRST_GUESTS] : undefined);
  return { connection, isLoading, isStale, error, retry: () => void refetch(), ...growth };
};
