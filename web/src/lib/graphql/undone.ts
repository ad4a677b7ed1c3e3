import type { Failure } from './failure.ts';

/** How the answer to a write was lost, which may have acted all the same: nothing was reached, or nothing came back. */
export type Loss = 'unreachable' | 'unanswered';

/** Something else than the gateway answered, or its answer was cut: only a refusal says that nothing was done. */
const isCut = ({ code, status }: Failure) => code === null && !(status !== null && status >= 400 && status < 500);

/** How an answer was lost; null where it says that nothing was done. */
export function lossOf(failure: Failure | null): Loss | null {
  if (failure?.kind === 'network') return 'unreachable';
  const isOpen = failure === null || failure.code === 'OUTCOME_UNKNOWN' || failure.kind === 'timeout' || isCut(failure);
  return isOpen ? 'unanswered' : null;
}

/** Why a write is not known to be done: by what support finds it, and how its answer was lost where it was. */
export interface Undone {
  readonly requestId: string | null;
  readonly loss: Loss | null;
}

/** Of what no answer tells more than that it was not done. */
export const REFUSED: Undone = { requestId: null, loss: null };

/** What the answer to a write says of it that is not done. */
export const undoneBy = ({
  payload,
  failure,
}: {
  readonly payload: unknown;
  readonly failure: Failure | null;
}): Undone => ({ requestId: failure?.requestId ?? null, loss: payload ? null : lossOf(failure) });
