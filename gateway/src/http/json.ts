import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GatewayError } from '../lib/errors.ts';
import { isPlain } from './plainBody.ts';

/** No operation has nearly as many members, objects and lists in its body: so many take long to read, and to look through. */
const MOST_PARTS = 20_000;

/** Where the name of a member ends, or an object or a list begins. */
const PART = /"\s*:|[{[]/g;

/** Whether a text of JSON has more parts than that; what looks like one in a text counts too. */
export function hasTooManyParts(text: string): boolean {
  if (text.length <= MOST_PARTS) return false;
  // Asked one by one: the matches themselves would take longer to make than to find.
  PART.lastIndex = 0;
  let count = 0;
  while (count <= MOST_PARTS && PART.test(text)) count += 1;
  return count > MOST_PARTS;
}

export const tooManyParts = () =>
  new GatewayError('BAD_USER_INPUT', {
    message: `A request has at most ${MOST_PARTS} members, objects and lists.`,
    status: 400,
  });

/**
 * What is wrong with the bytes of a JSON body; null where nothing is. Whoever sends another encoding is told so: read as UTF-8, a
 * name of theirs would be kept with a mark in the place of each letter that is not ASCII.
 */
export function faultOfBytes(request: FastifyRequest, bytes: Buffer): GatewayError | null {
  if (!isPlain(request)) {
    return new GatewayError('BAD_USER_INPUT', { message: 'The body may not be compressed.', status: 415 });
  }
  return isUtf8(bytes) ? null : new GatewayError('BAD_USER_INPUT', { message: 'The body is not UTF-8.', status: 400 });
}

/** Lets the routes of a scope take JSON as everywhere, but for such as no operation is. */
export function acceptJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const fault = faultOfBytes(request, bytes);
    if (fault) return done(fault);
    const text = bytes.toString();
    if (!hasTooManyParts(text)) return parse(request, text, done);
    done(tooManyParts());
  });
}
