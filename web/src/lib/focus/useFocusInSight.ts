import { useEffect } from 'react';

/**
 * Keeps what has the focus in sight where something comes up above it, and moves it out of a small window: why something was
 * not saved, above the button that was pressed.
 *
 * @param comesUp what does; null while there is nothing
 */
export function useFocusInSight(comesUp: object | null): void {
  useEffect(() => {
    if (comesUp !== null) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [comesUp]);
}
