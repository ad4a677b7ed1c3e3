import type { ApolloCache, Reference } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import { noteChange } from '../../../lib/apollo/changesLink.ts';
import { moveIn, scopeOf, withoutLeavers, type CachedList, type Standing } from './cachedLists.ts';
import { offerLicences } from './offerLicences.ts';
import { modifyTeam } from './teamInCache.ts';
import { isRecord } from '../../../lib/json.ts';

export type { Standing } from './cachedLists.ts';
export { offerLicences };

/** Somebody whose standing has changed; null for whoever was not, or is not any more, anybody of the team. */
export interface MemberChange {
  readonly id: string;
  readonly before: Standing | null;
  readonly after: Standing | null;
}

const LISTS = ['members', 'admins', 'domainAdmins', 'contacts'] as const;

/** What a team says of its people in numbers, and no single change can be added to. */
const DERIVED = ['planGate', 'domainMembersCount'] as const;

/** What a team has by the number of those who have a licence. */
const BY_LICENCES = 'fileStorage';

const drop: Modifier<unknown> = (_value, { DELETE }) => DELETE;

const countIn = (changes: readonly MemberChange[], is: (standing: Standing) => boolean) => {
  const sum = (side: 'before' | 'after') => changes.filter(({ [side]: who }) => who !== null && is(who)).length;
  return sum('after') - sum('before');
};

const isActive = ({ status }: Standing) => status === 'ACTIVE';
const isLite = (who: Standing) => isActive(who) && who.role !== 'GUEST' && !who.isLicensed;

/** Who stands elsewhere in the team, and not only with or without a licence. */
const movedOf = (changes: readonly MemberChange[]) =>
  changes.filter(({ before, after }) => before?.status !== after?.status || before?.role !== after?.role);

/** How many more have a licence after changes of membership; acts on licences alone bring their own figures. */
const licensedIn = (changes: readonly MemberChange[]) =>
  countIn(movedOf(changes), (who) => isActive(who) && who.isLicensed);

/** The licences of a team after changes of membership. */
const licencesAfter = (billing: unknown, changes: readonly MemberChange[]): unknown => {
  if (!isRecord(billing)) return billing;
  const moved = movedOf(changes);
  const licensed = licensedIn(changes);
  const steps: Record<string, number> = {
    licensedUsersCount: licensed,
    unusedLicencesCount: -licensed,
    liteUsersCount: countIn(moved, isLite),
  };
  return Object.fromEntries(
    Object.entries(billing).map(([name, value]) => [
      name,
      typeof value === 'number' ? value + (steps[name] ?? 0) : value,
    ]),
  );
};

/** Whether a team that assigns licences has some left; null where that is not known, and for a team that assigns none. */
const hasUnused = (billing: unknown): boolean | null =>
  isRecord(billing) && billing['isLiteUserRestricted'] === false && typeof billing['unusedLicencesCount'] === 'number'
    ? billing['unusedLicencesCount'] > 0
    : null;

/** Takes out of one cached list who left it, and drops a list that somebody entered. */
const settleList =
  (fieldName: string, changes: readonly MemberChange[]): Modifier<CachedList | null> =>
  (list, { storeFieldName, DELETE, toReference }) => {
    if (!list) return list;
    const scope = scopeOf(fieldName, storeFieldName);
    const leavers: Reference[] = [];
    let entered = 0;
    for (const change of changes) {
      const move = moveIn(fieldName, scope, change);
      const reference = toReference({ __typename: 'Member', id: change.id });
      if (move === 'enters') entered += 1;
      if (move === 'leaves' && reference) leavers.push(reference);
    }
    if (entered === 0 && leavers.length === 0) return list;
    if (!list.nodes && list.totalCount !== undefined && !scope.isSearch) {
      return { ...list, totalCount: list.totalCount + entered - leavers.length };
    }
    if (!list.nodes || entered > 0) return DELETE;
    return withoutLeavers(list, leavers, scope) ?? DELETE;
  };

/**
 * Keeps every cached list of people, and what the team counts of them, right at once after a change: who left a list is
 * taken out of it, and a list that somebody entered is dropped, so that it is read again when it is shown. Call it in a
 * mutation's `update` with those whom the mutation has changed.
 */
export const settleMembers = (cache: ApolloCache, changes: readonly MemberChange[]): void => {
  if (changes.length === 0) return;
  let areLeft: boolean | null = null;
  const active = countIn(changes, isActive);
  const gated = movedOf(changes).length > 0;
  modifyTeam(cache, {
    ...Object.fromEntries(LISTS.map((name) => [name, settleList(name, changes)])),
    ...(gated && Object.fromEntries(DERIVED.map((name) => [name, drop]))),
    ...(licensedIn(changes) !== 0 && { [BY_LICENCES]: drop }),
    membersCount: (count) => (typeof count === 'number' ? count + active : count),
    billing: (billing) => {
      const after = licencesAfter(billing, changes);
      if (hasUnused(billing) !== hasUnused(after)) areLeft = hasUnused(after);
      return after;
    },
  });
  if (areLeft !== null) void offerLicences(cache, areLeft);
};

/** Drops every cached list of people and every count of them: after a job, whose single changes nobody has seen. */
export const resetMemberLists = (cache: ApolloCache): void => {
  noteChange(cache);
  const fields = [...LISTS, ...DERIVED, BY_LICENCES, 'membersCount', 'billing'];
  modifyTeam(cache, Object.fromEntries(fields.map((name) => [name, drop])));
};
