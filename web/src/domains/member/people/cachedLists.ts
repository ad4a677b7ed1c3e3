import type { Reference } from '@apollo/client';
import type { MemberStatus, Role } from '../../../generated/member/list/memberList.ts';
import { isRecord } from '../../../lib/json.ts';

/** Where somebody stands in the team, as far as lists of people ask. */
export interface Standing {
  readonly status: MemberStatus;
  readonly role: Role;
  readonly isLicensed: boolean;
}

/** Whom a cached list holds; null for what it does not ask. */
export interface ListScope {
  readonly status: string;
  readonly role: string | null;
  readonly isLicensed: boolean | null;
  readonly isSearch: boolean;
}

/** A list of people as the cache keeps it: operations that only count leave out the people. */
export interface CachedList {
  readonly nodes?: readonly Reference[];
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount?: number;
  /** How many have left since its end was read: the cursor of that end is found again only near its old place. */
  readonly goneSinceRead?: number;
}

/** The arguments that are part of a cached field's name: `members:{"search":"ann"}`, `contacts({"first":5})`, `admins`. */
const argumentsIn = (storeFieldName: string): Record<string, unknown> => {
  const text = storeFieldName.slice(storeFieldName.indexOf('{'), storeFieldName.lastIndexOf('}') + 1);
  const parsed: unknown = text === '' ? {} : JSON.parse(text);
  return isRecord(parsed) ? parsed : {};
};

/** Whom the cached list of this name holds. */
export const scopeOf = (fieldName: string, storeFieldName: string): ListScope => {
  const { filter, search } = argumentsIn(storeFieldName);
  const { status, role, isLicensed } = isRecord(filter) ? filter : {};
  const ownRole = fieldName === 'members' || fieldName === 'contacts' ? null : 'ADMIN';
  return {
    status: typeof status === 'string' ? status : 'ACTIVE',
    role: typeof role === 'string' ? role : ownRole,
    isLicensed: typeof isLicensed === 'boolean' ? isLicensed : null,
    isSearch: typeof search === 'string' && search !== '',
  };
};

/** Whether somebody is in a list, but for what it searches. */
const isWithin = (scope: ListScope, who: Standing | null, isForChoosing: boolean) =>
  who !== null &&
  who.status === scope.status &&
  (scope.role === null || who.role === scope.role) &&
  (scope.isLicensed === null || who.isLicensed === scope.isLicensed) &&
  // Guests cannot hold licences, so that they are not among those without, and nobody chooses them as contacts.
  !(who.role === 'GUEST' && (scope.isLicensed !== null || isForChoosing));

/** What a change does to a list. */
export const moveIn = (
  fieldName: string,
  scope: ListScope,
  { before, after }: { before: Standing | null; after: Standing | null },
) => {
  const was = isWithin(scope, before, fieldName === 'contacts');
  const is = isWithin(scope, after, fieldName === 'contacts');
  if (was === is) return 'stays';
  return was ? 'leaves' : 'enters';
};

/** The gateway finds a list's end again when at most 100 have left before it; one that is gone itself it does not. */
const MOST_GONE = 90;

const isLoadedWhole = ({ nodes = [], pageInfo, totalCount }: CachedList) =>
  pageInfo ? !pageInfo.hasNextPage : totalCount === undefined || totalCount === nodes.length;

/**
 * A list without those who left it; null where only reading it again says how it is: it may not hold everybody who
 * left, or its end cannot be read on from.
 */
export const withoutLeavers = (
  list: CachedList,
  leavers: readonly Reference[],
  { isSearch }: ListScope,
): CachedList | null => {
  const refs = new Set(leavers.map(({ __ref }) => __ref));
  const { nodes = [], totalCount } = list;
  const kept = nodes.filter(({ __ref }) => !refs.has(__ref));
  const seen = nodes.length - kept.length;
  const isWhole = isLoadedWhole(list);
  // Whoever is not among the loaded ones is behind them, or, in a search, perhaps no match.
  if (!isWhole && isSearch && seen < refs.size) return null;
  const gone = isWhole ? seen : refs.size;
  const goneSinceRead = (list.goneSinceRead ?? 0) + gone;
  const end = nodes.at(-1);
  if (!isWhole && (goneSinceRead > MOST_GONE || (end && refs.has(end.__ref)))) return null;
  return {
    ...list,
    nodes: kept,
    ...(totalCount !== undefined && { totalCount: totalCount - gone }),
    goneSinceRead,
  };
};
