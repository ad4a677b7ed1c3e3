import type { Failure } from '../graphql/failure.ts';
import { type Undone, undoneBy } from '../graphql/undone.ts';
import type { PayloadError } from './userErrors.ts';

/** What became of a save: kept, overtaken by somebody else's change, refused with a code, or not known to be kept. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly code: string; readonly field: readonly string[] | null }
  | ({ readonly kind: 'failed' } & Undone);

/** Why a save did not come about. */
export type SaveProblem = Exclude<SaveOutcome, { readonly kind: 'saved' }>;

/** What a mutation's answer means to the form that sent it: its payload's user errors, or why there was no payload. */
export function saveOutcomeOf(userErrors: readonly PayloadError[] | null, failure: Failure | null): SaveOutcome {
  if (userErrors === null) return { kind: 'failed', ...undoneBy({ payload: null, failure }) };
  const [error] = userErrors;
  if (error === undefined) return { kind: 'saved' };
  return error.code === 'STALE' ? { kind: 'stale' } : { kind: 'refused', code: error.code, field: error.field };
}
