import { UserGroupUpdateDocument } from '../../../generated/userGroup/form/userGroupUpdate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { dropGroupLists } from '../groupCache.ts';

/** Changes what is given of a user group. A try whose answer is lost is repeated under the same key. */
export const useUserGroupUpdate = (teamId: string) =>
  useKeyedMutation(
    UserGroupUpdateDocument,
    (data) => data.userGroupUpdate,
    (cache, { userGroup }) => {
      if (userGroup) dropGroupLists(cache, teamId);
    },
  );
