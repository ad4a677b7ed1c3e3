import type { UserError, UserErrorCode } from '../generated/resolvers.ts';

/**
 * One entry of a payload's `userErrors`: something that the person can do something about.
 * `field` is the path inside `input`; `retryAfterMs` is rounded up to seconds.
 */
export function userError(
  code: UserErrorCode,
  field: readonly string[] | null,
  message: string,
  retryAfterMs?: number,
): UserError {
  return {
    code,
    field: field === null ? null : [...field],
    message,
    retryAfterSeconds: retryAfterMs === undefined ? null : Math.ceil(retryAfterMs / 1000),
  };
}

/** As many faults of one long list are told, of other input one. */
export const MAX_TOLD = 20;

/** The first faults of a long list: a list of nothing but faults would make an answer as long as itself. */
export const firstErrors = (errors: readonly UserError[]): UserError[] => errors.slice(0, MAX_TOLD);

/** For the refusal `idempotency_key_reused`, which every write can meet. */
export const keyReused = (): UserError =>
  userError('KEY_REUSED', ['idempotencyKey'], 'The key was used before with another input.');
