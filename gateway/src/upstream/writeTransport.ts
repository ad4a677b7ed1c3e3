import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import got from 'got';
import { type Transport, TransportFailure, type WireAnswer, toTransportFailure } from './transport.ts';

async function collect(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw new TransportFailure('oversized');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

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
  return {
    async send({ method, url, headers, body }, signal): Promise<WireAnswer> {
      const stream = client.stream(url, { method, headers, signal, ...(body === null ? {} : { body }) });
      // A stream without a body waits for somebody to write one.
      if (body === null && method !== 'GET') stream.end();
      try {
        const text = await collect(stream, maxBytes);
        const answer = stream.response;
        if (answer === undefined) throw new TransportFailure('lost');
        return {
          status: answer.statusCode,
          header: (name) => {
            const value = answer.headers[name];
            return Array.isArray(value) ? value[0] : value;
          },
          body: text,
        };
      } catch (error) {
        throw toTransportFailure(error);
      } finally {
        stream.destroy();
      }
    },
    close() {
      agent.http.destroy();
      agent.https.destroy();
      return Promise.resolve();
    },
  };
}
