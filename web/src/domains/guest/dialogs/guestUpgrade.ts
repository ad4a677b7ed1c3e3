import { GuestUpgradeDocument } from '../../../generated/guest/dialogs/guestUpgrade.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import type { ListedMember } from '../../member/people/people.ts';
import { standingOf } from '../../member/people/settleAttempt.ts';
import { settleMembers } from '../../member/people/memberCache.ts';

/** Makes a guest a member. Answers why that is not known to be done; null where it is. */
export function useGuestUpgrade(guest: ListedMember) {
  const call = useKeyedMutation(
    GuestUpgradeDocument,
    (data) => data.guestUpgrade,
    (cache, { member }) => {
      if (member) settleMembers(cache, [{ id: guest.id, before: standingOf(guest), after: standingOf(member) }]);
    },
  );
  return async (): Promise<Undone | null> => {
    const { payload, failure } = await call({ memberId: guest.id });
    return payload?.member ? null : undoneBy({ payload, failure });
  };
}
