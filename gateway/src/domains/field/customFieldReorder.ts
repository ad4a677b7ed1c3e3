import type { MutationResolvers } from '../../generated/resolvers.ts';
import { openIds } from '../../lib/idLists.ts';
import { firstErrors } from '../../lib/userErrors.ts';
import { forgetReads } from '../member/loaders.ts';
import { toCustomField } from './mapper.ts';
import { orderError } from './refusals.ts';
import { fieldRest } from './rest.ts';

/** More fields than any team has. */
const MAX_FIELDS = 1_000;

/** Gives the fields an order; the payload's are the service's answer, whose values are read for those who ask for them. */
export const customFieldReorder: NonNullable<MutationResolvers['customFieldReorder']> = async (
  _root,
  { input: { customFieldIds, idempotencyKey } },
  context,
) => {
  const { keys, errors } = openIds('CustomField', 'customFieldIds', customFieldIds, { max: MAX_FIELDS });
  if (errors.length > 0) return { customFields: [], userErrors: firstErrors(errors) };
  try {
    const { fields } = await fieldRest(context.upstream).reorderFields(keys, idempotencyKey);
    forgetReads(context);
    return { customFields: fields.map((wire) => toCustomField(wire, context.log)), userErrors: [] };
  } catch (error) {
    return { customFields: [], userErrors: [orderError(error)] };
  }
};
