import {
  type UserGroupCreateInput,
  type UserGroupCreateMutation,
  useUserGroupCreateMutation,
} from '../../generated/userGroup/userGroupCreate.ts';
import { useActionKeys } from '../../lib/graphql/actionKey.ts';
import { answerOf, type CallAnswer } from '../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../lib/graphql/inPlace.ts';
import { dropGroupLists } from './groupCache.ts';

/** Adds a user group. A try whose answer is lost is repeated under the same key, so that there is one in the end. */
export function useUserGroupCreate(teamId: string) {
  const keys = useActionKeys();
  const [mutate] = useUserGroupCreateMutation(CALL_IN_PLACE);
  return async (
    group: Omit<UserGroupCreateInput, 'idempotencyKey'>,
  ): Promise<CallAnswer<UserGroupCreateMutation['userGroupCreate']>> => {
    const answer = await answerOf(
      mutate({
        variables: { input: { ...group, idempotencyKey: keys.keyFor(group) } },
        update: (cache, { data }) => {
          if (data?.userGroupCreate.userGroup) dropGroupLists(cache, teamId);
        },
      }),
      (data) => data.userGroupCreate,
    );
    if (answer.payload) keys.settle();
    return answer;
  };
}
