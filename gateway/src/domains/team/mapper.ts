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
import { wireEnum } from '../../lib/enums.ts';
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

const planWords = wireEnum('Plan', { free: 'FREE', pro: 'PRO', enterprise: 'ENTERPRISE' } as const);
const toPlan = (word: string, log: Log): Plan => planWords(word.toLowerCase(), log);
const toPaywallMode = wireEnum('PaywallMode', { NONE: 'NONE', SOFT: 'SOFT', HARD: 'HARD' } as const);
/** The wire's word for a setting; that which stands for words that this version does not know has none. */
export const guestInviteWords = {
  NONE: 'none',
  ADMIN: 'admin',
  MEMBER: 'member',
  UNKNOWN: null,
} as const satisfies Record<GuestInvite, string | null>;
const toGuestInvite = wireEnum('GuestInvite', { none: 'NONE', admin: 'ADMIN', member: 'MEMBER' } as const);

export const toTeam = (wire: Answer<'team', 'teamInfo'>, log: Log): TeamRecord => ({
  id: toId('Team', wire.teamId),
  teamId: wire.teamId,
  accountId: wire.accountId,
  name: wire.name,
  url: wire.url,
  domain: wire.domain,
  avatarUrl: safeUrl(wire.avatar),
  version: wire.version,
  createdAt: toDateTime(wire.createdOn),
  plan: toPlan(wire.plan, log),
  paywallMode: toPaywallMode(wire.paywallMode, log),
  isAutoJoin: wire.isAutoJoin,
  isOrganisation: wire.isDomain && wire.isAutoJoin,
  guestInvite: toGuestInvite(wire.guestInvite, log),
  joinDomains: wire.canJoinDomains,
  isLicenceAutoAssigned: wire.autoUpgradeCategory === 'pro',
  isIpTrackingEnabled: wire.isIPTrackingEnabled,
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
});

const features = new Map<string, PlanFeature>([
  ['admins', 'ADMINS'],
  ['guests', 'GUESTS'],
  ['file_sharing', 'FILE_SHARING'],
  ['channel_management', 'CHANNEL_MANAGEMENT'],
  ['approved_domains', 'APPROVED_DOMAINS'],
  ['block_domain', 'BLOCK_DOMAIN'],
  ['invite_control', 'INVITE_CONTROL'],
  ['auto_join_channels', 'AUTO_JOIN_CHANNELS'],
  ['custom_fields', 'CUSTOM_FIELDS'],
  ['user_groups', 'USER_GROUPS'],
]);

/** The gates by their feature; one of a feature that this version does not know is left out. */
export const toPlanGates = (
  { gates }: Answer<'team', 'planGates'>,
  log: Log,
): ReadonlyMap<PlanFeature, PlanGateRecord> =>
  new Map(
    gates.flatMap(({ feature: word, limit, used, requiredPlan, isPaywallShown }) => {
      const feature = features.get(word);
      if (feature === undefined) return [];
      const plan = requiredPlan === null ? null : toPlan(requiredPlan, log);
      return [[feature, { feature, limit, used, requiredPlan: plan, isPaywallShown }] as const];
    }),
  );
