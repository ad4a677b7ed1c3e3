/** What decides whether a field is shown in a profile, and whether it may stay empty there. */
export type VisibleField = {
  readonly fieldId: string;
  readonly isArchived: boolean;
  readonly isMandatory: boolean;
  /** Any one of these brings it up; without any it is always shown. */
  readonly parents: readonly { readonly fieldId: string; readonly valueId: string }[];
};

/** The ids of the values that somebody has, by field. */
export type Values = ReadonlyMap<string, string>;

/**
 * The fields that these values bring up. What stands in a field that is not shown itself brings nothing up; archived fields
 * are not shown at all.
 */
export function shownFields(fields: readonly VisibleField[], values: Values): Set<string> {
  const byId = new Map(fields.map((one) => [one.fieldId, one]));
  // A field counts as hidden while it is looked at, so that even conditions in a circle come to an end.
  const known = new Map<string, boolean>();
  const isShown = (fieldId: string): boolean => {
    const found = known.get(fieldId);
    if (found !== undefined) return found;
    known.set(fieldId, false);
    const one = byId.get(fieldId);
    const isMet = (condition: VisibleField['parents'][number]) =>
      values.get(condition.fieldId) === condition.valueId && isShown(condition.fieldId);
    const result =
      one !== undefined && !one.isArchived && (one.parents.length === 0 || one.parents.some((each) => isMet(each)));
    known.set(fieldId, result);
    return result;
  };
  return new Set(fields.map(({ fieldId }) => fieldId).filter((fieldId) => isShown(fieldId)));
}

/** What is left of these values once hidden fields are emptied; what stands in archived fields is kept. */
export function settledValues(fields: readonly VisibleField[], values: Values): Map<string, string> {
  const shown = shownFields(fields, values);
  const archived = new Set(fields.filter(({ isArchived }) => isArchived).map(({ fieldId }) => fieldId));
  return new Map([...values].filter(([fieldId]) => shown.has(fieldId) || archived.has(fieldId)));
}

/**
 * The mandatory fields that a change leaves empty, in the order of the fields: those that it is about, and those that it brings
 * up. Others that were empty before do not stand in its way.
 *
 * @param touched the fields that the change is about
 */
export function leftEmpty(
  fields: readonly VisibleField[],
  before: Values,
  after: Values,
  touched: ReadonlySet<string>,
): string[] {
  const shownBefore = shownFields(fields, before);
  const shownAfter = shownFields(fields, after);
  return fields
    .filter(({ fieldId, isMandatory }) => isMandatory && shownAfter.has(fieldId) && !after.has(fieldId))
    .map(({ fieldId }) => fieldId)
    .filter((fieldId) => touched.has(fieldId) || !shownBefore.has(fieldId));
}

/**
 * Values together with the defaults of fields that are shown and empty, and of those that a default brings up.
 *
 * @param defaults ids of values, by field
 */
export function withDefaults(fields: readonly VisibleField[], values: Values, defaults: Values): Map<string, string> {
  const filled = new Map(values);
  let size = -1;
  while (size !== filled.size) {
    size = filled.size;
    for (const fieldId of shownFields(fields, filled)) {
      const given = defaults.get(fieldId);
      if (given !== undefined && !filled.has(fieldId)) filled.set(fieldId, given);
    }
  }
  return filled;
}
