import { createHash } from 'node:crypto';
import type { DevEndpoints } from '../../../scripts/devEndpoints.ts';

/** What a GraphQL answer says, its transport's part included. */
export type Answer<T> = {
  readonly status: number;
  readonly data: T | null;
  /** The codes of its errors. */
  readonly codes: readonly unknown[];
  /** How many seconds to wait, where it says so. */
  readonly retryAfter: number | null;
  readonly cookies: readonly string[];
};

export type Operation = {
  readonly query?: string;
  readonly variables?: Record<string, unknown>;
  readonly extensions?: Record<string, unknown>;
};

/** What stands for a document's text. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

type Wire<T> = { data?: T | null; errors?: { extensions?: { code?: unknown; retryAfter?: number } }[] };

const preflight = { 'apollo-require-preflight': 'true' };

function requestOf(url: string, operation: Operation, headers: Record<string, string>, method: 'GET' | 'POST') {
  if (method === 'POST') {
    const init = {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(operation),
    };
    return new Request(`${url}/graphql`, init);
  }
  const address = new URL('/graphql', url);
  for (const [name, value] of Object.entries(operation))
    address.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  return new Request(address, { headers: { ...preflight, ...headers } });
}

/** Asks a gateway, or the proxy before it. */
export async function ask<T>(
  url: string,
  operation: Operation,
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' = 'POST',
): Promise<Answer<T>> {
  const answer = await fetch(requestOf(url, operation, headers, method));
  const text = await answer.text();
  // What is not of the gateway's own making has no data, and a code that nobody expects.
  const isOurs = answer.headers.get('content-type')?.includes('json') === true;
  const { data = null, errors = [] } = isOurs ? (JSON.parse(text) as Wire<T>) : { errors: [{}] };
  return {
    status: answer.status,
    data,
    codes: errors.map(({ extensions }) => extensions?.code),
    retryAfter: errors[0]?.extensions?.retryAfter ?? null,
    cookies: answer.headers.getSetCookie(),
  };
}

/** Somebody who is signed in, by each of the two ways of saying so. */
export type Visitor = {
  readonly email: string;
  readonly guid: string;
  readonly token: string;
  readonly bearer: Record<string, string>;
  readonly cookie: Record<string, string>;
};

type Issued = { pinIssue: { login: string | null } };
type Authenticated = { pinAuthenticate: { guid: string | null; token: string | null; userErrors: { code: string }[] } };

/** An address of the client's, as the proxy tells it. */
export const from = (address: string) => ({ 'x-forwarded-for': address });

const ISSUE = 'mutation ($email: String!) { pinIssue(input: { email: $email }) { login userErrors { code } } }';
const AUTHENTICATE = `mutation ($login: String!, $pin: String!) {
  pinAuthenticate(input: { login: $login, pin: $pin }) { guid token userErrors { code } }
}`;

/** The first step of signing in: the handle for the second, or null where there is none. */
export async function issuePin(url: string, email: string, address: string): Promise<string | null> {
  const { data } = await ask<Issued>(url, { query: ISSUE, variables: { email } }, from(address));
  return data?.pinIssue.login ?? null;
}

/** The second step. */
export const guessPin = (url: string, login: string, pin: string, address: string) =>
  ask<Authenticated>(url, { query: AUTHENTICATE, variables: { login, pin } }, from(address));

export type Entrance = { readonly first: string; readonly second: string; readonly address: string };

/** Signs in, each step at a gateway of its own; null where that fails. */
export async function signIn(dev: DevEndpoints, email: string, { first, second, address }: Entrance) {
  const login = await issuePin(first, email, address);
  if (login === null) return null;
  const { data, cookies } = await guessPin(second, login, await dev.pinOf(email), address);
  const { guid = null, token = null } = data?.pinAuthenticate ?? {};
  if (guid === null || token === null) return null;
  const cookie = cookies.map((one) => one.slice(0, one.indexOf(';'))).join('; ');
  const visitor: Visitor = {
    ...{ email, guid, token },
    bearer: { authorization: `Bearer ${guid}:${token}`, ...from(address) },
    cookie: { cookie, ...from(address) },
  };
  return visitor;
}

/** Runs the same thing so many times at once. */
export function atOnce<T>(times: number, run: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => run(index)));
}
