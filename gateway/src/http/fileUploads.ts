import { TEMPLATE_FILE_MAX_BYTES } from '@muster/schema/formats/channelTemplate';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalIn } from '../upstream/errors.ts';
import { FileTooLarge } from '../upstream/outgoingFile.ts';
import { callerOf } from './caller.ts';
import { type FileRoute, fileAddressIn, refuseFile, refuseMissing } from './fileAddress.ts';
import type { FileDeps } from './files.ts';
import { dropRest } from './multipart.ts';
import { operationSignal } from './operationSignal.ts';

const refuseSize = (reply: FastifyReply) => refuseFile(reply, 413, 'The file has more than 10 MB.');

/** Whether a body is as it will be kept: what is packed would have to be unpacked to know how large it is. */
const isPlain = ({ headers }: FastifyRequest) => (headers['content-encoding'] ?? 'identity') === 'identity';

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
    routes.removeAllContentTypeParsers();
    // Whatever a file is said to be, it stays where it is until it is read.
    routes.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // A sender who still writes would not see the answer, and is in the way of the next request.
    routes.addHook('onResponse', async ({ raw }) => {
      void dropRest(raw).then(() => raw.readableEnded || raw.destroy());
    });
    routes.put<FileRoute>('/files/*', async (request, reply) => {
      const address = fileAddressIn(request);
      if (!address) return refuseMissing(reply);
      const refused = refuseEarly(request, reply);
      if (refused) return refused;
      transfers.begin(reply);
      const services = upstream.as(callerOf(request, null, operationSignal(reply, deadlineMs)));
      const content = { file: request.raw, maxBytes: TEMPLATE_FILE_MAX_BYTES };
      try {
        await services.upload('file', 'storeUpload', { ...content, query: address, idempotencyKey: null });
        return await reply.code(204).header('cache-control', 'no-store').send();
      } catch (error) {
        if (error instanceof FileTooLarge || refusalIn(error, 'file_size')) return refuseSize(reply);
        if (refusalIn(error, 'file_not_found', 'invalid_request')) return refuseMissing(reply);
        request.log.warn({ err: error }, 'File not taken');
        return refuseFile(reply, 503, 'The file cannot be taken now. Please try again.');
      }
    });
  });
}
