import type { Amount } from '@muster/schema/formats/money';
import type {
  FileStorage,
  GuestInvite,
  InstalledApp,
  PaywallMode,
  Plan,
  PlanFeature,
} from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { toDateTime } from '../../lib/dates.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import { toId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import { safeUrl } from '../../lib/scalars.ts';

/** The viewer's team, whose fields are read when they are asked for. */
export type TeamRef = { readonly __typename: 'Team' };
export const TEAM: TeamRef = { __typename: 'Team' };

/** What the team service says of a team. */
export type TeamRecord = {
  readonly id: string;
  readonly teamId: string;
  /** The account that pays for the team: licence calls name it. */
  readonly accountId: string;
  readonly isPaid: boolean;
  /** Of one licence for one period. */
  readonly licencePrice: Amount | null;
  readonly licensedUsersCount: number;
  readonly isLiteSupported: boolean;
  readonly isPaywallExcluded: boolean;
  readonly name: string;
  readonly url: string;
  readonly domain: string;
  readonly avatarUrl: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly plan: Plan;
  readonly paywallMode: PaywallMode;
  readonly isAutoJoin: boolean;
  /** Whether it has a domain and takes in everybody of it. */
  readonly isOrganisation: boolean;
  readonly guestInvite: GuestInvite;
  readonly joinDomains: string[];
  /** Whether people who join get a licence while one is left. */
  readonly isLicenceAutoAssigned: boolean;
  readonly isIpTrackingEnabled: boolean;
  readonly sharesProductEvents: boolean;
  readonly appsCount: number;
  /** The people as the team service last counted them. */
  readonly usersCount: number;
};

/** What decides which plan gates apply. */
export type TeamStateRecord = {
  readonly plan: Plan;
  readonly isLegacy: boolean;
  readonly isProPlanInitialized: boolean;
};

/** What the team's plan allows of a feature, and how much of it is used. */
export type PlanGateRecord = {
  readonly feature: PlanFeature;
  /** null for any number. */
  readonly limit: number | null;
  readonly used: number;
  readonly requiredPlan: Plan | null;
  readonly isPaywallShown: boolean;
};

const plans = enumOf('Plan', { FREE: 'free', PRO: 'pro', ENTERPRISE: 'enterprise' } as const satisfies WordsOf<Plan>);
export const toPlan = (word: string, log: Log): Plan => plans.read(word.toLowerCase(), log);
const paywallModes = enumOf('PaywallMode', {
  NONE: 'NONE',
  SOFT: 'SOFT',
  HARD: 'HARD',
} as const satisfies WordsOf<PaywallMode>);
export const guestInvites = enumOf('GuestInvite', {
  NONE: 'none',
  ADMIN: 'admin',
  MEMBER: 'member',
} as const satisfies WordsOf<GuestInvite>);

const toLicencePrice = ({ billPlanCost, billPlanCurrency }: Answer<'team', 'teamInfo'>): Amount | null =>
  billPlanCost === null || billPlanCurrency === null ? null : { amountMinor: billPlanCost, currency: billPlanCurrency };

export const toTeam = (wire: Answer<'team', 'teamInfo'>, log: Log): TeamRecord => ({
  id: toId('Team', wire.teamId),
  teamId: wire.teamId,
  accountId: wire.accountId,
  isPaid: wire.isPaid,
  licencePrice: toLicencePrice(wire),
  licensedUsersCount: wire.proUsers,
  isLiteSupported: wire.supportLite,
  isPaywallExcluded: wire.preferences.excludePaywall,
  name: wire.name,
  url: wire.url,
  domain: wire.domain,
  avatarUrl: safeUrl(wire.avatar),
  version: wire.version,
  createdAt: toDateTime(wire.createdOn),
  plan: toPlan(wire.plan, log),
  paywallMode: paywallModes.read(wire.paywallMode, log),
  isAutoJoin: wire.isAutoJoin,
  isOrganisation: wire.isDomain && wire.isAutoJoin,
  guestInvite: guestInvites.read(wire.guestInvite, log),
  joinDomains: wire.canJoinDomains,
  isLicenceAutoAssigned: wire.autoUpgradeCategory === 'pro',
  isIpTrackingEnabled: wire.isIPTrackingEnabled,
  sharesProductEvents: wire.sharesProductEvents ?? true,
  appsCount: wire.appsCount,
  usersCount: wire.usersCount,
});

export const toTeamState = (wire: Answer<'team', 'teamState'>, log: Log): TeamStateRecord => ({
  plan: toPlan(wire.plan, log),
  isLegacy: wire.isLegacy,
  isProPlanInitialized: wire.isProPlanInitialized,
});

export const toApps = ({ apps }: Answer<'team', 'installedApps'>): InstalledApp[] =>
  apps.map(({ id, name, description, iconUri, usersCount }) => ({
    id: toId('InstalledApp', id),
    name,
    description,
    iconUrl: safeUrl(iconUri),
    usersCount,
  }));

export const toFileStorage = (wire: Answer<'team', 'teamFileStorageInfo'>): FileStorage => ({
  usedBytes: wire.teamStorageUsed,
  limitBytes: wire.teamStorageLimit,
  availableBytes: Math.max(0, wire.teamStorageLimit - wire.teamStorageUsed),
  freePlanLimitBytes: wire.freeTeamMaxStorageLimit,
  freePlanNoticeBytes: wire.freeTeamStorageNotice,
  bytesPerLicence: wire.storagePerLicence,
});

const planFeatures = enumOf('PlanFeature', {
  ADMINS: 'admins',
  GUESTS: 'guests',
  FILE_SHARING: 'file_sharing',
  CHANNEL_MANAGEMENT: 'channel_management',
  APPROVED_DOMAINS: 'approved_domains',
  BLOCK_DOMAIN: 'block_domain',
  INVITE_CONTROL: 'invite_control',
  AUTO_JOIN_CHANNELS: 'auto_join_channels',
  CUSTOM_FIELDS: 'custom_fields',
  USER_GROUPS: 'user_groups',
  ANNOUNCEMENT_CHANNELS: 'announcement_channels',
  GROUP_VIDEO: 'group_video',
  PUBLIC_CHANNELS: 'public_channels',
  PRIVATE_CHANNELS: 'private_channels',
  BULK_CHANNELS: 'bulk_channels',
} as const satisfies WordsOf<PlanFeature>);

/** The gates by their feature; one of a feature that this version does not know is left out. */
export const toPlanGates = (
  { gates }: Answer<'team', 'planGates'>,
  log: Log,
): ReadonlyMap<PlanFeature, PlanGateRecord> =>
  new Map(
    gates.flatMap(({ feature: word, limit, used, requiredPlan, isPaywallShown }) => {
      const feature = planFeatures.read(word, log);
      if (feature === 'UNKNOWN') return [];
      const plan = requiredPlan === null ? null : toPlan(requiredPlan, log);
      return [[feature, { feature, limit, used, requiredPlan: plan, isPaywallShown }] as const];
    }),
  );
