import { cookieStore, openStore } from './keyValueStore.ts';

/** What the browser remembers: preferences and the way back, never the session. */
export type PreferenceKey =
  | 'locale'
  | 'colorScheme'
  | 'sidebar'
  | 'narrowPages'
  | 'returnPath'
  | 'signedIn'
  | 'entering'
  | 'storageWarned'
  | 'featureRequests';

const { store, fellBack } = openStore(() => window.localStorage, document);

const name = (key: PreferenceKey) => `muster.${key}`;

/** What the gateway reads, too, for the pages that it shows itself: it stands in a cookie of that name in any case. */
const isTold = (key: PreferenceKey) => key === 'locale';
const cookies = cookieStore(document);

export const readPreference = (key: PreferenceKey): string | null => store.get(name(key));

/** Keeps a value, or forgets it when it is null. A store that is full by now is no reason to fail. */
export const writePreference = (key: PreferenceKey, value: string | null): void => {
  try {
    for (const place of isTold(key) && !fellBack ? [store, cookies] : [store]) {
      if (value === null) place.remove(name(key));
      else place.set(name(key), value);
    }
  } catch (error) {
    console.warn('A preference could not be kept', error);
  }
};

/** Whether preferences live in cookies because the browser gives no storage: true once, for the warning. */
export const takeStorageWarning = (): boolean => {
  if (!fellBack || readPreference('storageWarned') !== null) return false;
  writePreference('storageWarned', '1');
  return true;
};
