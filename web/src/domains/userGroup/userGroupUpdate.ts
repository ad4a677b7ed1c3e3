import {
  type UserGroupUpdateInput,
  type UserGroupUpdateMutation,
  useUserGroupUpdateMutation,
} from '../../generated/userGroup/userGroupUpdate.ts';
import { useActionKeys } from '../../lib/graphql/actionKey.ts';
import { answerOf, type CallAnswer } from '../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../lib/graphql/inPlace.ts';
import { dropGroupLists } from './groupCache.ts';

/** Changes what is given of a user group. A try whose answer is lost is repeated under the same key. */
export function useUserGroupUpdate(teamId: string) {
  const keys = useActionKeys();
  const [mutate] = useUserGroupUpdateMutation(CALL_IN_PLACE);
  return async (
    changes: Omit<UserGroupUpdateInput, 'idempotencyKey'>,
  ): Promise<CallAnswer<UserGroupUpdateMutation['userGroupUpdate']>> => {
    const answer = await answerOf(
      mutate({
        variables: { input: { ...changes, idempotencyKey: keys.keyFor(changes) } },
        update: (cache, { data }) => {
          if (data?.userGroupUpdate.userGroup) dropGroupLists(cache, teamId);
        },
      }),
      (data) => data.userGroupUpdate,
    );
    if (answer.payload) keys.settle();
    return answer;
  };
}
