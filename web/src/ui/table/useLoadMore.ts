import { type RefObject, useEffect, useRef } from 'react';

/** Whether a scrolled box is within `nearPx` of its bottom. */
export const isNearBottom = (
  box: { scrollHeight: number; scrollTop: number; clientHeight: number },
  nearPx: number,
): boolean => box.scrollHeight - box.scrollTop - box.clientHeight <= nearPx;

/**
 * Asks for more once the box is scrolled near its bottom, and at once where the rows do not fill it.
 * It asks once per length of the list: a failed page is asked for again only by the person.
 */
export function useLoadMore(
  box: RefObject<HTMLElement | null>,
  {
    length,
    hasMore,
    onLoadMore,
    nearPx,
  }: { length: number; hasMore: boolean; onLoadMore: (() => void) | undefined; nearPx: number },
) {
  const askedAt = useRef(-1);
  useEffect(() => {
    const element = box.current;
    if (!element || !hasMore || !onLoadMore) return undefined;
    const check = () => {
      if (askedAt.current === length || !isNearBottom(element, nearPx)) return;
      askedAt.current = length;
      onLoadMore();
    };
    check();
    element.addEventListener('scroll', check, { passive: true });
    return () => element.removeEventListener('scroll', check);
  }, [box, length, hasMore, onLoadMore, nearPx]);
}
