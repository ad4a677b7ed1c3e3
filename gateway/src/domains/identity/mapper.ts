import type { Locale, PersonName, PhoneNumber, Role, ViewerFeatures } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import { DEFAULT_LOCALE, fromWireLocale } from '../../lib/locales.ts';
import type { Log } from '../../lib/log.ts';
import { safeUrl } from '../../lib/scalars.ts';

/** The signed-in person, whose fields are read when they are asked for. */
export type ViewerRef = { readonly __typename: 'Viewer' };
export const VIEWER: ViewerRef = { __typename: 'Viewer' };

/** The signed-in person's profile. */
export type ProfileRecord = {
  readonly guid: string;
  /** The team of the session. */
  readonly teamId: string;
  readonly email: string;
  readonly name: PersonName;
  readonly role: Role;
  readonly locale: Locale;
  readonly imageUrl: string | null;
  readonly phone: PhoneNumber | null;
  readonly profileVersion: number;
  readonly features: ViewerFeatures;
};

type WireName = { firstName: string; lastName: string };
export const toName = ({ firstName, lastName }: WireName): PersonName => ({ first: firstName, last: lastName });

/** Roles by their words alone. */
export const roles = enumOf('Role', {
  ADMIN: 'admin',
  MEMBER: 'member',
  GUEST: 'guest',
} as const satisfies WordsOf<Role>);

type WireFlags = { role: string; isAdmin: boolean; isGuest: boolean };

/** A role by its flags, which decide; a word that says otherwise is logged. */
export function roleOf({ role, isAdmin, isGuest }: WireFlags, log: Log): Role {
  const word = roles.read(role, log);
  if (word === 'UNKNOWN') return word;
  const byFlags = isGuest ? 'GUEST' : isAdmin ? 'ADMIN' : 'MEMBER';
  if (byFlags !== word) log.warn({ word, byFlags }, 'Role and flags disagree');
  return byFlags;
}

/** A language by its word; the fallback for one that this version does not have. */
export function localeOf(wire: string, log: Log): Locale {
  const locale = fromWireLocale(wire);
  if (locale === undefined) log.warn({ enum: 'Locale', word: wire.slice(0, 40) }, 'Unknown wire value');
  return locale ?? DEFAULT_LOCALE;
}

/** The phone that the account begins with: a viewer has one at most. */
const toPhone = ([first]: Answer<'identity', 'fullProfile'>['mobiles']): PhoneNumber | null =>
  first ? { countryCode: first.countryCode, number: first.mobile } : null;

export function toProfile(wire: Answer<'identity', 'fullProfile'>, log: Log): ProfileRecord {
  const { fileSharing, videoRecording, chatExport } = wire.actorFlags;
  return {
    guid: wire.guid,
    teamId: wire.teamId,
    email: wire.email,
    name: toName(wire.name),
    role: roleOf(wire, log),
    locale: localeOf(wire.locale, log),
    imageUrl: safeUrl(wire.imageUri),
    phone: toPhone(wire.mobiles),
    profileVersion: wire.version,
    features: { fileSharing, videoRecording, chatExport },
  };
}
