import type { GatewayContext } from '../../context.ts';
import type { CustomFieldConditionInput } from '../../generated/resolvers.ts';
import { badUserInput } from '../../lib/errors.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { readConditions } from './definitionInput.ts';
import type { ConditionRecord, CustomFieldRecord, CustomFieldValueRecord } from './mapper.ts';
import { fieldRest } from './rest.ts';

/** What a condition names, which is among the team's fields. */
export async function fieldOf({ fieldId }: ConditionRecord, { loaders }: GatewayContext): Promise<CustomFieldRecord> {
  const field = await loaders.field.field(fieldId);
  if (!field) throw new Error('A condition names a field that the team does not have');
  return field;
}

export async function valueOf(
  { valueId }: ConditionRecord,
  { loaders }: GatewayContext,
): Promise<CustomFieldValueRecord> {
  const { valueById } = await loaders.field.fields();
  const value = valueById.get(valueId);
  if (!value) throw new Error('A condition names a value that the team does not have');
  return value;
}

/** The conditions of a field; one that names what the team does not have could not be shown. */
export async function conditionsOf({ conditions }: CustomFieldRecord, { loaders }: GatewayContext) {
  if (conditions.length === 0) return [];
  const { byId, valueById } = await loaders.field.fields();
  return conditions.filter(({ fieldId, valueId }) => byId.has(fieldId) && valueById.has(valueId));
}

/** The fields behind ids; those that the team does not have are left out. */
export async function fieldsOf(fieldIds: readonly string[], { loaders }: GatewayContext): Promise<CustomFieldRecord[]> {
  const fields = await Promise.all(fieldIds.map((fieldId) => loaders.field.field(fieldId)));
  return fields.filter((field) => field !== null);
}

/** What the service says of conditions that no field of the team could have. */
const IMPOSSIBLE = [
  'field_parent_invalid',
  'field_parent_cycle',
  'field_not_found',
  'value_not_found',
  'invalid_request',
] as const;

/** How many people would lose their value if the field had these conditions. */
export async function conditionsEffect(
  { fieldId }: CustomFieldRecord,
  given: readonly CustomFieldConditionInput[],
  { upstream }: GatewayContext,
): Promise<number> {
  const { value: conditions, errors } = readConditions(given);
  const [error] = errors;
  if (error || !conditions) throw badUserInput(error?.message ?? 'There are no conditions.');
  try {
    return (await fieldRest(upstream).parentsEffect(fieldId, conditions)).losing;
  } catch (failure) {
    const refusal = refusalIn(failure, ...IMPOSSIBLE);
    if (!refusal) throw failure;
    throw badUserInput('The field cannot have these conditions.', refusal.code);
  }
}
