import { type RefObject, useLayoutEffect } from 'react';
import { rescueFocus } from './rescueFocus.ts';

/**
 * Hands the focus on where what had it goes together with this element: to the list, or to the page's heading. A button that
 * tries again is gone as soon as it does. A dialog sees to its own.
 */
export function useFocusHandedOn(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      if (element.closest('[role="dialog"]') === null) requestAnimationFrame(rescueFocus);
    };
  }, [ref]);
}
