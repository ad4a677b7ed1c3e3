import { useEffect } from 'react';

/** Leads the focus to the page's heading when what had it is gone from a list. */
export function useRescuedFocus(size: number): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) document.getElementById('page-title')?.focus();
  }, [size]);
}
