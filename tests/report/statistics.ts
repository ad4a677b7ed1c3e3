/** The middle of the numbers, the mean of the two middle ones where their count is even. NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? Number.NaN) : upper;
  return (lower + upper) / 2;
}

/** The smallest of the numbers that at least the given share (0 to 1) of them does not exceed. NaN of none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

/** One median per key over records of numbers; a key that is undefined in any record is left undefined. */
export function medians<Key extends string>(
  records: readonly Readonly<Record<Key, number | undefined>>[],
  keys: readonly Key[],
): Record<Key, number | undefined> {
  const of = (key: Key) => {
    const known = records.map((record) => record[key]).filter((value) => value !== undefined);
    return known.length === records.length && known.length > 0 ? median(known) : undefined;
  };
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, number | undefined>;
}
