import { sameTextKey } from '@muster/schema/formats/customField';
import type { CustomFieldItemFragment } from '../../../generated/field/fragments/customFieldItem.ts';
import type { CustomFieldUpdateInput } from '../../../generated/field/form/customFieldUpdate.ts';
import type { CustomFieldCreateInput } from '../../../generated/field/form/customFieldCreate.ts';
import { defaultOf, hasValues, toForm, type ConditionRow, type FieldFormValues } from './fieldForm.ts';
import type { ValueRow } from './values/valueList.ts';

/** What a save sends of a field, beside which field and which version. */
export type FieldChanges = Omit<CustomFieldUpdateInput, 'customFieldId' | 'version' | 'idempotencyKey'>;

const sameRows = (some: readonly ValueRow[], others: readonly ValueRow[]): boolean =>
  some.length === others.length &&
  some.every(({ valueId, text }, place) => {
    const other = others[place];
    return valueId !== null && valueId === other?.valueId && text.trim() === other.text;
  });

const pairsOf = (conditions: readonly ConditionRow[]) =>
  conditions.map(({ customFieldId, valueId }) => `${customFieldId} ${valueId}`).toSorted();

/** Whether the same values bring a field up: their order says nothing. */
const sameConditions = (some: readonly ConditionRow[], others: readonly ConditionRow[]): boolean =>
  pairsOf(some).join('\n') === pairsOf(others).join('\n');

const inputOf = (conditions: readonly ConditionRow[]) =>
  conditions.map(({ customFieldId, valueId }) => ({ customFieldId, valueId }));

const valueInput = ({ valueId, text }: ValueRow) => ({ ...(valueId !== null && { valueId }), text: text.trim() });

/** What differs of the values and of what new members start with. A value that is renamed stays what they start with. */
function valueChanges(form: FieldFormValues, saved: FieldFormValues): FieldChanges {
  if (!hasValues(form.valueType)) return {};
  const chosen = defaultOf(form);
  const isSameDefault = (chosen?.valueId ?? null) === saved.defaultKey && (chosen === null || chosen.valueId !== null);
  return {
    ...(!sameRows(form.values, saved.values) && { values: form.values.map(valueInput) }),
    ...(!isSameDefault && { defaultValue: chosen?.text.trim() ?? '' }),
  };
}

/** What of the form differs from what is saved; nothing else is sent. */
export function changesOf(field: CustomFieldItemFragment, form: FieldFormValues): FieldChanges {
  const saved = toForm(field);
  const [name, description] = [form.name.trim(), form.description.trim()];
  return {
    ...(name !== saved.name && { name }),
    ...(description !== saved.description && { description }),
    ...(form.valueType !== '' && form.valueType !== saved.valueType && { valueType: form.valueType }),
    ...valueChanges(form, saved),
    ...(!sameConditions(form.conditions, saved.conditions) && { conditions: inputOf(form.conditions) }),
    ...(form.isMandatory !== saved.isMandatory && { isMandatory: form.isMandatory }),
    ...(form.editableBy !== '' && form.editableBy !== saved.editableBy && { editableBy: form.editableBy }),
  };
}

export const hasChanges = (changes: FieldChanges): boolean => Object.keys(changes).length > 0;

/** A new field as it is sent. Null while its type is not chosen. */
export function createInputOf(form: FieldFormValues): Omit<CustomFieldCreateInput, 'idempotencyKey'> | null {
  if (form.valueType === '') return null;
  const chosen = defaultOf(form);
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    valueType: form.valueType,
    isMandatory: form.isMandatory,
    editableBy: form.editableBy || 'USER',
    conditions: inputOf(form.conditions),
    ...(hasValues(form.valueType) && {
      values: form.values.map(({ text }) => text.trim()),
      ...(chosen && { defaultValue: chosen.text.trim() }),
    }),
  };
}

const byId = (rows: readonly ValueRow[]) =>
  new Map(rows.flatMap((row) => (row.valueId === null ? [] : [[row.valueId, row] as const])));

/** A value of the draft, over what somebody else has made of it: null where they removed it and it was not touched. */
function rebaseRow(row: ValueRow, before: ValueRow | undefined, now: ValueRow | undefined): ValueRow | null {
  if (row.valueId === null || before === undefined) return row;
  const isTouched = row.text !== before.text;
  if (now === undefined) return isTouched ? { ...row, valueId: null } : null;
  return isTouched ? row : { ...row, text: now.text };
}

/** The values of the draft, with what somebody else added, renamed and removed meanwhile. */
function rebaseRows(
  mine: readonly ValueRow[],
  base: readonly ValueRow[],
  theirs: readonly ValueRow[],
): readonly ValueRow[] {
  if (sameRows(mine, base)) return theirs;
  const [before, now] = [byId(base), byId(theirs)];
  // What both have added is one value.
  const arrivals = new Map(
    theirs.flatMap((row) => (before.has(row.valueId ?? '') ? [] : [[sameTextKey(row.text), row] as const])),
  );
  const kept = mine.flatMap((row) => {
    const arrival = row.valueId === null ? arrivals.get(sameTextKey(row.text)) : undefined;
    if (arrival) {
      arrivals.delete(sameTextKey(row.text));
      return { ...row, valueId: arrival.valueId };
    }
    return rebaseRow(row, before.get(row.valueId ?? ''), now.get(row.valueId ?? '')) ?? [];
  });
  return [...kept, ...arrivals.values()];
}

/** The form over what somebody else has saved meanwhile: what was touched stays, the rest is as saved now. */
export function rebaseForm(
  mine: FieldFormValues,
  before: CustomFieldItemFragment,
  now: CustomFieldItemFragment,
): FieldFormValues {
  const [base, theirs] = [toForm(before), toForm(now)];
  const pick = <Part extends 'name' | 'description' | 'valueType' | 'defaultKey' | 'isMandatory' | 'editableBy'>(
    part: Part,
  ) => (mine[part] === base[part] ? theirs[part] : mine[part]);
  return {
    name: pick('name'),
    description: pick('description'),
    valueType: pick('valueType'),
    values: rebaseRows(mine.values, base.values, theirs.values),
    defaultKey: pick('defaultKey'),
    conditions: sameConditions(mine.conditions, base.conditions) ? theirs.conditions : mine.conditions,
    isMandatory: pick('isMandatory'),
    editableBy: pick('editableBy'),
  };
}
