import { useApolloClient } from '@apollo/client/react';
import { UserGroupDeleteDocument } from '../../../generated/userGroup/dialogs/userGroupDelete.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { forgetGroup } from '../groupCache.ts';

/** What came of deleting; a user group that is `gone` had been deleted before. */
export type GroupDeletion = { readonly kind: 'deleted' | 'gone' | 'inUse' } | ({ readonly kind: 'failed' } & Undone);

/** Deletes a user group that no channel uses. A try whose answer is lost is repeated under the same key. */
export function useUserGroupDelete(teamId: string): (userGroupId: string) => Promise<GroupDeletion> {
  const remove = useKeyedMutation(UserGroupDeleteDocument, ({ userGroupDelete }) => userGroupDelete);
  const { cache } = useApolloClient();
  return async (userGroupId) => {
    const { payload, failure } = await remove({ userGroupId });
    const [error] = payload?.userErrors ?? [];
    const isGone = error?.code === 'NOT_FOUND';
    if (payload?.deletedUserGroupId || isGone) forgetGroup(cache, teamId, userGroupId);
    if (payload?.deletedUserGroupId) return { kind: 'deleted' };
    if (isGone) return { kind: 'gone' };
    if (error?.code === 'IN_USE') return { kind: 'inUse' };
    return { kind: 'failed', ...undoneBy({ payload, failure }) };
  };
}
