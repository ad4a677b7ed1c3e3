import got from 'got';
import type { IsCallable } from './callableAddresses.ts';
import {
  type CallProblem,
  type Leading,
  type Resolve,
  Stopped,
  createGuard,
  following,
  inTime,
  ledOn,
} from './guardedRequests.ts';
import { type FetchLimits, type FetchOutcome, type OutgoingFetch, createFetching } from './outgoingFetch.ts';

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
  /** Fetches what an https link leads to into the store. Rejects by its signal, and where the store fails. */
  fetchTo(wanted: OutgoingFetch): Promise<FetchOutcome>;
};

type Options = {
  isCallable: IsCallable;
  resolve?: Resolve;
  /** How long a call may take, redirects and answer included. */
  timeoutMs?: number;
  fetchLimits?: Partial<FetchLimits>;
};

const TIMEOUT_MS = 10_000;
/** How long somebody who saves an address waits for its name. */
const RESOLVE_MS = 2_000;
/** As much of an answer is read, and as much of that is kept. */
const READ_BYTES = 64 * 1024;
const EXCERPT_CHARACTERS = 1_000;
const REDIRECTS_MAX = 3;

export function createOutgoing({ isCallable, resolve, timeoutMs = TIMEOUT_MS, fetchLimits }: Options): Outgoing {
  const guard = createGuard(isCallable, resolve);

  /** One request and its answer, over a connection to one of the addresses that were looked at, and no other. */
  const send = async (url: URL, { headers, body }: OutgoingCall, signal: AbortSignal): Promise<Reply> => {
    const stream = got.stream.post(url, {
      ...{ body, signal, headers, agent: await guard.agentsFor(url, signal) },
      ...{ retry: { limit: 0 }, followRedirect: false, throwHttpErrors: false, decompress: false },
    });
    try {
      const read = await readAtMost(stream, READ_BYTES);
      const { statusCode = 0, headers: given = {} } = stream.response ?? {};
      return { status: statusCode, location: given.location, retryAfter: given['retry-after'] ?? null, ...read };
    } finally {
      stream.on('error', () => undefined).destroy();
    }
  };

  return {
    isRefused: async (text) => {
      const known = inTime(guard.demandCallable(new URL(text)), AbortSignal.timeout(RESOLVE_MS));
      return known.then(
        () => false,
        (error: unknown) => error instanceof Stopped && error.problem === 'address_refused',
      );
    },
    post: async (call) => {
      const started = performance.now();
      const deadline = AbortSignal.timeout(timeoutMs);
      const durationMs = () => Math.round(performance.now() - started);
      const signal = AbortSignal.any([call.signal, deadline]);
      try {
        const reply = await following(new URL(call.url), REDIRECTS_MAX, (url) => send(url, call, signal), nextOf);
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
    fetchTo: createFetching(guard, fetchLimits),
  };
}

type Reply = Leading & { readonly retryAfter: string | null; readonly text: string; readonly isWhole: boolean };

/**
 * Where a redirect leads that keeps method and body; null where it is none.
 *
 * @throws Stopped of one that does not, or that leads from https to http or to something else
 */
export function nextOf(from: URL, { status, location }: Leading): URL | null {
  if ([301, 302, 303].includes(status)) throw new Stopped('redirect_refused');
  if (status !== 307 && status !== 308) return null;
  return ledOn(from, location, from.protocol === 'http:' ? ['http:', 'https:'] : ['https:']);
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
