import { MemberApproveDocument, type UserErrorCode } from '../../../generated/member/requests/memberApprove.ts';
import { peopleCall, type PeopleCall } from '../people/peopleCall.ts';

const LIMITS: readonly UserErrorCode[] = ['PLAN_REQUIRED', 'LIMIT_REACHED'];

/** Whether a refusal says that the plan allows no more guests. */
export const isGuestLimit = (code: UserErrorCode | null) => code !== null && LIMITS.includes(code);

/** Takes in people who ask to join, as members or as guests. */
export const approveMembers: PeopleCall<{ readonly asGuests: boolean }> = peopleCall({
  document: MemberApproveDocument,
  payloadOf: (data) => data.memberApprove,
  // The limit of guests lets all of them in or nobody, so that it is said once.
  attemptOf: (attempt, { userErrors }) => {
    const limit = userErrors.find(({ code }) => LIMITS.includes(code));
    return limit ? { ...attempt, general: limit.code } : attempt;
  },
});
