import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { readParts } from './input.ts';
import { toUserGroup } from './mapper.ts';
import { changeError } from './refusals.ts';
import { userGroupRest } from './rest.ts';

/** Adds a user group; the payload's is the service's answer. */
export const userGroupCreate: Mutation<'userGroupCreate'> = async (_root, { input }, context) => {
  const { name, description, idempotencyKey } = input;
  const { parts, errors } = readParts(input);
  if (errors.length > 0) return { userGroup: null, userErrors: errors };
  const { visibleTo = 'admin', constraints = [] } = parts;
  const group = { name, description, visibleTo, constraints };
  const outcome = await written(
    () => userGroupRest(context.upstream).add(group, idempotencyKey),
    (error) => changeError(error, input),
  );
  if ('error' in outcome) return { userGroup: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { userGroup: toUserGroup(outcome.answer, context.log), userErrors: [] };
};
