import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import got from 'got';
import { ENDED } from '../lib/ended.ts';
import {
  type Transport,
  TransportFailure,
  type WireAnswer,
  type WireRequest,
  collect,
  toTransportFailure,
} from './transport.ts';

/**
 * For writes. Each has a connection of its own: on a kept one that the service has just closed, it could not be told
 * whether the request was read.
 */
export function writeTransport({ maxBytes }: { readonly maxBytes: number }): Transport {
  const agent = { http: new HttpAgent({ keepAlive: false }), https: new HttpsAgent({ keepAlive: false }) };
  const client = got.extend({
    agent,
    retry: { limit: 0 },
    followRedirect: false,
    decompress: false,
    throwHttpErrors: false,
    headers: { 'user-agent': undefined },
  });
  async function sent(
    { method, origin, path, headers, body: text, stream: content }: WireRequest,
    signal: AbortSignal,
  ): Promise<WireAnswer> {
    const body = content ?? text;
    const stream = client.stream(origin + path, { method, headers, signal, ...(body === null ? {} : { body }) });
    // A stream without a body waits for somebody to write one.
    if (body === null && method !== 'GET') stream.end();
    try {
      const answered = await collect(stream, maxBytes);
      const answer = stream.response;
      if (answer === undefined) throw new TransportFailure('lost');
      return {
        status: answer.statusCode,
        header: (name) => {
          const value = answer.headers[name];
          return Array.isArray(value) ? value[0] : value;
        },
        body: answered,
      };
    } catch (error) {
      throw toTransportFailure(error);
    } finally {
      stream.destroy();
    }
  }
  return {
    send(request) {
      const limit = new AbortController();
      return { answer: sent(request, limit.signal), giveUp: () => limit.abort(ENDED) };
    },
    close() {
      agent.http.destroy();
      agent.https.destroy();
      return Promise.resolve();
    },
  };
}
