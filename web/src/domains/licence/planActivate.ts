import type { LicenceTeamFragment } from '../../generated/licence/fragments/licenceTeam.ts';
import { usePlanActivateMutation, type UserErrorCode } from '../../generated/licence/planActivate.ts';
import { useActionKeys } from '../../lib/graphql/actionKey.ts';
import { answerOf, type CallAnswer } from '../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../lib/graphql/inPlace.ts';
import { followTeam } from './licenceCache.ts';

/** Starts PRO now. Answers why it was refused; null where PRO is on. */
export function usePlanActivate(
  team: LicenceTeamFragment | null,
): () => Promise<CallAnswer<{ readonly refusal: UserErrorCode | null }>> {
  const [mutate] = usePlanActivateMutation(CALL_IN_PLACE);
  const keys = useActionKeys();
  return async () => {
    const answer = await answerOf(
      mutate({
        variables: { input: { idempotencyKey: keys.keyFor({}) } },
        update: (cache, { data }) => followTeam(cache, team, data?.planActivate.team),
      }),
      ({ planActivate: { userErrors } }) => ({ refusal: userErrors[0]?.code ?? null }),
    );
    if (answer.payload) keys.settle();
    return answer;
  };
}
