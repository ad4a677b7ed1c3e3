import { useApolloClient } from '@apollo/client/react';
import { CustomFieldArchiveDocument } from '../../../generated/field/dialogs/customFieldArchive.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { dropListsInProfiles, forgetField } from '../fieldCache.ts';

/** What came of archiving, restoring or deleting a field; one that is `gone` was deleted before. */
export type FieldOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly code: string }
  | ({ readonly kind: 'failed' } & Undone);

/**
 * Archives a field, or restores it. A try without an answer is repeated under the same key.
 *
 * @param teamId the team whose lists the field enters or leaves
 */
export function useFieldArchive(teamId: string | null) {
  const archive = useKeyedMutation(CustomFieldArchiveDocument, (data) => data.customFieldUpdate);
  const { cache } = useApolloClient();
  return async (
    { id, version }: { readonly id: string; readonly version: number },
    isArchived: boolean,
  ): Promise<FieldOutcome> => {
    const { payload, failure } = await archive({ customFieldId: id, isArchived, version });
    if (!payload) return { kind: 'failed', ...undoneBy({ payload, failure }) };
    const [error] = payload.userErrors;
    if (!error) {
      if (teamId !== null) dropListsInProfiles(cache, teamId);
      return { kind: 'done' };
    }
    if (error.code !== 'NOT_FOUND') return { kind: 'refused', code: error.code };
    forgetField(cache, id);
    return { kind: 'gone' };
  };
}
