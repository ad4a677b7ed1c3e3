import { keyOfId, notFound } from '../../lib/idLists.ts';
import { toId } from '../../lib/ids.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { deletionError } from './refusals.ts';
import { fieldRest } from './rest.ts';

/** Deletes a field that nothing uses. */
export const customFieldDelete: Mutation<'customFieldDelete'> = async (
  _root,
  { input: { customFieldId, idempotencyKey } },
  context,
) => {
  const fieldId = keyOfId('CustomField', customFieldId);
  if (fieldId === null) return { deletedCustomFieldId: null, userErrors: [notFound(['customFieldId'])] };
  const outcome = await written(() => fieldRest(context.upstream).removeField(fieldId, idempotencyKey), deletionError);
  if ('error' in outcome) return { deletedCustomFieldId: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { deletedCustomFieldId: toId('CustomField', fieldId), userErrors: [] };
};
