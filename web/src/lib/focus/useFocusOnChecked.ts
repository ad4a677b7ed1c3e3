import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a radio group that chooses another of its radios by itself when a dialog closes: what opened the dialog may be gone
 * with the radio that was chosen. Answers how to lead the focus to the radio that is checked, once the group shows it.
 */
export function useFocusOnChecked(group: RefObject<HTMLElement | null>): () => void {
  const isDue = useRef(false);
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    group.current?.querySelector<HTMLElement>('input[type="radio"]:checked')?.focus();
  });
  return () => {
    isDue.current = true;
  };
}
