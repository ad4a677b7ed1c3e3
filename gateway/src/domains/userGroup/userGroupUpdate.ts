import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { readParts } from './input.ts';
import { toUserGroup } from './mapper.ts';
import { changeError } from './refusals.ts';
import { userGroupRest } from './rest.ts';

/** Changes a user group; the payload's is the service's answer. */
export const userGroupUpdate: Mutation<'userGroupUpdate'> = async (_root, { input }, context) => {
  const criterionId = keyOfId('UserGroup', input.userGroupId);
  const { parts, errors } = readParts(input);
  if (criterionId === null) return { userGroup: null, userErrors: [notFound(['userGroupId']), ...errors] };
  if (errors.length > 0) return { userGroup: null, userErrors: errors };
  const changes = { ...parts, criterionId, version: input.version ?? undefined };
  const outcome = await written(
    () => userGroupRest(context.upstream).update(changes, input.idempotencyKey),
    (error) => changeError(error, input),
  );
  if ('error' in outcome) return { userGroup: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { userGroup: toUserGroup(outcome.answer, context.log), userErrors: [] };
};
