import { useState } from 'react';

/** A page of a list, as a connection has it. */
interface Page {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

/** Which part of a list is shown, and the ways to what stands before and behind it. */
export interface PageTurns {
  /** Whether the list has more than a page. */
  readonly isPaged: boolean;
  /** The first and the last item that are shown, the first of the list being 1, and how many there are. */
  readonly range: { readonly from: number; readonly to: number; readonly total: number };
  /** Null on the first page. */
  readonly previous: (() => void) | null;
  /** Null on the last page, and while a page is on its way: nobody reads on from the end of the one before. */
  readonly next: (() => void) | null;
}

/**
 * Reads a list a page at a time where it may be too long to grow: where to read on from, and the turns from a page.
 *
 * @param list what the pages are of; another list begins at its first page
 * @param size how many items a page has
 */
export function usePageTurns(list: string, size: number) {
  // The ends of the pages before the one that is shown.
  const [pages, setPages] = useState<{ readonly list: string; readonly ends: readonly string[] }>({ list, ends: [] });
  const ends = pages.list === list ? pages.ends : [];
  const turnTo = (next: readonly string[]) => setPages({ list, ends: next });
  return {
    variables: { first: size, after: ends.at(-1) ?? null },
    /**
     * @param shown the page that is shown, which may be the one before
     * @param read the page that was asked for, once it is there
     */
    turnsOf: (shown: Page | null, read: Page | null): PageTurns => {
      const from = ends.length * size + 1;
      const [count, total] = shown ? [shown.nodes.length, shown.totalCount] : [0, 0];
      const end = read?.pageInfo.hasNextPage ? read.pageInfo.endCursor : null;
      return {
        isPaged: total > size,
        range: { from, to: from + count - 1, total },
        previous: ends.length > 0 ? () => turnTo(ends.slice(0, -1)) : null,
        next: end === null ? null : () => turnTo([...ends, end]),
      };
    },
  };
}
