import type { DataRouter } from 'react-router-dom';

/** The number that the router has given to the entry of the history where the browser stands; null where it gave none. */
const numberHere = (): number | null => {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
};

/**
 * An address that somebody edits by hand makes an entry of the history that the router does not know. It could not lead back
 * from it, so that a page with unsaved changes would be left without a question. Such an entry follows the one before: it is
 * numbered, and gets a key, as the router's own are, before the router hears of it.
 */
export function numberTypedEntries(router: Pick<DataRouter, 'subscribe'>): void {
  let last = numberHere() ?? 0;
  router.subscribe(() => {
    last = numberHere() ?? last;
  });
  const number = () => {
    if (numberHere() !== null) return;
    const key = Math.random().toString(36).slice(2, 10);
    window.history.replaceState({ usr: null, key, idx: last + 1 }, '');
  };
  // Capturing listeners come first, the router's is none.
  window.addEventListener('popstate', number, { capture: true });
}
