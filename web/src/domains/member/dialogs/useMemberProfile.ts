import { useMemberProfileQuery, type MemberProfileQuery } from '../../../generated/member/dialogs/memberProfile.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { READ_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';
import { useFieldPolicies } from '../../field/fragments/useFieldPolicies.ts';

const detailsOf = (data: MemberProfileQuery | undefined) => data?.viewer.team?.memberDetails ?? null;
const fieldsOf = (data: MemberProfileQuery | undefined) => {
  const member = data?.node;
  return member && 'profileFields' in member ? member.profileFields : null;
};

/** One person as admins see them, as last known: read anew each time, as others may have changed it. */
export function useMemberProfile(memberId: string) {
  useFieldPolicies();
  const { data, loading, error, refetch } = useMemberProfileQuery({
    ...READ_IN_PLACE,
    variables: { memberId },
    fetchPolicy: 'network-only',
    // What is saved later comes with the payload, or is read again on purpose.
    nextFetchPolicy: 'cache-first',
  });
  const details = useLastKnown(detailsOf(data));
  return {
    viewer: data?.viewer ?? null,
    details,
    fields: useLastKnown(fieldsOf(data)),
    isLoading: loading,
    requestId: failureOf(error)?.requestId,
    /** Whether it is known that there is no such person. */
    isGone: !loading && !error && Boolean(data?.viewer.team) && details === null,
    readAgain: (): Promise<boolean> =>
      refetch().then(
        (answer) => fieldsOf(answer.data) !== null,
        () => false,
      ),
  };
}
