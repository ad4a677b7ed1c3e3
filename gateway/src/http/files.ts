import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError } from '../lib/errors.ts';
import { endingOf } from '../upstream/endings.ts';
import { refusalIn } from '../upstream/errors.ts';
import { callerOf } from './caller.ts';
import { type FileRoute, readAddressIn, refuseFile, refuseMissing } from './fileAddress.ts';
import type { FileDeps } from './fileDeps.ts';
import { fileHeaders, keptHeaders, tagOf } from './fileHeaders.ts';
import { isOfParts, takeParts, tellOffset } from './fileParts.ts';
import { isKept, rangeIn } from './fileRange.ts';
import { takeFiles } from './fileUploads.ts';
import { refuseReader } from './refuseReader.ts';
import { transferSignal } from './transferSignal.ts';

/** Says in words why a file, or a part of it, is not given. */
function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (refusalIn(error, 'file_not_found', 'invalid_request')) return refuseMissing(reply);
  if (refusalIn(error, 'file_address_over')) return refuseReader(reply, 410, 'fileOver');
  const beyond = refusalIn(error, 'range_not_satisfiable');
  if (beyond) {
    if (beyond.bytes !== undefined) reply.header('content-range', `bytes */${beyond.bytes}`);
    return refuseFile(reply, 416, 'The file has none of these bytes.');
  }
  // A browser that leaves a page of pictures is no failure.
  const { level, fields } =
    error instanceof GatewayError ? endingOf(error) : ({ level: 'warn', fields: { err: error } } as const);
  request.log[level](fields, 'File not fetched');
  return refuseReader(reply, 503, 'fileAway');
}

/** Gives a file by its address, or the part of it that is asked for. The content goes through as it comes. */
function giveFile({ upstream, transfers, clock, deadlineMs }: FileDeps) {
  return async (request: FastifyRequest<FileRoute>, reply: FastifyReply): Promise<FastifyReply> => {
    const address = readAddressIn(request);
    if (!address) return refuseMissing(reply);
    transfers.begin(reply);
    const { name, expires, as, intent } = address;
    const saved = as === undefined || intent === undefined ? null : { as, intent };
    const range = rangeIn(request, tagOf(name));
    const query = { ...address, ...(range === null ? {} : { range }) };
    const services = upstream.as(callerOf(request, null, transferSignal(reply, deadlineMs)));
    try {
      const { bytes, part, content } = await services.download('file', 'content', { query });
      const leftS = expires - Math.ceil(clock.now() / 1000);
      const headers = fileHeaders({ name, saved, bytes, part, leftS });
      if (isKept(request, headers.etag)) {
        content.destroy();
        return await reply.code(304).headers(keptHeaders(headers)).send();
      }
      if (part) reply.code(206);
      return await reply.headers(headers).send(content);
    } catch (error) {
      return refuse(request, reply, error);
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
