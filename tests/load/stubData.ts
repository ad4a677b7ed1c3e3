// What the stub answers: one team of 320, by the upstream contract's own types.
import type { Answer } from '../../upstream/src/generated/contract.ts';

type FullProfile = Answer<'identity', 'fullProfile'>;
type TeamInfo = Answer<'team', 'teamInfo'>;
type TeamState = Answer<'team', 'teamState'>;
type UsersList = Answer<'member', 'usersList'>;
type FoundUsers = Answer<'member', 'searchUsers'>;
type InstalledApps = Answer<'team', 'installedApps'>;
type FileStorage = Answer<'team', 'teamFileStorageInfo'>;
type BillingData = Answer<'billing', 'billingData'>;
type MembersCount = Answer<'member', 'membersCount'>;
type ListedUser = Answer<'member', 'usersList'>['users'][number];
type LeanProfile = Answer<'member', 'leanProfiles'>['profiles'][number];

const membersTotal = 320;
const names = [
  ['Amélie', 'Durand'],
  ['Олег', 'Соколов'],
  ['陈', '伟'],
  ['Siobhán', "O'Neill"],
  ['Bartholomew', 'Featherstonehaugh-Cholmondeley'],
] as const;

function leanProfile(index: number): LeanProfile {
  const [firstName, lastName] = names[index % names.length] ?? names[0];
  const id = String(index).padStart(4, '0');
  return {
    guid: `member-${id}`,
    email: `person.${id}@bench.example`,
    name: { firstName, lastName },
    imageUri: index % 3 === 0 ? null : `https://images.example/people/${id}.jpg`,
    role: index === 0 ? 'admin' : 'member',
    isAdmin: index === 0,
    isGuest: false,
    state: 'active',
    stateSince: 1_760_000_000_000,
    isLicensed: index % 2 === 0,
    autoRenewEnabled: index % 4 === 0,
  };
}

export const profiles: readonly LeanProfile[] = Array.from({ length: membersTotal }, (_, index) => leanProfile(index));

export const listed: readonly ListedUser[] = profiles.map(
  ({ guid, role, state, stateSince, isLicensed, autoRenewEnabled }) => ({
    guid,
    role,
    state,
    stateSince,
    isLicensed,
    autoRenewEnabled,
  }),
);

export const fullProfile = (guid: string): FullProfile => ({
  guid,
  email: `${guid}@bench.example`,
  name: { firstName: 'Ada', lastName: 'Bench' },
  role: 'admin',
  isAdmin: true,
  isGuest: false,
  locale: 'en-us',
  teamId: 'team-bench',
  imageUri: null,
  version: 1,
  emails: [{ email: `${guid}@bench.example` }],
  mobiles: [],
  actorFlags: { fileSharing: true, videoRecording: false, chatExport: false },
});

const membersCount: MembersCount = { count: membersTotal, isLargeTeam: false };

const teamState: TeamState = { isLegacy: false, isProPlanInitialized: true, plan: 'pro' };

const teamInfo: TeamInfo = {
  teamId: 'team-bench',
  accountId: 'account-bench',
  name: 'Bench',
  domain: 'bench.example',
  url: 'bench',
  avatar: null,
  createdOn: 1_700_000_000_000,
  isAutoJoin: false,
  isDomain: true,
  guestInvite: 'admin',
  isOpen: false,
  isCrossDomainDisabled: false,
  canJoinDomains: [],
  isAdminInvite: true,
  showUsersFullName: true,
  plan: 'pro',
  preferences: { excludePaywall: false },
  billPlanCost: 300,
  billPlanCurrency: 'USD',
  proUsers: 160,
  autoUpgradeCategory: 'pro',
  isPaid: true,
  isHardPaywall: false,
  paywallMode: 'NONE',
  supportLite: true,
  isFileSharingDisabled: false,
  isMobileFileSharingDisabled: false,
  isIPTrackingEnabled: false,
  usersCount: membersTotal,
  appsCount: 0,
  version: 1,
};

const admins: UsersList = { users: listed.slice(0, 1), total: 1 };
const found: FoundUsers = { profiles: profiles.slice(0, 100), total: 100 };
const installedApps: InstalledApps = {
  apps: [{ id: 'app-1', name: 'Polls', description: 'Asks everybody.', iconUri: null, usersCount: 12 }],
};
const fileStorage: FileStorage = {
  teamStorageUsed: 5e9,
  teamStorageLimit: 1e11,
  freeTeamMaxStorageLimit: 5e9,
  freeTeamStorageNotice: 4e9,
  storagePerLicence: 1e10,
};
const billingData: BillingData = {
  billing: {
    type: 'SUBSCRIPTION',
    isLiteUserRestricted: false,
    teamDetails: {
      activationTimestamp: null,
      isActivationAllowed: false,
      licensedUsers: 160,
      liteUsers: 160,
      currentUnusedLicenses: 4,
    },
  },
  newBilling: { balance: { amount: 0, currency: 'USD' } },
  pendingPaymentDetails: { pendingAmount: { amount: 0, currency: 'USD' }, deadline: null },
};

const domainProperties: Answer<'identity', 'domainProperties'> = { isFreeDomain: false };
const publicProfile: Answer<'identity', 'publicProfile'> = { email: 'viewer@bench.example', domain: 'bench.example' };

/** The calls whose answer is the same for everybody and every query, by path. */
export const fixedAnswers: Readonly<Record<string, unknown>> = {
  '/identity/domain-properties': domainProperties,
  '/identity/public-profile': publicProfile,
  '/identity/issue-pin': { guid: 'viewer-0000' },
  '/identity/sign-out': {},
  '/team/team-info': teamInfo,
  '/team/team-state': teamState,
  '/team/installed-apps': installedApps,
  '/team/team-file-storage-info': fileStorage,
  '/team/auto-join-exists': { result: false },
  '/team/domain-members-count': { result: membersTotal },
  '/member/members-count': membersCount,
  '/member/admins': admins,
  '/member/domain-admins': admins,
  '/member/search-users': found,
  '/billing/billing-data': billingData,
};
