import type { ApolloCache } from '@apollo/client';

/** Drops every cached list of channels, and how long each is: their order and members are the services', so they are read again where they are shown. */
export function dropChannelLists(cache: ApolloCache, teamId: string): void {
  const id = cache.identify({ __typename: 'Team', id: teamId });
  if (id === undefined) return;
  for (const fieldName of ['channels', 'channelCounts']) cache.evict({ id, fieldName });
}
