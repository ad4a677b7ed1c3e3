import type { UserError } from '../../generated/resolvers.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type Mutation, written } from '../../mutation.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { readAgain } from '../member/facts.ts';
import { guestRest } from './rest.ts';

const refusals = {
  member_not_found: ['NOT_FOUND', ['memberId'], 'The team has no such guest.'],
} as const satisfies RefusalTable<'guest.upgradeGuest'>;

const refused = (userError: UserError) => ({ member: null, userErrors: [userError] });

/** Makes a guest a member; the payload has them as they are now. */
export const guestUpgrade: Mutation<'guestUpgrade'> = async (_root, { input }, context, info) => {
  const guid = keyOfId('Member', input.memberId);
  if (guid === null) return refused(notFound(['memberId']));
  const outcome = await written(() => guestRest(context.upstream).upgrade(guid, input.idempotencyKey), refusals);
  if ('error' in outcome) return refused(outcome.error);
  const [member = null] = await readAgain(context, [guid], info, ['member']);
  return { member, userErrors: [] };
};
