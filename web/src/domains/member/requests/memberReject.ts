import { MemberRejectDocument } from '../../../generated/member/requests/memberReject.ts';
import { peopleCall, type PeopleCall } from '../people/peopleCall.ts';

/** Turns down people who ask to join. */
export const rejectMembers: PeopleCall<object> = peopleCall({
  document: MemberRejectDocument,
  payloadOf: (data) => data.memberReject,
  changedIds: ({ rejectedMemberIds }) => rejectedMemberIds,
});
