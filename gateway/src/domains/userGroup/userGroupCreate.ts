import type { MutationResolvers } from '../../generated/resolvers.ts';
import { forgetReads } from '../member/loaders.ts';
import { readParts } from './input.ts';
import { toUserGroup } from './mapper.ts';
import { changeError } from './refusals.ts';
import { userGroupRest } from './rest.ts';

/** Adds a user group; the payload's is the service's answer. */
export const userGroupCreate: NonNullable<MutationResolvers['userGroupCreate']> = async (_root, { input }, context) => {
  const { name, description, idempotencyKey } = input;
  const { parts, errors } = readParts(input);
  if (errors.length > 0) return { userGroup: null, userErrors: errors };
  const { visibleTo = 'admin', constraints = [] } = parts;
  try {
    const group = { name, description, visibleTo, constraints };
    const added = await userGroupRest(context.upstream).add(group, idempotencyKey);
    forgetReads(context);
    return { userGroup: toUserGroup(added, context.log), userErrors: [] };
  } catch (error) {
    return { userGroup: null, userErrors: [changeError(error, input)] };
  }
};
