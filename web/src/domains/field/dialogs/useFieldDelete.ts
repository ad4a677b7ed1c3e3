import { useApolloClient } from '@apollo/client/react';
import { CustomFieldDeleteDocument } from '../../../generated/field/dialogs/customFieldDelete.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { undoneBy } from '../../../lib/graphql/undone.ts';
import { forgetField } from '../fieldCache.ts';
import type { FieldOutcome } from './useFieldArchive.ts';

/** Deletes a field and takes it out of every list. A try without an answer is repeated under the same key. */
export function useFieldDelete() {
  const remove = useKeyedMutation(CustomFieldDeleteDocument, (data) => data.customFieldDelete);
  const { cache } = useApolloClient();
  return async (id: string): Promise<FieldOutcome> => {
    const { payload, failure } = await remove({ customFieldId: id });
    if (!payload) return { kind: 'failed', ...undoneBy({ payload, failure }) };
    const code = payload.userErrors[0]?.code;
    if (code !== undefined && code !== 'NOT_FOUND') return { kind: 'refused', code };
    forgetField(cache, id);
    return { kind: code === undefined ? 'done' : 'gone' };
  };
}
