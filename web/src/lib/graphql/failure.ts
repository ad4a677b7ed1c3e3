import { isMissingOr, isNumber, isObjectOf, isText } from '../checks.ts';

/** What went wrong with a whole operation or a part of it, in the terms in which the console reacts to it. */
export type FailureKind =
  | 'unauthenticated'
  | 'ipRestricted'
  | 'forbidden'
  | 'timeout'
  | 'rateLimited'
  | 'network'
  | 'server';

export type Failure = {
  readonly kind: FailureKind;
  /** The code of the gateway's closed list; null where the gateway did not answer itself. */
  readonly code: string | null;
  /** The HTTP status that fits; null when nothing answered. */
  readonly status: number | null;
  /** In English, for developers and support. */
  readonly message: string;
  readonly requestId: string | null;
  /** How many seconds to wait before trying again, where that is known. */
  readonly retryAfter: number | null;
};

type Extensions = {
  code: string | undefined;
  status: number | undefined;
  requestId: string | undefined;
  retryAfter: number | undefined;
};

const isWireError = isObjectOf<{ message: string; extensions: Readonly<Extensions> | undefined }>({
  message: isText,
  extensions: isMissingOr(
    isObjectOf<Extensions>({
      code: isMissingOr(isText),
      status: isMissingOr(isNumber),
      requestId: isMissingOr(isText),
      retryAfter: isMissingOr(isNumber),
    }),
  ),
});

const kindOfCode: Record<string, FailureKind> = {
  UNAUTHENTICATED: 'unauthenticated',
  IP_RESTRICTED: 'ipRestricted',
  FORBIDDEN: 'forbidden',
  UPSTREAM_TIMEOUT: 'timeout',
  RATE_LIMITED: 'rateLimited',
};

/** The status that each code stands for, where the answer as a whole had another one. */
const statusOfCode: Record<string, number> = {
  UNAUTHENTICATED: 401,
  IP_RESTRICTED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  OVERLOADED: 503,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_INVALID: 502,
  UPSTREAM_TIMEOUT: 504,
  OUTCOME_UNKNOWN: 504,
  INTERNAL_SERVER_ERROR: 500,
};

/** Nothing answered, or something that is not our gateway. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly failure: Failure;
  constructor(status: number | null, message: string, requestId: string | null = null, cause?: unknown) {
    super(message, { cause });
    const timedOut = status === 408 || status === 504;
    const kind = timedOut ? 'timeout' : status === null ? 'network' : 'server';
    this.failure = { kind, code: null, status, message, requestId, retryAfter: null };
  }
}

/** Reads one entry of a GraphQL answer's `errors`. */
export const failureOfError = (error: unknown): Failure => {
  const { message, extensions } = isWireError(error) ? error : { message: String(error), extensions: undefined };
  const code = extensions?.code ?? null;
  return {
    kind: (code && kindOfCode[code]) || 'server',
    code,
    status: extensions?.status ?? (code ? (statusOfCode[code] ?? null) : null),
    message,
    requestId: extensions?.requestId ?? null,
    retryAfter: extensions?.retryAfter ?? null,
  };
};

/** What an exception that left a request means. */
export const failureOfException = (error: unknown): Failure =>
  error instanceof TransportError
    ? error.failure
    : new TransportError(null, error instanceof Error ? error.message : String(error)).failure;

const gravity: readonly FailureKind[] = [
  'ipRestricted',
  'unauthenticated',
  'network',
  'server',
  'rateLimited',
  'timeout',
  'forbidden',
];

/** The gravest of several failures: the one that the console reacts to. Null for none. */
export const gravest = (failures: readonly Failure[]): Failure | null =>
  failures.toSorted((one, other) => gravity.indexOf(one.kind) - gravity.indexOf(other.kind))[0] ?? null;

/**
 * Whether a failure is told to the person where no page shows it in place. A forbidden action is its caller's to explain;
 * a timeout is only logged.
 */
export const isTold = ({ kind }: Failure): boolean => kind !== 'forbidden' && kind !== 'timeout';
