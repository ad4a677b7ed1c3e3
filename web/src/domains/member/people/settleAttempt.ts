import type { ApolloCache } from '@apollo/client';
import { settleMembers, type Standing } from './memberCache.ts';
import type { Attempt } from './attempt.ts';
import type { ListedMember } from './people.ts';

export const standingOf = ({ status, role, isLicensed }: Standing): Standing => ({ status, role, isLicensed });

/**
 * Keeps the cached lists right after a call about people: who changed, who was so before without the list's knowing it,
 * and who is gone.
 *
 * @param answered the people as the payload has them now
 * @param wanted where somebody stands after the action, for those whom the payload leaves out; null for nowhere
 */
export const settleAttempt = (
  cache: ApolloCache,
  { changed, already, gone }: Attempt,
  answered: readonly ListedMember[],
  wanted: (member: ListedMember) => Standing | null,
) => {
  const now = new Map(answered.map((member) => [member.id, standingOf(member)]));
  const changeTo = (after: (member: ListedMember) => Standing | null) => (member: ListedMember) => ({
    id: member.id,
    before: standingOf(member),
    after: after(member),
  });
  settleMembers(cache, [
    ...[...changed, ...already].map(changeTo((member) => now.get(member.id) ?? wanted(member))),
    ...gone.map(changeTo(() => null)),
  ]);
};
