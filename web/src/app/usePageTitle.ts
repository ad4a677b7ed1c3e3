import { useEffect } from 'react';

/** Names the page in the browser's tab. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Muster`;
  }, [title]);
}
