import { type RefObject, useEffect, useRef } from 'react';
import type { Toast } from './toastStore.ts';

/** Leads to the newest toast: by Tab it is behind the whole page, and may be gone before one is there. */
export const TOAST_KEY = 'F8';

/** Lets a key lead into the newest toast of the region. When that toast is gone, the focus is back where it was. */
export const useToastKey = (toasts: readonly Toast[]): RefObject<HTMLDivElement | null> => {
  const region = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      const buttons = region.current?.lastElementChild?.lastElementChild?.querySelectorAll('button');
      if (event.key !== TOAST_KEY || !buttons?.[0]) return;
      event.preventDefault();
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !region.current?.contains(activeElement)) {
        origin.current = activeElement;
      }
      buttons[0].focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, []);
  useEffect(() => {
    if (origin.current === null || region.current?.contains(document.activeElement)) return;
    // Whoever has gone on by themselves is left where they are.
    if (document.activeElement === null || document.activeElement === document.body) origin.current.focus();
    origin.current = null;
  }, [toasts]);
  return region;
};
