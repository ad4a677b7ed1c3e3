import { useEffect, useState } from 'react';

/** Holds for a while, `ms` from the latest `show` on: something was saved, stopped or refused just now. */
export function useMomentaryMark(ms: number): { readonly isShown: boolean; readonly show: () => void } {
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
