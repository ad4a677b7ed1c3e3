import type { Failure } from './failure.ts';

/** Whether an answer may have been lost after the services had acted: what was done is not known then. */
export const isOutcomeOpen = (failure: Failure | null): boolean =>
  failure === null || failure.code === 'OUTCOME_UNKNOWN' || failure.kind === 'network' || failure.kind === 'timeout';
