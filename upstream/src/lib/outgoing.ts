import { lookup as lookUp } from 'node:dns/promises';
import { type LookupFunction, isIP } from 'node:net';
import got from 'got';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { IsCallable } from './callableAddresses.ts';

/** The addresses that a name stands for; rejects where there are none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const resolveBySystem: Resolve = async (host) => {
  const found = await lookUp(host, { all: true });
  return found.map(({ address }) => address);
};

/** Why a call did not do what it was to do. */
export type CallProblem = 'status' | 'timeout' | 'connection' | 'address_refused' | 'redirect_refused' | 'too_long';

/** What came of a call. */
export type CallOutcome = {
  /** Null where it was taken: answered with a status of success. */
  readonly problem: CallProblem | null;
  /** What was answered; null where nothing was. */
  readonly status: number | null;
  readonly durationMs: number;
  /** The beginning of the answer. */
  readonly excerpt: string | null;
  /** The header `retry-after`, where there is one. */
  readonly retryAfter: string | null;
};

export type OutgoingCall = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Ends the call before its time. */
  readonly signal: AbortSignal;
};

/** Calls addresses that people of teams have given. None leads into the network of the installation. */
export type Outgoing = {
  /** Whether an address is known not to be called; a name that stands for nothing at present may be called later. */
  isRefused(url: string): Promise<boolean>;
  /** Sends JSON. Never rejects but by its signal. */
  post(call: OutgoingCall): Promise<CallOutcome>;
};

type Options = {
  isCallable: IsCallable;
  resolve?: Resolve;
  /** How long a call may take, redirects and answer included. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
/** How long somebody who saves an address waits for its name. */
const RESOLVE_MS = 2_000;
/** As much of an answer is read, and as much of that is kept. */
const READ_BYTES = 64 * 1024;
const EXCERPT_CHARACTERS = 1_000;
const REDIRECTS_MAX = 3;

/** Why a call ends before it has an answer. */
class Stopped extends Error {
  readonly problem: CallProblem;

  constructor(problem: CallProblem) {
    super(problem);
    this.problem = problem;
  }
}

export function createOutgoing({ isCallable, resolve = resolveBySystem, timeoutMs = TIMEOUT_MS }: Options): Outgoing {
  const addressesOf = async ({ hostname }: URL): Promise<readonly string[]> => {
    const literal = hostname.replace(/^\[|\]$/g, '');
    return isIP(literal) === 0 ? resolve(hostname) : [literal];
  };

  /** @throws Stopped where one of the addresses behind it is not called */
  const demandCallable = async (url: URL) => {
    const addresses = await addressesOf(url).catch((): readonly string[] => []);
    if (addresses.length === 0) throw new Stopped('connection');
    if (!addresses.every(isCallable)) throw new Stopped('address_refused');
    return addresses;
  };

  /** One request and its answer, over a connection to one of the addresses that were looked at, and no other. */
  const send = async (url: URL, { headers, body }: OutgoingCall, signal: AbortSignal): Promise<Reply> => {
    const addresses = await inTime(demandCallable(url), signal);
    const options = { lookup: answering(addresses), allowIPAddressList: [...addresses] };
    const stream = got.stream.post(url, {
      ...{ body, signal, headers },
      ...{ retry: { limit: 0 }, followRedirect: false, throwHttpErrors: false, decompress: false },
      agent: { http: new RequestFilteringHttpAgent(options), https: new RequestFilteringHttpsAgent(options) },
    });
    try {
      const read = await readAtMost(stream, READ_BYTES);
      const { statusCode = 0, headers: given = {} } = stream.response ?? {};
      return { status: statusCode, location: given.location, retryAfter: given['retry-after'] ?? null, ...read };
    } finally {
      stream.on('error', () => undefined).destroy();
    }
  };

  const follow = async (call: OutgoingCall, signal: AbortSignal): Promise<Reply> => {
    let url = new URL(call.url);
    for (let redirects = 0; ; redirects += 1) {
      const reply = await send(url, call, signal).catch((error: unknown) => {
        const isAstray = redirects > 0 && error instanceof Stopped && error.problem === 'address_refused';
        throw isAstray ? new Stopped('redirect_refused') : error;
      });
      const next = nextOf(url, reply);
      if (next === null) return reply;
      if (redirects === REDIRECTS_MAX) throw new Stopped('redirect_refused');
      url = next;
    }
  };

  return {
    isRefused: async (text) => {
      const known = inTime(demandCallable(new URL(text)), AbortSignal.timeout(RESOLVE_MS));
      return known.then(
        () => false,
        (error: unknown) => error instanceof Stopped && error.problem === 'address_refused',
      );
    },
    post: async (call) => {
      const started = performance.now();
      const deadline = AbortSignal.timeout(timeoutMs);
      const durationMs = () => Math.round(performance.now() - started);
      try {
        const reply = await follow(call, AbortSignal.any([call.signal, deadline]));
        const { status, retryAfter, text, isWhole } = reply;
        const isTaken = status >= 200 && status <= 299;
        const problem = isTaken ? null : isWhole ? 'status' : 'too_long';
        return { problem, status, retryAfter, durationMs: durationMs(), excerpt: excerptOf(text) };
      } catch (error) {
        call.signal.throwIfAborted();
        const problem = error instanceof Stopped ? error.problem : deadline.aborted ? 'timeout' : 'connection';
        return { problem, status: null, retryAfter: null, durationMs: durationMs(), excerpt: null };
      }
    },
  };
}

type Reply = {
  readonly status: number;
  readonly location: string | undefined;
  readonly retryAfter: string | null;
  readonly text: string;
  readonly isWhole: boolean;
};

/** A look-up that knows its answer: between looking at an address and calling it, nobody can put another in its place. */
const answering =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first = { address: '', family: 0 }] = found;
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  };

/**
 * Where a redirect leads that keeps method and body; null where it is none.
 *
 * @throws Stopped of one that does not, or that leads from https to http or to something else
 */
export function nextOf(from: URL, { status, location }: Pick<Reply, 'status' | 'location'>): URL | null {
  if ([301, 302, 303].includes(status)) throw new Stopped('redirect_refused');
  if (status !== 307 && status !== 308) return null;
  const next = location === undefined ? null : URL.parse(location, from.href);
  const isFollowed =
    next !== null &&
    (next.protocol === 'https:' || (next.protocol === 'http:' && from.protocol === 'http:')) &&
    next.username + next.password === '';
  if (!isFollowed) throw new Stopped('redirect_refused');
  return next;
}

/** Waits no longer than the signal allows. */
async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
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

async function readAtMost(stream: AsyncIterable<Buffer>, limit: number) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > limit) break;
  }
  return { text: new TextDecoder().decode(Buffer.concat(chunks).subarray(0, limit)), isWhole: bytes <= limit };
}

/** Characters of Unicode, without the one that the database does not take. */
const excerptOf = (text: string) => [...text.replaceAll('\0', '')].slice(0, EXCERPT_CHARACTERS).join('');
