import type { Mutation } from '../../mutation.ts';
import { adminRefusals } from './adminRefusals.ts';
import { readAgain } from './facts.ts';
import { memberRest } from './rest.ts';
import { actOnMember } from './subjects.ts';

/** Makes a member an admin; the payload has them as they are now. */
export const adminGrant: Mutation<'adminGrant'> = async (_root, { input }, context, info) => {
  const { done, userErrors } = await actOnMember(input.memberId, adminRefusals, (guid) =>
    memberRest(context.upstream).grantAdmin(guid, input.idempotencyKey),
  );
  const [member = null] = await readAgain(context, done, info, ['member']);
  return { member, userErrors };
};
