import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** How a file is read: by which query, as what of its answer. */
interface Reading<Data> {
  readonly query: TypedDocumentNode<Data, { id: string }>;
  readonly fileOf: (data: Data) => { readonly status: string } | null;
  readonly id: string;
}

/**
 * Forgets a file in whose place another was taken, if it still waits to be started: somebody else may have started it meanwhile,
 * and that is not stopped. What cannot be forgotten stays in the list, and is forgotten by itself later.
 */
export async function forgetReplaced<Data>(
  client: ApolloClient,
  { query, fileOf, id }: Reading<Data>,
  cancel: () => Promise<unknown>,
): Promise<void> {
  const file = await client.query({ query, variables: { id }, fetchPolicy: 'network-only', ...IN_PLACE }).then(
    ({ data }) => (data ? fileOf(data) : null),
    () => null,
  );
  if (file?.status === 'VALIDATED') await cancel();
}
