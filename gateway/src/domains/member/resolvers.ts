import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { members, wholeList } from './lists.ts';
import { type LeanProfile, type MemberRecord, memberOf } from './mapper.ts';

/** How long a search has to be, by whether the team is large. */
const SEARCH_MIN_LENGTH = { large: 3, other: 1 };

const faults: ReadonlySet<string> = new Set(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_INVALID']);

/** The member service's number; while it fails, the one that the team service keeps. */
async function membersCount({ loaders }: GatewayContext): Promise<number> {
  try {
    return (await loaders.member.count()).count;
  } catch (error) {
    if (!(error instanceof UpstreamError) || !faults.has(error.code)) throw error;
    const team = await loaders.team.team().catch(() => null);
    if (team === null) throw error;
    return team.usersCount;
  }
}

async function profileOf({ guid, profile }: MemberRecord, { loaders }: GatewayContext): Promise<LeanProfile | null> {
  return profile === undefined ? loaders.member.leanProfile.load(guid) : rightOf(profile);
}

function rightOf(profile: LeanProfile | null | Error): LeanProfile | null {
  if (profile instanceof Error) throw profile;
  return profile;
}

/** A profile's field: at once where the list has read the profile, else through the loader. */
const fromProfile =
  <K extends 'email' | 'name' | 'imageUrl'>(field: K) =>
  (member: MemberRecord, _args: object, context: GatewayContext) =>
    member.profile === undefined
      ? profileOf(member, context).then((profile) => profile?.[field] ?? null)
      : (rightOf(member.profile)?.[field] ?? null);

export const memberResolvers = {
  Team: {
    members: (_team, args, context, info) => members(args, context, info),
    admins: (_team, args, context, info) => wholeList('admins', args, context, info),
    domainAdmins: (_team, args, context, info) => wholeList('domainAdmins', args, context, info),
    membersCount: (_team, _args, context) => membersCount(context),
    isLargeTeam: async (_team, _args, { loaders }) => (await loaders.member.count()).isLargeTeam,
    memberSearchMinLength: async (_team, _args, { loaders }) =>
      SEARCH_MIN_LENGTH[(await loaders.member.count()).isLargeTeam ? 'large' : 'other'],
  },
  Member: {
    id: ({ guid }) => toId('Member', guid),
    email: fromProfile('email'),
    name: fromProfile('name'),
    imageUrl: fromProfile('imageUrl'),
  },
} satisfies Resolvers;

/** The person behind an id, if the viewer may see them. */
export async function memberNode(key: string, { loaders }: GatewayContext): Promise<MemberRecord | null> {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(key)) return null;
  const profile = await loaders.member.leanProfile.load(key);
  return profile === null ? null : memberOf(profile);
}
