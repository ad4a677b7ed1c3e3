import { ARCHIVE_MAX_BYTES } from '@muster/schema/formats/import';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FileTooLarge, FileTooSlow } from '../upstream/outgoingFile.ts';
import { refusalIn } from '../upstream/errors.ts';
import { callerOf } from './caller.ts';
import { type FileRoute, fileAddressIn, refuseFile, refuseMissing } from './fileAddress.ts';
import type { FileDeps } from './fileDeps.ts';
import { operationSignal } from './operationSignal.ts';
import { isPlain } from './plainBody.ts';
import { bodyOf, leaveBodies } from './rawBodies.ts';

/** The one version of the protocol that is spoken: tus, whose core alone is. See https://tus.io/protocols/resumable-upload. */
const VERSION = '1.0.0';
const PART_TYPE = 'application/offset+octet-stream';
const WHOLE_NUMBER = /^\d{1,15}$/;

/** Whether a request is one of the protocol: HEAD without it asks for a file that is read. */
export const isOfParts = ({ headers }: FastifyRequest): boolean => headers['tus-resumable'] !== undefined;

const speak = (reply: FastifyReply) => reply.header('tus-resumable', VERSION).header('cache-control', 'no-store');

function refuseVersion(reply: FastifyReply): FastifyReply {
  reply.header('tus-version', VERSION);
  return refuseFile(reply, 412, `Only version ${VERSION} of the protocol tus is spoken here.`);
}

function refuseByService(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof FileTooLarge || refusalIn(error, 'file_size')) {
    return refuseFile(reply, 413, 'That is more than the file was said to have.');
  }
  if (refusalIn(error, 'offset_mismatch')) return refuseFile(reply, 409, 'Another number of bytes is there.');
  if (refusalIn(error, 'upload_busy')) return refuseFile(reply, 423, 'A part of this file is on its way.');
  if (refusalIn(error, 'file_not_found', 'invalid_request')) return refuseMissing(reply);
  // Senders of parts go on after 503 alone, and have to: what came stays.
  if (error instanceof FileTooSlow)
    return refuseFile(reply, 503, 'The part did not come in time. Go on from what is there.');
  request.log.warn({ err: error }, 'Part of a file not taken');
  return refuseFile(reply, 503, 'The file cannot be taken now. Please try again.');
}

/** Where the part of a request begins; null with an answer to one that is none. */
function offsetIn({ headers }: FastifyRequest, reply: FastifyReply): number | null {
  const offset = headers['upload-offset'];
  if (typeof offset === 'string' && WHOLE_NUMBER.test(offset)) return Number(offset);
  refuseFile(reply, 400, 'Upload-Offset says with a whole number where the part begins.');
  return null;
}

function refuseForm(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  if (request.headers['tus-resumable'] !== VERSION) return refuseVersion(reply);
  if (request.headers['content-type'] === PART_TYPE && isPlain(request)) return null;
  return refuseFile(reply, 415, `A part is sent as ${PART_TYPE}, and as it is.`);
}

/**
 * Says how much is there of a file that is sent in parts; for HEAD requests of the protocol.
 *
 * The signature in an address is the right to ask.
 */
export function tellOffset({ upstream, deadlineMs }: FileDeps) {
  return async (request: FastifyRequest<FileRoute>, reply: FastifyReply): Promise<FastifyReply> => {
    speak(reply);
    if (request.headers['tus-resumable'] !== VERSION) return refuseVersion(reply);
    const address = fileAddressIn(request);
    if (!address) return refuseMissing(reply);
    const services = upstream.as(callerOf(request, null, operationSignal(reply, deadlineMs)));
    try {
      const { offset, length } = await services.call('file', 'uploadState', { query: address });
      return await reply.headers({ 'upload-offset': offset, 'upload-length': length }).send();
    } catch (error) {
      return refuseByService(request, reply, error);
    }
  };
}

/**
 * Takes files in parts at the addresses that the services gave for it. The signature in an address is the right to send to it,
 * as it is for files that are sent at once; another site's page gets no further than its browser's question beforehand, which
 * is not answered in its favour. What came of a part that breaks off stays.
 */
export function takeParts(app: FastifyInstance, { upstream, transfers, deadlineMs }: FileDeps) {
  app.options('/files/*', async (_request, reply) =>
    speak(reply).code(204).headers({ 'tus-version': VERSION, 'tus-max-size': ARCHIVE_MAX_BYTES }).send(),
  );
  void app.register(async (routes) => {
    leaveBodies(routes);
    routes.patch<FileRoute>('/files/*', async (request, reply) => {
      speak(reply);
      const address = fileAddressIn(request);
      if (!address) return refuseMissing(reply);
      const refused = refuseForm(request, reply);
      if (refused) return refused;
      const offset = offsetIn(request, reply);
      if (offset === null) return reply;
      transfers.begin(reply);
      const services = upstream.as(callerOf(request, null, operationSignal(reply, deadlineMs)));
      const query = { ...address, offset };
      const content = { file: bodyOf(request), maxBytes: ARCHIVE_MAX_BYTES };
      try {
        const state = await services.upload('file', 'appendUpload', { ...content, query, idempotencyKey: null });
        return await reply.code(204).header('upload-offset', state.offset).send();
      } catch (error) {
        return refuseByService(request, reply, error);
      }
    });
  });
}
