import type { MutationResolvers } from '../../generated/resolvers.ts';
import { readAgain } from './loaders.ts';
import { memberRest } from './rest.ts';
import { actOnMembers, actorOf } from './subjects.ts';

/** Switches memberships on again; the payload has the people as they are now. */
export const memberReactivate: NonNullable<MutationResolvers['memberReactivate']> = async (
  _root,
  { input },
  context,
  info,
) => {
  const { done, userErrors } = await actOnMembers(input.memberIds, (guids) =>
    memberRest(context.upstream).reactivate(actorOf(context), guids, input.restores === true, input.idempotencyKey),
  );
  return { members: await readAgain(context, done, info), userErrors };
};
