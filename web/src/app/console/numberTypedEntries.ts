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
 * numbered, and gets a key, as the router's own are.
 *
 * This has to begin before the router is made: a window tells its listeners in the order in which they came, be they capturing
 * or not, and the router must not hear of an entry before it has its number.
 */
export function numberTypedEntries(): {
  /** Takes note of the entries that the router makes: nothing else tells of them. */
  readonly follow: (router: Pick<DataRouter, 'subscribe'>) => void;
  readonly stop: () => void;
} {
  let last = numberHere() ?? 0;
  const note = () => {
    last = numberHere() ?? last;
  };
  const listening = new AbortController();
  const arrive = () => {
    if (numberHere() === null) {
      const key = Math.random().toString(36).slice(2, 10);
      window.history.replaceState({ usr: null, key, idx: last + 1 }, '');
    }
    // The router says nothing where it has led back from an entry that somebody did not want to go to.
    note();
  };
  window.addEventListener('popstate', arrive, { signal: listening.signal });
  return { follow: (router) => void router.subscribe(note), stop: () => listening.abort() };
}
