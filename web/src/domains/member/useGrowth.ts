import type { ErrorLike } from '@apollo/client';
import { useState } from 'react';
import { loadDouble, type PageEnd } from './doubling.ts';

/** The part of a list that growing needs. */
interface Grown {
  readonly loadedCount: number;
  readonly pageInfo: NonNullable<PageEnd>;
}

/** A connection whose rows are at hand, as far as growing needs it. */
export const grownOf = (
  connection: { readonly nodes: readonly unknown[]; readonly pageInfo: NonNullable<PageEnd> } | null,
): Grown | null => connection && { loadedCount: connection.nodes.length, pageInfo: connection.pageInfo };

/** What a page of a list answered. */
export interface PageAnswer {
  readonly end: PageEnd;
  readonly error: ErrorLike | undefined;
}

const asError = (error: unknown): ErrorLike => (error instanceof Error ? error : new Error(String(error)));

/**
 * Doubles a list of people when it is asked to, and says how that goes.
 *
 * @param listKey names the list: what is said of one list is not said of the next
 * @param pages the sizes of the pages that come each time, where the list does not double
 */
export const useGrowth = (
  listKey: string,
  list: Grown | null,
  fetchPage: (first: number, after: string) => Promise<PageAnswer>,
  pages?: readonly number[],
) => {
  const [growth, setGrowth] = useState<{ key: string; error: ErrorLike | null } | null>(null);
  const own = growth?.key === listKey ? growth : null;
  const loadMore = () => {
    if (!list) return;
    setGrowth({ key: listKey, error: null });
    const read = async (first: number, after: string) => {
      const { end, error } = await fetchPage(first, after);
      if (!end) throw error ?? new Error('The page is missing');
      return end;
    };
    loadDouble(list.loadedCount, list.pageInfo, read, pages).then(
      () => setGrowth(null),
      (reason: unknown) => setGrowth({ key: listKey, error: asError(reason) }),
    );
  };
  return { isGrowing: own !== null && own.error === null, growthError: own?.error ?? null, loadMore };
};
