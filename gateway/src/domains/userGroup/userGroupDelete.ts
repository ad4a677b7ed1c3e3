import type { MutationResolvers } from '../../generated/resolvers.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { toId } from '../../lib/ids.ts';
import { forgetReads } from '../member/loaders.ts';
import { deletionError } from './refusals.ts';
import { userGroupRest } from './rest.ts';

/** Deletes a user group that no channel is restricted to. */
export const userGroupDelete: NonNullable<MutationResolvers['userGroupDelete']> = async (
  _root,
  { input: { userGroupId, idempotencyKey } },
  context,
) => {
  const criterionId = keyOfId('UserGroup', userGroupId);
  if (criterionId === null) return { deletedUserGroupId: null, userErrors: [notFound(['userGroupId'])] };
  try {
    await userGroupRest(context.upstream).remove(criterionId, idempotencyKey);
  } catch (error) {
    return { deletedUserGroupId: null, userErrors: [deletionError(error)] };
  }
  forgetReads(context);
  return { deletedUserGroupId: toId('UserGroup', criterionId), userErrors: [] };
};
