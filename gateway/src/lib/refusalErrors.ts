import type { UserError, UserErrorCode } from '../generated/resolvers.ts';
import { UpstreamError } from '../upstream/errors.ts';
import { keyReused, userError } from './userErrors.ts';

/** By a service's code: the user error's code, the path inside `input`, and the message. */
export type RefusalTable = Readonly<Record<string, readonly [UserErrorCode, readonly string[] | null, string]>>;

const INDEX = /^\d{1,4}$/;

/**
 * Where in `input` the fault is that a service names; null where that is not known.
 *
 * @param names what the service calls a part of its body, as a part of `input`
 * @param within a beginning of the service's place that `input` does not have
 */
export function placeOf(
  error: unknown,
  names: ReadonlyMap<string, string>,
  within: RegExp | string = '',
): readonly string[] | null {
  const field = error instanceof UpstreamError ? (error.refusal?.field ?? '') : '';
  const place = field
    .replace(within, '')
    .split('.')
    .map((name) => (INDEX.test(name) ? name : names.get(name)));
  return place.every((name) => name !== undefined) ? place : null;
}

/** What a refused write means to the person. Throws what is no refusal of the table, which is not theirs to mend. */
export function refusalError(error: unknown, table: RefusalTable): UserError {
  const code = error instanceof UpstreamError ? error.refusal?.code : undefined;
  if (code === 'idempotency_key_reused') return keyReused();
  const entry = code === undefined ? undefined : new Map(Object.entries(table)).get(code);
  if (entry === undefined) throw error;
  return userError(...entry);
}
