/** The row that a key leads to from `index`; null where the key is none of the list's. */
export const rowAfterKey = (key: string, index: number, count: number, page: number): number | null => {
  const last = count - 1;
  const targets: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined || last < 0 ? null : Math.min(Math.max(target, 0), last);
};
