import { useEffect, useState } from 'react';

/** Says for a while that something was saved, `ms` from the latest time on. */
export function useSavedMark(ms: number): { readonly isShown: boolean; readonly show: () => void } {
  // Counts, so that saving again begins the time anew.
  const [times, setTimes] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setShown(false), ms);
    return () => clearTimeout(timer);
  }, [isShown, times, ms]);
  const show = () => {
    setTimes((before) => before + 1);
    setShown(true);
  };
  return { isShown, show };
}
