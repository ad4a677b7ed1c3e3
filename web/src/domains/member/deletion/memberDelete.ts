import { MemberDeleteDocument, type DeleteFeedbackInput } from '../../../generated/member/deletion/memberDelete.ts';
import { peopleCall, type PeopleCall } from '../people/peopleCall.ts';

/** Removes people from the team for good, and says why. */
export const deleteMembers: PeopleCall<{ readonly feedback?: DeleteFeedbackInput }> = peopleCall({
  document: MemberDeleteDocument,
  payloadOf: (data) => data.memberDelete,
  changedIds: ({ deletedMemberIds }) => deletedMemberIds,
});
