import { type Dispatcher, Pool } from 'undici';
import {
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

  onResponseEnd() {
    const headers = this.#headers;
    this.#settle.resolve({
      status: this.#status,
      header: (name) => firstOf(headers[name]),
      body: Buffer.concat(this.#chunks).toString(),
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error) {
    this.#settle.reject(toTransportFailure(error));
  }
}

export type ReadTransport = Transport & {
  /** The same for an answer of any length, which is given as soon as it begins. The signal ends it until its end. */
  readonly open: (request: WireRequest, signal: AbortSignal) => Promise<WireStream>;
};

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** For reads: a pool of kept connections to one origin. Reads send texts only. */
export function readTransport(origin: string, { maxBytes, connections, connectMs }: Settings): ReadTransport {
  const pool = new Pool(origin, { connections, connect: { timeout: connectMs }, headersTimeout: 0, bodyTimeout: 0 });
  return {
    send: ({ method, url, headers, body }: WireRequest, signal) =>
      new Promise((resolve, reject) => {
        const collector = new AnswerCollector(maxBytes, { resolve, reject });
        const abort = () => collector.abort(new TransportFailure('lost'));
        signal.addEventListener('abort', abort, { once: true });
        pool.dispatch({ method, path: url.pathname + url.search, headers, body }, collector);
      }),
    async open({ method, url, headers }, signal) {
      try {
        const answer = await pool.request({ method, path: url.pathname + url.search, headers, signal });
        return { status: answer.statusCode, header: (name) => firstOf(answer.headers[name]), body: answer.body };
      } catch (error) {
        throw toTransportFailure(error);
      }
    },
    close: () => pool.destroy(),
  };
}
