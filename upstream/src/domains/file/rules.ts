const RANGE = /^(\d{0,15})-(\d{0,15})$/;

/**
 * Which bytes of a file of that many a range means: `first-last`, `first-` or `-n`, as HTTP counts them. Null where none of them
 * is there.
 */
export function partOf(range: string, bytes: number): { readonly first: number; readonly last: number } | null {
  const [, from = '', to = ''] = RANGE.exec(range) ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first <= last ? { first, last } : null;
}
