import { Refused } from '../stubCall.ts';
import { PICTURE, fileIn } from '../stubFiles.ts';
import {
  type Person,
  DOMAIN_ROSTER,
  listedOf,
  domainAttributesOf,
  personAt,
  fileSharingOf,
  teamInfoOf,
  teamSettingsOf,
} from '../stubTeam.ts';
import { type Answers, adminsOnly, pageOf } from './answer.ts';

/** As in a team without policies, where admins alone invite guests. */
const privilegesOf = (person: Person) => ({
  inviteMembers: person.role !== 'guest',
  inviteGuests: person.role === 'admin',
  createOpenGroups: person.role !== 'guest',
  createClosedGroups: person.role !== 'guest',
  shareFiles: true,
  shareFilesOnMobile: true,
});

/** What the stub's team service answers by itself. */
export const teamAnswers: Answers<'team'> = {
  teamInfo: ({ team }) => teamInfoOf(team),
  teamState: () => ({ isLegacy: false, isProPlanInitialized: true, plan: 'pro' }),
  installedApps: () => ({
    apps: [{ id: 'polls', name: 'Polls', description: 'Asks.', iconUri: null, usersCount: 3 }],
  }),
  autoJoinExists: adminsOnly(() => ({ result: true })),
  sandboxState: () => ({ result: false }),
  resetSandbox: () => new Refused(409, 'not_sandbox'),
  domainMembersCount: adminsOnly(({ team }) => ({ result: team.people.length })),
  domainRoster: adminsOnly(() => DOMAIN_ROSTER),
  domainRequest: adminsOnly(() => DOMAIN_ROSTER),
  teamFileStorageInfo: adminsOnly(() => ({
    teamStorageUsed: 5_000_000_000,
    teamStorageLimit: 10_000_000_000,
    freeTeamMaxStorageLimit: 1_000_000_000,
    freeTeamStorageNotice: 800_000_000,
    storagePerLicence: 10_000_000_000,
  })),
  updateTeam: adminsOnly(({ team }) => teamInfoOf(team)),
  uploadTeamAvatar: async ({ person, call }) => {
    await fileIn(call);
    return person.role === 'admin' ? { url: PICTURE } : new Refused(403, 'actor_not_admin');
  },
  createGroupPrivilege: adminsOnly(({ team: { people } }) => ({
    open: { allowedTo: 'ADMINS_AND_WHITELISTED_USERS', whiteList: people.slice(1, 4).map(({ guid }) => guid) },
    close: { allowedTo: 'ONLY_ADMINS', whiteList: [] },
    version: 7,
  })),
  setCreateGroupPrivilege: adminsOnly(({ body }) => {
    const { open, close } = body;
    const rule = { allowedTo: 'ALL_USERS' as const, whiteList: [] };
    return { open: { ...rule, ...open }, close: { ...rule, ...close }, version: 8 };
  }),
  makeAutoJoin: adminsOnly(() => ({})),
  setTeamSettings: adminsOnly(() => ({})),
  welcomeMessage: adminsOnly(() => ({ enabled: true, senderName: 'Orbit', message: 'Welcome!', version: 4 })),
  setWelcomeMessage: adminsOnly(({ body }) => ({
    ...{ enabled: true, senderName: 'Orbit', message: 'Welcome!', version: 5 },
    ...body,
  })),
  testWelcomeMessage: adminsOnly(() => ({})),
  teamSettings: adminsOnly(({ team }) => teamSettingsOf(team)),
  fileSharingSettings: adminsOnly(({ team }) => fileSharingOf(team)),
  setFileSharingSettings: adminsOnly(({ team, body }) => {
    const { mode, mobileSharingDisabled } = { ...fileSharingOf(team), ...body };
    return { ...fileSharingOf(team), mode, mobileSharingDisabled, version: 5 };
  }),
  domainAttributes: adminsOnly(({ team }) => domainAttributesOf(team)),
  setDomainAttributes: adminsOnly(({ team, body }) => {
    const { fileSharingMode, mobileSharingDisabled } = { ...domainAttributesOf(team), ...body };
    return { ...domainAttributesOf(team), fileSharingMode, mobileSharingDisabled, version: 5 };
  }),
  fileSharingMembers: adminsOnly(({ team, query }) => {
    const chosen = team.people.slice(1, 4);
    return { users: pageOf(chosen, query).map(listedOf), total: chosen.length };
  }),
  actorPrivileges: ({ person }) => privilegesOf(person),
  settingChanges: adminsOnly(({ team }) => ({
    changes: [{ setting: 'invite_members', guid: personAt(team, 0).guid, changedAt: 1_794_000_000_000 }],
  })),
  planGates: adminsOnly(() => ({
    gates: [
      { feature: 'admins', limit: 1, used: 1, requiredPlan: 'pro', isPaywallShown: true },
      { feature: 'guests', limit: null, used: 8, requiredPlan: null, isPaywallShown: false },
    ],
  })),
};
