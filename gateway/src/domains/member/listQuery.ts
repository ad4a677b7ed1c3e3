import type { MemberFilter, MemberOrder, MemberStatus } from '../../generated/resolvers.ts';
import { badUserInput } from '../../lib/errors.ts';
import { given } from '../../lib/given.ts';
import { roles } from '../identity/mapper.ts';
import type { UsersListQuery, WaitingQuery } from './rest.ts';

const wireFields = { NAME: 'name', EMAIL: 'email' } as const;
const wireDirections = { ASC: 'asc', DESC: 'desc' } as const;

type Given<T> = T | null | undefined;
export type ListedStatus = Extract<MemberStatus, 'ACTIVE' | 'PENDING' | 'DEACTIVATED'>;

/** Of which people there are lists. */
const isListed = (status: MemberStatus): status is ListedStatus =>
  status === 'ACTIVE' || status === 'PENDING' || status === 'DEACTIVATED';

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

/** The order in the words of the service; what was not given is left to it. */
export const toOrderQuery = (order: Given<MemberOrder>): Pick<WaitingQuery, 'sort' | 'direction'> =>
  order ? { sort: wireFields[order.field ?? 'NAME'], direction: wireDirections[order.direction ?? 'ASC'] } : {};

/** The filter of active people in the words of the service. */
export function toFilterQuery(filter: Given<MemberFilter>): Pick<UsersListQuery, 'role' | 'licensed'> {
  const role = filter?.role ? roles.wire(filter.role) : null;
  return given({ role, licensed: filter?.isLicensed });
}
