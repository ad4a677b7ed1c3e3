import { useGuestUpgradeMutation } from '../../../generated/guest/dialogs/guestUpgrade.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { answerOf } from '../../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import type { ListedMember } from '../../member/dialogs/people.ts';
import { standingOf } from '../../member/dialogs/settleAttempt.ts';
import { settleMembers } from '../../member/memberCache.ts';

/** Makes a guest a member. Answers whether it was done. */
export function useGuestUpgrade(guest: ListedMember) {
  const keys = useActionKeys();
  const [mutate] = useGuestUpgradeMutation(CALL_IN_PLACE);
  return async (): Promise<boolean> => {
    const memberId = guest.id;
    const { payload } = await answerOf(
      mutate({
        variables: { input: { memberId, idempotencyKey: keys.keyFor({ memberId }) } },
        update: (cache, { data }) => {
          const member = data?.guestUpgrade.member;
          if (member) settleMembers(cache, [{ id: memberId, before: standingOf(guest), after: standingOf(member) }]);
        },
      }),
      (data) => data.guestUpgrade,
    );
    if (payload) keys.settle();
    return Boolean(payload?.member);
  };
}
