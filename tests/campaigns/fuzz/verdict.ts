import { catalogue } from '@muster/gateway/errors';
import { DEADLINE_MS, type Reply } from './target.ts';

/** What stands in answers of services that nobody outside may read: the stub's own words, and those of hostile answers. */
export const UPSTREAM_WORDS = 'secret-upstream-message';

type Told = { readonly message?: unknown; readonly extensions?: Readonly<Record<string, unknown>> };

const codes: ReadonlySet<unknown> = new Set(Object.keys(catalogue));
const INTERNAL = /secret-upstream-message|node_modules|\.[jt]s:\d|canary-/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function faultOfError(error: unknown): string | null {
  if (!isObject(error)) return 'an error is no object';
  const { message, extensions }: Told = error;
  if (typeof message !== 'string' || message === '') return 'an error without a message';
  const code = extensions?.['code'];
  if (!codes.has(code)) return `an untyped error: ${String(code)}`;
  if (code === 'INTERNAL_SERVER_ERROR') return 'INTERNAL_SERVER_ERROR';
  if (typeof extensions?.['requestId'] !== 'string') return 'an error without a request id';
  return INTERNAL.test(JSON.stringify(error)) ? 'an error that tells of the inside' : null;
}

/** What is wrong with an answer by GraphQL over HTTP and by the gateway's own promises; null where nothing is. */
export function faultOf({ status, type, text, milliseconds }: Reply): string | null {
  if (status >= 500) return `status ${status}: ${text.slice(0, 200)}`;
  if (milliseconds > DEADLINE_MS + 1_000) return `answered after ${Math.round(milliseconds)} ms`;
  if (!/^application\/(?:graphql-response\+)?json\b/.test(type)) return `status ${status} as "${type}"`;
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return 'an answer that is not JSON';
  }
  if (!isObject(answer)) return 'an answer that is no object';
  const { data, errors, ...others } = answer;
  if (Object.keys(others).length > 0) return `an answer with ${Object.keys(others).join(', ')}`;
  if (errors === undefined) return isObject(data) ? null : 'an answer with neither data nor errors';
  if (!Array.isArray(errors) || errors.length === 0) return 'an answer with an empty list of errors';
  for (const error of errors) {
    const fault = faultOfError(error);
    if (fault !== null) return fault;
  }
  return null;
}
