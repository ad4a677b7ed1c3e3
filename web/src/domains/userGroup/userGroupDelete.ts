import { useUserGroupDeleteMutation } from '../../generated/userGroup/userGroupDelete.ts';
import { useActionKeys } from '../../lib/graphql/actionKey.ts';
import { answerOf } from '../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../lib/graphql/inPlace.ts';
import { forgetGroup } from './groupCache.ts';

/** What came of deleting; a user group that is `gone` had been deleted before. */
export type GroupDeletion =
  | { readonly kind: 'deleted' | 'gone' | 'inUse' }
  | { readonly kind: 'failed'; readonly message: string | null; readonly requestId: string | null };

/** Deletes a user group that no channel uses. A try whose answer is lost is repeated under the same key. */
export function useUserGroupDelete(teamId: string): (userGroupId: string) => Promise<GroupDeletion> {
  const keys = useActionKeys();
  const [mutate] = useUserGroupDeleteMutation(CALL_IN_PLACE);
  return async (userGroupId) => {
    const input = { userGroupId, idempotencyKey: keys.keyFor({ userGroupId }) };
    const { payload, failure } = await answerOf(
      mutate({
        variables: { input },
        update: (cache, { data }) => {
          const answer = data?.userGroupDelete;
          const isGone = answer?.userErrors.some(({ code }) => code === 'NOT_FOUND') ?? false;
          if (answer?.deletedUserGroupId || isGone) forgetGroup(cache, teamId, userGroupId);
        },
      }),
      (data) => data.userGroupDelete,
    );
    if (payload) keys.settle();
    if (payload?.deletedUserGroupId) return { kind: 'deleted' };
    const [error] = payload?.userErrors ?? [];
    if (error?.code === 'NOT_FOUND') return { kind: 'gone' };
    if (error?.code === 'IN_USE') return { kind: 'inUse' };
    return { kind: 'failed', message: error?.message ?? null, requestId: failure?.requestId ?? null };
  };
}
