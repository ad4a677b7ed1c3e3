import type {
  ApolloCache,
  Cache,
  ErrorLike,
  OperationVariables,
  TypedDocumentNode,
  WatchQueryFetchPolicy,
} from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLastKnown } from '../graphql/useLastKnown.ts';
import { IN_PLACE } from './inPlace.ts';
import { type FetchPage, NO_MORE, type PageEnd, useGrowth } from './useGrowth.ts';

type PageVariables = OperationVariables & { readonly first: number; readonly after?: string | null | undefined };

/** A page of a list, as a query answers it. */
interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: PageEnd;
  readonly totalCount?: number;
}

/** A list as far as it is read. */
export interface PagedList<Node> {
  /** Null while nothing is there to show, and where the list was never read. */
  readonly items: readonly Node[] | null;
  /** How many the whole list has; 0 where that is not known. */
  readonly totalCount: number;
  readonly hasMore: boolean;
  /** It is being read from its beginning; the rows of the list before stay until then. */
  readonly isLoading: boolean;
  /** The rows are of the list before, or of a read before the one that failed: nobody reads on from their end. */
  readonly isStale: boolean;
  /** The list could not be read, or only with gaps. */
  readonly error: ErrorLike | undefined;
  /** Reads it from its beginning, and answers whether that worked. */
  readonly readAgain: () => Promise<boolean>;
  readonly isGrowing: boolean;
  /** More could not be read. */
  readonly growthError: ErrorLike | null;
  /** Reads on, or tries again where that has failed. */
  readonly loadMore: () => void;
}

interface Options<Variables> {
  /** With the size of the first page. */
  readonly variables: Variables;
  /** By how much the list grows each time, by how much there is: a page as large as the first where it is not said. */
  readonly sizesOf?: (loaded: number) => readonly number[];
  /** The list reads on by itself, to its end. */
  readonly isWhole?: boolean;
  readonly fetchPolicy?: WatchQueryFetchPolicy;
  readonly nextFetchPolicy?: WatchQueryFetchPolicy;
}

type ConnectionOf<Data, Node> = (data: Data) => Connection<Node> | null | undefined;

const pick = <Data, Node>(connectionOf: ConnectionOf<Data, Node>, data: Data | null | undefined) =>
  (data && connectionOf(data)) ?? null;

/** What a list shows: as it is, or else as it was before. */
const partsOf = <Node>(connection: Connection<Node> | null, before: Connection<Node> | null) => {
  const shown = connection ?? before;
  return {
    items: shown?.nodes ?? null,
    totalCount: shown?.totalCount ?? 0,
    hasMore: connection !== null && connection.pageInfo.hasNextPage && connection.pageInfo.endCursor !== null,
    isStale: connection === null && before !== null,
  };
};

/** Watches a list in the cache until it is released; `isWhole` says whether the list was there all the while. */
const watchList = (cache: ApolloCache, list: Pick<Cache.WatchOptions, 'query' | 'variables'>) => {
  let isWhole = true;
  const release = cache.watch({
    ...list,
    optimistic: false,
    callback: ({ complete }) => {
      isWhole &&= complete;
    },
  });
  return { isWhole: () => isWhole, release };
};

/**
 * What reads a page of the list, and puts it behind the list in the cache: while that still ends where the page begins,
 * and was not dropped since the page was asked for. A list that came in the place of a dropped one may end at the same
 * cursor, and be in another order.
 */
const useFetchPage = <Data, Variables extends PageVariables, Node>(
  query: TypedDocumentNode<Data, Variables>,
  connectionOf: ConnectionOf<Data, Node>,
  variables: Variables,
): FetchPage => {
  const client = useApolloClient();
  return async (first, after) => {
    const wanted = { ...variables, first, after };
    const watched = watchList(client.cache, { query, variables });
    const page = await client
      .query({ ...IN_PLACE, query, variables: wanted, fetchPolicy: 'no-cache' })
      .finally(watched.release);
    const end = pick(connectionOf, page.data)?.pageInfo ?? null;
    // What came without the list would take the rest of what is known with it.
    if (!page.data || end === null) return { end, error: page.error };
    const list = pick(connectionOf, client.cache.readQuery({ query, variables }));
    if (!watched.isWhole() || list?.pageInfo.endCursor !== after) return { end: NO_MORE, error: undefined };
    client.writeQuery({ query, variables: wanted, data: page.data });
    return { end, error: page.error };
  };
};

/** Reads a list on whenever that is due. */
const useReadingOn = (isDue: boolean, loadMore: () => void) => {
  const readOn = useEffectEvent(loadMore);
  useEffect(() => {
    if (isDue) readOn();
  }, [isDue]);
};

/**
 * A list that is read page by page into the cache, where its field is a `pagedField`: what changes there changes in
 * the list. A page that was asked for before the variables changed goes to the list that it was asked for. A later read
 * that fails takes nothing away: the rows stay beside its error.
 *
 * @param connectionOf where the list is in the answer; nothing where it could not be read
 */
export function usePagedList<Data, Variables extends PageVariables, Node>(
  query: TypedDocumentNode<Data, Variables>,
  connectionOf: ConnectionOf<Data, Node>,
  { variables, sizesOf = () => [variables.first], isWhole = false, ...policies }: Options<Variables>,
): PagedList<Node> & { readonly data: Data | undefined } {
  const [reads, setReads] = useState(0);
  const { data, previousData, loading, error, refetch } = useQuery(query, { ...IN_PLACE, ...policies, variables });
  const listKey = JSON.stringify(variables);
  const connection = pick(connectionOf, data);
  const known = useLastKnown(connection, listKey);
  const parts = partsOf(connection, known ?? (loading ? pick(connectionOf, previousData) : null));
  const growth = useGrowth(
    `${reads} ${listKey}`,
    connection && { end: connection.pageInfo, sizes: sizesOf(connection.nodes.length) },
    useFetchPage(query, connectionOf, variables),
  );
  useReadingOn(
    isWhole && parts.hasMore && !loading && !growth.isGrowing && growth.growthError === null,
    growth.loadMore,
  );
  return {
    data: data ?? previousData,
    ...parts,
    isLoading: loading,
    error,
    readAgain: () => {
      setReads(reads + 1);
      return refetch().then(
        (answer) => pick(connectionOf, answer.data) !== null,
        () => false,
      );
    },
    ...growth,
  };
}
