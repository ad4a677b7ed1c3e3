// How the compared servers call the upstream: the same calls by whichever HTTP client.
import got from 'got';
import { Pool } from 'undici';

type Query = Readonly<Record<string, string | number>>;

/** A client of the upstream. `path` has no slash at its beginning; whoever asks says what comes back. */
export type Upstream = {
  get<T>(path: string, query: Query): Promise<T>;
  post<T>(path: string, query: Query, body: unknown): Promise<T>;
};

const base = () => process.env['UPSTREAM_URL'] ?? '';

/** By got, as its readme begins. */
export function gotUpstream(): Upstream {
  const client = got.extend({ prefixUrl: base() });
  return {
    get: <T>(path: string, searchParams: Query) => client.get(path, { searchParams }).json<T>(),
    post: <T>(path: string, searchParams: Query, json: unknown) => client.post(path, { searchParams, json }).json<T>(),
  };
}

const text = (query: Query) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** By undici's pool, the quickest that Node has. */
export function poolUpstream(): Upstream {
  const pool = new Pool(new URL(base()).origin, { connections: 128 });
  const headers = { 'content-type': 'application/json' };
  return {
    async get<T>(path: string, query: Query) {
      const { body } = await pool.request({ method: 'GET', path: `/${path}?${text(query)}` });
      return (await body.json()) as T;
    },
    async post<T>(path: string, query: Query, sent: unknown) {
      const options = { path: `/${path}?${text(query)}`, headers, body: JSON.stringify(sent) };
      const { body } = await pool.request({ method: 'POST', ...options });
      return (await body.json()) as T;
    },
  };
}
