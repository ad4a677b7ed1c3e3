import { fieldDescriptionFormat, fieldNameFormat } from '@muster/schema/formats/customField';
import * as z from 'zod/mini';
import type { CustomFieldItemFragment } from '../../../generated/field/fragments/customFieldItem.ts';
import { valuesFault, type ValueRow, type ValuesFault } from './values/valueList.ts';

/** The types of fields that the form knows. */
export const FIELD_TYPES = ['SINGLE_SELECT', 'UNRESTRICTED', 'CONTACT_PICKER'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** Who may be let to change what a person has in a field. */
export const EDITORS = ['USER', 'ADMIN'] as const;
export type Editor = (typeof EDITORS)[number];

/** A value of another field that brings the field up; empty where nothing is chosen yet. */
export interface ConditionRow {
  readonly key: string;
  readonly customFieldId: string;
  readonly valueId: string;
}

/** What the form holds. */
export interface FieldFormValues {
  readonly name: string;
  readonly description: string;
  /** Empty where nothing is chosen yet. */
  readonly valueType: FieldType | '';
  /** Stays while a type without values is chosen, which does not send it. */
  readonly values: readonly ValueRow[];
  /** The key of the value that new members start with; null for nothing. */
  readonly defaultKey: string | null;
  readonly conditions: readonly ConditionRow[];
  readonly isMandatory: boolean;
  /** Empty where the field has an editor that this version does not know. */
  readonly editableBy: Editor | '';
}

/** What can be wrong with the parts of the form, before the server is asked. */
export type TextFault = 'length' | 'unshowable';
export type ConditionsFault = 'incomplete' | 'duplicate';
export type Faults = {
  readonly name: TextFault | null;
  readonly description: TextFault | null;
  readonly valueType: 'missing' | null;
  readonly values: ValuesFault | null;
  readonly conditions: ConditionsFault | null;
};

export const hasValues = (type: FieldFormValues['valueType']): boolean =>
  type === 'SINGLE_SELECT' || type === 'UNRESTRICTED';

/** The value that new members start with. */
export const defaultOf = ({ values, defaultKey }: FieldFormValues): ValueRow | null =>
  defaultKey === null
    ? null
    : (values.find(({ key, valueId }) => key === defaultKey || valueId === defaultKey) ?? null);

/** @param format one of the texts of a field */
function textFault(format: typeof fieldNameFormat, text: string): TextFault | null {
  const { error } = format.safeParse(text);
  if (!error) return null;
  return error.issues.some(({ code }) => code === 'too_small' || code === 'too_big') ? 'length' : 'unshowable';
}

function conditionsFault(conditions: readonly ConditionRow[]): ConditionsFault | null {
  if (conditions.some(({ customFieldId, valueId }) => customFieldId === '' || valueId === '')) return 'incomplete';
  return new Set(conditions.map(({ customFieldId }) => customFieldId)).size < conditions.length ? 'duplicate' : null;
}

/** @param mostValues how many values a field may have */
export const faultsOf = (form: FieldFormValues, mostValues: number): Faults => ({
  name: textFault(fieldNameFormat, form.name),
  description: textFault(fieldDescriptionFormat, form.description),
  valueType: form.valueType === '' ? 'missing' : null,
  values: hasValues(form.valueType) ? valuesFault(form.values, mostValues) : null,
  conditions: conditionsFault(form.conditions),
});

/** The form as a schema: each part has one issue at most, whose message is its fault. */
export const fieldFormSchema = (mostValues: number) =>
  z.custom<FieldFormValues>().check(({ value, issues }) => {
    for (const [part, fault] of Object.entries(faultsOf(value, mostValues))) {
      if (fault !== null) issues.push({ code: 'custom', path: [part], input: value, message: fault });
    }
  });

export const EMPTY_FORM: FieldFormValues = {
  name: '',
  description: '',
  valueType: '',
  values: [],
  defaultKey: null,
  conditions: [],
  isMandatory: false,
  editableBy: 'USER',
};

const oneOf = <Word extends string>(words: readonly Word[], word: string): Word | '' =>
  words.find((one) => one === word) ?? '';

/** The values of a field that the team has given it, in their order. */
export const savedValuesOf = ({ settings }: CustomFieldItemFragment): readonly { id: string; text: string }[] =>
  settings && 'values' in settings ? settings.values.nodes : [];

const savedDefaultOf = ({ settings }: CustomFieldItemFragment): string | null =>
  settings && 'defaultValue' in settings ? (settings.defaultValue?.id ?? null) : null;

/** A field as the form begins with it. What is saved has its own id as its key. */
export const toForm = (field: CustomFieldItemFragment): FieldFormValues => ({
  name: field.name,
  description: field.description,
  valueType: oneOf(FIELD_TYPES, field.valueType),
  values: savedValuesOf(field).map(({ id, text }) => ({ key: id, valueId: id, text })),
  defaultKey: savedDefaultOf(field),
  conditions: field.conditions.map(({ field: { id }, value }) => ({ key: id, customFieldId: id, valueId: value.id })),
  isMandatory: field.isMandatory,
  editableBy: oneOf(EDITORS, field.editableBy),
});
