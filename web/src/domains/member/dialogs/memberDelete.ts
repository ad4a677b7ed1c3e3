import {
  MemberDeleteDocument,
  type DeleteFeedbackInput,
  type MemberDeleteMutation,
} from '../../../generated/member/dialogs/memberDelete.ts';
import { readAttempt } from './attempt.ts';
import { answerOf } from '../../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import { idsOf, type PeopleCall } from './peopleCall.ts';
import type { ListedMember } from './people.ts';

const attemptOf = (sent: readonly ListedMember[], payload: MemberDeleteMutation['memberDelete']) =>
  readAttempt(sent, payload.deletedMemberIds, payload.userErrors);

/** Removes people from the team for good, and says why. */
export const deleteMembers: PeopleCall<{ readonly feedback: DeleteFeedbackInput }> = (client, sent, input, settle) =>
  answerOf(
    client.mutate({
      ...CALL_IN_PLACE,
      mutation: MemberDeleteDocument,
      variables: { input: { ...input, memberIds: idsOf(sent) } },
      update: (cache, { data }) => {
        const payload = data?.memberDelete;
        if (payload) settle(cache, attemptOf(sent, payload), []);
      },
    }),
    (data) => attemptOf(sent, data.memberDelete),
  );
