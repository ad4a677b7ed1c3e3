import { LARGEST_PAGE } from '../../lib/graphql/largestPage.ts';

/** How many people a list shows before more are asked for. */
export const FIRST_MEMBERS = 50;

/** How many guests a list shows before more are asked for, and how many more come each time. */
export const FIRST_GUESTS = 100;

/** How many admins the overview shows before more are asked for. */
export const FIRST_ADMINS = 5;

/** The sizes of the pages that bring a list from its present size to twice that size. */
export const missingPages = (loaded: number): readonly number[] => {
  const full = Math.floor(loaded / LARGEST_PAGE);
  const rest = loaded % LARGEST_PAGE;
  return [...Array.from({ length: full }, () => LARGEST_PAGE), ...(rest > 0 ? [rest] : [])];
};

/** Where a page ended; null where it did not arrive. */
export type PageEnd = { readonly hasNextPage: boolean; readonly endCursor: string | null } | null;

/**
 * Doubles a list: fetches only what is missing, page after page, and stops at its end or at a page that fails.
 *
 * @param pages the sizes of the pages, where the list grows by another measure
 */
export const loadDouble = async (
  loaded: number,
  end: PageEnd,
  fetchPage: (first: number, after: string) => Promise<PageEnd>,
  pages = missingPages(loaded),
) => {
  let last = end;
  for (const first of pages) {
    if (!last?.hasNextPage || last.endCursor === null) return;
    last = await fetchPage(first, last.endCursor);
  }
};
