import { PEOPLE_SEARCH_MIN } from '@muster/schema/formats/peopleSearch';
import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { toDateTime, toOptionalDateTime } from '../../lib/dates.ts';
import { toId } from '../../lib/ids.ts';
import { isOutage } from '../../upstream/errors.ts';
import { adminClaim, viewerCanBecomeAdmin } from './adminClaim.ts';
import { adminGrant } from './adminGrant.ts';
import { adminReplace } from './adminReplace.ts';
import { adminRevoke } from './adminRevoke.ts';
import { emailChecks, memberDetails } from './details.ts';
import { contacts, members, wholeList } from './lists.ts';
import { type LeanProfile, type MemberRecord, type Standing, UNKNOWN_STANDING, memberOf } from './mapper.ts';
import { memberApprove } from './memberApprove.ts';
import { memberDeactivate } from './memberDeactivate.ts';
import { memberDelete } from './memberDelete.ts';
import { memberInvite } from './memberInvite.ts';
import { memberReactivate } from './memberReactivate.ts';
import { memberReject } from './memberReject.ts';
import { type Permission, isPermitted } from './permissions.ts';
import { teamDeletionRequest } from './teamDeletionRequest.ts';
import { teamLeave } from './teamLeave.ts';

/** The member service's number; while it fails, the one that the team service keeps. */
async function membersCount({ loaders }: GatewayContext): Promise<number> {
  try {
    return (await loaders.member.count()).count;
  } catch (error) {
    if (!isOutage(error)) throw error;
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

const standingOf = async (member: MemberRecord, context: GatewayContext): Promise<Standing> =>
  member.standing ?? (await profileOf(member, context))?.standing ?? UNKNOWN_STANDING;

/** What somebody is: at once where it came with them, else with the profile. */
const fromStanding =
  <V>(read: (standing: Standing) => V) =>
  (member: MemberRecord, _args: object, context: GatewayContext): V | Promise<V> =>
    member.standing === undefined ? standingOf(member, context).then(read) : read(member.standing);

const permission = (name: Permission) => (member: MemberRecord, _args: object, context: GatewayContext) =>
  member.standing === undefined
    ? standingOf(member, context).then((standing) => isPermitted(name, standing, context))
    : isPermitted(name, member.standing, context);

export const memberResolvers = {
  Mutation: {
    memberInvite,
    memberDeactivate,
    memberReactivate,
    memberDelete,
    teamDeletionRequest,
    teamLeave,
    memberApprove,
    memberReject,
    adminClaim,
    adminGrant,
    adminRevoke,
    adminReplace,
  },
  Team: {
    members: (_team, args, context, info) => members(args, context, info),
    admins: (_team, args, context, info) => wholeList('admins', args, context, info),
    domainAdmins: (_team, args, context, info) => wholeList('domainAdmins', args, context, info),
    contacts: (_team, args, context) => contacts(args, context),
    emailChecks: (_team, args, context) => emailChecks(args, context),
    memberDetails: (_team, args, context) => memberDetails(args, context),
    membersCount: (_team, _args, context) => membersCount(context),
    isLargeTeam: async (_team, _args, { loaders }) => (await loaders.member.count()).isLargeTeam,
    memberSearchMinLength: async (_team, _args, { loaders }) =>
      PEOPLE_SEARCH_MIN[(await loaders.member.count()).isLargeTeam ? 'large' : 'other'],
    viewerCanBecomeAdmin: (_team, _args, context) => viewerCanBecomeAdmin(context),
  },
  Member: {
    id: ({ guid }) => toId('Member', guid),
    guid: ({ guid }) => guid,
    role: fromStanding(({ role }) => role),
    status: fromStanding(({ status }) => status),
    statusSince: fromStanding(({ since }) => toDateTime(since)),
    isLicensed: fromStanding(({ isLicensed }) => isLicensed),
    isAutoRenewEnabled: fromStanding(({ isAutoRenewEnabled }) => isAutoRenewEnabled),
    trialLicenceEndsAt: fromStanding((standing) => toOptionalDateTime(standing.trialLicenceEndsAt)),
    email: fromProfile('email'),
    name: fromProfile('name'),
    imageUrl: fromProfile('imageUrl'),
    viewerCanApprove: permission('viewerCanApprove'),
    viewerCanDeactivate: permission('viewerCanDeactivate'),
    viewerCanReactivate: permission('viewerCanReactivate'),
    viewerCanDelete: permission('viewerCanDelete'),
    viewerCanMakeAdmin: permission('viewerCanMakeAdmin'),
    viewerCanRemoveAdmin: permission('viewerCanRemoveAdmin'),
    viewerCanUpgradeGuest: permission('viewerCanUpgradeGuest'),
    viewerCanEditGuestAccess: permission('viewerCanEditGuestAccess'),
    viewerCanAssignLicence: permission('viewerCanAssignLicence'),
    viewerCanDisableAutoRenew: permission('viewerCanDisableAutoRenew'),
    viewerCanDowngrade: permission('viewerCanDowngrade'),
  },
} satisfies Resolvers;

/** The person behind an id, if the viewer may see them. */
export async function memberNode(key: string, { loaders }: GatewayContext): Promise<MemberRecord | null> {
  const profile = await loaders.member.leanProfile.load(key);
  return profile === null ? null : memberOf(profile);
}
