import { UserGroupCreateDocument } from '../../../generated/userGroup/form/userGroupCreate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { dropGroupLists } from '../groupCache.ts';

/** Adds a user group. A try whose answer is lost is repeated under the same key, so that there is one in the end. */
export const useUserGroupCreate = (teamId: string) =>
  useKeyedMutation(
    UserGroupCreateDocument,
    (data) => data.userGroupCreate,
    (cache, { userGroup }) => {
      if (userGroup) dropGroupLists(cache, teamId);
    },
  );
