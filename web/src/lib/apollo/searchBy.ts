import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { IN_PLACE } from './inPlace.ts';

/** How many suggestions a list shows. */
const FIRST = 20;

/**
 * Finds what a field suggests for what is typed. Nothing of it is kept. Throws where the gateway could not answer.
 *
 * @param nodesOf what was found, in the answer
 */
export async function searchBy<Data, Variables extends OperationVariables & { first: number }, Node>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Omit<Variables, 'first'>,
  signal: AbortSignal,
  nodesOf: (data: Data) => { readonly nodes: readonly Node[] } | null | undefined,
): Promise<readonly Node[]> {
  const { data } = await client.query({
    query,
    variables: { ...variables, first: FIRST } as Variables,
    fetchPolicy: 'no-cache',
    // The same that is asked again is not to end with this one.
    context: { ...IN_PLACE.context, signal, queryDeduplication: false },
  });
  const found = data ? nodesOf(data) : null;
  if (!found) throw new Error('The suggestions could not be read');
  return found.nodes;
}
