import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useActionKeys } from '../graphql/actionKey.ts';
import { answerOf, type CallAnswer } from './callAnswer.ts';
import { IN_PLACE } from './inPlace.ts';

/** The variables of a mutation that takes one input, as all of ours do. */
export type Keyed = { input: { idempotencyKey?: string | null | undefined } };

/** The input of a mutation without its key. */
export type Changes<Variables extends Keyed> = Omit<Variables['input'], 'idempotencyKey'>;

/**
 * A mutation under its idempotency key: a try that was not answered is repeated under the same key, so that pressing
 * again acts once. Its failure is shown where it was started; nothing is thrown.
 *
 * @param payloadOf the mutation's payload in the answer
 * @param update what the answer changes in the cache, beside the objects that it names
 */
export function useKeyedMutation<Data, Variables extends Keyed, Payload>(
  document: TypedDocumentNode<Data, Variables>,
  payloadOf: (data: Data) => Payload | null | undefined,
  update?: (cache: ApolloCache, payload: Payload) => void,
): (changes: Changes<Variables>) => Promise<CallAnswer<Payload>> {
  const keys = useActionKeys();
  const [mutate] = useMutation(document, IN_PLACE);
  return async (changes) => {
    const idempotencyKey = keys.keyFor(changes);
    const answer = await answerOf(
      mutate({
        variables: { input: { ...changes, idempotencyKey } } as Variables,
        update: (cache, { data }) => {
          const payload = data ? payloadOf(data) : null;
          if (payload) update?.(cache, payload);
        },
      }),
      payloadOf,
    );
    if (answer.payload) keys.settle(idempotencyKey);
    return answer;
  };
}
