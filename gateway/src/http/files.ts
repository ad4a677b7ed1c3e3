import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalIn } from '../upstream/errors.ts';
import type { UpstreamClient } from '../upstream/client.ts';
import { callerOf } from './caller.ts';
import { type FileRoute, fileAddressIn, refuseFile, refuseMissing } from './fileAddress.ts';
import { isOfParts, takeParts, tellOffset } from './fileParts.ts';
import { takeFiles } from './fileUploads.ts';
import type { Transfers } from './transfers.ts';
import { operationSignal } from './operationSignal.ts';

/** By the ending of a file's name: files are named by those who have looked at their content. */
const PICTURES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

const DAY_S = 24 * 60 * 60;

/** The last part of the name of a table, under which it is downloaded. */
const TABLE_NAME = /(?:^|\/)([\w-]{1,100}\.csv)$/;

/** Of which kind a file is, and whether it is shown. */
function kindOf(name: string): readonly [type: string, disposition: string] {
  const picture = new Map(Object.entries(PICTURES)).get(name.slice(name.lastIndexOf('.') + 1));
  if (picture !== undefined) return [picture, 'inline'];
  const [, table] = TABLE_NAME.exec(name) ?? [];
  if (table === undefined) return ['application/octet-stream', 'attachment'];
  return ['text/csv; charset=utf-8', `attachment; filename="${table}"`];
}

/** Headers of a file: it is shown as a picture and nothing else, and never changes under its address. */
function headersOf(name: string, bytes: number | null): Record<string, string> {
  const [type, disposition] = kindOf(name);
  return {
    'content-type': type,
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': `private, max-age=${DAY_S}, immutable`,
    ...(bytes === null ? {} : { 'content-length': String(bytes) }),
  };
}

export type FileDeps = {
  readonly upstream: UpstreamClient;
  readonly transfers: Transfers;
  readonly deadlineMs: number;
};

/** Gives a file by its address. The content goes through as it comes. */
function giveFile({ upstream, transfers, deadlineMs }: FileDeps) {
  return async (request: FastifyRequest<FileRoute>, reply: FastifyReply): Promise<FastifyReply> => {
    const address = fileAddressIn(request);
    if (!address) return refuseMissing(reply);
    transfers.begin(reply);
    const services = upstream.as(callerOf(request, null, operationSignal(reply, deadlineMs)));
    try {
      const { bytes, content } = await services.download('file', 'content', { query: address });
      return await reply.headers(headersOf(address.name, bytes)).send(content);
    } catch (error) {
      if (refusalIn(error, 'file_not_found', 'invalid_request')) return refuseMissing(reply);
      request.log.warn({ err: error }, 'File not fetched');
      return refuseFile(reply, 503, 'The file cannot be fetched now. Please try again.');
    }
  };
}

/**
 * Serves files by the addresses that the services gave, and takes files at those that they gave for it: the signature in an
 * address is the right to do so, whoever asks.
 */
export function serveFiles(app: FastifyInstance, deps: FileDeps) {
  const give = giveFile(deps);
  const tell = tellOffset(deps);
  takeFiles(app, deps);
  takeParts(app, deps);
  app.get<FileRoute>('/files/*', { exposeHeadRoute: false }, give);
  app.head<FileRoute>('/files/*', async (request, reply) => (isOfParts(request) ? tell : give)(request, reply));
}
