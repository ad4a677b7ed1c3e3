import { type RefObject, useEffect, useRef } from 'react';

/** Whether a scrolled box is within `nearPx` of its bottom. */
export const isNearBottom = (
  box: { scrollHeight: number; scrollTop: number; clientHeight: number },
  nearPx: number,
): boolean => box.scrollHeight - box.scrollTop - box.clientHeight <= nearPx;

/**
 * Asks for more once the box is scrolled near its bottom, and at once where the rows do not fill it.
 * It asks once for what comes behind the row at the end: a failed page is asked for again only by the person. A list that
 * has another end, be it another list or the same one read anew, is asked for more of again.
 */
export function useLoadMore(
  box: RefObject<HTMLElement | null>,
  {
    length,
    end,
    hasMore,
    onLoadMore,
    nearPx,
  }: {
    length: number;
    /** The key of the last row. */
    end: string | undefined;
    hasMore: boolean;
    onLoadMore: (() => void) | undefined;
    nearPx: number;
  },
) {
  const hasAsked = useRef(false);
  useEffect(() => {
    hasAsked.current = false;
  }, [end]);
  useEffect(() => {
    const element = box.current;
    if (!element || !hasMore || !onLoadMore) return undefined;
    const check = () => {
      if (hasAsked.current || !isNearBottom(element, nearPx)) return;
      hasAsked.current = true;
      onLoadMore();
    };
    check();
    element.addEventListener('scroll', check, { passive: true });
    return () => element.removeEventListener('scroll', check);
  }, [box, length, end, hasMore, onLoadMore, nearPx]);
}
