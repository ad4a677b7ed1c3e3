import type { UserError, UserErrorCode } from '../generated/resolvers.ts';
import { UpstreamError } from '../upstream/errors.ts';
import { keyReused, userError } from './userErrors.ts';

/** By a service's code: the user error's code, the path inside `input`, and the message. */
export type RefusalTable = Readonly<Record<string, readonly [UserErrorCode, readonly string[] | null, string]>>;

/** What a refused write means to the person. Throws what is no refusal of the table, which is not theirs to mend. */
export function refusalError(error: unknown, table: RefusalTable): UserError {
  const code = error instanceof UpstreamError ? error.refusal?.code : undefined;
  if (code === 'idempotency_key_reused') return keyReused();
  const entry = code === undefined ? undefined : new Map(Object.entries(table)).get(code);
  if (entry === undefined) throw error;
  return userError(...entry);
}
