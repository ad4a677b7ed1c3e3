import {
  MemberApproveDocument,
  type MemberApproveMutation,
  type UserErrorCode,
} from '../../../generated/member/dialogs/memberApprove.ts';
import { readAttempt, type Attempt } from './attempt.ts';
import { answerOf } from '../../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import { idsOf, type PeopleCall } from './peopleCall.ts';
import type { ListedMember } from './people.ts';

const LIMITS: readonly UserErrorCode[] = ['PLAN_REQUIRED', 'LIMIT_REACHED'];

/** The limit of guests lets all of them in or nobody, so that it is said once. */
const attemptOf = (sent: readonly ListedMember[], payload: MemberApproveMutation['memberApprove']): Attempt => {
  const attempt = readAttempt(sent, idsOf(payload.members), payload.userErrors);
  const limit = payload.userErrors.find(({ code }) => LIMITS.includes(code));
  return limit ? { ...attempt, general: limit.code } : attempt;
};

/** Whether a refusal says that the plan allows no more guests. */
export const isGuestLimit = (code: UserErrorCode | null) => code !== null && LIMITS.includes(code);

/** Takes in people who ask to join, as members or as guests. */
export const approveMembers: PeopleCall<{ readonly asGuests: boolean }> = (client, sent, input, settle) =>
  answerOf(
    client.mutate({
      ...CALL_IN_PLACE,
      mutation: MemberApproveDocument,
      variables: { input: { ...input, memberIds: idsOf(sent) } },
      update: (cache, { data }) => {
        const payload = data?.memberApprove;
        if (payload) settle(cache, attemptOf(sent, payload), payload.members);
      },
    }),
    (data) => attemptOf(sent, data.memberApprove),
  );
