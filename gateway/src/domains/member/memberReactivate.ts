import type { Mutation } from '../../mutation.ts';
import { actorOf } from '../identity/facts.ts';
import { readAgain } from './facts.ts';
import { memberRest } from './rest.ts';
import { actOnMembers } from './subjects.ts';

/** Switches memberships on again; the payload has the people as they are now. */
export const memberReactivate: Mutation<'memberReactivate'> = async (_root, { input }, context, info) => {
  const { done, userErrors } = await actOnMembers(input.memberIds, (guids) =>
    memberRest(context.upstream).reactivate(actorOf(context), guids, input.restores === true, input.idempotencyKey),
  );
  return { members: await readAgain(context, done, info), userErrors };
};
