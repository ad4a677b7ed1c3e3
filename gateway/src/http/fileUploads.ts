import { TEMPLATE_FILE_MAX_BYTES } from '@muster/schema/formats/channelTemplate';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalIn } from '../upstream/errors.ts';
import { FileTooLarge, FileTooSlow } from '../upstream/outgoingFile.ts';
import { callerOf } from './caller.ts';
import { type FileRoute, fileAddressIn, refuseFile, refuseMissing } from './fileAddress.ts';
import type { FileDeps } from './fileDeps.ts';
import { operationSignal } from './operationSignal.ts';
import { isPlain } from './plainBody.ts';
import { bodyOf, leaveBodies } from './rawBodies.ts';

const refuseSize = (reply: FastifyReply) =>
  refuseFile(reply, 413, `The file has more than ${TEMPLATE_FILE_MAX_BYTES / 1024 ** 2} MB.`);

/** Why a file is not taken, by what its sender says of it. */
function refuseEarly(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  if (!isPlain(request)) return refuseFile(reply, 415, 'The file is to be sent as it is.');
  return Number(request.headers['content-length'] ?? 0) > TEMPLATE_FILE_MAX_BYTES ? refuseSize(reply) : null;
}

/**
 * Takes files at the addresses that the services gave for it: the signature in an address is the right to send one there, so
 * that neither a session nor a header against other sites' pages is asked for. The content goes through as it comes.
 */
export function takeFiles(app: FastifyInstance, { upstream, transfers, deadlineMs }: FileDeps) {
  void app.register(async (routes) => {
    leaveBodies(routes);
    routes.put<FileRoute>('/files/*', async (request, reply) => {
      const address = fileAddressIn(request);
      if (!address) return refuseMissing(reply);
      const refused = refuseEarly(request, reply);
      if (refused) return refused;
      transfers.begin(reply);
      const services = upstream.as(callerOf(request, null, operationSignal(reply, deadlineMs)));
      const content = { file: bodyOf(request), maxBytes: TEMPLATE_FILE_MAX_BYTES };
      try {
        await services.upload('file', 'storeUpload', { ...content, query: address, idempotencyKey: null });
        return await reply.code(204).header('cache-control', 'no-store').send();
      } catch (error) {
        if (error instanceof FileTooLarge || refusalIn(error, 'file_size')) return refuseSize(reply);
        if (refusalIn(error, 'file_not_found', 'invalid_request')) return refuseMissing(reply);
        if (error instanceof FileTooSlow) return refuseFile(reply, 408, error.message);
        request.log.warn({ err: error }, 'File not taken');
        return refuseFile(reply, 503, 'The file cannot be taken now. Please try again.');
      }
    });
  });
}
