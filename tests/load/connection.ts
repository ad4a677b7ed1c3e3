import { Client } from 'undici';
import { type BenchViewer, authorization } from './viewers.ts';

/** One request as it is sent again and again. */
export type BenchRequest = { method: 'GET' | 'POST'; path: string; body?: string };

/** One keep-alive connection of one viewer, with at most one request under way. */
export type Connection = {
  /** Sends the request; settles with its time in milliseconds, or undefined when the answer was not whole. */
  send(): Promise<number | undefined>;
  close(): Promise<void>;
};

/** Opens a connection. An answer is whole when its status is 200 and its body has the expected number of bytes. */
export function openConnection(url: string, viewer: BenchViewer, request: BenchRequest, bytes: number): Connection {
  const client = new Client(url, { pipelining: 1, keepAliveTimeout: 60_000 });
  const headers = { authorization: authorization(viewer), 'content-type': 'application/json' };
  const options = { method: request.method, path: request.path, headers, body: request.body ?? null };
  const send = () =>
    new Promise<number | undefined>((resolve) => {
      const start = performance.now();
      let status = 0;
      let received = 0;
      client.dispatch(options, {
        onRequestStart: () => {},
        onResponseStart: (_, statusCode) => (status = statusCode),
        onResponseData: (_, chunk) => (received += chunk.length),
        onResponseEnd: () => resolve(status === 200 && received === bytes ? performance.now() - start : undefined),
        // In a later turn, or connections that only fail would leave no time for anything else.
        onResponseError: () => setImmediate(resolve, undefined),
      });
    });
  return { send, close: () => client.close() };
}
