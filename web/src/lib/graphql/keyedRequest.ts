import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ActionKeys } from './actionKey.ts';
import type { Failure } from './failure.ts';
import { request } from './request.ts';

/**
 * A mutation under its idempotency key, without the cache: a try that was not answered is repeated under the same key, so
 * that pressing again acts once.
 */
export async function keyedRequest<Data, Input extends object, Payload>(
  document: TypedDocumentNode<Data, { input: Input & { idempotencyKey: string } }>,
  input: Input,
  payloadOf: (data: Data) => Payload,
  keys: ActionKeys,
): Promise<{ readonly payload: Payload | null; readonly failure: Failure | null }> {
  const idempotencyKey = keys.keyFor(input);
  const { data, failure } = await request(document, { input: { ...input, idempotencyKey } });
  const payload = data ? payloadOf(data) : null;
  // Without a payload it is not known whether anything was done.
  if (payload) keys.settle(idempotencyKey);
  return { payload, failure };
}
