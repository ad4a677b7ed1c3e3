import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import got, { type PlainResponse, TimeoutError } from 'got';
import { MINUTE_MS } from './durations.ts';
import type { FileStore } from './files.ts';
import { type CallProblem, type Guard, type Leading, Stopped, following, ledOn } from './guardedRequests.ts';

export type OutgoingFetch = {
  /** An https address. */
  readonly url: string;
  /** Where it is kept, in the place of what was there. */
  readonly files: FileStore;
  readonly name: string;
  readonly maxBytes: number;
  /** Ends it before its time. */
  readonly signal: AbortSignal;
  /** Told how much is there, and of how much, where the other side says that. */
  readonly onProgress?: (bytes: number, total: number | null) => void;
};

/** What came of it. With a problem nothing is kept. */
export type FetchOutcome = { readonly problem: CallProblem | null; readonly bytes: number };

export type FetchLimits = {
  /** How long it may take altogether. */
  readonly timeoutMs: number;
  /** How long the other side may say nothing. */
  readonly stallMs: number;
  /** How long to wait before it is asked for the rest. */
  readonly pauseMs: number;
  /** Authorities that are trusted in the place of those of the system. */
  readonly authorities?: string;
};

const LIMITS: FetchLimits = { timeoutMs: 30 * MINUTE_MS, stallMs: 30_000, pauseMs: 1_000 };
const REDIRECTS_MAX = 5;
/** How often the rest is asked for, and how often in a row without getting any of it. */
const RESUMED_MAX = 50;
const IN_VAIN_MAX = 3;

type Stream = ReturnType<typeof got.stream.get>;
type Opened = Leading & { readonly stream: Stream; readonly headers: PlainResponse['headers'] };

/** What is known of the file from its first answer: how long it is, and what tells that the rest is of the same one. */
type Known = { readonly total: number | null; readonly validator: string | null };

/** The other side broke off, or said nothing for too long: it may be asked for the rest. */
class Interrupted extends Error {
  readonly problem: CallProblem;

  constructor(cause: unknown) {
    super('interrupted', { cause });
    this.problem = cause instanceof TimeoutError ? 'timeout' : 'connection';
  }
}

/** @throws Stopped of a redirect that leads to something else than https */
const nextOf = (from: URL, { status, location }: Leading): URL | null =>
  [301, 302, 303, 307, 308].includes(status) ? ledOn(from, location, ['https:']) : null;

const wholeNumber = (text: string | undefined) => (text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null);

const sizeOf = async ({ files, name }: OutgoingFetch): Promise<number> => (await files.size(name)) ?? 0;

/** A strong validator: of a weak one two files may be different in their bytes. */
function knownOf({ headers }: Opened): Known {
  const { etag } = headers;
  const validator = etag === undefined || etag.startsWith('W/') ? (headers['last-modified'] ?? null) : etag;
  return { total: wholeNumber(headers['content-length']), validator };
}

/** Whether an answer is the rest of the file from there on. */
const isRestFrom = ({ status, headers }: Opened, offset: number) =>
  status === 206 && (headers['content-range'] ?? '').startsWith(`bytes ${offset}-`);

/** Fetches files from links, each over connections to addresses that were looked at, and no others. */
export function createFetching(guard: Guard, given: Partial<FetchLimits> = {}) {
  const limits = { ...LIMITS, ...given };
  const { timeoutMs, stallMs, pauseMs, authorities } = limits;

  /** One request, up to the beginning of its answer. */
  async function begin(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Opened> {
    const agent = await guard.agentsFor(url, signal);
    const stream = got.stream.get(url, {
      ...{ signal, agent, headers: { accept: '*/*', 'accept-encoding': 'identity', ...headers } },
      ...{ retry: { limit: 0 }, followRedirect: false, throwHttpErrors: false, decompress: false },
      timeout: { connect: stallMs, secureConnect: stallMs, response: stallMs, socket: stallMs },
      ...(authorities === undefined ? {} : { https: { certificateAuthority: authorities } }),
    });
    stream.on('error', () => undefined);
    try {
      await once(stream, 'response');
    } catch (error) {
      stream.destroy();
      throw new Interrupted(error);
    }
    const { statusCode = 0, headers: answered = {} } = stream.response ?? {};
    const opened = { status: statusCode, location: answered.location, headers: answered, stream };
    if (statusCode !== 200 && statusCode !== 206) stream.destroy();
    return opened;
  }

  const open = (url: string, headers: Record<string, string>, signal: AbortSignal) =>
    following(new URL(url), REDIRECTS_MAX, (to) => begin(to, headers, signal), nextOf);

  /** Adds what comes to what is there. What came before the other side broke off stays. */
  async function take({ stream }: Opened, offset: number, total: number | null, wanted: OutgoingFetch) {
    const { files, name, maxBytes, onProgress } = wanted;
    async function* content() {
      let bytes = offset;
      try {
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          bytes += chunk.length;
          if (bytes > maxBytes) throw new Stopped('too_long');
          onProgress?.(bytes, total);
          yield chunk;
        }
      } catch (error) {
        throw error instanceof Stopped ? error : new Interrupted(error);
      }
    }
    try {
      await files.append(name, offset, content());
    } finally {
      stream.destroy();
    }
  }

  /** Asks for the file, or for what is missing where that is known to be of the same one. Gives what is known of it. */
  async function ask(wanted: OutgoingFetch, known: Known | null, signal: AbortSignal) {
    const { url, files, name } = wanted;
    const there = await sizeOf(wanted);
    const asked =
      known?.validator && there > 0 ? { range: `bytes=${there}-`, 'if-range': known.validator } : ({} as const);
    const opened = await open(url, { ...asked }, signal);
    if (known !== null && isRestFrom(opened, there)) return { opened, known, offset: there };
    if (opened.status !== 200) throw new Stopped('status');
    await files.remove(name);
    return { opened, known: knownOf(opened), offset: 0 };
  }

  async function fetchAll(wanted: OutgoingFetch, signal: AbortSignal): Promise<number> {
    let known: Known | null = null;
    let [resumed, inVain] = [0, 0];
    await wanted.files.remove(wanted.name);
    for (;;) {
      const before = await sizeOf(wanted);
      try {
        const answered = await ask(wanted, known, signal);
        ({ known } = answered);
        if ((known.total ?? 0) > wanted.maxBytes) throw new Stopped('too_long');
        await take(answered.opened, answered.offset, known.total, wanted);
        return await sizeOf(wanted);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof Interrupted)) throw error;
        inVain = (await sizeOf(wanted)) > before ? 0 : inVain + 1;
        resumed += 1;
        const isOver = resumed > RESUMED_MAX || inVain === IN_VAIN_MAX || known?.validator === null;
        if (isOver) throw new Stopped(error.problem);
      }
      await pause(pauseMs, undefined, { signal });
    }
  }

  return async (wanted: OutgoingFetch): Promise<FetchOutcome> => {
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      if (new URL(wanted.url).protocol !== 'https:') throw new Stopped('address_refused');
      const bytes = await fetchAll(wanted, AbortSignal.any([wanted.signal, deadline]));
      return { problem: null, bytes };
    } catch (error) {
      await wanted.files.remove(wanted.name);
      wanted.signal.throwIfAborted();
      if (error instanceof Stopped) return { problem: error.problem, bytes: 0 };
      if (deadline.aborted) return { problem: 'timeout', bytes: 0 };
      throw error;
    }
  };
}
