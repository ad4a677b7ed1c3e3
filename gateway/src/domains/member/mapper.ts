import type { MemberFilter, MemberOrder, PersonName, Role } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { badUserInput } from '../../lib/errors.ts';
import type { Log } from '../../lib/log.ts';
import { safeUrl } from '../../lib/scalars.ts';
import { roleOf, toName, toRole } from '../identity/mapper.ts';
import type { UsersListQuery } from './rest.ts';

/** What a list says of a person, with the profile where it was read along with the list. */
export type MemberRecord = {
  readonly __typename: 'Member';
  readonly guid: string;
  readonly role: Role;
  readonly isLicensed: boolean;
  /** null: there is no such profile; an Error: it could not be read; undefined: it was not asked for yet. */
  readonly profile?: ProfileOutcome;
};

/** What only profiles say. */
export type LeanProfile = {
  readonly guid: string;
  readonly email: string;
  readonly name: PersonName;
  readonly imageUrl: string | null;
  readonly role: Role;
  readonly isLicensed: boolean;
};
export type ProfileOutcome = LeanProfile | null | Error;

type WireListed = Answer<'member', 'usersList'>['users'][number];
type WireLean = Answer<'member', 'leanProfiles'>['profiles'][number];

export const toMember = ({ guid, role, isLicensed }: WireListed, log: Log): MemberRecord => ({
  __typename: 'Member',
  guid,
  role: toRole(role, log),
  isLicensed,
});

export const toLeanProfile = (wire: WireLean, log: Log): LeanProfile => ({
  guid: wire.guid,
  email: wire.email,
  name: toName(wire.name),
  imageUrl: safeUrl(wire.imageUri),
  role: roleOf(wire, log),
  isLicensed: wire.isLicensed,
});

/** A person of whom the profile is already there. */
export const memberOf = (profile: LeanProfile): MemberRecord => ({
  __typename: 'Member',
  guid: profile.guid,
  role: profile.role,
  isLicensed: profile.isLicensed,
  profile,
});

const wireRoles = { ADMIN: 'admin', MEMBER: 'member', GUEST: 'guest' } as const;
const wireFields = { NAME: 'name', EMAIL: 'email' } as const;
const wireDirections = { ASC: 'asc', DESC: 'desc' } as const;

function wireRole(role: Role) {
  if (role === 'UNKNOWN') throw badUserInput('`filter.role` is ADMIN, MEMBER or GUEST.');
  return wireRoles[role];
}

export type ListArguments = {
  filter?: MemberFilter | null | undefined;
  orderBy?: MemberOrder | null | undefined;
};

/** Filter and order in the words of the service; what was not given is left to it. */
export function toListQuery({ filter, orderBy }: ListArguments): Omit<UsersListQuery, 'limit' | 'offset'> {
  return {
    ...(filter?.role ? { role: wireRole(filter.role) } : {}),
    ...(typeof filter?.isLicensed === 'boolean' ? { licensed: filter.isLicensed } : {}),
    ...(orderBy
      ? { sort: wireFields[orderBy.field ?? 'NAME'], direction: wireDirections[orderBy.direction ?? 'ASC'] }
      : {}),
  };
}
