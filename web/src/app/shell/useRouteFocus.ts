import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a change of page the content has the focus, and stands at its top, unless the browser restores the place.
 *
 * @param place what several addresses have in common that are parts of one page
 */
export function useRouteFocus(content: RefObject<HTMLElement | null>, place: string | undefined) {
  const { pathname } = useLocation();
  const page = place ?? pathname;
  const type = useNavigationType();
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    content.current?.focus({ preventScroll: true });
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [page, type, content]);
}
