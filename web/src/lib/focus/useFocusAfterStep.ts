import { useEffect, useRef } from 'react';
import { rescueFocus } from './rescueFocus.ts';

/**
 * Leads the focus on where a step of a page takes the place of another, and what had the focus goes with it.
 *
 * @param step which one is shown; nothing happens as long as it stays so
 */
export function useFocusAfterStep(step: string | null): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    rescueFocus();
  }, [step]);
}
