import { type Dispatcher, Pool } from 'undici';
import { ENDED } from '../lib/ended.ts';
import {
  type Sending,
  type Transport,
  TransportFailure,
  type WireAnswer,
  type WireRequest,
  type WireStream,
  toTransportFailure,
} from './transport.ts';

type Settings = { readonly maxBytes: number; readonly connections: number; readonly connectMs: number };

type Headers = Record<string, string | string[] | undefined>;

type Settle = { resolve: (answer: WireAnswer) => void; reject: (failure: TransportFailure) => void };

/** Collects one answer straight from the parser; streams in between would cost half of the gateway's time on lists. */
class AnswerCollector implements Dispatcher.DispatchHandler {
  readonly #maxBytes: number;
  readonly #settle: Settle;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | undefined;
  #aborted: TransportFailure | undefined;
  #size = 0;
  #status = 0;
  #headers: Headers = {};

  constructor(maxBytes: number, settle: Settle) {
    this.#maxBytes = maxBytes;
    this.#settle = settle;
  }

  abort(failure: TransportFailure) {
    this.#aborted = failure;
    this.#controller?.abort(failure);
    this.#settle.reject(failure);
  }

  onRequestStart(controller: Dispatcher.DispatchController) {
    this.#controller = controller;
    if (this.#aborted) controller.abort(this.#aborted);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: Headers) {
    this.#status = status;
    this.#headers = headers;
    if (Number(headers['content-length'] ?? 0) > this.#maxBytes) this.abort(new TransportFailure('oversized'));
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer) {
    this.#size += chunk.length;
    if (this.#size > this.#maxBytes) this.abort(new TransportFailure('oversized'));
    else this.#chunks.push(chunk);
  }

  /** Most answers come in one piece. */
  #text(): string {
    const [first, ...others] = this.#chunks;
    return others.length === 0 ? (first?.toString() ?? '') : Buffer.concat(this.#chunks).toString();
  }

  onResponseEnd() {
    const headers = this.#headers;
    this.#settle.resolve({
      status: this.#status,
      header: (name) => firstOf(headers[name]),
      body: this.#text(),
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error) {
    this.#settle.reject(toTransportFailure(error));
  }
}

export type ReadTransport = Transport & {
  /** The same for an answer of any length, which is given as soon as it begins. The signal ends it until its end. */
  readonly open: (request: WireRequest, signal: AbortSignal) => Sending<WireStream>;
};

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** For reads: a pool of kept connections to one origin. Reads send texts only. */
export function readTransport(origin: string, { maxBytes, connections, connectMs }: Settings): ReadTransport {
  const pool = new Pool(origin, { connections, connect: { timeout: connectMs }, headersTimeout: 0, bodyTimeout: 0 });
  return {
    send({ method, path, headers, body }) {
      const { promise: answer, resolve, reject } = Promise.withResolvers<WireAnswer>();
      const collector = new AnswerCollector(maxBytes, { resolve, reject });
      pool.dispatch({ method, path, headers, body }, collector);
      return { answer, giveUp: () => collector.abort(new TransportFailure('lost')) };
    },
    open({ method, path, headers }, signal) {
      const limit = new AbortController();
      const answer = pool.request({ method, path, headers, signal: AbortSignal.any([limit.signal, signal]) });
      return {
        answer: answer.then(
          ({ statusCode, headers: given, body }) => ({
            status: statusCode,
            header: (name) => firstOf(given[name]),
            body,
          }),
          (error: unknown) => Promise.reject(toTransportFailure(error)),
        ),
        giveUp: () => limit.abort(ENDED),
      };
    },
    close: () => pool.destroy(),
  };
}
