/** Fields by which people sign in and out, and everything about licences and bills. */
const VITAL_FIELDS = /\b(?:pinIssue|pinAuthenticate|signOut|billing|planActivate|licence[A-Z]\w{0,40})\b/;

/** The value at a path of names; undefined where there is none. */
function valueAt(value: unknown, ...path: readonly string[]): unknown {
  let at = value;
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = Reflect.get(at, name);
  }
  return at;
}

/**
 * Tells which operations are turned away last, by the body of their request: those of the console by their hash, others by
 * the words in their text. Who writes such a word without need gains a place in the queue, and nothing else.
 */
export function vitalOperations(manifest: ReadonlyMap<string, string>) {
  const vital = new Set([...manifest].filter(([, text]) => VITAL_FIELDS.test(text)).map(([hash]) => hash));
  return (body: unknown): boolean => {
    const hash = valueAt(body, 'extensions', 'persistedQuery', 'sha256Hash');
    if (typeof hash === 'string') return vital.has(hash);
    const text = valueAt(body, 'query');
    return typeof text === 'string' && VITAL_FIELDS.test(text);
  };
}
