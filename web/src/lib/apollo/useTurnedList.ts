import { useState } from 'react';
import type { PageTurns, TurnedList } from '../turnedList.ts';
import { failureOf } from './failureOf.ts';
import type { Read } from './useKnown.ts';

/** A page of a list, as a connection has it. */
interface Page {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

/** What the hook of the query answers that reads a page. */
interface PageRead<Data> extends Read<Data> {
  readonly previousData?: Data | undefined;
}

/**
 * Reads a list a page at a time where it may be too long to grow: where to read on from, and what the read of that shows.
 *
 * @param list what the pages are of; another list begins at its first page
 * @param size how many items a page has
 */
export function useTurnedList(list: string, size: number) {
  // The ends of the pages before the one that is shown.
  const [pages, setPages] = useState<{ readonly list: string; readonly ends: readonly string[] }>({ list, ends: [] });
  const ends = pages.list === list ? pages.ends : [];
  const turnTo = (next: readonly string[]) => setPages({ list, ends: next });
  /**
   * @param shown the page that is shown, which may be the one before
   * @param read the page that was asked for, once it is there
   */
  const turnsOf = (shown: Page | null, read: Page | null): PageTurns => {
    // Whoever turned on still sees the page that ends where the one begins that is on its way.
    const isBefore = read === null && shown !== null && shown.pageInfo.endCursor === ends.at(-1);
    const from = (isBefore ? ends.length - 1 : ends.length) * size + 1;
    const [count, total] = shown ? [shown.nodes.length, shown.totalCount] : [0, 0];
    const end = read?.pageInfo.hasNextPage ? read.pageInfo.endCursor : null;
    return {
      isPaged: total > size,
      range: { from, to: from + count - 1, total },
      previous: ends.length > 0 ? () => turnTo(ends.slice(0, -1)) : null,
      next: end === null ? null : () => turnTo([...ends, end]),
    };
  };
  return {
    variables: { first: size, after: ends.at(-1) ?? null },
    /** @param pageIn where the page is in the answer; null where it could not be read */
    listOf: <Data, OnePage extends Page>(
      { data, previousData, loading, error, refetch }: PageRead<Data>,
      pageIn: (data: Data | null | undefined) => OnePage | null,
    ): TurnedList<OnePage> => {
      const read = pageIn(data);
      const page = read ?? pageIn(previousData);
      return {
        page,
        failure: loading || (read && !error) ? null : { requestId: failureOf(error)?.requestId ?? null },
        readAgain: () => void refetch(),
        turns: turnsOf(page, read),
      };
    },
  };
}
