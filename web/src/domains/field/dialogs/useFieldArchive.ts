import { useCustomFieldArchiveMutation } from '../../../generated/field/dialogs/customFieldArchive.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { answerOf } from '../../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import { dropListsInProfiles, forgetField } from '../fieldCache.ts';

/** What came of archiving, restoring or deleting a field; one that is `gone` was deleted before. */
export type FieldOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly requestId: string | null };

/**
 * Archives a field, or restores it. A try without an answer is repeated under the same key.
 *
 * @param teamId the team whose lists the field enters or leaves
 */
export function useFieldArchive(teamId: string | null) {
  const keys = useActionKeys();
  const [mutate, { client }] = useCustomFieldArchiveMutation(CALL_IN_PLACE);
  return async (
    field: { readonly id: string; readonly version: number },
    isArchived: boolean,
  ): Promise<FieldOutcome> => {
    const changes = { customFieldId: field.id, isArchived, version: field.version };
    const input = { ...changes, idempotencyKey: keys.keyFor(changes) };
    const { payload, failure } = await answerOf(mutate({ variables: { input } }), (data) => data.customFieldUpdate);
    if (!payload) return { kind: 'failed', requestId: failure?.requestId ?? null };
    keys.settle();
    const [error] = payload.userErrors;
    if (!error) {
      if (teamId !== null) dropListsInProfiles(client.cache, teamId);
      return { kind: 'done' };
    }
    if (error.code !== 'NOT_FOUND') return { kind: 'refused', code: error.code };
    forgetField(client.cache, field.id);
    return { kind: 'gone' };
  };
}
