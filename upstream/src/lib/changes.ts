/** Those of the values that are given and differ from what stands. */
export function changedOf<Values extends object>(
  before: Values,
  given: { readonly [Key in keyof Values]?: Values[Key] | undefined },
): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const key in given) if (given[key] !== undefined && given[key] !== before[key]) changed[key] = given[key];
  return changed;
}
