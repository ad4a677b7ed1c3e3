import { MemberDeactivateDocument } from '../../../generated/member/status/memberDeactivate.ts';
import { peopleCall, type PeopleCall } from '../people/peopleCall.ts';

/** Switches memberships off. */
export const deactivateMembers: PeopleCall<object> = peopleCall({
  document: MemberDeactivateDocument,
  payloadOf: (data) => data.memberDeactivate,
});
