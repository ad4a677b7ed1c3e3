import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type Failure, failureOfError, failureOfException, gravest } from './failure.ts';
import { type Transport, send } from './send.ts';

/** What came back for one operation: the data (possibly partial), and the gravest failure if there was any. */
export type Outcome<Data> = { readonly data: Data | null; readonly failure: Failure | null };

/**
 * Runs one operation without the cache: for what happens before and after the console proper, where Apollo Client
 * would be a weight without a use. Never throws: failures are part of the outcome.
 */
export async function request<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
  transport: Transport = send,
): Promise<Outcome<Data>> {
  try {
    const { data, errors } = await transport(document, variables, signal);
    // The generated document and its type describe the same selection, and the gateway answers by its schema.
    return { data: data as Data | null, failure: gravest(errors.map(failureOfError)) };
  } catch (error) {
    return { data: null, failure: failureOfException(error) };
  }
}
