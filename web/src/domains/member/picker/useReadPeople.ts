import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { LARGEST_PAGE } from '../../../lib/graphql/largestPage.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import type { PickedMember } from './pickerRows.ts';
import type { ReadPeople } from './usePeoplePages.ts';

/** A page of people, as a query answers it. */
interface Connection {
  readonly nodes: readonly PickedMember[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

type PageVariables = { readonly first: number; readonly after?: string | null | undefined };

/**
 * Reads those whom a setting has, for the picker: page by page, and afresh.
 *
 * @param peopleOf where they are in the answer
 */
export function useReadPeople<Data, Variables extends OperationVariables & PageVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variablesOf: (page: PageVariables) => Variables,
  peopleOf: (data: Data) => Connection | null | undefined,
): ReadPeople {
  const client = useApolloClient();
  return async (after) => {
    const { data } = await client.query({
      query,
      variables: variablesOf({ first: LARGEST_PAGE, after }),
      fetchPolicy: 'no-cache',
      errorPolicy: 'none',
      ...IN_PLACE,
    });
    const people = data ? peopleOf(data) : null;
    if (!people) throw new Error('The list of those who are chosen is missing');
    return { members: people.nodes, ...people.pageInfo, totalCount: people.totalCount };
  };
}
