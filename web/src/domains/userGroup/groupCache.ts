import type { ApolloCache, Reference } from '@apollo/client';

interface CachedList {
  /** Left out by what only counts. */
  readonly nodes?: readonly Reference[];
  readonly totalCount: number;
}

/** Drops every cached list of user groups: their order is the services', so they are read again where they are shown. */
export function dropGroupLists(cache: ApolloCache, teamId: string): void {
  const id = cache.identify({ __typename: 'Team', id: teamId });
  if (id !== undefined) cache.evict({ id, fieldName: 'userGroups' });
}

/**
 * Takes a user group that is gone out of every cached list, and forgets it. A list of which it may be a part that is not
 * read yet is dropped: nobody knows whether it is counted there.
 */
export function forgetGroup(cache: ApolloCache, teamId: string, groupId: string): void {
  const team = cache.identify({ __typename: 'Team', id: teamId });
  const gone = cache.identify({ __typename: 'UserGroup', id: groupId });
  if (team === undefined || gone === undefined) return;
  cache.modify<{ userGroups: CachedList | null }>({
    id: team,
    fields: {
      userGroups(list, { DELETE }) {
        if (list === null) return list;
        if (!('nodes' in list) || !list.nodes) return DELETE;
        const nodes = list.nodes.filter(({ __ref }) => __ref !== gone);
        const taken = list.nodes.length - nodes.length;
        if (taken === 0 && list.totalCount > nodes.length) return DELETE;
        return { ...list, nodes, totalCount: list.totalCount - taken };
      },
    },
  });
  cache.evict({ id: gone });
}
