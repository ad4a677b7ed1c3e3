import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads the focus on when the row of a list that had it is gone: to the next row's first button, else to the page's
 * heading.
 *
 * @param ids the rows, one for each child of the list
 * @param isHeld while a question about a row is open, which keeps the focus to itself
 */
export function useRescuedFocus(list: RefObject<HTMLElement | null>, ids: readonly string[], isHeld: boolean): void {
  const shown = useRef(ids);
  const gonePlace = useRef(-1);
  useEffect(() => {
    const place = shown.current.findIndex((id) => !ids.includes(id));
    shown.current = ids;
    if (place !== -1) gonePlace.current = place;
    if (gonePlace.current === -1 || isHeld) return;
    const next = Math.min(gonePlace.current, ids.length - 1);
    gonePlace.current = -1;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const button = list.current?.children[next]?.querySelector<HTMLElement>('button, a[href]');
    (button ?? document.getElementById('page-title'))?.focus({ preventScroll: true });
  }, [list, ids, isHeld]);
}
