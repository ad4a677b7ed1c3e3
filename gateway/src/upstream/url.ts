const GUID = /^[A-Za-z0-9_-]{1,64}$/;
const TOKEN = /^[A-Za-z0-9_-]{16,256}$/;

/** A session as the upstream knows it. */
export type Credentials = { readonly guid: string; readonly token: string };

/** Whether the two have the form that the upstream gives them. */
export const areCredentials = ({ guid, token }: Credentials) => GUID.test(guid) && TOKEN.test(token);

/** An address below a base, which may end with a slash. */
export const below = (base: string, path: string) => (base.endsWith('/') ? base.slice(0, -1) : base) + path;

type QueryValue = string | number | boolean | undefined | null;

/** What may stand in a path: no dots, no slashes, nothing that has to be encoded. */
const PATH_VALUE = /^[A-Za-z0-9_-]{1,64}$/;

/** Puts the values into the places that the path names in braces; the rest is left for the query. */
function withPathValues(path: string, query: Readonly<Record<string, QueryValue>>) {
  const rest = new Map(Object.entries(query));
  const filled = path.replace(/\{(\w{1,40})\}/g, (_place, name: string) => {
    const value = String(rest.get(name) ?? '');
    if (!PATH_VALUE.test(value)) throw new TypeError(`The value for ${name} cannot stand in a path`);
    rest.delete(name);
    return value;
  });
  return { path: filled, rest };
}

/**
 * The only place where an upstream address is put together, and the only one that writes token and guid into it.
 * Paths come from the contract or the configuration; only an identifier ever takes a place in one.
 */
export function upstreamUrl(
  base: string,
  path: string,
  query: Readonly<Record<string, QueryValue>>,
  credentials: Credentials | null,
): URL {
  const { path: filled, rest } = withPathValues(path, query);
  const url = new URL(below(base, filled));
  for (const [name, value] of rest) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  if (credentials !== null) {
    if (!areCredentials(credentials)) throw new TypeError('Credentials are not of the form that the upstream gives');
    url.searchParams.set('token', credentials.token);
    url.searchParams.set('guid', credentials.guid);
  }
  return url;
}
