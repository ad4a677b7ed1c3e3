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
export const PATH_VALUE = /^[A-Za-z0-9_-]{1,64}$/;

/** Where a service is: the origin, and the path that its calls are below. */
export type Base = { readonly origin: string; readonly path: string };

/** Takes a base address apart, which may end with a slash. */
export function toBase(address: string): Base {
  const { origin, pathname } = new URL(address);
  return { origin, path: below(pathname, '') };
}

type Query = Readonly<Record<string, QueryValue>>;

/** Puts the values into the places that the path names in braces; `used` are the names that the query leaves out. */
function withPathValues(path: string, query: Query): { filled: string; used: readonly string[] } {
  if (!path.includes('{')) return { filled: path, used: [] };
  const used: string[] = [];
  const filled = path.replace(/\{(\w{1,40})\}/g, (_place, name: string) => {
    const value = String((Object.hasOwn(query, name) ? query[name] : undefined) ?? '');
    if (!PATH_VALUE.test(value)) throw new TypeError(`The value for ${name} cannot stand in a path`);
    used.push(name);
    return value;
  });
  return { filled, used };
}

/** A value as it stands in a query; half of a surrogate pair, which cannot be encoded, is replaced. */
const encoded = (value: string | number | boolean) => encodeURIComponent(String(value).toWellFormed());

/**
 * The only place where the address of a call is put together, and the only one that writes token and guid into it: the
 * path with its query. Paths come from the contract or the configuration; only an identifier ever takes a place in one.
 */
export function upstreamPath(base: Base, path: string, query: Query, credentials: Credentials | null): string {
  const { filled, used } = withPathValues(path, query);
  const parts: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || used.includes(name)) continue;
    parts.push(`${encoded(name)}=${encoded(value)}`);
  }
  if (credentials !== null) {
    if (!areCredentials(credentials)) throw new TypeError('Credentials are not of the form that the upstream gives');
    parts.push(`token=${credentials.token}&guid=${credentials.guid}`);
  }
  return base.path + filled + (parts.length === 0 ? '' : `?${parts.join('&')}`);
}
