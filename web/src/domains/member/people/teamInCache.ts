import { isReference, type ApolloCache, type Reference } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';

/** New values for some fields of a cached object, or one function for all of them. */
type Modifiers = Readonly<Record<string, Modifier<unknown>>> | Modifier<unknown>;

const teamIn = (cache: ApolloCache): string | null => {
  let id: string | null = null;
  cache.modify({
    fields: {
      viewer(viewer: Reference, { readField }) {
        const team = readField('team', viewer);
        if (isReference(team)) id = team.__ref;
        return viewer;
      },
    },
  });
  return id;
};

/** Changes what the cache holds of the viewer's team; nothing where it holds none. */
export const modifyTeam = (cache: ApolloCache, fields: Modifiers): void => {
  const id = teamIn(cache);
  if (id !== null) cache.modify({ id, fields });
};
