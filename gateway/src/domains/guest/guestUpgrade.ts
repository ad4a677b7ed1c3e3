import type { MutationResolvers, UserError } from '../../generated/resolvers.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type RefusalTable, refusalError } from '../../lib/refusalErrors.ts';
import { readAgain } from '../member/loaders.ts';
import { guestRest } from './rest.ts';

const refusals = {
  member_not_found: ['NOT_FOUND', ['memberId'], 'The team has no such guest.'],
} as const satisfies RefusalTable;

const refused = (userError: UserError) => ({ member: null, userErrors: [userError] });

/** Makes a guest a member; the payload has them as they are now. */
export const guestUpgrade: NonNullable<MutationResolvers['guestUpgrade']> = async (_root, { input }, context, info) => {
  const guid = keyOfId('Member', input.memberId);
  if (guid === null) return refused(notFound(['memberId']));
  try {
    await guestRest(context.upstream).upgrade(guid, input.idempotencyKey);
  } catch (error) {
    return refused(refusalError(error, refusals));
  }
  const [member = null] = await readAgain(context, [guid], info, ['member']);
  return { member, userErrors: [] };
};
