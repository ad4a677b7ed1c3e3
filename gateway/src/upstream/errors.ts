import { type ErrorCode, type ErrorOptions, GatewayError } from '../lib/errors.ts';

/** Why a service refused: its machine code and what it said of time and field. Its message is not kept. */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly retryAfterMs: number | undefined;
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
  readonly fault?: boolean;
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
  readonly fault: boolean;
  readonly detail: string | undefined;

  constructor(call: CallName, code: ErrorCode, { status, ...options }: Omit<ErrorOptions, 'status'> & Facts = {}) {
    super(code, options);
    this.name = 'UpstreamError';
    this.call = call;
    this.status = status ?? null;
    this.refusal = options.refusal ?? null;
    this.passing = options.passing ?? false;
    this.fault = options.fault ?? false;
    this.detail = options.detail;
  }

  override toLogFields() {
    const { service, operation } = this.call;
    return { ...super.toLogFields(), service, operation, refused: this.refusal?.code, detail: this.detail };
  }
}

/** The refusal behind an error, where a service refused with one of the given codes. */
export function refusalIn(error: unknown, ...codes: string[]): Refusal | null {
  const refusal = error instanceof UpstreamError ? error.refusal : null;
  return refusal !== null && codes.includes(refusal.code) ? refusal : null;
}

/** Whether a service answered with one of the given statuses. */
export const hasStatus = (error: unknown, ...statuses: number[]): error is UpstreamError =>
  error instanceof UpstreamError && error.status !== null && statuses.includes(error.status);
