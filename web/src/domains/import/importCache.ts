import type { ApolloCache } from '@apollo/client';
import { resetMemberLists } from '../member/people/memberCache.ts';

/** Drops what is known of the people and the channels of a team: an import has changed them. */
export function dropListsOf(cache: ApolloCache, teamId: string | undefined): void {
  resetMemberLists(cache);
  const id = cache.identify({ __typename: 'Team', id: teamId ?? '' });
  if (id !== undefined) cache.evict({ id, fieldName: 'channels' });
}

/** Drops the list of imports: one was started. */
export function dropImports(cache: ApolloCache, teamId: string): void {
  const id = cache.identify({ __typename: 'Team', id: teamId });
  if (id !== undefined) cache.evict({ id, fieldName: 'imports' });
}
