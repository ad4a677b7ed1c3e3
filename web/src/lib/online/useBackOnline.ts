import { useEffect, useEffectEvent } from 'react';

/** Tries again by itself when the network is back: nobody has to find the button who only went through a tunnel. */
export function useBackOnline(onBack: (() => void) | undefined): void {
  const retry = useEffectEvent(() => onBack?.());
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
}
