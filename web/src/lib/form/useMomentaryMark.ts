import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Holds for a while, `ms` from the latest `show` on: something was saved, stopped or refused just now. `onEnd` is called
 * when that is over, and takes away what shows the mark: it holds until then.
 */
export function useMomentaryMark(
  ms: number,
  onEnd?: () => void,
): { readonly isShown: boolean; readonly show: () => void } {
  // Counts, so that saving again begins the time anew.
  const [times, setTimes] = useState(0);
  const [isShown, setShown] = useState(false);
  const end = useEffectEvent(() => {
    if (onEnd) onEnd();
    else setShown(false);
  });
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => end(), ms);
    return () => clearTimeout(timer);
  }, [isShown, times, ms]);
  const show = () => {
    setTimes((before) => before + 1);
    setShown(true);
  };
  return { isShown, show };
}
