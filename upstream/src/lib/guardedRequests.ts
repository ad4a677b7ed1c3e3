import { lookup as lookUp } from 'node:dns/promises';
import { type LookupFunction, isIP } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { IsCallable } from './callableAddresses.ts';

/** The addresses that a name stands for; rejects where there are none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const resolveBySystem: Resolve = async (host) => {
  const found = await lookUp(host, { all: true });
  return found.map(({ address }) => address);
};

/** Why a request did not do what it was to do. */
export type CallProblem = 'status' | 'timeout' | 'connection' | 'address_refused' | 'redirect_refused' | 'too_long';

/** Why a request ends before it has an answer. */
export class Stopped extends Error {
  readonly problem: CallProblem;

  constructor(problem: CallProblem) {
    super(problem);
    this.problem = problem;
  }
}

export type Guard = {
  /** @throws Stopped where one of the addresses behind a name is not called, or there is none */
  demandCallable(url: URL): Promise<readonly string[]>;
  /**
   * Agents that connect to one of the addresses that were looked at, and to no other.
   *
   * @throws Stopped as `demandCallable`
   */
  agentsFor(
    url: URL,
    signal: AbortSignal,
  ): Promise<{ readonly http: RequestFilteringHttpAgent; readonly https: RequestFilteringHttpsAgent }>;
};

/** Looks at where a request leads before anything is sent there. */
export function createGuard(isCallable: IsCallable, resolve: Resolve = resolveBySystem): Guard {
  const addressesOf = async ({ hostname }: URL): Promise<readonly string[]> => {
    const literal = hostname.replace(/^\[|\]$/g, '');
    return isIP(literal) === 0 ? resolve(hostname) : [literal];
  };
  const demandCallable = async (url: URL) => {
    const addresses = await addressesOf(url).catch((): readonly string[] => []);
    if (addresses.length === 0) throw new Stopped('connection');
    if (!addresses.every(isCallable)) throw new Stopped('address_refused');
    return addresses;
  };
  return {
    demandCallable,
    agentsFor: async (url, signal) => {
      const addresses = await inTime(demandCallable(url), signal);
      const options = { lookup: answering(addresses), allowIPAddressList: [...addresses] };
      return { http: new RequestFilteringHttpAgent(options), https: new RequestFilteringHttpsAgent(options) };
    },
  };
}

/** A look-up that knows its answer: between looking at an address and calling it, nobody can put another in its place. */
const answering =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first = { address: '', family: 0 }] = found;
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  };

/** Waits no longer than the signal allows. */
export async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const over = Promise.withResolvers<never>();
  const stop = () => over.reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, over.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** An answer that may lead on. */
export type Leading = { readonly status: number; readonly location: string | undefined };

/**
 * Where an address leads that somebody else gave, seen from that which gave it.
 *
 * @throws Stopped of none, of one with a password, and of one of another scheme than those that are followed
 */
export function ledOn(from: URL, location: string | undefined, schemes: readonly string[]): URL {
  const next = location === undefined ? null : URL.parse(location, from.href);
  if (next === null || !schemes.includes(next.protocol) || next.username + next.password !== '') {
    throw new Stopped('redirect_refused');
  }
  return next;
}

/**
 * Makes a request, and those that redirects lead to. That an address is refused is told as the redirect's fault where one led there.
 *
 * @param nextOf where an answer leads; null where it is the last. Throws Stopped where nobody follows.
 */
export async function following<R extends Leading>(
  start: URL,
  most: number,
  send: (url: URL) => Promise<R>,
  nextOf: (from: URL, reply: R) => URL | null,
): Promise<R> {
  let url = start;
  for (let redirects = 0; ; redirects += 1) {
    const reply = await send(url).catch((error: unknown) => {
      const isAstray = redirects > 0 && error instanceof Stopped && error.problem === 'address_refused';
      throw isAstray ? new Stopped('redirect_refused') : error;
    });
    const next = nextOf(url, reply);
    if (next === null) return reply;
    if (redirects === most) throw new Stopped('redirect_refused');
    url = next;
  }
}
