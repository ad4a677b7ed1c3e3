import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether there is a network as far as the browser knows. Where there is one, the server may still be out of reach. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
