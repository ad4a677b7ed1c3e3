import { failureOf } from './failureOf.ts';
import type { Failure } from '../graphql/failure.ts';

/** What came of a mutation: its payload, or why none came. */
export type CallAnswer<Payload> =
  | { readonly payload: Payload; readonly failure: null }
  | { readonly payload: null; readonly failure: Failure | null };

/**
 * Waits for a mutation. A lost answer and a refusal as a whole are failures; nothing is thrown. Without a payload it is
 * not known whether the mutation acted: the next try needs the same idempotency key.
 */
export const answerOf = async <Data, Payload>(
  mutation: Promise<{ data?: Data | null | undefined; error?: unknown }>,
  payloadOf: (data: Data) => Payload | null | undefined,
): Promise<CallAnswer<Payload>> => {
  try {
    const { data, error } = await mutation;
    const payload = data ? payloadOf(data) : null;
    return payload ? { payload, failure: null } : { payload: null, failure: failureOf(error) };
  } catch (error) {
    return { payload: null, failure: failureOf(error) };
  }
};
