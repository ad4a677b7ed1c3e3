import { connectionOf, person } from '../../../testing/renderInConsole.tsx';

/** An amount in US dollars. */
export const usd = (amountMinor: number) => ({
  amountMinor,
  currency: 'USD',
  formatted: `$${(amountMinor / 100).toFixed(2)}`,
});

export const billing = {
  type: 'SUBSCRIPTION',
  isLiteUserRestricted: false,
  licensedUsersCount: 90,
  unusedLicencesCount: 10,
  activationAt: null,
  balance: usd(1250),
  pendingAmount: usd(0),
  pendingDeadline: null,
  trial: null,
};

const admins = [1, 2, 3, 4, 5, 6, 7].map((number) => person(number, { role: 'ADMIN' }));

/** A team as the overview reads it. */
export const team = {
  id: 'team-1',
  name: 'Orbit',
  url: 'orbit',
  domain: 'orbit.example',
  avatarUrl: null,
  version: 3,
  viewerCanEdit: true,
  anotherTeamAutoJoins: null,
  viewerCanInviteGuests: true,
  viewerCanBecomeAdmin: false,
  createdAt: '2024-03-05T10:00:00Z',
  plan: 'PRO',
  isProPlan: true,
  isAutoJoin: true,
  guestInvite: 'ADMIN',
  appsCount: 3,
  membersCount: 1200,
  apps: [{ id: 'app-1', name: 'Tasks', description: 'To-do lists.', iconUrl: null, usersCount: 1 }],
  fileStorage: {
    usedBytes: 5 * 1024 ** 3,
    limitBytes: 20 * 1024 ** 3,
    freePlanLimitBytes: 1024 ** 3,
    freePlanNoticeBytes: 0.8 * 1024 ** 3,
  },
  billing,
  admins: (args: { first: number; after?: string }) => connectionOf(admins, args),
  domainAdmins: (args: { first: number; after?: string }) => connectionOf(admins, args),
};

/** What the gateway answers to somebody of a role. */
export const gateway = (role: string, changes: Record<string, unknown> = {}) => ({
  viewer: { id: 'viewer-1', role, team: { ...team, ...changes } },
});
