import { skipToken, useQuery } from '@apollo/client/react';
import { UserGroupByIdDocument, type UserGroupByIdQuery } from '../../../generated/userGroup/form/userGroupById.ts';
import { READ_NOW } from '../../../lib/apollo/inPlace.ts';
import { useKnown } from '../../../lib/apollo/useKnown.ts';

const groupOf = ({ node }: UserGroupByIdQuery) => (node && 'constraints' in node ? node : null);

/** A user group as a form begins with it. */
export type ReadGroup = NonNullable<ReturnType<typeof groupOf>>;

/** A channel that is restricted to it, with what its members mean to it. */
export type GroupChannel = NonNullable<ReadGroup['channels']>[number];

/** What is known of a user group; `id` is null where there is none to be read. */
export function useUserGroup(id: string | null) {
  const read = useKnown(
    useQuery(UserGroupByIdDocument, id === null ? skipToken : { ...READ_NOW, variables: { id } }),
    groupOf,
  );
  const { isLoading, failure } = read;
  // What is not asked for keeps the variables of what was asked for before.
  const known = id === null ? null : read.known;
  return {
    ...read,
    known,
    /** Whether there is no such group, or none any more. */
    isGone: id !== null && !isLoading && failure === null && known === null,
  };
}

export type UserGroupRead = ReturnType<typeof useUserGroup>;
