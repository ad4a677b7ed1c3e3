import type { ApolloClient } from '@apollo/client';
import { AdminRevokeDocument } from '../../../generated/member/admins/adminRevoke.ts';
import { settleMembers } from '../people/memberCache.ts';
import { answerOf } from '../../../lib/apollo/callAnswer.ts';
import type { ListedMember } from '../people/people.ts';
import { withRole } from './roleChange.ts';
import { standingOf } from '../people/settleAttempt.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/**
 * Makes an admin a member. Somebody else leaves the lists of admins at once, and comes back where it does not happen;
 * for the viewer themselves (`isSelf`) nothing is shown before it is so.
 */
export const revokeAdmin = (client: ApolloClient, member: ListedMember, isSelf: boolean, idempotencyKey: string) => {
  const payload = { __typename: 'AdminRevokePayload', member: withRole(member, 'MEMBER'), userErrors: [] };
  return answerOf(
    client.mutate({
      ...IN_PLACE,
      mutation: AdminRevokeDocument,
      variables: { input: { memberId: member.id, idempotencyKey } },
      ...(!isSelf && { optimisticResponse: { adminRevoke: payload } }),
      update: (cache, { data }) => {
        const now = data?.adminRevoke.member;
        if (!now || isSelf) return;
        settleMembers(cache, [{ id: member.id, before: standingOf(member), after: standingOf(now) }]);
      },
    }),
    (data) => data.adminRevoke,
  );
};
