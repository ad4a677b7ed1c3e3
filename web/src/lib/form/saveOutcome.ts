import type { Failure } from '../graphql/failure.ts';
import type { PayloadError } from './userErrors.ts';
import type { SaveOutcome } from './useSettingDraft.ts';

/** What a mutation's answer means to the panel that sent it: its payload's user errors, or why there was no payload. */
export function saveOutcomeOf(userErrors: readonly PayloadError[] | null, failure: Failure | null): SaveOutcome {
  if (userErrors === null) return { kind: 'failed', requestId: failure?.requestId ?? null };
  const [error] = userErrors;
  if (error === undefined) return { kind: 'saved' };
  return error.code === 'STALE' ? { kind: 'stale' } : { kind: 'refused', code: error.code, field: error.field };
}
