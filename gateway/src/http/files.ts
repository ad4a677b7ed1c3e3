import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { refusalIn } from '../upstream/errors.ts';
import type { UpstreamClient } from '../upstream/client.ts';
import { callerOf } from './caller.ts';
import type { Transfers } from './transfers.ts';
import { operationSignal } from './operationSignal.ts';

/** By the ending of a file's name: files are named by those who have looked at their content. */
const PICTURES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

const addressShape = z.object({
  name: z.string().min(1).max(500),
  expires: z.coerce.number().int().min(0),
  signature: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});

const DAY_S = 24 * 60 * 60;

/** Headers of a file: it is shown as a picture and nothing else, and never changes under its address. */
function headersOf(name: string, bytes: number | null): Record<string, string> {
  const type = new Map(Object.entries(PICTURES)).get(name.slice(name.lastIndexOf('.') + 1));
  return {
    'content-type': type ?? 'application/octet-stream',
    'content-disposition': type === undefined ? 'attachment' : 'inline',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': `private, max-age=${DAY_S}, immutable`,
    ...(bytes === null ? {} : { 'content-length': String(bytes) }),
  };
}

type Deps = { readonly upstream: UpstreamClient; readonly transfers: Transfers; readonly deadlineMs: number };

/**
 * Serves files by the addresses that the services gave: the signature in an address is the right to open it, whoever asks.
 * The content goes through as it comes.
 */
export function serveFiles(app: FastifyInstance, { upstream, transfers, deadlineMs }: Deps) {
  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>('/files/*', async (request, reply) => {
    const refuse = (status: number, sentence: string) =>
      reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${sentence}\n`);
    const missing = () => refuse(404, 'There is no such file, or its address is over.');
    const address = addressShape.safeParse({ ...request.query, name: request.params['*'] });
    if (!address.success) return missing();
    transfers.begin(reply);
    const services = upstream.as(callerOf(request, null, operationSignal(reply, deadlineMs)));
    try {
      const { bytes, content } = await services.download('file', 'content', { query: address.data });
      return await reply.headers(headersOf(address.data.name, bytes)).send(content);
    } catch (error) {
      if (refusalIn(error, 'file_not_found', 'invalid_request')) return missing();
      request.log.warn({ err: error }, 'File not fetched');
      return refuse(503, 'The file cannot be fetched now. Please try again.');
    }
  });
}
