import type { ApolloCache } from '@apollo/client';

interface Kept {
  readonly __typename?: string;
  readonly guid?: unknown;
}

/**
 * Changes the viewer in the lists of people, too, where they have been read: there the viewer is a member, whom the
 * payload of a change of one's own does not have.
 */
export function changeOwnMember(cache: ApolloCache, guid: string, fields: Readonly<Record<string, unknown>>): void {
  const kept = cache.extract() as Record<string, Kept | undefined>;
  const ids = Object.entries(kept).filter(([, one]) => one?.__typename === 'Member' && one.guid === guid);
  const modifiers = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, () => value]));
  for (const [id] of ids) cache.modify({ id, fields: modifiers });
}
