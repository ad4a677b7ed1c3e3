import { skipToken, useQuery } from '@apollo/client/react';
import { UserGroupByIdDocument, type UserGroupByIdQuery } from '../../generated/userGroup/userGroupById.ts';
import { failureOf } from '../../lib/apollo/failureLink.ts';
import { READ_IN_PLACE } from '../../lib/graphql/inPlace.ts';
import { useLastKnown } from '../../lib/graphql/useLastKnown.ts';

const groupOf = (data: UserGroupByIdQuery | undefined) => {
  const node = data?.node;
  return node && 'constraints' in node ? node : null;
};

/** A user group as a form begins with it. */
export type ReadGroup = NonNullable<ReturnType<typeof groupOf>>;

/** What is known of a user group; `id` is null where there is none to be read. */
export function useUserGroup(id: string | null) {
  const { data, loading, error, refetch } = useQuery(
    UserGroupByIdDocument,
    id === null
      ? skipToken
      : {
          ...READ_IN_PLACE,
          variables: { id },
          // What is changed must be what is saved now, not what was read for the list.
          fetchPolicy: 'network-only',
          nextFetchPolicy: 'cache-first',
        },
  );
  const group = useLastKnown(groupOf(data));
  const failure = failureOf(error);
  return {
    group,
    isLoading: loading,
    /** Whether there is no such group, or none any more. */
    isGone: id !== null && !loading && failure === null && group === null,
    requestId: failure?.requestId ?? null,
    /** Answers whether that worked. */
    readAgain: (): Promise<boolean> =>
      refetch().then(
        (answer) => groupOf(answer.data) !== null,
        () => false,
      ),
  };
}
