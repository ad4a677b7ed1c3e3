import type { Locale, MemberStatus, PersonName, PhoneNumber, Role } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { toOptionalDay } from '../../lib/dates.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';
import { safeUrl } from '../../lib/scalars.ts';
import { localeOf, roleOf, roles, toName } from '../identity/mapper.ts';

/** What somebody is in the team, as lists and profiles say alike. */
export type Standing = {
  readonly role: Role;
  readonly status: MemberStatus;
  /** Milliseconds since 1970; as a text it is made where it is asked for, which is seldom for lists. */
  readonly since: number;
  readonly isLicensed: boolean;
  readonly isAutoRenewEnabled: boolean;
  /** Milliseconds since 1970; null for whoever has no PRO for a trial. */
  readonly trialLicenceEndsAt: number | null;
};

/** A person, as far as the call that named them told: the rest is read when a field needs it. */
export type MemberRecord = {
  readonly __typename: 'Member';
  readonly guid: string;
  /** undefined: only the guid is known; the standing comes with the profile. */
  readonly standing?: Standing;
  /** null: there is no such profile; an Error: it could not be read; undefined: it was not asked for yet. */
  readonly profile?: ProfileOutcome;
};

/** What lists show of a person. */
export type LeanProfile = {
  readonly guid: string;
  readonly email: string;
  readonly name: PersonName;
  readonly imageUrl: string | null;
  readonly standing: Standing;
};
export type ProfileOutcome = LeanProfile | null | Error;

/** One person's page. */
export type MemberDetailsRecord = {
  readonly member: MemberRecord;
  readonly emails: string[];
  readonly phoneNumbers: PhoneNumber[];
  readonly locale: Locale;
  readonly isAccountPaid: boolean;
  readonly validityReminder: string | null;
  readonly version: number;
};

type WireListed = Answer<'member', 'usersList'>['users'][number];
type WireLean = Answer<'member', 'leanProfiles'>['profiles'][number];
type WireStanding = Omit<WireListed, 'guid' | 'role'>;

export const memberStatuses = enumOf('MemberStatus', {
  ACTIVE: 'active',
  PENDING: 'pending',
  DEACTIVATED: 'deactivated',
  DELETED: 'deleted',
} as const satisfies WordsOf<MemberStatus>);

const toStanding = (role: Role, wire: WireStanding, log: Log): Standing => ({
  role,
  status: memberStatuses.read(wire.state, log),
  since: wire.stateSince,
  isLicensed: wire.isLicensed,
  isAutoRenewEnabled: wire.autoRenewEnabled,
  trialLicenceEndsAt: wire.trialLicenceEndsAt ?? null,
});

/** Of somebody whom the services name but know nothing of any more. */
export const UNKNOWN_STANDING: Standing = {
  role: 'UNKNOWN',
  status: 'UNKNOWN',
  since: 0,
  isLicensed: false,
  isAutoRenewEnabled: false,
  trialLicenceEndsAt: null,
};

/** A person of a list. */
export const toMember = (wire: WireListed, log: Log): MemberRecord => ({
  __typename: 'Member',
  guid: wire.guid,
  standing: toStanding(roles.read(wire.role, log), wire, log),
});

export const toLeanProfile = (wire: WireLean, log: Log): LeanProfile => ({
  guid: wire.guid,
  email: wire.email,
  name: toName(wire.name),
  imageUrl: safeUrl(wire.imageUri),
  standing: toStanding(roleOf(wire, log), wire, log),
});

/** A person of whom the profile is already there. */
export const memberOf = (profile: LeanProfile): MemberRecord => ({
  __typename: 'Member',
  guid: profile.guid,
  standing: profile.standing,
  profile,
});

/** A person of whom only the guid is known. */
export const memberByGuid = (guid: string): MemberRecord => ({ __typename: 'Member', guid });

export const toMemberDetails = (wire: Answer<'member', 'profile'>, log: Log): MemberDetailsRecord => ({
  member: memberOf(toLeanProfile(wire, log)),
  emails: wire.emails.map(({ email }) => email),
  phoneNumbers: wire.mobiles.map(({ countryCode, mobile }) => ({ countryCode, number: mobile })),
  locale: localeOf(wire.preferences.locale, log),
  isAccountPaid: wire.isAccountPaid,
  validityReminder: toOptionalDay(wire.validityReminder),
  version: wire.version,
});
