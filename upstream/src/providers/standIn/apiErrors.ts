import type * as z from 'zod';

/** An answer in place of what was asked for, in Stripe's published form. */
export class ApiError extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;

  constructor(status: number, type: string, code: string, more: Record<string, unknown> = {}) {
    super(code);
    this.status = status;
    this.error = { type, code, message: `The request failed: ${code}.`, ...more };
  }
}

export const invalid = (code: string, more: Record<string, unknown> = {}) =>
  new ApiError(400, 'invalid_request_error', code, more);

export const missing = () => new ApiError(404, 'invalid_request_error', 'resource_missing');

/** What is wrong with what was sent: a parameter that is not known is refused, as Stripe refuses it. */
export function faultOf({ issues: [issue] }: z.ZodError): ApiError {
  const path = issue?.path ?? [];
  const [name, ...inner] = issue?.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path;
  const param = [String(name), ...inner.map((part) => `[${String(part)}]`)].join('');
  return invalid(issue?.code === 'unrecognized_keys' ? 'parameter_unknown' : 'parameter_missing', { param });
}
