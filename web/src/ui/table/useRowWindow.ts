import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowAfterKey } from '../../lib/focus/rovingIndex.ts';
import { HEADER_HEIGHT } from './tableParts.ts';

/** So many rows are rendered above and below those in sight, so that fast scrolling shows no gap. */
const OVERSCAN = 8;

/** The height of a box that has not been measured, in px. */
const UNMEASURED = 600;

interface Sight {
  readonly first: number;
  readonly last: number;
}

/** The rows in sight of a box whose header stands inside of it, at its top. All rows are of one height. */
export const rowsInSight = (
  { scrollTop, clientHeight }: { scrollTop: number; clientHeight: number },
  rowHeight: number,
): Sight => ({
  first: Math.floor(scrollTop / rowHeight),
  last: Math.ceil((scrollTop + (clientHeight || UNMEASURED) - HEADER_HEIGHT) / rowHeight) - 1,
});

/** The scroll position that brings a row wholly into sight; the present one where it is. */
export const scrollTopFor = (
  index: number,
  { scrollTop, clientHeight }: { scrollTop: number; clientHeight: number },
  rowHeight: number,
): number => {
  const top = index * rowHeight;
  const lowest = top + rowHeight + HEADER_HEIGHT - clientHeight;
  return Math.min(Math.max(scrollTop, lowest), top);
};

/** Paper does not scroll: all rows are in its sight. */
const ON_PAPER: Sight = { first: 0, last: Infinity };

/** Follows which rows are in sight; renders only when others are. */
const useSight = (scroller: RefObject<HTMLElement | null>, rowHeight: number): Sight => {
  const [sight, setSight] = useState<Sight>(() => rowsInSight({ scrollTop: 0, clientHeight: 0 }, rowHeight));
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const look = () => {
      const next = rowsInSight(box, rowHeight);
      setSight((before) => (before.first === next.first && before.last === next.last ? before : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    // Before the page is laid out for paper.
    const lookOnPaper = () => flushSync(() => setSight(ON_PAPER));
    window.addEventListener('beforeprint', lookOnPaper);
    window.addEventListener('afterprint', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', lookOnPaper);
      window.removeEventListener('afterprint', look);
      box.removeEventListener('scroll', look);
    };
  }, [scroller, rowHeight]);
  return sight;
};

const indexesOf = ({ first, last }: Sight, count: number, focused: number) => {
  const from = Math.max(first - OVERSCAN, 0);
  const to = Math.min(last + OVERSCAN, count - 1);
  const indexes = Array.from({ length: Math.max(to - from + 1, 0) }, (_, place) => from + place);
  // The row in the tab order is rendered wherever the list stands, or the focus would be lost while scrolling.
  if (focused >= count || (focused >= from && focused <= to)) return indexes;
  return focused < from ? [focused, ...indexes] : [...indexes, focused];
};

/** Which rows are rendered, which one is in the tab order, and the keys that move it. */
export const useRowWindow = (scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number) => {
  const [active, setActive] = useState(0);
  const focused = Math.min(active, Math.max(count - 1, 0));
  const sight = useSight(scroller, rowHeight);
  const onKeyDown = (event: KeyboardEvent) => {
    const box = scroller.current;
    if (!box || (event.target instanceof HTMLElement && event.target.getAttribute('role') !== 'row')) return;
    const page = Math.max(1, Math.floor(box.clientHeight / rowHeight) - 1);
    const next = rowAfterKey(event.key, focused, count, page);
    if (next === null) return;
    event.preventDefault();
    // Before the next key is read: it belongs to the row that this one leads to.
    flushSync(() => setActive(next));
    box.scrollTo({ top: scrollTopFor(next, box, rowHeight), behavior: 'instant' });
    box.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus({ preventScroll: true });
  };
  return {
    indexes: indexesOf(sight, count, focused),
    focused,
    onFocus: useCallback((index: number) => setActive(index), []),
    onKeyDown,
  };
};
