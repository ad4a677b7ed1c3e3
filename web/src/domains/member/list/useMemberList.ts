import { NetworkStatus, type ErrorLike } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  MemberListDocument,
  useMemberListQuery,
  type MemberListQueryVariables,
} from '../../../generated/member/list/memberList.ts';
import { FIRST_GUESTS, FIRST_MEMBERS, missingPages } from '../doubling.ts';
import { keepPage, MEMBER_IDS } from './keepPage.ts';
import { memberListVariables, type MemberListState } from './memberListState.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { NO_MORE, type PageEnd, useGrowth } from '../../../lib/apollo/useGrowth.ts';

/** A list of people: who is loaded of it, whether there are more, and how many it has. */
export interface MemberConnection {
  readonly ids: readonly string[];
  readonly pageInfo: PageEnd;
  readonly totalCount: number;
}

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

/** Who is loaded of a list; until that is known, who was loaded of the one before. */
const useLoaded = (variables: MemberListQueryVariables, hasFailed: boolean) => {
  const { data, previousData } = useQuery(MEMBER_IDS, { variables, fetchPolicy: 'cache-only' });
  const isAwaited = data === undefined && !hasFailed;
  const read = (isAwaited ? previousData : data)?.viewer.team?.members ?? null;
  const connection: MemberConnection | null = useMemo(
    () => read && { ids: read.loaded.ids, pageInfo: read.pageInfo, totalCount: read.totalCount },
    [read],
  );
  return { connection, isAwaited };
};

/**
 * Reads the list that the address names: 50 people first, and then as many again as there are, each time. Guests come
 * 100 at a time.
 */
export const useMemberList = (state: MemberListState): MemberList => {
  const isGuests = state.tab === 'guests';
  const variables = { first: isGuests ? FIRST_GUESTS : FIRST_MEMBERS, ...memberListVariables(state) };
  const client = useApolloClient();
  const { error, networkStatus, refetch } = useMemberListQuery({
    ...IN_PLACE,
    variables,
  });
  const isFetching = FETCHING.includes(networkStatus);
  const { connection, isAwaited } = useLoaded(variables, error !== undefined && !isFetching);
  const fetchPage = async (first: number, after: string) => {
    const wanted = { ...variables, first, after };
    const page = await client.query({
      ...IN_PLACE,
      query: MemberListDocument,
      variables: wanted,
      fetchPolicy: 'no-cache',
    });
    const end = page.data?.viewer.team?.members?.pageInfo ?? null;
    if (!page.data || end === null) return { end, error: page.error };
    const isKept = await keepPage(client.cache, wanted, page.data);
    return { end: isKept ? end : NO_MORE, error: undefined };
  };
  const growing = connection && {
    end: connection.pageInfo,
    sizes: isGuests ? [FIRST_GUESTS] : missingPages(connection.ids.length),
  };
  const growth = useGrowth(JSON.stringify(variables), growing, fetchPage);
  return {
    connection,
    isLoading: isFetching || isAwaited,
    isStale: isAwaited && connection !== null,
    error,
    retry: () => void refetch(),
    ...growth,
  };
};
