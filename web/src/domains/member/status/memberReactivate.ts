import { MemberReactivateDocument } from '../../../generated/member/status/memberReactivate.ts';
import { peopleCall, type PeopleCall } from '../people/peopleCall.ts';

/** Switches memberships on again; with `restores`, as admins and with licences where they were that before. */
export const reactivateMembers: PeopleCall<{ readonly restores?: boolean }> = peopleCall({
  document: MemberReactivateDocument,
  payloadOf: (data) => data.memberReactivate,
});
