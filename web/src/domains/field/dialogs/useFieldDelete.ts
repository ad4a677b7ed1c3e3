import { useCustomFieldDeleteMutation } from '../../../generated/field/dialogs/customFieldDelete.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { answerOf } from '../../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import { forgetField } from '../fieldCache.ts';
import type { FieldOutcome } from './useFieldArchive.ts';

/** Deletes a field and takes it out of every list. A try without an answer is repeated under the same key. */
export function useFieldDelete() {
  const keys = useActionKeys();
  const [mutate, { client }] = useCustomFieldDeleteMutation(CALL_IN_PLACE);
  return async (id: string): Promise<FieldOutcome> => {
    const changes = { customFieldId: id };
    const input = { ...changes, idempotencyKey: keys.keyFor(changes) };
    const { payload, failure } = await answerOf(mutate({ variables: { input } }), (data) => data.customFieldDelete);
    if (!payload) return { kind: 'failed', requestId: failure?.requestId ?? null };
    keys.settle();
    const code = payload.userErrors[0]?.code;
    if (code !== undefined && code !== 'NOT_FOUND') return { kind: 'refused', code };
    forgetField(client.cache, id);
    return { kind: code === undefined ? 'done' : 'gone' };
  };
}
