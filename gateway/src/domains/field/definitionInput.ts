import {
  FIELD_DESCRIPTION_MAX,
  FIELD_NAME_MAX,
  FIELD_VALUE_MAX,
  fieldDescriptionFormat,
  fieldNameFormat,
  fieldValueFormat,
} from '@muster/schema/formats/customField';
import type {
  CustomFieldConditionInput,
  CustomFieldEditor,
  CustomFieldType,
  UserError,
} from '../../generated/resolvers.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type Part, readText, textRule } from '../../lib/texts.ts';
import { firstErrors, userError } from '../../lib/userErrors.ts';
import { type ConditionRecord, fieldEditors, fieldTypes } from './mapper.ts';
import type { FieldParts, NewField } from './rest.ts';

/** The most that the service looks at; how many a field may have is its rule. */
const MAX_VALUES = 2_000;
const MAX_CONDITIONS = 50;

const nothing = { errors: [] };
const refused = (...errors: UserError[]) => ({ errors });

const texts = {
  name: textRule(fieldNameFormat, 'A name', FIELD_NAME_MAX),
  description: textRule(fieldDescriptionFormat, 'A description', FIELD_DESCRIPTION_MAX),
  value: textRule(fieldValueFormat, 'A value', FIELD_VALUE_MAX),
};

function readType(given: CustomFieldType | null | undefined): Part<NewField['valueType']> {
  if (!given) return nothing;
  const value = fieldTypes.wire(given);
  return value === null ? refused(userError('INVALID', ['valueType'], 'This is no type.')) : { value, errors: [] };
}

function readEditor(given: CustomFieldEditor | null | undefined): Part<NewField['editableBy']> {
  if (!given) return nothing;
  const value = fieldEditors.wire(given);
  // What is the installation's, it gives by itself.
  return value === null || value === 'platform'
    ? refused(userError('INVALID', ['editableBy'], 'It is USER or ADMIN.'))
    : { value, errors: [] };
}

/** What new members have from the start; the empty text for nothing. */
const readDefault = (given: string | null | undefined): Part<string> =>
  given?.trim() === '' ? { value: '', errors: [] } : readText(texts.value, given, ['defaultValue']);

type GivenValue = { readonly valueId?: string | null; readonly text: string };
type ReadValue = { readonly valueId?: string; readonly text: string };

/**
 * The values of a field.
 *
 * @param textPath what leads on from a value's place to its text
 */
export function readValues(
  given: readonly GivenValue[] | null | undefined,
  textPath: readonly string[],
): Part<ReadValue[]> {
  if (!given) return nothing;
  if (given.length > MAX_VALUES) {
    return refused(userError('TOO_MANY', ['values'], 'A field has fewer values.'));
  }
  const errors: UserError[] = [];
  const values = given.map(({ valueId, text }, place) => {
    const path = ['values', String(place)];
    const read = readText(texts.value, text, [...path, ...textPath]);
    errors.push(...read.errors);
    const kept = valueId ? keyOfId('CustomFieldValue', valueId) : undefined;
    if (kept === null) errors.push(notFound([...path, 'valueId']));
    return { text: read.value ?? '', ...(typeof kept === 'string' ? { valueId: kept } : {}) };
  });
  return errors.length > 0 ? { errors: firstErrors(errors) } : { value: values, errors };
}

/** The conditions of a field, each a pair of ids. */
export function readConditions(
  given: readonly CustomFieldConditionInput[] | null | undefined,
): Part<ConditionRecord[]> {
  if (!given) return nothing;
  if (given.length > MAX_CONDITIONS) {
    return refused(userError('TOO_MANY', ['conditions'], `At most ${MAX_CONDITIONS} are taken.`));
  }
  const errors: UserError[] = [];
  const conditions = given.map(({ customFieldId, valueId }, place) => {
    const path = ['conditions', String(place)];
    const opened = { fieldId: keyOfId('CustomField', customFieldId), valueId: keyOfId('CustomFieldValue', valueId) };
    if (opened.fieldId === null) errors.push(notFound([...path, 'customFieldId']));
    if (opened.valueId === null) errors.push(notFound([...path, 'valueId']));
    return { fieldId: opened.fieldId ?? '', valueId: opened.valueId ?? '' };
  });
  return errors.length > 0 ? { errors: firstErrors(errors) } : { value: conditions, errors };
}

/** What is given of a field, new or not. */
type Given = {
  readonly name?: string | null;
  readonly description?: string | null;
  readonly valueType?: CustomFieldType | null;
  readonly isMandatory?: boolean | null;
  readonly editableBy?: CustomFieldEditor | null;
  readonly defaultValue?: string | null;
  readonly conditions?: readonly CustomFieldConditionInput[] | null;
};

/** What goes on to the service of a field, and what is wrong with it. */
export function readDefinition(given: Given, values: Part<ReadValue[]>) {
  const read = {
    name: readText(texts.name, given.name, ['name']),
    description: readText(texts.description, given.description, ['description']),
    valueType: readType(given.valueType),
    editableBy: readEditor(given.editableBy),
    values,
    defaultValue: readDefault(given.defaultValue),
    conditions: readConditions(given.conditions),
  };
  const parts: FieldParts = {
    name: read.name.value,
    description: read.description.value,
    valueType: read.valueType.value,
    isMandatory: given.isMandatory ?? undefined,
    editableBy: read.editableBy.value,
    values: values.value,
    defaultValue: read.defaultValue.value,
    conditions: read.conditions.value,
  };
  return { parts, errors: Object.values(read).flatMap(({ errors }) => errors) };
}
