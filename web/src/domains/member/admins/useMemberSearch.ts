import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { AdminCandidatesDocument } from '../../../generated/member/admins/adminCandidates.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import type { Failure } from '../../../lib/graphql/failure.ts';
import type { ListedMember } from '../people/people.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** How many matches are shown. */
const MOST_SHOWN = 50;

/** Members who are no guests, found by name or address. */
export interface MemberSearch {
  readonly search: string;
  readonly setSearch: (search: string) => void;
  /** Null while nothing is searched for, on the way, and where the search failed. */
  readonly found: readonly ListedMember[] | null;
  readonly isLoading: boolean;
  /** There are more matches than are shown. */
  readonly hasMore: boolean;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** Searches the members among whom an admin is chosen. */
export const useMemberSearch = (): MemberSearch => {
  const [search, setSearch] = useState('');
  const { data, error, loading, refetch } = useQuery(
    AdminCandidatesDocument,
    search === '' ? skipToken : { ...IN_PLACE, variables: { first: MOST_SHOWN, search } },
  );
  const list = search === '' ? null : (data?.viewer.team?.contacts ?? null);
  return {
    search,
    setSearch,
    found: list?.nodes ?? null,
    isLoading: loading && search !== '',
    hasMore: list !== null && list.totalCount > list.nodes.length,
    failure: list ? null : failureOf(error),
    retry: () => void refetch(),
  };
};
