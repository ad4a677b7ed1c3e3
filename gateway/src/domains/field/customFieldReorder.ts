import { openIds } from '../../lib/idLists.ts';
import { firstErrors } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { toCustomField } from './mapper.ts';
import { orderError } from './refusals.ts';
import { fieldRest } from './rest.ts';

/** More fields than any team has. */
const MAX_FIELDS = 1_000;

/** Gives the fields an order; the payload's are the service's answer, whose values are read for those who ask for them. */
export const customFieldReorder: Mutation<'customFieldReorder'> = async (
  _root,
  { input: { customFieldIds, idempotencyKey } },
  context,
) => {
  const { keys, errors } = openIds('CustomField', ['customFieldIds'], customFieldIds, { max: MAX_FIELDS });
  if (errors.length > 0) return { customFields: [], userErrors: firstErrors(errors) };
  const outcome = await written(() => fieldRest(context.upstream).reorderFields(keys, idempotencyKey), orderError);
  if ('error' in outcome) return { customFields: [], userErrors: [outcome.error] };
  forgetReads(context);
  return { customFields: outcome.answer.fields.map((wire) => toCustomField(wire, context.log)), userErrors: [] };
};
