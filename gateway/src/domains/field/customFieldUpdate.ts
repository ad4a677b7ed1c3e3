import type { MutationResolvers } from '../../generated/resolvers.ts';
import { GatewayError } from '../../lib/errors.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { forgetReads } from '../member/loaders.ts';
import { readDefinition, readValues } from './definitionInput.ts';
import { toCustomField } from './mapper.ts';
import { definitionError } from './refusals.ts';
import { fieldRest } from './rest.ts';

/** Changes a field; the payload's is the service's answer. */
export const customFieldUpdate: NonNullable<MutationResolvers['customFieldUpdate']> = async (
  _root,
  { input },
  context,
) => {
  const fieldId = keyOfId('CustomField', input.customFieldId);
  const { parts, errors } = readDefinition(input, readValues(input.values, ['text']));
  if (fieldId === null) return { customField: null, userErrors: [notFound(['customFieldId']), ...errors] };
  if (errors.length > 0) return { customField: null, userErrors: errors };
  const { isArchived, version, idempotencyKey } = input;
  const changes = { ...parts, fieldId, isArchived: isArchived ?? undefined, version: version ?? undefined };
  try {
    const { fields } = await fieldRest(context.upstream).updateField(changes, context.fieldFlags, idempotencyKey);
    forgetReads(context);
    const changed = fields.find((field) => field.fieldId === fieldId);
    if (!changed) throw new GatewayError('OUTCOME_UNKNOWN');
    return { customField: toCustomField(changed, context.log), userErrors: [] };
  } catch (error) {
    return { customField: null, userErrors: [definitionError(error, parts.values)] };
  }
};
