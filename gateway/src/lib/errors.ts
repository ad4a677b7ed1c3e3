import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';

type CatalogueEntry = {
  /** What the caller reads unless a more exact sentence is given. */
  readonly message: string;
  /** Whether the same request may work later without being changed. */
  readonly retryable: boolean;
  /** When it happens, for the documentation. */
  readonly description: string;
};

/**
 * Every code that may stand in `errors[].extensions.code`. The list is closed: whatever else fails leaves the gateway as
 * INTERNAL_SERVER_ERROR. The documentation's table is generated from it.
 */
export const catalogue = {
  GRAPHQL_PARSE_FAILED: {
    message: 'The document is not GraphQL.',
    retryable: false,
    description: 'The document has a syntax error; the message says where.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    message: 'The document does not fit the schema.',
    retryable: false,
    description: 'The document asks for something that the schema does not have; the message says what.',
  },
  BAD_USER_INPUT: {
    message: 'The request is not of the form that is asked for.',
    retryable: false,
    description: 'A variable, an argument, a cursor or the HTTP request itself is malformed.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    message: 'PersistedQueryNotFound',
    retryable: true,
    description: 'The gateway does not know the document of this hash: send its text along once.',
  },
  TOO_COMPLEX: {
    message: 'The document asks for too much at once.',
    retryable: false,
    description:
      'The document is deeper or longer, has more aliases or tokens, costs more than the limits allow, repeats itself, or asks too much about the schema.',
  },
  TOO_LARGE: {
    message: 'The request is too large.',
    retryable: false,
    description: 'The request body is longer than the limit.',
  },
  UNAUTHENTICATED: {
    message: 'Nobody is signed in, or the header is not `Authorization: Bearer <guid>:<token>`.',
    retryable: false,
    description: 'There is no session, or it is over. Sign in again.',
  },
  IP_RESTRICTED: {
    message: 'IP Whitelisted Team. Please connect to the correct network',
    retryable: true,
    description: 'The team lets people in from certain networks only; the session stays.',
  },
  FORBIDDEN: {
    message: 'The viewer may not do or see this.',
    retryable: false,
    description:
      'The role does not allow it (`reason` is `actor_not_admin`, or `actor_is_guest` where members may), or the installation does not (`not_offered` where it is without the service, `document_not_known` where it takes the console’s own documents alone).',
  },
  RATE_LIMITED: {
    message: 'Too many requests.',
    retryable: true,
    description: 'More operations or sign-in attempts than the limit allows; `retryAfter` says when to go on.',
  },
  OVERLOADED: {
    message: 'The gateway has too much to do.',
    retryable: true,
    description: 'The gateway turned the request away to stay quick for others.',
  },
  UPSTREAM_UNAVAILABLE: {
    message: 'A service behind the gateway is not available.',
    retryable: true,
    description:
      'The service behind a field refused the connection, failed, refuses sessions that are good, is being left alone to recover, or has more calls waiting than it may have.',
  },
  UPSTREAM_TIMEOUT: {
    message: 'A service behind the gateway took too long.',
    retryable: true,
    description:
      'The service behind a field did not answer within the deadline, or the file that was sent did not come within its own. Nothing was changed.',
  },
  UPSTREAM_INVALID: {
    message: 'A service behind the gateway gave an unusable answer.',
    retryable: false,
    description: 'The service behind a field answered with something that its contract does not allow.',
  },
  OUTCOME_UNKNOWN: {
    message:
      'The answer was lost, so it is not known whether the change was made. Read the current state, then decide.',
    retryable: false,
    description:
      'The change was sent but its answer did not arrive. Read the state, or repeat the mutation with the same idempotencyKey.',
  },
  INTERNAL_SERVER_ERROR: {
    message: 'Something went wrong. Please try again later.',
    retryable: false,
    description: 'A fault of the gateway. Tell whoever runs it the request id.',
  },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof catalogue;

export type ErrorOptions = {
  /** A sentence in place of the catalogue's; must not hold anything internal. */
  readonly message?: string;
  /** A machine-readable detail, for example `actor_not_admin`. */
  readonly reason?: string | undefined;
  /** Seconds until the same may work. */
  readonly retryAfter?: number | undefined;
  /** HTTP status of the whole answer; only for errors that leave no data. */
  readonly status?: number;
};

function httpHead(status: number, retryAfter: number | undefined) {
  const headers = new HeaderMap();
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return { status, headers };
}

/** The only error whose code, message and reason reach a caller. */
export class GatewayError extends GraphQLError {
  readonly code: ErrorCode;
  readonly reason: string | undefined;
  readonly retryAfter: number | undefined;
  /** Of an answer that is nothing but this error. */
  readonly httpStatus: number | undefined;

  constructor(code: ErrorCode, { message, reason, retryAfter, status }: ErrorOptions = {}) {
    super(message ?? catalogue[code].message, {
      extensions: { code, ...(status === undefined ? {} : { http: httpHead(status, retryAfter) }) },
    });
    this.name = 'GatewayError';
    this.code = code;
    this.reason = reason;
    this.retryAfter = retryAfter;
    this.httpStatus = status;
  }

  /** What a log line says of it. */
  toLogFields(): Record<string, string | number | undefined> {
    return { code: this.code, reason: this.reason };
  }
}

/** The gateway's own error inside what GraphQL execution wraps around it; null for anything else. */
export function gatewayErrorIn(error: unknown): GatewayError | null {
  if (error instanceof GatewayError) return error;
  return error instanceof GraphQLError && error.originalError !== undefined
    ? gatewayErrorIn(error.originalError)
    : null;
}

/** A malformed argument. */
export const badUserInput = (message: string, reason?: string) =>
  new GatewayError('BAD_USER_INPUT', { message, reason });
