import type { Failure } from '../../../../lib/graphql/failure.ts';
import { REFUSED, type Undone, undoneBy } from '../../../../lib/graphql/undone.ts';

/**
 * Why giving PRO up, or going on with it, went no further; `kept`: the payment that was waited for has come; `resumeGone`: there
 * is nothing that could be taken back.
 */
export type CancelFault = {
  readonly kind: 'notAllowed' | 'changed' | 'kept' | 'resumeGone' | 'failed';
  readonly undone: Undone;
};

export const refusedAs = (kind: CancelFault['kind']): CancelFault => ({ kind, undone: REFUSED });

export const failedWith = (failure: Failure | null): CancelFault => ({
  kind: 'failed',
  undone: undoneBy({ payload: null, failure }),
});
