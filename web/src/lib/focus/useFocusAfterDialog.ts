import { useEffect } from 'react';
import { rescueFocus } from './rescueFocus.ts';

/**
 * Sees to the focus once a dialog is gone. It goes back to what opened the dialog by itself; where that is gone, or there
 * was none, as for a dialog that the address opened, it would be nowhere.
 */
export function useFocusAfterDialog(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => void requestAnimationFrame(rescueFocus);
  }, [isOpen]);
}
