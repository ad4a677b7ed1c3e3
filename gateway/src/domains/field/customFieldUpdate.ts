import { GatewayError } from '../../lib/errors.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { readDefinition, readValues } from './definitionInput.ts';
import { toCustomField } from './mapper.ts';
import { definitionError } from './refusals.ts';
import { fieldRest } from './rest.ts';

/** Changes a field; the payload's is the service's answer. */
export const customFieldUpdate: Mutation<'customFieldUpdate'> = async (_root, { input }, context) => {
  const fieldId = keyOfId('CustomField', input.customFieldId);
  const { parts, errors } = readDefinition(input, readValues(input.values, ['text']));
  if (fieldId === null) return { customField: null, userErrors: [notFound(['customFieldId']), ...errors] };
  if (errors.length > 0) return { customField: null, userErrors: errors };
  const { isArchived, version, idempotencyKey } = input;
  const changes = { ...parts, fieldId, isArchived: isArchived ?? undefined, version: version ?? undefined };
  const outcome = await written(
    () => fieldRest(context.upstream).updateField(changes, context.settings.fieldFlags, idempotencyKey),
    (error) => definitionError(error, parts.values),
  );
  if ('error' in outcome) return { customField: null, userErrors: [outcome.error] };
  forgetReads(context);
  const changed = outcome.answer.fields.find((field) => field.fieldId === fieldId);
  if (!changed) throw new GatewayError('OUTCOME_UNKNOWN');
  return { customField: toCustomField(changed, context.log), userErrors: [] };
};
