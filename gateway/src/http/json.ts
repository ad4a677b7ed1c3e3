import type { FastifyInstance } from 'fastify';
import { GatewayError } from '../lib/errors.ts';

/** No operation has nearly as many members in its body: an object of so many takes long to read, and to look through. */
const MOST_MEMBERS = 20_000;
/** A member takes so many characters at least: `"":1,`. */
const LEAST_LENGTH = 5;

/** Whether a text of JSON has more members than that; what looks like the beginning of one in a text counts too. */
function hasTooManyMembers(text: string): boolean {
  if (text.length < MOST_MEMBERS * LEAST_LENGTH) return false;
  let count = 0;
  for (let place = text.indexOf('":'); place !== -1 && count <= MOST_MEMBERS; place = text.indexOf('":', place + 2)) {
    count += 1;
  }
  return count > MOST_MEMBERS;
}

/** Lets the routes of a scope take JSON as everywhere, but for such as no operation is. */
export function acceptJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  const tooMany = `A request has at most ${MOST_MEMBERS} members.`;
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (!hasTooManyMembers(text)) return parse(request, text, done);
    done(new GatewayError('BAD_USER_INPUT', { message: tooMany, status: 400 }));
  });
}
