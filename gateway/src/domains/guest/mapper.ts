import type { Answer } from '../../generated/upstream/contract.ts';
import { toOptionalDay } from '../../lib/dates.ts';
import type { Log } from '../../lib/log.ts';
import type { ChannelRecord } from '../channel/mapper.ts';
import { type MemberRecord, memberOf, toLeanProfile } from '../member/mapper.ts';

/** What a guest's own record says of their access. */
export type GuestRecord = {
  readonly member: MemberRecord;
  /** A day. */
  readonly validityReminder: string | null;
  readonly version: number;
};

/** A guest's access, each part of which is one call and fails alone; a part is read when it is asked for. */
export type GuestAccessRef = {
  readonly record: GuestRecord | Error;
  readonly contacts: () => Promise<MemberRecord[]>;
  readonly channels: () => Promise<ChannelRecord[]>;
};

/** The guest with this profile; null for whoever is none, or is none any more. */
export function toGuestRecord(wire: Answer<'member', 'profile'>, log: Log): GuestRecord | null {
  const profile = toLeanProfile(wire, log);
  const { role, status } = profile.standing;
  if (role !== 'GUEST' || status !== 'ACTIVE') return null;
  return { member: memberOf(profile), validityReminder: toOptionalDay(wire.validityReminder), version: wire.version };
}
