import { type PageArguments, type Rows, pageByOffset, toConnection } from '../../lib/connections.ts';
import type { Log } from '../../lib/log.ts';
import type { MemberLoaders } from './loaders.ts';
import {
  type LeanProfile,
  type MemberRecord,
  type ProfileOutcome,
  memberByGuid,
  memberOf,
  toMember,
} from './mapper.ts';

/** What cursors know a person by. */
export const guidOf = ({ guid }: MemberRecord) => guid;

/** Somebody with what is known of them; whoever cannot be read stays, without name. */
export const personWith = (guid: string, profile: ProfileOutcome): MemberRecord =>
  profile === null || profile instanceof Error ? { ...memberByGuid(guid), profile } : memberOf(profile);

type WireList = { readonly users: readonly Parameters<typeof toMember>[0][]; readonly total: number };

/** People as the lists of the services have them. */
export const toPeople = ({ users, total }: WireList, log: Log): Rows<MemberRecord> => ({
  rows: users.map((user) => toMember(user, log)),
  total,
});

/** One page of a list of people that a service cuts by offset, as a connection. */
export async function peoplePage(
  args: PageArguments,
  read: (place: { offset: number; limit: number }) => Promise<Rows<MemberRecord>>,
) {
  return toConnection(await pageByOffset(args, guidOf, (offset, limit) => read({ offset, limit })), guidOf);
}

/** The profiles of these people, null for whoever has none; an error where one of them cannot be read. */
export async function profilesOrThrow(
  loader: MemberLoaders['leanProfile'],
  guids: readonly string[],
): Promise<(LeanProfile | null)[]> {
  const profiles = await loader.loadMany(guids);
  return profiles.map((profile) => {
    if (profile instanceof Error) throw profile;
    return profile;
  });
}
