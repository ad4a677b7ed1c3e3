/** A place for small texts that outlives the page. */
export type KeyValueStore = {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

const PROBE = 'muster.probe';
const YEAR_IN_SECONDS = 31_536_000;

/** The browser's storage; null where it is missing, forbidden or full. */
const browserStore = (storage: () => Storage): KeyValueStore | null => {
  try {
    const place = storage();
    place.setItem(PROBE, PROBE);
    place.removeItem(PROBE);
    return {
      get: (key) => place.getItem(key),
      set: (key, value) => place.setItem(key, value),
      remove: (key) => place.removeItem(key),
    };
  } catch {
    return null;
  }
};

/** What a cookie holds; nothing where it is not one of ours. */
const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

type CookieJar = Pick<Document, 'cookie'>;

/**
 * Cookies in the place of storage, for a year. They hold preferences only; the session's cookie is out of reach here. Those
 * of a page that came encrypted never go out otherwise.
 */
export const cookieStore = (document: CookieJar, isEncrypted = location.protocol === 'https:'): KeyValueStore => ({
  get: (key) => {
    const found = document.cookie.split('; ').find((one) => one.startsWith(`${key}=`));
    return found === undefined ? null : decoded(found.slice(key.length + 1));
  },
  set: (key, value) => {
    document.cookie = `${key}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${YEAR_IN_SECONDS}${isEncrypted ? '; Secure' : ''}`;
  },
  remove: (key) => {
    document.cookie = `${key}=; Path=/; SameSite=Lax; Max-Age=0`;
  },
});

/** The browser's storage or, where it cannot be used, cookies. `fellBack` asks for a warning to the person. */
export const openStore = (storage: () => Storage, document: CookieJar): { store: KeyValueStore; fellBack: boolean } => {
  const store = browserStore(storage);
  return store ? { store, fellBack: false } : { store: cookieStore(document), fellBack: true };
};
