import type { Failure } from '../../../../lib/graphql/failure.ts';

/**
 * Why giving PRO up, or going on with it, went no further; `kept`: the payment that was waited for has come; `resumeGone`: there
 * is nothing that could be taken back.
 */
export type CancelFault = {
  readonly kind: 'notAllowed' | 'changed' | 'kept' | 'resumeGone' | 'failed';
  /** By which support finds what failed. */
  readonly requestId: string | null;
};

export const refusedAs = (kind: CancelFault['kind']): CancelFault => ({ kind, requestId: null });

export const failedWith = (failure: Failure | null): CancelFault => ({
  kind: 'failed',
  requestId: failure?.requestId ?? null,
});
