import type { ErrorLike } from '@apollo/client';
import { useState } from 'react';

/** Where a page of a list ended. */
export interface PageEnd {
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** The list that was growing is not there any more: the one in its place grows by itself. */
export const NO_MORE: PageEnd = { hasNextPage: false, endCursor: null };

/** What a page of a list answered; without an end it did not arrive. */
export interface PageAnswer {
  readonly end: PageEnd | null;
  readonly error: ErrorLike | undefined;
}

/** Reads the page of so many rows that begins after a cursor. */
export type FetchPage = (first: number, after: string) => Promise<PageAnswer>;

/** A list that can be read on: where it ends, and of which sizes the pages are that come next. */
interface Grown {
  readonly end: PageEnd;
  readonly sizes: readonly number[];
}

/** Reads page after page on from the end of a list, and stops at its end. Throws at a page that does not arrive. */
export const readOn = async ({ end, sizes }: Grown, fetchPage: FetchPage): Promise<void> => {
  let last = end;
  for (const first of sizes) {
    if (!last.hasNextPage || last.endCursor === null) return;
    const page = await fetchPage(first, last.endCursor);
    if (!page.end) throw page.error ?? new Error('The page is missing');
    last = page.end;
  }
};

const asError = (error: unknown): ErrorLike => (error instanceof Error ? error : new Error(String(error)));

/**
 * Reads a list on when it is asked to, and says how that goes.
 *
 * @param listKey names the list: what is said of one list is not said of the next
 */
export const useGrowth = (listKey: string, list: Grown | null, fetchPage: FetchPage) => {
  const [growth, setGrowth] = useState<{ key: string; error: ErrorLike | null } | null>(null);
  const own = growth?.key === listKey ? growth : null;
  const isGrowing = own !== null && own.error === null;
  const end = (error: ErrorLike | null) =>
    setGrowth((now) => (now?.key === listKey ? error && { key: listKey, error } : now));
  const loadMore = () => {
    if (!list || isGrowing) return;
    setGrowth({ key: listKey, error: null });
    readOn(list, fetchPage).then(
      () => end(null),
      (reason: unknown) => end(asError(reason)),
    );
  };
  return { isGrowing, growthError: own?.error ?? null, loadMore };
};
