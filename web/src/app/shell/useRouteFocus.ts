import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { onPageHeading } from '../../lib/pageTitle.ts';
import { takeNote } from '../../lib/urlState/entryNotes.ts';

/**
 * After a change of page its heading has the focus, so that those who listen hear where they are, and the content stands at
 * its top, unless the browser restores the place. Until the heading is there, the content has the focus. The same holds where the
 * console has loaded itself anew, which is a change of page for whoever was led on by it; a page that somebody opens begins as
 * any page of the web does.
 *
 * @param place what several addresses have in common that are parts of one page
 */
export function useRouteFocus(content: RefObject<HTMLElement | null>, place: string | undefined) {
  const { pathname } = useLocation();
  const page = place ?? pathname;
  const type = useNavigationType();
  const last = useRef<string | null>(page);
  const isArriving = useRef(false);
  // Only as the console begins: the one that is about to load itself anew does not take what it has left.
  useEffect(() => {
    if (takeNote('hasBegunAfresh')) last.current = null;
  }, []);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    isArriving.current = true;
    content.current?.focus({ preventScroll: true });
    content.current?.querySelector('h1')?.focus({ preventScroll: true });
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [page, type, content]);
  useEffect(
    () =>
      onPageHeading(() => {
        const { activeElement } = document;
        // Whatever led to the content, be it a button of it that is gone, goes on to the heading. A page may show that twice: on
        // its way, and with what it has read.
        if (activeElement === content.current) isArriving.current = true;
        else if (activeElement !== document.body && !(activeElement instanceof HTMLHeadingElement))
          isArriving.current = false;
        if (isArriving.current) content.current?.querySelector('h1')?.focus({ preventScroll: true });
      }),
    [content],
  );
}
