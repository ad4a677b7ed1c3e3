import type { Mutation } from '../../mutation.ts';
import { VIEWER } from '../identity/mapper.ts';
import { adminRefusals } from './adminRefusals.ts';
import { readAgain } from './facts.ts';
import { memberRest } from './rest.ts';
import { actOnMember } from './subjects.ts';

/** Makes a member the admin in the viewer's place; both are read afresh. */
export const adminReplace: Mutation<'adminReplace'> = async (_root, { input }, context, info) => {
  const { done, userErrors } = await actOnMember(input.memberId, adminRefusals, (guid) =>
    memberRest(context.upstream).replaceAdmin(guid, input.idempotencyKey),
  );
  const [member = null] = await readAgain(context, done, info, ['member']);
  return { member, viewer: done.length === 0 ? null : VIEWER, userErrors };
};
