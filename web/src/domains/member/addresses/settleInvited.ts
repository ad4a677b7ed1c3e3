import type { ApolloCache } from '@apollo/client';
import { resetMemberLists, settleMembers, type Standing } from '../people/memberCache.ts';
import type { AddressGroups } from './addressGroups.ts';
import type { ListedMember } from '../people/people.ts';
import { standingOf } from '../people/settleAttempt.ts';

/** Where somebody stood who asked to join. */
const ASKING: Standing = { status: 'PENDING', role: 'MEMBER', isLicensed: false };

/**
 * Keeps the cached lists right after an invitation: of the addresses' groups it takes who asked to join before. Where
 * the team was not asked about every address, nobody knows that, and all lists are read again.
 */
export const settleInvited = (
  cache: ApolloCache,
  invited: readonly ListedMember[],
  { fates, isChecked }: AddressGroups,
): void => {
  if (!isChecked && invited.length > 0) return resetMemberLists(cache);
  const asked = new Set(fates.pending);
  return settleMembers(
    cache,
    invited.map((member) => ({
      id: member.id,
      before: asked.has(member.email?.toLowerCase() ?? '') ? ASKING : null,
      after: standingOf(member),
    })),
  );
};
