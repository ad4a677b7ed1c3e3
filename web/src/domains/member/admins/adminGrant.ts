import type { ApolloClient } from '@apollo/client';
import { AdminGrantDocument } from '../../../generated/member/admins/adminGrant.ts';
import { settleMembers } from '../people/memberCache.ts';
import { answerOf } from '../../../lib/apollo/callAnswer.ts';
import type { ListedMember } from '../people/people.ts';
import { withRole } from './roleChange.ts';
import { standingOf } from '../people/settleAttempt.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/**
 * Makes a member an admin: shown at once, and taken back where it does not happen. The lists that somebody enters are
 * read again only after the answer, or they would be read too early.
 */
export const grantAdmin = async (client: ApolloClient, member: ListedMember, idempotencyKey: string) => {
  const payload = { __typename: 'AdminGrantPayload', member: withRole(member, 'ADMIN'), userErrors: [] };
  const answer = await answerOf(
    client.mutate({
      ...IN_PLACE,
      mutation: AdminGrantDocument,
      variables: { input: { memberId: member.id, idempotencyKey } },
      optimisticResponse: { adminGrant: payload },
    }),
    (data) => data.adminGrant,
  );
  const now = answer.payload?.member;
  if (now) settleMembers(client.cache, [{ id: member.id, before: standingOf(member), after: standingOf(now) }]);
  return answer;
};
