/**
 * The first few of a list, and how many others there are: the items of a list in words, as `formatList` takes them.
 *
 * @param most how many are named
 * @param others says how many are not
 */
export const firstOf = (
  names: readonly string[],
  most: number,
  others: (count: number) => string,
  total = names.length,
): string[] => {
  const named = names.slice(0, most);
  const rest = total - named.length;
  return rest > 0 ? [...named, others(rest)] : named;
};
