import type { CustomFieldEditor, CustomFieldType } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';

/** A value of a field. */
export type CustomFieldValueRecord = {
  readonly valueId: string;
  readonly text: string;
  /** Who is picked, of a contact picker. */
  readonly contactGuid: string | null;
  readonly childFieldIds: readonly string[];
};

/** A pair of another field and its value. */
export type ConditionRecord = { readonly fieldId: string; readonly valueId: string };

/** A custom field with its values. */
export type CustomFieldRecord = {
  readonly __typename: 'CustomField';
  readonly fieldId: string;
  readonly name: string;
  readonly description: string;
  readonly valueType: CustomFieldType;
  readonly isMandatory: boolean;
  readonly editableBy: CustomFieldEditor;
  readonly priority: number;
  readonly isArchived: boolean;
  readonly conditions: readonly ConditionRecord[];
  /** Whether its values came along with it. */
  readonly hasValues: boolean;
  readonly teamValues: readonly CustomFieldValueRecord[];
  /** What people have brought in, or who is picked; null for those who are not told. */
  readonly userValues: readonly CustomFieldValueRecord[] | null;
  readonly defaultValue: CustomFieldValueRecord | null;
  readonly version: number;
};

/** What a field takes: the field itself, seen as one of the union's types. */
export type SettingsRecord = {
  readonly __typename: 'SingleSelectSettings' | 'UnrestrictedSettings' | 'ContactPickerSettings';
  readonly field: CustomFieldRecord;
};

/** Who and what uses a field. */
export type UsageRecord = Answer<'field', 'fieldUsage'>['usage'][number];

/** The fields of a team in their order, archived ones included, and what they are found by. */
export type CustomFieldsRecord = {
  readonly list: readonly CustomFieldRecord[];
  readonly limits: Answer<'field', 'fieldsInfo'>['limits'];
  readonly byId: ReadonlyMap<string, CustomFieldRecord>;
  /** The values that came along with the fields. */
  readonly valueById: ReadonlyMap<string, CustomFieldValueRecord>;
};

/** Who and what uses the fields of a team. */
export type UsagesRecord = {
  readonly byField: ReadonlyMap<string, UsageRecord>;
  /** How many people have a value; one that nobody has is missing. */
  readonly byValue: ReadonlyMap<string, UsageRecord['values'][number]>;
};

type WireField = Answer<'field', 'fieldsInfo'>['fields'][number];
type WireValue = { valueId: string; value: string; contactGuid?: string; children?: readonly string[] };

export const fieldTypes = enumOf('CustomFieldType', {
  SINGLE_SELECT: 'singleSelect',
  UNRESTRICTED: 'unrestricted',
  CONTACT_PICKER: 'contactPicker',
} as const satisfies WordsOf<CustomFieldType>);
export const fieldEditors = enumOf('CustomFieldEditor', {
  USER: 'user',
  ADMIN: 'admin',
  PLATFORM: 'platform',
} as const satisfies WordsOf<CustomFieldEditor>);

/** Only values that the team has given bring other fields up. */
export const toCustomFieldValue = ({ valueId, value, contactGuid, children }: WireValue): CustomFieldValueRecord => ({
  valueId,
  text: value,
  contactGuid: contactGuid ?? null,
  childFieldIds: children ?? [],
});

export function toCustomField(wire: WireField, log: Log): CustomFieldRecord {
  const teamValues = (wire.teamValues ?? []).map(toCustomFieldValue);
  const [preset] = wire.defaultValues;
  return {
    __typename: 'CustomField',
    ...{ fieldId: wire.fieldId, name: wire.name, description: wire.description, priority: wire.priority },
    ...{ isArchived: wire.isArchived, version: wire.version, teamValues },
    hasValues: wire.teamValues !== undefined,
    valueType: fieldTypes.read(wire.valueType, log),
    // Some services write 1 and 0.
    isMandatory: Boolean(wire.isMandatory),
    editableBy: fieldEditors.read(wire.editableBy, log),
    conditions: wire.parents.map(({ fieldId, valueId }) => ({ fieldId, valueId })),
    userValues: wire.userValues?.map(toCustomFieldValue) ?? null,
    defaultValue: preset
      ? (teamValues.find(({ valueId }) => valueId === preset.valueId) ?? toCustomFieldValue(preset))
      : null,
  };
}

export function toCustomFields({ fields, limits }: Answer<'field', 'fieldsInfo'>, log: Log): CustomFieldsRecord {
  const list = fields.map((wire) => toCustomField(wire, log));
  const values = list.flatMap(({ teamValues, userValues }) => [...teamValues, ...(userValues ?? [])]);
  return {
    ...{ list, limits },
    byId: new Map(list.map((field) => [field.fieldId, field])),
    valueById: new Map(values.map((value) => [value.valueId, value])),
  };
}

export const toUsages = ({ usage }: Answer<'field', 'fieldUsage'>): UsagesRecord => ({
  byField: new Map(usage.map((one) => [one.fieldId, one])),
  byValue: new Map(usage.flatMap(({ values }) => values.map((one) => [one.valueId, one]))),
});

const settingsTypes = {
  SINGLE_SELECT: 'SingleSelectSettings',
  UNRESTRICTED: 'UnrestrictedSettings',
  CONTACT_PICKER: 'ContactPickerSettings',
} as const;

/** What a field takes; null for a type that this version does not know. */
export const settingsOf = (field: CustomFieldRecord): SettingsRecord | null =>
  field.valueType === 'UNKNOWN' ? null : { __typename: settingsTypes[field.valueType], field };
