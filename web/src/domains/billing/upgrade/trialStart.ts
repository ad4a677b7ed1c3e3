import { useApolloClient } from '@apollo/client/react';
import { PlanFrameDocument } from '../../../generated/billing/plan/planFrame.ts';
import { TrialStartDocument, type UserErrorCode } from '../../../generated/billing/upgrade/trialStart.ts';
import type { CallAnswer } from '../../../lib/apollo/callAnswer.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { dropLimits } from '../paywall/planLimits.ts';

/**
 * Starts a trial. The whole console follows: the team's plan comes with the answer, and what the plan limits is read
 * again. Answers why it was refused; null where the trial runs.
 */
export function useTrialStart(): () => Promise<CallAnswer<{ readonly refusal: UserErrorCode | null }>> {
  const client = useApolloClient();
  const call = useKeyedMutation(
    TrialStartDocument,
    (data) => data.trialStart,
    (cache, { team }) => team && dropLimits(cache, team.id),
  );
  return async () => {
    const { payload, failure } = await call({});
    if (!payload) return { payload, failure };
    const refusal = payload.userErrors[0]?.code ?? null;
    // Somebody else may have started one meanwhile, or have bought PRO: the page shows then what holds.
    if (refusal !== null) void client.refetchQueries({ include: [PlanFrameDocument] });
    return { payload: { refusal }, failure: null };
  };
}
