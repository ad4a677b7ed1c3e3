import {
  MemberReactivateDocument,
  type MemberReactivateMutation,
} from '../../../generated/member/dialogs/memberReactivate.ts';
import { readAttempt } from './attempt.ts';
import { answerOf } from '../../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import { idsOf, type PeopleCall } from './peopleCall.ts';
import type { ListedMember } from './people.ts';

const attemptOf = (sent: readonly ListedMember[], payload: MemberReactivateMutation['memberReactivate']) =>
  readAttempt(sent, idsOf(payload.members), payload.userErrors);

/** Switches memberships on again; with `restores`, as admins and with licences where they were that before. */
export const reactivateMembers: PeopleCall<{ readonly restores?: boolean }> = (client, sent, input, settle) =>
  answerOf(
    client.mutate({
      ...CALL_IN_PLACE,
      mutation: MemberReactivateDocument,
      variables: { input: { ...input, memberIds: idsOf(sent) } },
      update: (cache, { data }) => {
        const payload = data?.memberReactivate;
        if (payload) settle(cache, attemptOf(sent, payload), payload.members);
      },
    }),
    (data) => attemptOf(sent, data.memberReactivate),
  );
