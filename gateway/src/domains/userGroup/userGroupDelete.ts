import { keyOfId, notFound } from '../../lib/idLists.ts';
import { toId } from '../../lib/ids.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { deletionError } from './refusals.ts';
import { userGroupRest } from './rest.ts';

/** Deletes a user group that no channel is restricted to. */
export const userGroupDelete: Mutation<'userGroupDelete'> = async (
  _root,
  { input: { userGroupId, idempotencyKey } },
  context,
) => {
  const criterionId = keyOfId('UserGroup', userGroupId);
  if (criterionId === null) return { deletedUserGroupId: null, userErrors: [notFound(['userGroupId'])] };
  const outcome = await written(
    () => userGroupRest(context.upstream).remove(criterionId, idempotencyKey),
    deletionError,
  );
  if ('error' in outcome) return { deletedUserGroupId: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { deletedUserGroupId: toId('UserGroup', criterionId), userErrors: [] };
};
