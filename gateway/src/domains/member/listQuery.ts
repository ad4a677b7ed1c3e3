import type { MemberFilter, MemberOrder, MemberStatus, Role } from '../../generated/resolvers.ts';
import { badUserInput } from '../../lib/errors.ts';
import type { UsersListQuery, WaitingQuery } from './rest.ts';

const wireRoles = { ADMIN: 'admin', MEMBER: 'member', GUEST: 'guest' } as const;
const wireFields = { NAME: 'name', EMAIL: 'email' } as const;
const wireDirections = { ASC: 'asc', DESC: 'desc' } as const;

type Given<T> = T | null | undefined;
export type ListedStatus = Extract<MemberStatus, 'ACTIVE' | 'PENDING' | 'DEACTIVATED'>;

/** Of which people there are lists. */
const isListed = (status: MemberStatus): status is ListedStatus =>
  status === 'ACTIVE' || status === 'PENDING' || status === 'DEACTIVATED';

/** The service's word for a role; undefined for one that it does not know. */
export const wireRole = (role: Role) => (role === 'UNKNOWN' ? undefined : wireRoles[role]);

/** Whose list a filter is about: the active people's unless it says otherwise. BAD_USER_INPUT where there is no such list. */
export function listedStatus(filter: Given<MemberFilter>): ListedStatus {
  const status = filter?.status ?? 'ACTIVE';
  if (!isListed(status)) throw badUserInput('`filter.status` is ACTIVE, PENDING or DEACTIVATED.');
  if (filter?.role === 'UNKNOWN') throw badUserInput('`filter.role` is ADMIN, MEMBER or GUEST.');
  const narrows = typeof filter?.role === 'string' || typeof filter?.isLicensed === 'boolean';
  if (status !== 'ACTIVE' && narrows) {
    throw badUserInput('`filter.role` and `filter.isLicensed` go with the status ACTIVE only.');
  }
  return status;
}

/** What is searched for, without blanks around it; undefined where there is no search. BAD_USER_INPUT for none or too much. */
export function searchTextOf(search: Given<string>): string | undefined {
  if (search === null || search === undefined) return undefined;
  const text = search.trim();
  if (text === '' || text.length > 100) throw badUserInput('`search` has 1 to 100 characters.');
  return text;
}

/** The order in the words of the service; what was not given is left to it. */
export const toOrderQuery = (order: Given<MemberOrder>): Pick<WaitingQuery, 'sort' | 'direction'> =>
  order ? { sort: wireFields[order.field ?? 'NAME'], direction: wireDirections[order.direction ?? 'ASC'] } : {};

/** The filter of active people in the words of the service. */
export function toFilterQuery(filter: Given<MemberFilter>): Pick<UsersListQuery, 'role' | 'licensed'> {
  const role = filter?.role ? wireRole(filter.role) : undefined;
  return {
    ...(role === undefined ? {} : { role }),
    ...(typeof filter?.isLicensed === 'boolean' ? { licensed: filter.isLicensed } : {}),
  };
}
