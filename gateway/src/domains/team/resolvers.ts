import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { type PlanGateRecord, TEAM, type TeamRecord, type TeamRef, type TeamStateRecord } from './mapper.ts';
import { teamAutoJoinUpdate } from './teamAutoJoinUpdate.ts';
import { teamAvatarRemove } from './teamAvatarRemove.ts';
import { teamAvatarUpload } from './teamAvatarUpload.ts';
import { teamGuestInviteUpdate } from './teamGuestInviteUpdate.ts';
import { teamUpdate } from './teamUpdate.ts';

const fromTeam =
  <K extends keyof TeamRecord>(name: K) =>
  async (_team: TeamRef, _args: object, { loaders }: GatewayContext): Promise<TeamRecord[K]> =>
    (await loaders.team.team())[name];

const fromState =
  <K extends keyof TeamStateRecord>(name: K) =>
  async (_team: TeamRef, _args: object, { loaders }: GatewayContext): Promise<TeamStateRecord[K]> =>
    (await loaders.team.state())[name];

const isAdmin = async ({ loaders }: GatewayContext) => (await loaders.identity.profile()).role === 'ADMIN';

/** PRO or more. The state's plan is the one that counts now: a running trial is PRO, unpaid dues make it FREE. */
async function isProPlan({ loaders }: GatewayContext): Promise<boolean> {
  const { plan } = await loaders.team.state();
  return plan === 'PRO' || plan === 'ENTERPRISE';
}

/** Admins, unless the team takes no guests at all. */
const canInviteGuests = async (context: GatewayContext) =>
  (await isAdmin(context)) && (await context.loaders.team.team()).guestInvite !== 'NONE';

/** Admins of PRO teams; nobody while the service cannot say whether the team is one, which leaves the rest of the team. */
const canChangeLicenceAutoAssign = async (context: GatewayContext) =>
  (await isAdmin(context)) && isProPlan(context).catch(() => false);

const isGateOpen = ({ limit, used }: PlanGateRecord) => limit === null || used < limit;

/** Another team can only take everybody in where this one does not: otherwise nothing is asked, and null is the answer. */
const anotherTeamAutoJoins = async ({ loaders }: GatewayContext) =>
  (await loaders.team.team()).isAutoJoin ? null : loaders.team.autoJoinExists();

export const teamResolvers = {
  Mutation: { teamAvatarUpload, teamAvatarRemove, teamUpdate, teamAutoJoinUpdate, teamGuestInviteUpdate },
  Team: {
    id: fromTeam('id'),
    teamId: fromTeam('teamId'),
    name: fromTeam('name'),
    url: fromTeam('url'),
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
    planGate: async (_team, { feature }, { loaders }) => (await loaders.team.planGates()).get(feature) ?? null,
    isIpTrackingEnabled: fromTeam('isIpTrackingEnabled'),
    appsCount: fromTeam('appsCount'),
    isLegacy: fromState('isLegacy'),
    isProPlanInitialized: fromState('isProPlanInitialized'),
    isProPlan: (_team, _args, context) => isProPlan(context),
    apps: (_team, _args, { loaders }) => loaders.team.apps(),
    fileStorage: (_team, _args, { loaders }) => loaders.team.fileStorage(),
    domainMembersCount: (_team, _args, { loaders }) => loaders.team.domainMembersCount(),
    anotherTeamAutoJoins: (_team, _args, context) => anotherTeamAutoJoins(context),
    viewerCanEdit: (_team, _args, context) => isAdmin(context),
    viewerCanListMembers: (_team, _args, context) => isAdmin(context),
    viewerCanInviteMembers: (_team, _args, context) => isAdmin(context),
    viewerCanInviteGuests: (_team, _args, context) => canInviteGuests(context),
    viewerCanChangeLicenceAutoAssign: (_team, _args, context) => canChangeLicenceAutoAssign(context),
  },
  PlanGate: { isAllowed: isGateOpen },
} satisfies Resolvers;

/** The team behind an id, if it is the viewer's own. */
export const teamNode = async (key: string, { loaders }: GatewayContext) =>
  (await loaders.team.team()).teamId === key ? TEAM : null;
