import type { CustomFieldItemFragment } from '../../../../generated/field/fragments/customFieldItem.ts';
import { savedValuesOf, type ConditionRow } from '../fieldForm.ts';

/** A field that another may depend on, with its values. */
export interface ConditionChoice {
  readonly id: string;
  readonly name: string;
  readonly values: readonly { readonly id: string; readonly text: string }[];
}

/** The field itself and all that depend on it, directly or through others. */
function familyOf(fields: readonly CustomFieldItemFragment[], fieldId: string): ReadonlySet<string> {
  const family = new Set([fieldId]);
  // A set is walked through with what is added on the way.
  for (const parentId of family) {
    for (const { id, conditions } of fields) {
      if (conditions.some(({ field }) => field.id === parentId)) family.add(id);
    }
  }
  return family;
}

/**
 * The fields that a field may depend on, those with values of the team's: none that is archived, or depends on it already.
 *
 * @param fieldId the field; null for one that is being created
 */
export function conditionChoices(
  fields: readonly CustomFieldItemFragment[],
  fieldId: string | null,
): readonly ConditionChoice[] {
  const family = fieldId === null ? new Set<string>() : familyOf(fields, fieldId);
  return fields
    .filter(({ id, isArchived }) => !isArchived && !family.has(id))
    .map((field) => ({ id: field.id, name: field.name, values: savedValuesOf(field) }))
    .filter(({ values }) => values.length > 0);
}

/** What one condition may choose from: each field is there once. */
export const choicesFor = (
  choices: readonly ConditionChoice[],
  rows: readonly ConditionRow[],
  row: ConditionRow | null,
): readonly ConditionChoice[] => {
  const taken = new Set(rows.filter(({ key }) => key !== row?.key).map(({ customFieldId }) => customFieldId));
  return choices.filter(({ id }) => !taken.has(id));
};
