import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { ChannelUserGroupsDocument } from '../../../generated/channel/form/channelUserGroups.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { LARGEST_PAGE } from '../../../lib/graphql/largestPage.ts';
import { matchesWordStart } from '../../../lib/text/wordStart.ts';
import type { Tag } from '../../../ui/tagSuggestions.ts';

/** So many matches are suggested at once: the browser lays out each of them. */
const MOST_SUGGESTED = 100;

/** Reads the user groups that channels can be for: those that members see. */
async function readGroups(client: ApolloClient): Promise<readonly Tag[]> {
  const tags: Tag[] = [];
  let after: string | null = null;
  do {
    const { data }: Awaited<ReturnType<typeof page>> = await page(client, after);
    const groups = data?.viewer.team?.userGroups;
    if (!groups) throw new Error('The user groups could not be read');
    tags.push(
      ...groups.nodes
        .filter(({ visibleTo }) => visibleTo === 'MEMBER')
        .map(({ id, name }): Tag => ({ id, label: name })),
    );
    after = groups.pageInfo.hasNextPage ? groups.pageInfo.endCursor : null;
  } while (after !== null);
  return tags;
}

const page = (client: ApolloClient, after: string | null) =>
  client.query({
    query: ChannelUserGroupsDocument,
    variables: { first: LARGEST_PAGE, after },
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
    ...IN_PLACE,
  });

/** Finds user groups among all that channels can be for, which are read once; a read that failed is tried again. */
function searchOf(client: ApolloClient) {
  let known: Promise<readonly Tag[]> | null = null;
  return async (typed: string): Promise<readonly Tag[]> => {
    known ??= readGroups(client);
    const tags = await known.catch((error: unknown) => {
      known = null;
      throw error;
    });
    return tags.filter(({ label }) => matchesWordStart(label, typed)).slice(0, MOST_SUGGESTED);
  };
}

/** A source of the user groups that channels can be for. It throws where the gateway could not answer. */
export function useUserGroupChoices() {
  const client = useApolloClient();
  return useMemo(() => searchOf(client), [client]);
}
