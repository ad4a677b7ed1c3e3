import type { MutationResolvers } from '../../generated/resolvers.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { toId } from '../../lib/ids.ts';
import { forgetReads } from '../member/loaders.ts';
import { deletionError } from './refusals.ts';
import { fieldRest } from './rest.ts';

/** Deletes a field that nothing uses. */
export const customFieldDelete: NonNullable<MutationResolvers['customFieldDelete']> = async (
  _root,
  { input: { customFieldId, idempotencyKey } },
  context,
) => {
  const fieldId = keyOfId('CustomField', customFieldId);
  if (fieldId === null) return { deletedCustomFieldId: null, userErrors: [notFound(['customFieldId'])] };
  try {
    await fieldRest(context.upstream).removeField(fieldId, idempotencyKey);
  } catch (error) {
    return { deletedCustomFieldId: null, userErrors: [deletionError(error)] };
  }
  forgetReads(context);
  return { deletedCustomFieldId: toId('CustomField', fieldId), userErrors: [] };
};
