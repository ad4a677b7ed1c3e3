import { useMemberProfileQuery, type MemberProfileQuery } from '../../../generated/member/profile/memberProfile.ts';
import { READ_NOW } from '../../../lib/apollo/inPlace.ts';
import { useKnown } from '../../../lib/apollo/useKnown.ts';
import { useFieldPolicies } from '../../field/shared/useFieldPolicies.ts';

const detailsOf = ({ viewer }: MemberProfileQuery) => viewer.team?.memberDetails ?? null;
const fieldsOf = ({ node }: MemberProfileQuery) => (node && 'profileFields' in node ? node.profileFields : null);

/** One person as admins see them, as last known: read anew each time, as others may have changed it. */
export function useMemberProfile(memberId: string) {
  useFieldPolicies();
  // What is saved later comes with the payload, or is read again on purpose.
  const read = useMemberProfileQuery({ ...READ_NOW, variables: { memberId } });
  const { known: details } = useKnown(read, detailsOf);
  const { known: fields, isLoading, failure, requestId, readAgain } = useKnown(read, fieldsOf);
  return {
    viewer: read.data?.viewer ?? null,
    details,
    fields,
    isLoading,
    requestId,
    /** Whether it is known that there is no such person. */
    isGone: !isLoading && failure === null && Boolean(read.data?.viewer.team) && details === null,
    readAgain,
  };
}
