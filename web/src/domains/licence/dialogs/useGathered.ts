import type { ApolloClient, ErrorLike } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { LicencePeopleDocument, type LicencePeopleQuery } from '../../../generated/licence/licencePeople.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';
import type { ListedMember, People } from '../../member/people/people.ts';
import { LARGEST_PAGE } from '../../../lib/graphql/largestPage.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

type Matching = Extract<People, { kind: 'matching' }>;

/** The people whom a dialog is about, one by one, as far as they are known. */
export type Gathered =
  | { readonly kind: 'ready'; readonly members: readonly ListedMember[] }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ErrorLike | undefined }
  /** A list of more people than are read one by one. */
  | { readonly kind: 'tooMany' };

/** Reads a page of a list. Not through the cache: the lists of the pages are not to change by it. */
const readPage = (client: ApolloClient, { filter, search }: Matching, after: string | null) =>
  client.query({
    query: LicencePeopleDocument,
    variables: { first: LARGEST_PAGE, after, filter, ...(search !== '' && { search }) },
    fetchPolicy: 'no-cache',
    ...IN_PLACE,
  });

type Page = NonNullable<TeamOf<LicencePeopleQuery>['members']>;

/** Reads everybody of a list, page by page. */
async function gather(client: ApolloClient, list: Matching, most: number): Promise<Gathered> {
  const except = new Set(list.exceptIds);
  const members: ListedMember[] = [];
  let after: string | null = null;
  do {
    const { data, error } = await readPage(client, list, after);
    const page: Page | null = data?.viewer.team?.members ?? null;
    if (!page) return { kind: 'failed', error };
    members.push(...page.nodes.filter(({ id }) => !except.has(id)));
    if (members.length > most) return { kind: 'tooMany' };
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return { kind: 'ready', members };
}

const atOnce = (people: People, most: number): Gathered => {
  if (people.kind === 'some') return { kind: 'ready', members: people.members };
  return people.count > most ? { kind: 'tooMany' } : { kind: 'loading' };
};

/**
 * Reads the people whom a dialog is about, where they are a whole list of at most `most`. They stay the same for as long
 * as the dialog is open, whatever becomes of the selection behind it.
 */
export function useGathered(people: People, most: number) {
  const client = useApolloClient();
  const [subject] = useState(people);
  const [gathered, setGathered] = useState(() => atOnce(people, most));
  const isLoading = gathered.kind === 'loading';
  useEffect(() => {
    if (!isLoading || subject.kind !== 'matching') return undefined;
    let isWanted = true;
    const failed = (error: ErrorLike): Gathered => ({ kind: 'failed', error });
    void gather(client, subject, most)
      .catch(failed)
      .then((found) => {
        if (isWanted) setGathered(found);
      });
    return () => void (isWanted = false);
  }, [client, isLoading, most, subject]);
  return { gathered, retry: () => setGathered(atOnce(subject, most)) };
}
