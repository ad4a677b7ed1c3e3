import type { CustomFieldItemFragment } from '../../../generated/field/fragments/customFieldItem.ts';

type Conditions = readonly (readonly [fieldId: string, valueId: string])[];

/** A field of the team with values `<id>-1`, `<id>-2` …, changed as given. */
export function listField(
  id: string,
  texts: readonly string[],
  conditions: Conditions = [],
  changes: Partial<Omit<CustomFieldItemFragment, 'settings'>> = {},
) {
  const nodes = texts.map((text, place) => ({ id: `${id}-${place + 1}`, text }));
  return {
    __typename: 'CustomField' as const,
    id,
    fieldId: `service-${id}`,
    name: id,
    description: '',
    valueType: 'SINGLE_SELECT' as const,
    isMandatory: false,
    editableBy: 'USER' as const,
    isArchived: false,
    priority: 1,
    version: 3,
    viewerCanEdit: true,
    viewerCanDelete: true,
    conditions: conditions.map(([fieldId, valueId]) => ({
      field: { id: fieldId, name: fieldId },
      value: { id: valueId, text: valueId },
    })),
    settings: {
      __typename: 'SingleSelectSettings' as const,
      values: { nodes, totalCount: nodes.length },
      firstValues: { nodes: nodes.slice(0, 4), totalCount: nodes.length },
      defaultValue: null as { id: string; text: string } | null,
    },
    ...changes,
  };
}
