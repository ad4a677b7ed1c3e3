import type { RefusedAt, ValueType } from './rules.ts';

/** A value of another field that brings a field up. */
type Condition = { readonly fieldId: string; readonly valueId: string };

/** What decides whether fields may depend on each other. */
export type Dependent = {
  readonly fieldId: string;
  readonly valueType: ValueType;
  readonly isArchived: boolean;
  readonly values: readonly { valueId: string }[];
  readonly parents: readonly Condition[];
};

export type ParentsFault = RefusedAt<
  'field_parent_invalid' | 'field_parent_cycle' | 'field_not_found' | 'value_not_found'
>;

/**
 * Why a field cannot depend on its parents, with the place among them; null where it can. Each parent is another field that
 * is not archived, with one of the values that the team has given it.
 *
 * @param fields all of the team as they would be, this one included
 */
export function faultOfParents(field: Dependent, fields: ReadonlyMap<string, Dependent>): ParentsFault | null {
  const seen = new Set<string>();
  for (const [place, { fieldId, valueId }] of field.parents.entries()) {
    const at = `.${place}`;
    const parent = fields.get(fieldId);
    if (parent === undefined) return { refusal: 'field_not_found', at: `${at}.fieldId` };
    if (fieldId === field.fieldId) return { refusal: 'field_parent_cycle', at: `${at}.fieldId` };
    if (seen.has(fieldId) || parent.isArchived || parent.valueType === 'contactPicker')
      return { refusal: 'field_parent_invalid', at: `${at}.fieldId` };
    if (parent.values.every((one) => one.valueId !== valueId))
      return { refusal: 'value_not_found', at: `${at}.valueId` };
    if (fieldsAbove(parent, fields).has(field.fieldId)) return { refusal: 'field_parent_cycle', at: `${at}.fieldId` };
    seen.add(fieldId);
  }
  return null;
}

/** The fields that a field depends on, directly or through others; itself only in a circle. */
export function fieldsAbove<F extends Pick<Dependent, 'fieldId' | 'parents'>>(
  field: F,
  fields: ReadonlyMap<string, F>,
): ReadonlySet<string> {
  const above = new Set<string>();
  const open = [field];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    for (const { fieldId } of one.parents) {
      const parent = fields.get(fieldId);
      if (above.has(fieldId) || parent === undefined) continue;
      above.add(fieldId);
      open.push(parent);
    }
  }
  return above;
}

/** The fields that have a field among their parents. */
export const childrenOf = <F extends Pick<Dependent, 'fieldId' | 'parents'>>(
  fields: Iterable<F>,
  parentId: string,
): F[] => [...fields].filter(({ parents }) => parents.some(({ fieldId }) => fieldId === parentId));

/** The values of fields that bring others up. */
export const valuesInConditions = (fields: Iterable<Pick<Dependent, 'parents'>>): Set<string> =>
  new Set([...fields].flatMap(({ parents }) => parents.map(({ valueId }) => valueId)));
