import type { FastifyInstance } from 'fastify';
import { GatewayError } from '../lib/errors.ts';

/** No operation has nearly as many members in its body: an object of so many takes long to read, and to look through. */
const MOST_MEMBERS = 20_000;
/** A member takes so many characters at least: `"":1,`. */
const LEAST_LENGTH = 5;

/** Where the name of a member ends. */
const NAME_END = /"\s*:/g;

/** Whether a text of JSON has more members than that; what looks like the beginning of one in a text counts too. */
export function hasTooManyMembers(text: string): boolean {
  if (text.length < MOST_MEMBERS * LEAST_LENGTH) return false;
  let count = 0;
  for (const _end of text.matchAll(NAME_END)) if (++count > MOST_MEMBERS) return true;
  return false;
}

export const tooManyMembers = () =>
  new GatewayError('BAD_USER_INPUT', { message: `A request has at most ${MOST_MEMBERS} members.`, status: 400 });

/** Lets the routes of a scope take JSON as everywhere, but for such as no operation is. */
export function acceptJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (!hasTooManyMembers(text)) return parse(request, text, done);
    done(tooManyMembers());
  });
}
