import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { type UserGroupsQuery, UserGroupsDocument, useUserGroupsQuery } from '../../generated/userGroup/userGroups.ts';
import { failureOf } from '../../lib/apollo/failureOf.ts';
import type { Failure } from '../../lib/graphql/failure.ts';
import { IN_PLACE, READ_AFRESH } from '../../lib/apollo/inPlace.ts';
import type { TeamOf } from '../../lib/graphql/teamOf.ts';
import { useFieldPolicies } from '../field/shared/useFieldPolicies.ts';

/** So many user groups are read at a time. */
const PAGE = 50;

type Connection = NonNullable<TeamOf<UserGroupsQuery>['userGroups']>;

/** A user group of the list. */
export type ListedGroup = Connection['nodes'][number];

/** How reading on stands: null where it is not being done, and has not failed. */
type Growth = { readonly failure: Failure | null } | 'running' | null;

const connectionOf = (data: UserGroupsQuery | undefined): Connection | null => data?.viewer.team?.userGroups ?? null;

/** The answer with the groups of the pages before in front, each of them once; null where those are not known any more. */
function joined(before: UserGroupsQuery | null, after: UserGroupsQuery): UserGroupsQuery | null {
  const [start, end] = [connectionOf(before ?? undefined), connectionOf(after)];
  const { team } = after.viewer;
  if (!team || !start || !end) return null;
  const known = new Set(start.nodes.map(({ id }) => id));
  const userGroups = { ...end, nodes: [...start.nodes, ...end.nodes.filter(({ id }) => !known.has(id))] };
  return { ...after, viewer: { ...after.viewer, team: { ...team, userGroups } } };
}

/** The user groups whose names fit the search, page by page; read afresh whenever the list is opened. */
export function useUserGroups(search: string) {
  useFieldPolicies();
  const variables = { first: PAGE, after: null, search: search === '' ? null : search };
  const client = useApolloClient();
  const { data, previousData, loading, error, refetch } = useUserGroupsQuery({
    ...READ_AFRESH,
    variables,
  });
  const [grown, setGrown] = useState<{ readonly search: string; readonly growth: Growth }>({ search, growth: null });
  const growth = grown.search === search ? grown.growth : null;
  const list = connectionOf(data) ?? (loading ? connectionOf(previousData) : null);
  const showMore = () => {
    const end = (ended: Growth) => setGrown((now) => (now.search === search ? { search, growth: ended } : now));
    setGrown({ search, growth: 'running' });
    client
      .query({
        ...IN_PLACE,
        query: UserGroupsDocument,
        variables: { ...variables, after: list?.pageInfo.endCursor ?? null },
        fetchPolicy: 'no-cache',
      })
      .then(({ data: page, error: cause }) => {
        if (!connectionOf(page)) return end({ failure: failureOf(cause) });
        // To the list that it was asked for, whatever is searched for by now.
        const read = { query: UserGroupsDocument, variables };
        client.cache.updateQuery(read, (before) => (page ? joined(before, page) : null));
        return end(null);
      })
      .catch((cause: unknown) => end({ failure: failureOf(cause) }));
  };
  return {
    teamId: (data ?? previousData)?.viewer.team?.id ?? null,
    /** Null while it is not known. */
    list,
    isLoading: loading,
    failure: failureOf(error),
    isGrowing: growth === 'running',
    growthFailure: growth === 'running' || growth === null ? null : growth,
    showMore,
    readAgain: () => void refetch().catch(() => undefined),
  };
}
