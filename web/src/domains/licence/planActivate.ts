import type { LicenceTeamFragment } from '../../generated/licence/fragments/licenceTeam.ts';
import { PlanActivateDocument, type UserErrorCode } from '../../generated/licence/planActivate.ts';
import type { CallAnswer } from '../../lib/apollo/callAnswer.ts';
import { useKeyedMutation } from '../../lib/apollo/useKeyedMutation.ts';
import { followTeam } from './licenceCache.ts';

/** Starts PRO now. Answers why it was refused; null where PRO is on. */
export function usePlanActivate(
  team: LicenceTeamFragment | null,
): () => Promise<CallAnswer<{ readonly refusal: UserErrorCode | null }>> {
  const call = useKeyedMutation(
    PlanActivateDocument,
    (data) => data.planActivate,
    (cache, payload) => followTeam(cache, team, payload.team),
  );
  return async () => {
    const { payload, failure } = await call({});
    return payload
      ? { payload: { refusal: payload.userErrors[0]?.code ?? null }, failure: null }
      : { payload, failure };
  };
}
