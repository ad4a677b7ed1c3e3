import { sameTextKey } from '@muster/schema/formats/customField';
import {
  type RefusedAt,
  type GivenValue,
  type KnownValue,
  type ValueType,
  type ValuesFault,
  hasTeamValues,
  mayBecome,
  planDefault,
  planValues,
  readDescription,
  readName,
} from '../rules.ts';

/** A value that the team has given a field. */
export type DefinedValue = { valueId: string; value: string; valueKey: string; isDefault: boolean };

/** What a team has laid down of a field. */
export type Definition = {
  fieldId: string;
  name: string;
  nameKey: string;
  description: string;
  valueType: ValueType;
  isMandatory: boolean;
  editableBy: 'user' | 'admin' | 'platform';
  isArchived: boolean;
  version: number;
  values: DefinedValue[];
  parents: { fieldId: string; valueId: string }[];
};

/** What is given of a field, by the names of the contract; the rest stays as it is. */
export type GivenField = {
  name?: string;
  description?: string;
  valueType?: ValueType;
  isMandatory?: boolean | 0 | 1;
  editableBy?: 'user' | 'admin';
  team_values?: readonly GivenValue[];
  default_values?: readonly string[];
  parents?: readonly { fieldId: string; valueId: string }[];
  isArchived?: boolean;
};

export type FieldFault = ValuesFault | RefusedAt<'field_type_fixed'>;

type Tools = {
  /** How many values a field may have. */
  limit: number;
  newId: () => string;
  /** What people have brought into the field themselves, as far as it is named by its id or text. */
  ownValues: readonly KnownValue[];
};

/** A field of this id, before anything is said of it. */
export const blankField = (fieldId: string): Definition => ({
  ...{ fieldId, name: '', nameKey: '', description: '', valueType: 'singleSelect', isMandatory: false },
  ...{ editableBy: 'user', isArchived: false, version: 0, values: [], parents: [] },
});

/** A field with what is given of it, or why it cannot be so; `at` begins with the name of what is at fault. */
export function withGiven(before: Definition, given: GivenField, tools: Tools): Definition | FieldFault {
  const name = given.name === undefined ? before.name : readName(given.name);
  if (name === null) return { refusal: 'invalid_request', at: '.name' };
  const description = given.description === undefined ? before.description : readDescription(given.description);
  if (description === null) return { refusal: 'invalid_request', at: '.description' };
  const valueType = given.valueType ?? before.valueType;
  const values = valuesOf(before, { ...given, valueType }, tools);
  if ('refusal' in values) return values;
  return {
    ...before,
    ...{ name, nameKey: sameTextKey(name), description, valueType, values },
    isMandatory: given.isMandatory === undefined ? before.isMandatory : Boolean(given.isMandatory),
    editableBy: given.editableBy ?? before.editableBy,
    isArchived: given.isArchived ?? before.isArchived,
    parents: given.parents?.map(({ fieldId, valueId }) => ({ fieldId, valueId })) ?? before.parents,
  };
}

/** The values of a field with what is given of them. A default that is renamed stays one; one that is removed is gone. */
function valuesOf(
  before: Definition,
  given: GivenField & { valueType: ValueType },
  tools: Tools,
): DefinedValue[] | FieldFault {
  if (!hasTeamValues(given.valueType)) return valuesOfPicker(given);
  const values = given.team_values === undefined ? before.values : plannedValues(before, given.team_values, tools);
  if ('refusal' in values) return values;
  if (given.default_values === undefined) return values;
  const chosen = planDefault(given.default_values, values);
  if ('refusal' in chosen) return { ...chosen, at: `.default_values${chosen.at}` };
  return values.map((one) => ({ ...one, isDefault: one.valueId === chosen.valueId }));
}

/** Of a contact picker people are the values, and nobody is the same for all. */
function valuesOfPicker(given: GivenField): [] | FieldFault {
  if (given.team_values?.length) return { refusal: 'invalid_request', at: '.team_values' };
  if (given.default_values?.length) return { refusal: 'invalid_request', at: '.default_values' };
  return [];
}

function plannedValues(
  before: Definition,
  given: readonly GivenValue[],
  { limit, newId, ownValues }: Tools,
): DefinedValue[] | FieldFault {
  const known = [...before.values.map((one) => ({ ...one, origin: 'team' as const })), ...ownValues];
  const planned = planValues(given, known, limit, newId);
  if ('refusal' in planned) return { ...planned, at: `.team_values${planned.at}` };
  const defaults = new Set(before.values.flatMap(({ valueId, isDefault }) => (isDefault ? [valueId] : [])));
  return planned.map((one) => ({ ...one, isDefault: defaults.has(one.valueId) }));
}

/** Why a field does not take this type any more, with the place; null where it does. */
export const faultOfType = (before: Definition, given: GivenField): RefusedAt<'field_type_fixed'> | null =>
  given.valueType === undefined || mayBecome(before.valueType, given.valueType)
    ? null
    : { refusal: 'field_type_fixed', at: '.valueType' };

/** The ids of the values that a field has no longer. */
export function removedValues(before: Definition, after: Definition): string[] {
  const kept = new Set(after.values.map(({ valueId }) => valueId));
  return before.values.flatMap(({ valueId }) => (kept.has(valueId) ? [] : [valueId]));
}
