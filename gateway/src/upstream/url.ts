const GUID = /^[A-Za-z0-9_-]{1,64}$/;
const TOKEN = /^[A-Za-z0-9_-]{16,256}$/;

/** A session as the upstream knows it. */
export type Credentials = { readonly guid: string; readonly token: string };

/** Whether the two have the form that the upstream gives them. */
export const areCredentials = ({ guid, token }: Credentials) => GUID.test(guid) && TOKEN.test(token);

/** An address below a base, which may end with a slash. */
export const below = (base: string, path: string) => (base.endsWith('/') ? base.slice(0, -1) : base) + path;

type QueryValue = string | number | boolean | undefined | null;

/**
 * The only place where an upstream address is put together, and the only one that writes token and guid into it.
 * Paths come from the contract or the configuration; nothing that a caller gives ever becomes a part of a path.
 */
export function upstreamUrl(
  base: string,
  path: string,
  query: Readonly<Record<string, QueryValue>>,
  credentials: Credentials | null,
): URL {
  const url = new URL(below(base, path));
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  if (credentials !== null) {
    if (!areCredentials(credentials)) throw new TypeError('Credentials are not of the form that the upstream gives');
    url.searchParams.set('token', credentials.token);
    url.searchParams.set('guid', credentials.guid);
  }
  return url;
}
