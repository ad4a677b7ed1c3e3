/** A call as the stub got it. */
export type StubCall = {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** JSON, or the stream of a multipart body. */
  readonly body: unknown;
  /** How many calls were being answered when this one came, itself included. */
  readonly underWay: number;
};

/** A refusal of the upstream: status and the code in its body. */
export class Refused {
  readonly status: number;
  readonly code: string;
  readonly retryAfterMs: number | undefined;
  readonly field: string | undefined;

  constructor(status: number, code: string, retryAfterMs?: number, field?: string) {
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.field = field;
  }
}
