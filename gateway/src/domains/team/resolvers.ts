import type { GatewayContext } from '../../context.ts';
import { fieldsOf } from '../../fields.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { areaStatuses } from './areaStatuses.ts';
import { channelCreationUpdate } from './channelCreationUpdate.ts';
import { channelCreators } from './channelCreators.ts';
import { fileSharing, fileSharingMembers } from './fileSharing.ts';
import { fileSharingUpdate } from './fileSharingUpdate.ts';
import { isAdmin } from '../identity/facts.ts';
import { hasPro, isProPlan } from './facts.ts';
import { type PlanGateRecord, TEAM } from './mapper.ts';
import { domainRequestApprove } from './domainRequestApprove.ts';
import { domainRequestDecline } from './domainRequestDecline.ts';
import { domainRequestRemove } from './domainRequestRemove.ts';
import { domainRequestSend } from './domainRequestSend.ts';
import { memberOf } from '../member/mapper.ts';
import { canInviteGuests, canInviteMembers, canResetSandbox } from './privileges.ts';
import type { SettingChangeRecord } from './settingChangeMapper.ts';
import { sandboxReset } from './sandboxReset.ts';
import { teamAdminInviteUpdate } from './teamAdminInviteUpdate.ts';
import { teamAutoJoinUpdate } from './teamAutoJoinUpdate.ts';
import { teamAvatarRemove } from './teamAvatarRemove.ts';
import { teamAvatarUpload } from './teamAvatarUpload.ts';
import { teamFullNamesUpdate } from './teamFullNamesUpdate.ts';
import { teamProductEventsUpdate } from './teamProductEventsUpdate.ts';
import { teamGuestInviteUpdate } from './teamGuestInviteUpdate.ts';
import { teamSignUpUpdate } from './teamSignUpUpdate.ts';
import { teamUpdate } from './teamUpdate.ts';
import { welcomeMessageTest } from './welcomeMessageTest.ts';
import { welcomeMessageUpdate } from './welcomeMessageUpdate.ts';

const fromTeam = fieldsOf((loaders) => loaders.team.team());
const fromState = fieldsOf((loaders) => loaders.team.state());
const fromSettings = fieldsOf((loaders) => loaders.team.settings());
const fromPrivileges = fieldsOf((loaders) => loaders.team.privileges());

/** Admins of PRO teams; nobody while the service cannot say whether the team is one, which leaves the rest of the team. */
const canChangeLicenceAutoAssign = async (context: GatewayContext) => (await isAdmin(context)) && hasPro(context);

/** The plan that the team has bought, for admins: nobody else decides by it. */
const planForAdmin = async (context: GatewayContext) =>
  (await isAdmin(context)) ? (await context.loaders.team.team()).plan : null;

/** Whoever was removed since has a name still; of people of other teams nothing is told. */
const changedBy = async ({ guid }: SettingChangeRecord, _args: object, { loaders }: GatewayContext) => {
  const profile = await loaders.member.everyProfile.load(guid);
  return profile && memberOf(profile);
};

const isGateOpen = ({ limit, used }: PlanGateRecord) => limit === null || used < limit;

/** Another team can only take everybody in where this one does not: otherwise nothing is asked, and null is the answer. */
const anotherTeamAutoJoins = async ({ loaders }: GatewayContext) =>
  (await loaders.team.team()).isAutoJoin ? null : loaders.team.autoJoinExists();

const domainRequestMutations = { domainRequestSend, domainRequestApprove, domainRequestDecline, domainRequestRemove };

