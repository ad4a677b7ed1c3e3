import { UpstreamError } from './errors.ts';
import type { WireRequest } from './transport.ts';

/** A NUL in the parameters of an address. */
const IN_PATH = /%00/;
/** A NUL, or half of a character, as JSON writes it: behind a backslash that is not itself the second of two. */
const IN_JSON = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/;

/**
 * The refusal of a request as malformed, told as the caller's fault where they sent a text that no service keeps. What an input
 * takes is looked at before; this is for the rest, and what a refusal of the same stands for is not changed by it.
 */
export function asCallersFault(
  error: UpstreamError,
  { path, body }: Pick<WireRequest, 'path' | 'body'>,
): UpstreamError {
  const { call, code, status, refusal } = error;
  if (code !== 'UPSTREAM_INVALID' || status === null || refusal?.code !== 'invalid_request') return error;
  if (!IN_PATH.test(path) && !IN_JSON.test(body ?? '')) return error;
  return new UpstreamError(call, 'BAD_USER_INPUT', {
    ...{ status, refusal },
    message: 'A text holds a NUL, or half of a character: no service keeps it.',
    detail: 'a text that cannot be kept',
  });
}
