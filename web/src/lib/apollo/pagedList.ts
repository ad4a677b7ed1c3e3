/**
 * The rows of a list that the cache keeps in the pages in which it was read: `nodes` of `Team.members` holds pages once
 * the list was read on, and rows before. So a page that is added costs what a page costs, however long the list is:
 * Apollo Client keeps what it has read of the other pages, because they are the same arrays as before.
 */
export const rowsOf = <Row extends object>(nodes: readonly Row[]): readonly Row[] =>
  nodes.some((one) => Array.isArray(one)) ? (nodes.flat() as Row[]) : nodes;

/** Puts a page behind the others, which stay as they are. */
export const withPage = <Row extends object>(nodes: readonly Row[], page: readonly Row[]): readonly Row[] => {
  const pages: readonly unknown[] = nodes.some((one) => Array.isArray(one)) ? nodes : [nodes];
  return [...pages, page] as readonly Row[];
};

/** Leaves rows out; a page of which none is left out stays the same array. */
export const withoutRows = <Row extends object>(nodes: readonly Row[], isOut: (row: Row) => boolean): readonly Row[] =>
  nodes.some((one) => Array.isArray(one))
    ? nodes.map((page) => withoutRows(page as unknown as readonly Row[], isOut) as unknown as Row)
    : nodes.some(isOut)
      ? nodes.filter((row) => !isOut(row))
      : nodes;