export const teamResolvers = {
  Mutation: {
    ...domainRequestMutations,
    ...{ teamAvatarUpload, teamAvatarRemove, teamUpdate, teamSignUpUpdate, teamAutoJoinUpdate, teamGuestInviteUpdate },
    ...{ teamAdminInviteUpdate, teamFullNamesUpdate, teamProductEventsUpdate, channelCreationUpdate },
    ...{ welcomeMessageUpdate, welcomeMessageTest, fileSharingUpdate, sandboxReset },
  },
  Viewer: {
    planForAdmin: (_viewer, _args, context) => planForAdmin(context),
    isProPlan: (_viewer, _args, context) => isProPlan(context),
    isInLegacyTeam: fromState('isLegacy'),
    hasProPlanInitialised: fromState('isProPlanInitialized'),
  },
  Team: {
    id: fromTeam('id'),
    teamId: fromTeam('teamId'),
    name: fromTeam('name'),
    url: fromTeam('url'),
    chatUrl: async (_team, _args, { loaders, settings }) => settings.chatUrl((await loaders.team.team()).url),
    domain: fromTeam('domain'),
    avatarUrl: fromTeam('avatarUrl'),
    version: fromTeam('version'),
    createdAt: fromTeam('createdAt'),
    plan: fromTeam('plan'),
    paywallMode: fromTeam('paywallMode'),
    isAutoJoin: fromTeam('isAutoJoin'),
    guestInvite: fromTeam('guestInvite'),
    joinDomains: fromTeam('joinDomains'),
    isLicenceAutoAssigned: fromTeam('isLicenceAutoAssigned'),
    isOpen: fromSettings('isOpen'),
    isExternalContactBlocked: fromSettings('isExternalContactBlocked'),
    isPublicDomain: fromSettings('isPublicDomain'),
    isAdminInvite: fromSettings('isAdminInvite'),
    showsFullNames: fromSettings('showsFullNames'),
    settingChange: async (_team, { setting }, { loaders }) =>
      (await loaders.team.settingChanges()).get(setting) ?? null,
    areaStatuses: (_team, _args, context) => areaStatuses(context),
    planGate: async (_team, { feature }, { loaders }) => (await loaders.team.planGates()).get(feature) ?? null,
    isIpTrackingEnabled: fromTeam('isIpTrackingEnabled'),
    sharesProductEvents: fromTeam('sharesProductEvents'),
    appsCount: fromTeam('appsCount'),
    isLegacy: fromState('isLegacy'),
    isProPlanInitialized: fromState('isProPlanInitialized'),
    isProPlan: (_team, _args, context) => isProPlan(context),
    apps: (_team, _args, { loaders }) => loaders.team.apps(),
    fileSharing: (_team, _args, context) => fileSharing(context),
    fileStorage: (_team, _args, { loaders }) => loaders.team.fileStorage(),
    domainRoster: (_team, _args, { loaders }) => loaders.team.domainRoster(),
    domainMembersCount: (_team, _args, { loaders }) => loaders.team.domainMembersCount(),
    anotherTeamAutoJoins: (_team, _args, context) => anotherTeamAutoJoins(context),
    welcomeMessage: (_team, _args, { loaders }) => loaders.team.welcomeMessage(),
    channelCreation: (_team, _args, { loaders }) => loaders.team.channelCreation(),
    viewerCanEdit: (_team, _args, context) => isAdmin(context),
    viewerCanListMembers: (_team, _args, context) => isAdmin(context),
    viewerCanChangeSettings: (_team, _args, context) => isAdmin(context),
    viewerCanInviteMembers: (_team, _args, context) => canInviteMembers(context),
    viewerCanInviteGuests: (_team, _args, context) => canInviteGuests(context),
    viewerCanResetSandbox: (_team, _args, context) => canResetSandbox(context),
    viewerCanShareFiles: fromPrivileges('shareFiles'),
    viewerCanShareFilesOnMobile: fromPrivileges('shareFilesOnMobile'),
    viewerCanCreateOpenChannels: fromPrivileges('createOpenGroups'),
    viewerCanCreateClosedChannels: fromPrivileges('createClosedGroups'),
    viewerCanChangeLicenceAutoAssign: (_team, _args, context) => canChangeLicenceAutoAssign(context),
  },
  ChannelCreationRule: {
    memberIds: ({ guids }) => guids.map((guid) => toId('Member', guid)),
    members: (rule, args, context, info) => channelCreators(rule, args, context, info),
  },
  FileSharing: { enabledMembers: (_sharing, args, context) => fileSharingMembers(args, context) },
  PlanGate: { isAllowed: isGateOpen },
  SettingChange: { changedBy },
} satisfies Resolvers;

/** The team behind an id, if it is the viewer's own. */
export const teamNode = async (key: string, { loaders }: GatewayContext) =>
  (await loaders.team.team()).teamId === key ? TEAM : null;
