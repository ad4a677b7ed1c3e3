import type { Failure } from './failure.ts';

/** Whether an answer may have been lost after the services had acted: what was done is not known then. */
export const isOutcomeOpen = (failure: Failure | null): boolean =>
  failure === null ||
  failure.code === 'OUTCOME_UNKNOWN' ||
  failure.kind === 'network' ||
  failure.kind === 'timeout' ||
  // Something else than the gateway answered, or its answer was cut: only a refusal says that nothing was done.
  (failure.code === null && !(failure.status !== null && failure.status >= 400 && failure.status < 500));
