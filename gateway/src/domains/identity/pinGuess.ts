import type { UserError } from '../../generated/resolvers.ts';
import { userError } from '../../lib/userErrors.ts';
import { hasStatus } from '../../upstream/errors.ts';
import { type RefusalTable, knownRefusal } from '../../upstream/refusals.ts';

/** There was time for this PIN. */
export const EXPIRED = ['EXPIRED', ['pin'], 'The PIN is too old; ask for another.'] as const;
const refusals = { pin_expired: EXPIRED } as const satisfies RefusalTable<
  'identity.authenticate' | 'identity.proveAddress'
>;

/** Nothing is left to guess at. */
export const exhausted = (waitMs?: number) =>
  userError('LIMIT_REACHED', ['pin'], 'Too many wrong PINs; ask for another.', waitMs);

/** What came of a guess that was not right; throws what was none. */
export function guessError(error: unknown): UserError {
  const known = knownRefusal(error, refusals);
  if (known) return known;
  if (hasStatus(error, 429)) return exhausted(error.refusal?.retryAfterMs);
  if (hasStatus(error, 400, 404, 422)) return userError('INVALID', ['pin'], 'The PIN is incorrect.');
  throw error;
}
