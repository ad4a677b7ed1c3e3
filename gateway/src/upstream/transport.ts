import type { Readable } from 'node:stream';

/** A request as it goes over the wire. */
export type WireRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Where the service is, without a path: `https://host:port`. */
  readonly origin: string;
  /** The path with its query. */
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  /** What is sent in the place of a body, as it comes. */
  readonly stream: AsyncIterable<Buffer> | null;
};

/** An answer as it came, with a body within the cap. */
export type WireAnswer = {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly body: string;
};

/** An answer as it comes: its content is to be read or destroyed. */
export type WireStream = Omit<WireAnswer, 'body'> & { readonly body: Readable };

/**
 * A request under way. Giving it up fails its answer; once that is there, it does nothing. A plain function is a fifth of
 * an AbortSignal's work, which is felt where an operation makes a dozen calls.
 */
export type Sending<A> = { readonly answer: Promise<A>; readonly giveUp: () => void };

/** Sends one request once: no retry, no redirect, no decompression, at most `maxBytes` of answer. */
export type Transport = {
  readonly send: (request: WireRequest) => Sending<WireAnswer>;
  readonly close: () => Promise<void>;
};

/**
 * Why there is no answer. `unsent`: the service certainly did not get the request. `lost`: it may have.
 * `oversized`: the answer was longer than the cap.
 */
export class TransportFailure extends Error {
  readonly kind: 'unsent' | 'lost' | 'oversized';
  readonly systemCode: string | undefined;

  constructor(kind: TransportFailure['kind'], cause?: unknown) {
    super(kind);
    this.kind = kind;
    this.systemCode = systemCodeOf(cause);
  }
}

const UNSENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The system's word for a failure, such as ECONNRESET: the only part of it that is kept. */
function systemCodeOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('code' in cause)) return undefined;
  return typeof cause.code === 'string' && /^[A-Z0-9_]{1,40}$/.test(cause.code) ? cause.code : undefined;
}

/** The failure behind an error of either library. */
export function toTransportFailure(cause: unknown): TransportFailure {
  if (cause instanceof TransportFailure) return cause;
  const code = systemCodeOf(cause);
  return new TransportFailure(code !== undefined && UNSENT.has(code) ? 'unsent' : 'lost', cause);
}

/** Reads an answer to its end; throws a TransportFailure where it is longer than the cap. */
export async function collect(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw new TransportFailure('oversized');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
