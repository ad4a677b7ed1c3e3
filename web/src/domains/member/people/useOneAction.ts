import { useRef, useState } from 'react';
import type { UserErrorCode } from '../../../generated/member/admins/adminGrant.ts';
import { useActionKeyring } from '../../../lib/graphql/actionKey.ts';
import type { Failure } from '../../../lib/graphql/failure.ts';
import type { CallAnswer } from '../../../lib/apollo/callAnswer.ts';

/** Why an action on one person did not happen. */
export type Problem =
  | { readonly kind: 'refused'; readonly code: UserErrorCode }
  | { readonly kind: 'lost'; readonly failure: Failure | null };

interface WithErrors {
  readonly userErrors: readonly { readonly code: UserErrorCode }[];
}

/**
 * Does something to one person once: a second press while it runs does nothing, and one after a lost answer has the
 * same idempotency key, whoever else was pressed in between. Answers the payload where it was done.
 */
export const useOneAction = () => {
  const keys = useActionKeyring();
  const inFlight = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const run = async <Payload extends WithErrors>(
    memberId: string,
    call: (idempotencyKey: string) => Promise<CallAnswer<Payload>>,
  ): Promise<Payload | null> => {
    if (inFlight.current) return null;
    inFlight.current = true;
    setBusy(true);
    const { payload, failure } = await call(keys.keyFor(memberId));
    inFlight.current = false;
    setBusy(false);
    if (!payload) {
      setProblem({ kind: 'lost', failure });
      return null;
    }
    keys.settle(memberId);
    const [error] = payload.userErrors;
    setProblem(error ? { kind: 'refused', code: error.code } : null);
    return error ? null : payload;
  };
  return { run, isBusy, problem };
};
