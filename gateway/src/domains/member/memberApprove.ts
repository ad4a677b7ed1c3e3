import type { Mutation } from '../../mutation.ts';
import { readAgain } from './facts.ts';
import { actOnRequests } from './requests.ts';
import { memberRest } from './rest.ts';

/** Takes in people who ask to join; the payload has them as they are now. */
export const memberApprove: Mutation<'memberApprove'> = async (
  _root,
  { input: { memberIds, asGuests, idempotencyKey } },
  context,
  info,
) => {
  const { done, userErrors } = await actOnRequests(memberIds, context, (emails) =>
    memberRest(context.upstream).approve(emails, asGuests ?? false, idempotencyKey),
  );
  return { members: await readAgain(context, done, info), userErrors };
};
