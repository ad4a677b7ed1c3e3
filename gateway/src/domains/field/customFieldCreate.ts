import { sameTextKey } from '@muster/schema/formats/customField';
import type { Answer } from '../../generated/upstream/contract.ts';
import { GatewayError } from '../../lib/errors.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { readDefinition, readValues } from './definitionInput.ts';
import { toCustomField } from './mapper.ts';
import { definitionError } from './refusals.ts';
import { fieldRest } from './rest.ts';

type Fields = Answer<'field', 'addTeamFields'>['fields'];

/** The field of that name in the service's answer, which may name the others too. */
function added(fields: Fields, name: string) {
  const key = sameTextKey(name);
  const field = fields.find((one) => sameTextKey(one.name) === key);
  if (!field) throw new GatewayError('OUTCOME_UNKNOWN');
  return field;
}

/** Adds a field; the payload's is the service's answer. */
export const customFieldCreate: Mutation<'customFieldCreate'> = async (_root, { input }, context) => {
  const texts = input.values?.map((text) => ({ text }));
  const { parts, errors } = readDefinition(input, readValues(texts, []));
  const { name, valueType, isMandatory = false, editableBy = 'user' } = parts;
  if (name === undefined || valueType === undefined || errors.length > 0) {
    return { customField: null, userErrors: errors };
  }
  const field = { ...parts, name, valueType, isMandatory, editableBy };
  const outcome = await written(
    () => fieldRest(context.upstream).addField(field, context.settings.fieldFlags, input.idempotencyKey),
    (error) => definitionError(error, parts.values),
  );
  if ('error' in outcome) return { customField: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { customField: toCustomField(added(outcome.answer.fields, name), context.log), userErrors: [] };
};
