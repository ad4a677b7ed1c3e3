import { MemberRejectDocument, type MemberRejectMutation } from '../../../generated/member/dialogs/memberReject.ts';
import { readAttempt } from './attempt.ts';
import { answerOf } from '../../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import { idsOf, type PeopleCall } from './peopleCall.ts';
import type { ListedMember } from './people.ts';

const attemptOf = (sent: readonly ListedMember[], payload: MemberRejectMutation['memberReject']) =>
  readAttempt(sent, payload.rejectedMemberIds, payload.userErrors);

/** Turns down people who ask to join. */
export const rejectMembers: PeopleCall<object> = (client, sent, input, settle) =>
  answerOf(
    client.mutate({
      ...CALL_IN_PLACE,
      mutation: MemberRejectDocument,
      variables: { input: { ...input, memberIds: idsOf(sent) } },
      update: (cache, { data }) => {
        const payload = data?.memberReject;
        if (payload) settle(cache, attemptOf(sent, payload), []);
      },
    }),
    (data) => attemptOf(sent, data.memberReject),
  );
