import type { MutationResolvers } from '../../generated/resolvers.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { forgetReads } from '../member/loaders.ts';
import { readParts } from './input.ts';
import { toUserGroup } from './mapper.ts';
import { changeError } from './refusals.ts';
import { userGroupRest } from './rest.ts';

/** Changes a user group; the payload's is the service's answer. */
export const userGroupUpdate: NonNullable<MutationResolvers['userGroupUpdate']> = async (_root, { input }, context) => {
  const criterionId = keyOfId('UserGroup', input.userGroupId);
  const { parts, errors } = readParts(input);
  if (criterionId === null) return { userGroup: null, userErrors: [notFound(['userGroupId']), ...errors] };
  if (errors.length > 0) return { userGroup: null, userErrors: errors };
  const changes = { ...parts, criterionId, version: input.version ?? undefined };
  try {
    const changed = await userGroupRest(context.upstream).update(changes, input.idempotencyKey);
    forgetReads(context);
    return { userGroup: toUserGroup(changed, context.log), userErrors: [] };
  } catch (error) {
    return { userGroup: null, userErrors: [changeError(error, input)] };
  }
};
