import type { GraphQLFormattedError } from 'graphql';
import { type ErrorCode, type GatewayError, catalogue, gatewayErrorIn } from '../lib/errors.ts';
import type { Log } from '../lib/log.ts';
import type { RequestScope } from './requestScope.ts';

/** What Apollo Server calls its own errors, in the catalogue's words. */
const apolloCodes: Partial<Record<string, ErrorCode>> = {
  GRAPHQL_PARSE_FAILED: 'GRAPHQL_PARSE_FAILED',
  GRAPHQL_VALIDATION_FAILED: 'GRAPHQL_VALIDATION_FAILED',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_FOUND: 'PERSISTED_QUERY_NOT_FOUND',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_USER_INPUT',
};
const TOO_MANY_TOKENS = /^Syntax Error: Document contains more tha[nt] (\d+) tokens/;
/** Whatever else ends the reading of a document is the end of the stack. */
const SYNTAX_ERROR = 'Syntax Error: ';
/** Faults of a request that Apollo Server and GraphQL tell without a code. */
const REQUEST_FAULTS = new Set(['provided sha does not match query', 'Unsupported persisted query version']);
/** GraphQL compares only so many fields of a document with each other. */
const VALIDATION_GIVEN_UP = 'Validation aborted.';
/** What is told of that. */
export const TOO_LARGE_TO_CHECK = 'The document is too large to be checked.';
/** GraphQL's refusal to put a service's number into an answer: it has no place for it. */
const BEYOND_BOUNDS = /^(?:Int|Float) cannot represent /;

/** A message is no longer: what it is about may stand in it, be it a name of a megabyte. */
const MAX_MESSAGE = 1_000;
const clipped = (message: string) => (message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message);

type Told = {
  readonly code: ErrorCode;
  readonly message: string;
  readonly reason?: string;
  readonly retryAfter?: number;
};

/** Why a document was not read or checked to its end, as it is told; undefined where it was. */
function complexityOf({ message, extensions }: GraphQLFormattedError): string | undefined {
  const [, tokens] = TOO_MANY_TOKENS.exec(message) ?? [];
  if (tokens !== undefined) return `The document has more than ${tokens} tokens.`;
  if (message === VALIDATION_GIVEN_UP) return TOO_LARGE_TO_CHECK;
  const isUnread = extensions?.['code'] === 'GRAPHQL_PARSE_FAILED' && !message.startsWith(SYNTAX_ERROR);
  return isUnread ? 'The document is nested too deeply to be read.' : undefined;
}

function tell(formatted: GraphQLFormattedError, error: unknown, log: Log): Told {
  const own = gatewayErrorIn(error);
  if (own) {
    const { code, message, reason, retryAfter } = own;
    return {
      code,
      message,
      ...(reason === undefined ? {} : { reason }),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    };
  }
  const { message } = formatted;
  const complexity = complexityOf(formatted);
  if (complexity !== undefined) return { code: 'TOO_COMPLEX', message: complexity };
  if (REQUEST_FAULTS.has(message)) return { code: 'BAD_USER_INPUT', message };
  if (formatted.path && BEYOND_BOUNDS.test(message)) {
    log.warn({ path: formatted.path.join('.') }, 'A number that GraphQL does not have');
    return { code: 'UPSTREAM_INVALID', message: catalogue.UPSTREAM_INVALID.message };
  }
  const code = apolloCodes[String(formatted.extensions?.['code'])];
  if (code !== undefined) return { code, message };
  log.error({ err: error }, 'Unexpected error');
  return { code: 'INTERNAL_SERVER_ERROR', message: catalogue.INTERNAL_SERVER_ERROR.message };
}

/**
 * The only way out for errors: a code of the catalogue with request id, `retryable` and, where known, `retryAfter` and
 * `reason`. Anything unexpected is logged and leaves as INTERNAL_SERVER_ERROR with a fixed sentence.
 */
export const errorFormatter =
  (scope: () => RequestScope | undefined, fallbackLog: Log) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const request = scope();
    const { code, message, ...details } = tell(formatted, error, request?.log ?? fallbackLog);
    return {
      message: clipped(message),
      ...(formatted.locations ? { locations: formatted.locations } : {}),
      ...(formatted.path ? { path: formatted.path } : {}),
      extensions: { code, requestId: request?.requestId, retryable: catalogue[code].retryable, ...details },
    };
  };

/** The same for what fails before GraphQL: a body that is too large or not JSON. */
export const errorBody = (error: GatewayError, requestId: string) => {
  const { code, message, retryAfter } = error;
  const extensions = { code, requestId, retryable: catalogue[code].retryable };
  return { errors: [{ message, extensions: retryAfter === undefined ? extensions : { ...extensions, retryAfter } }] };
};
