import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { MemberListItemFragmentDocument } from '../../../generated/member/fragments/memberListItem.ts';
import type { FollowedRow, RowSource } from '../../../ui/table/rowSource.ts';
import type { ListedMember } from '../people/people.ts';

const asked = (id: string) => ({
  fragment: MemberListItemFragmentDocument,
  fragmentName: 'MemberListItem',
  from: { __typename: 'Member', id },
});

const follow = (client: ApolloClient, id: string): FollowedRow<ListedMember> => {
  const watched = client.watchFragment(asked(id));
  return {
    subscribe: (onChange) => {
      const subscription = watched.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    current: () => {
      const { data, complete } = watched.getCurrentResult();
      return complete ? data : null;
    },
  };
};

/** The people of a list by their ids: the cache has each of them as they are now. */
export const useListedMembers = (ids: readonly string[]): RowSource<ListedMember> => {
  const client = useApolloClient();
  // The same functions while the list grows, or every row in sight would be followed anew.
  const ways = useMemo(
    () => ({
      read: (id: string) => client.cache.readFragment(asked(id)),
      follow: (id: string) => follow(client, id),
    }),
    [client],
  );
  return useMemo(() => ({ keys: ids, ...ways }), [ids, ways]);
};
