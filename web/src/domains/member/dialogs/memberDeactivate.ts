import {
  MemberDeactivateDocument,
  type MemberDeactivateMutation,
} from '../../../generated/member/dialogs/memberDeactivate.ts';
import { readAttempt } from './attempt.ts';
import { answerOf } from '../../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import { idsOf, type PeopleCall } from './peopleCall.ts';
import type { ListedMember } from './people.ts';

const attemptOf = (sent: readonly ListedMember[], payload: MemberDeactivateMutation['memberDeactivate']) =>
  readAttempt(sent, idsOf(payload.members), payload.userErrors);

/** Switches memberships off. */
export const deactivateMembers: PeopleCall<object> = (client, sent, input, settle) =>
  answerOf(
    client.mutate({
      ...CALL_IN_PLACE,
      mutation: MemberDeactivateDocument,
      variables: { input: { ...input, memberIds: idsOf(sent) } },
      update: (cache, { data }) => {
        const payload = data?.memberDeactivate;
        if (payload) settle(cache, attemptOf(sent, payload), payload.members);
      },
    }),
    (data) => attemptOf(sent, data.memberDeactivate),
  );
