import type { RefusalCode } from '../generated/upstream/contract.ts';
import { type ErrorCode, type ErrorOptions, GatewayError } from '../lib/errors.ts';

/** Why a service refused: its machine code and what it said of time, field and length. Its message is not kept. */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly retryAfterMs: number | undefined;
  /** How many bytes the file has of which a part was asked for. */
  readonly bytes?: number | undefined;
};

/** Which call failed. */
export type CallName = { readonly service: string; readonly operation: string; readonly access: 'read' | 'write' };

type Facts = {
  /** The answer's HTTP status, where there was an answer. */
  readonly status?: number;
  readonly refusal?: Refusal;
  /** Whether the same read may be sent again. */
  readonly passing?: boolean;
  /** Whether it says something about the health of the service. */
  readonly countsAgainstService?: boolean;
  /** Whether the answer did not come in time, be it that a service further behind says so. */
  readonly isTimeout?: boolean;
  /** A word for the log, never the upstream's own text. */
  readonly detail?: string;
};

/**
 * The only error that leaves the upstream client. It holds neither address, nor token, nor anything that the service wrote.
 */
export class UpstreamError extends GatewayError {
  readonly call: CallName;
  readonly status: number | null;
  readonly refusal: Refusal | null;
  readonly passing: boolean;
  readonly countsAgainstService: boolean;
  readonly isTimeout: boolean;
  readonly detail: string | undefined;

  constructor(call: CallName, code: ErrorCode, { status, ...options }: Omit<ErrorOptions, 'status'> & Facts = {}) {
    super(code, options);
    this.name = 'UpstreamError';
    this.call = call;
    this.status = status ?? null;
    this.refusal = options.refusal ?? null;
    this.passing = options.passing ?? false;
    this.countsAgainstService = options.countsAgainstService ?? false;
    this.isTimeout = options.isTimeout ?? false;
    this.detail = options.detail;
  }

  override toLogFields() {
    const { service, operation } = this.call;
    return { ...super.toLogFields(), service, operation, refused: this.refusal?.code, detail: this.detail };
  }
}

const NOT_OFFERED = 'not_offered';

/** The installation has no such service: nothing was asked. */
export const notOffered = (call: CallName) =>
  new UpstreamError(call, 'FORBIDDEN', {
    reason: NOT_OFFERED,
    message: 'This installation does not offer this.',
    detail: 'no such service',
  });

export const isNotOffered = (error: unknown): boolean => error instanceof UpstreamError && error.reason === NOT_OFFERED;

/** The refusal behind an error, where a service refused with one of the given codes. */
export function refusalIn(error: unknown, ...codes: readonly RefusalCode[]): Refusal | null {
  const refusal = error instanceof UpstreamError ? error.refusal : null;
  return refusal !== null && codes.some((code) => code === refusal.code) ? refusal : null;
}

/** Whether a service answered with one of the given statuses. */
export const hasStatus = (error: unknown, ...statuses: number[]): error is UpstreamError =>
  error instanceof UpstreamError && error.status !== null && statuses.includes(error.status);

const outages: ReadonlySet<string> = new Set(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_INVALID']);

/**
 * Whether a call came to nothing by the service: it is away, too slow, answers what no code stands for, or is none that the
 * installation has. A refusal that the person can mend may be among these: it is looked for first.
 */
export const isOutage = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError && (outages.has(error.code) || isNotOffered(error));

/**
 * What a read says, or what stands in for it while its service cannot say. A session that is over, like any other refusal
 * and any fault of the gateway's own, is thrown.
 */
export async function unlessAway<T, O>(read: () => Promise<T>, otherwise: O): Promise<T | O> {
  try {
    return await read();
  } catch (error) {
    if (isOutage(error)) return otherwise;
    throw error;
  }
}

/** The same of a write, be it that nobody knows whether the service had done its part before. */
export const isLost = (error: unknown): boolean =>
  isOutage(error) || (error instanceof GatewayError && error.code === 'OUTCOME_UNKNOWN');
