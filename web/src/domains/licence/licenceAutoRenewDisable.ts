import { useLicenceAutoRenewDisableMutation } from '../../generated/licence/licenceAutoRenewDisable.ts';
import { useActionKeys } from '../../lib/graphql/actionKey.ts';
import { readAttempt, type Attempt } from '../member/dialogs/attempt.ts';
import { answerOf, IN_PLACE, type CallAnswer } from '../member/dialogs/callAnswer.ts';
import type { ListedMember } from '../member/dialogs/people.ts';
import { idsOf } from '../member/dialogs/peopleCall.ts';
import { settleAttempt, standingOf } from '../member/dialogs/settleAttempt.ts';

/** Lets licences run out at the end of their period. */
export function useAutoRenewDisable(): (members: readonly ListedMember[]) => Promise<CallAnswer<Attempt>> {
  const [mutate] = useLicenceAutoRenewDisableMutation(IN_PLACE);
  const keys = useActionKeys();
  return async (members) => {
    const memberIds = idsOf(members);
    const input = { memberIds, idempotencyKey: keys.keyFor({ memberIds }) };
    const answer = await answerOf(
      mutate({
        variables: { input },
        update: (cache, { data }) => {
          const payload = data?.licenceAutoRenewDisable;
          if (!payload) return;
          const attempt = readAttempt(members, idsOf(payload.members), payload.userErrors);
          settleAttempt(cache, attempt, payload.members, standingOf);
        },
      }),
      ({ licenceAutoRenewDisable: { members: changed, userErrors } }) =>
        readAttempt(members, idsOf(changed), userErrors),
    );
    if (answer.payload) keys.settle();
    return answer;
  };
}
