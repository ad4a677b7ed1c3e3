import type { ApolloCache } from '@apollo/client';

/** Takes a field that is gone out of every list that shows it. */
export function forgetField(cache: ApolloCache, id: string): void {
  const key = cache.identify({ __typename: 'CustomField', id });
  if (key === undefined) return;
  cache.evict({ id: key });
  cache.gc();
}

/** Drops the lists without archived fields, which a field has entered or left: they are read again where they are shown. */
export function dropListsInProfiles(cache: ApolloCache, teamId: string): void {
  const id = cache.identify({ __typename: 'Team', id: teamId });
  if (id === undefined) return;
  cache.modify({
    id,
    fields: {
      customFields: (list: unknown, { storeFieldName, DELETE }): unknown =>
        storeFieldName.includes('"includesArchived":true') ? list : DELETE,
    },
  });
}
