import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorBody } from '../graphql/format.ts';
import { GatewayError } from '../lib/errors.ts';

type ClientError = Error & { readonly code?: string };

/** Why a request cannot be read, by what the parser says; for anything else it is not HTTP as it should be. */
const reasons = new Map<string | undefined, readonly [status: number, words: string]>([
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'The request did not come in time.']],
  ['HPE_HEADER_OVERFLOW', [431, 'The headers of the request are too long.']],
]);
const MALFORMED = [400, 'The request is malformed, or breaks off.'] as const;

function answerTo({ code }: ClientError): string {
  const [status, message] = reasons.get(code) ?? MALFORMED;
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(new GatewayError('BAD_USER_INPUT', { message }), requestId));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

/**
 * Ends connections on which no request can be read: what comes is not HTTP, breaks off, or does not come in time. It is told why
 * in the form of every other error. On one whose request is being answered already, or was before it had come whole, nothing more
 * is said: it would be taken for a part of that answer, or for the answer to something else.
 */
export function unreadableRequests() {
  const latest = new WeakMap<Socket, ServerResponse>();
  const watch = (server: Server): void =>
    void server.on('request', (request, response) => void latest.set(request.socket, response));
  const refuse = (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const answer = latest.get(socket);
    const isAnswered = answer?.headersSent === true && !(answer.writableFinished && answer.req.complete);
    if (socket.writable && !isAnswered) socket.write(answerTo(error));
    socket.destroy(error);
  };
  return { watch, refuse };
}
