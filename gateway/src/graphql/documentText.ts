import { GatewayError } from '../lib/errors.ts';

/** Names, texts and blanks between them come to less for each token, even where a document holds a thousand addresses. */
const CHARACTERS_PER_TOKEN = 32;

/** The text of the document in a request's body, where there is one. */
export const textIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string' ? body.query : '';

/** Refuses a document that is longer than one of that many tokens is, before anybody reads it. Throws TOO_COMPLEX. */
export function demandShortDocument(body: unknown, tokens: number): void {
  const most = tokens * CHARACTERS_PER_TOKEN;
  const { length } = textIn(body);
  if (length <= most) return;
  const message = `The document's length is ${length} characters; at most ${most} is allowed.`;
  throw new GatewayError('TOO_COMPLEX', { message, status: 400 });
}
