import type { Answer } from '../generated/upstream/contract.ts';

export type Person = {
  readonly guid: string;
  readonly email: string;
  readonly role: 'admin' | 'member' | 'guest';
  /** `active` where it is left out. */
  readonly state?: 'active' | 'pending' | 'deactivated' | 'deleted';
  /** Everybody but guests holds one that renews, where it is left out. */
  readonly licence?: 'renews' | 'runs out' | 'none';
  readonly token?: string;
};

export type StubTeam = { readonly teamId: string; readonly domain: string; readonly people: readonly Person[] };

/** The canaries: if one of them stands anywhere outside of its place, something leaks. */
export const ADMIN_TOKEN = 'canary-token-admin-000000000000';
export const MEMBER_TOKEN = 'canary-token-member-00000000000';
export const HARBOR_TOKEN = 'canary-token-harbor-00000000000';
export const GOOD_PIN = '123456';

/** A team with an admin and a member who have sessions, and further members without. */
export function stubTeam(size = 5, domain = 'orbit.example'): StubTeam {
  const named = domain.split('.')[0];
  const guid = (index: number) => `${named}-${String(index).padStart(4, '0')}`;
  const people = Array.from({ length: size }, (_, index): Person => {
    if (index === 0) return { guid: guid(0), email: `admin@${domain}`, role: 'admin', token: ADMIN_TOKEN };
    if (index === 1) return { guid: guid(1), email: `member@${domain}`, role: 'member', token: MEMBER_TOKEN };
    return { guid: guid(index), email: `person${index}@${domain}`, role: 'member' };
  });
  return { teamId: `team-${named}`, domain, people };
}

/** The person at that place of a team: the admin is first, the member second. */
export function personAt({ people }: StubTeam, index: number): Person {
  const person = people[index];
  if (!person) throw new RangeError(`There are ${people.length} people`);
  return person;
}

/** The same team with a guest as its last person. */
export function withGuest(team: StubTeam): StubTeam & { readonly guest: Person } {
  const guest: Person = { guid: `${team.teamId}-guest`, email: 'guest@elsewhere.example', role: 'guest' };
  return { ...team, people: [...team.people, guest], guest };
}

export const nameOf = ({ guid }: Person) => ({ firstName: `First ${guid}`, lastName: `Last ${guid}` });

const licenceOf = ({ role, licence }: Person) => licence ?? (role === 'guest' ? 'none' : 'renews');

export const listedOf = (person: Person) => ({
  guid: person.guid,
  role: person.role,
  state: person.state ?? 'active',
  stateSince: 1_700_000_000_000,
  isLicensed: licenceOf(person) !== 'none',
  autoRenewEnabled: licenceOf(person) === 'renews',
});

export const leanOf = (person: Person) => ({
  ...listedOf(person),
  email: person.email,
  name: nameOf(person),
  imageUri: null,
  isAdmin: person.role === 'admin',
  isGuest: person.role === 'guest',
});

/** What only admins, and people themselves, read of somebody. */
export const memberProfileOf = (person: Person): Answer<'member', 'profile'> => ({
  ...leanOf(person),
  category: person.role === 'guest' ? 'free' : 'pro',
  isAccountPaid: person.role !== 'guest',
  validityReminder: null,
  emails: [{ email: person.email }],
  mobiles: [],
  preferences: { locale: 'en-us' },
  version: 3,
});

type Group = Answer<'channel', 'groups'>['groups'][number];
type Level = Group['config']['privileges']['groupAffiliate']['post'];

/** What somebody may do in a channel where one level decides about all of it. */
export const privilegesOf = (level: Level) => ({
  groupAffiliate: { post: level, addRemoveUsers: level, viewMemberList: level, editProfile: level },
});

/** An open channel that nobody is put into and in which all members write. */
export const groupOf = (name: string, config: Partial<Group['config']> = {}): Group => ({
  groupJID: `${name}@chat.orbit.example`,
  profile: { name, description: `About ${name}` },
  memberCount: 2,
  othersCount: 3,
  restrictionCriteria: [],
  config: {
    ...{ type: 'open', autoJoin: false, autoJoinCriteria: null, isLocked: false, restricted: false },
    ...{ privileges: privilegesOf('member'), canLeave: 'member', canMute: 'member' },
    ...config,
  },
  affiliation: 'member',
  version: 1,
});
/** The channels of every stub team: one for a user group, one that everybody joins, one in which moderators alone write. */
export const GROUPS: readonly Group[] = [
  {
    ...groupOf('design', { restricted: true, canLeave: 'none' }),
    profile: { name: 'design', description: 'About design', avatar: '/files/design.png' },
    restrictionCriteria: ['c-engineers'],
    affiliation: 'moderator',
    version: 4,
  },
  groupOf('general', { autoJoin: true, autoJoinCriteria: [] }),
  { ...groupOf('launch', { privileges: privilegesOf('moderator') }), affiliation: null },
];

export const teamInfoOf = ({ teamId, domain, people }: StubTeam): Answer<'team', 'teamInfo'> => ({
  teamId,
  accountId: 'account-1',
  name: 'Orbit',
  domain,
  url: 'orbit',
  avatar: null,
  createdOn: 1_700_000_000_000,
  isAutoJoin: false,
  isDomain: true,
  guestInvite: 'admin',
  isOpen: true,
  isCrossDomainDisabled: false,
  canJoinDomains: [domain],
  isAdminInvite: false,
  showUsersFullName: true,
  plan: 'pro',
  preferences: { excludePaywall: false },
  billPlanCost: 500,
  billPlanCurrency: 'USD',
  proUsers: people.length,
  autoUpgradeCategory: 'pro',
  isPaid: true,
  isHardPaywall: false,
  paywallMode: 'NONE',
  supportLite: true,
  isFileSharingDisabled: false,
  isMobileFileSharingDisabled: false,
  isIPTrackingEnabled: false,
  sharesProductEvents: true,
  usersCount: people.length,
  appsCount: 1,
  version: 1,
});

export const teamSettingsOf = (team: StubTeam): Answer<'team', 'teamSettings'> => {
  const { guestInvite, ...info } = teamInfoOf(team);
  const { isOpen, isCrossDomainDisabled, canJoinDomains, isAutoJoin, isAdminInvite, showUsersFullName, version } = info;
  return {
    ...{ guestInviteType: guestInvite, isOpen, isCrossDomainDisabled, canJoinDomains, isAutoJoin, isAdminInvite },
    ...{ showUsersFullName, isPublicDomain: false, version },
  };
};

/** Chosen are the second to the fourth person. */
export const fileSharingOf = ({ people }: StubTeam): Answer<'team', 'fileSharingSettings'> => ({
  mode: 'CUSTOM',
  mobileSharingDisabled: false,
  enabledEmails: people.slice(1, 4).map(({ email }) => email),
  version: 4,
});

export const domainAttributesOf = (team: StubTeam): Answer<'team', 'domainAttributes'> => {
  const { mode, ...rest } = fileSharingOf(team);
  return { fileSharingMode: mode, ...rest };
};

export const profileOf = (team: StubTeam, person: Person): Answer<'identity', 'fullProfile'> => ({
  ...leanOf(person),
  locale: 'en-us',
  teamId: team.teamId,
  emails: [{ email: person.email }],
  mobiles: [],
  actorFlags: { fileSharing: true, videoRecording: false, chatExport: false },
  version: 1,
});

/** Everybody is signed in on a phone, and asks from a browser. */
export const SESSIONS: Answer<'identity', 'userSessions'>['sessions'] = [
  {
    authToken: 'phone-session',
    modifiedAt: 1_795_000_000_000,
    userAgent: { deviceType: 'mobile', os: 'iOS', osVersion: '18.1', otherKeys: { 'device-model': 'iPhone16,1' } },
    ...{ platform: 'MusterChat', browserName: null, isCurrentSession: false },
  },
  {
    authToken: 'present-session',
    modifiedAt: 1_794_000_000_000,
    userAgent: { deviceType: 'browser', os: 'Windows', osVersion: null, otherKeys: {} },
    ...{ platform: null, browserName: 'chrome', isCurrentSession: true },
  },
];

/** A job that every stub team has. */
export const JOB: Answer<'bulk', 'job'> = {
  jobId: 'job-1',
  action: 'deactivate',
  state: 'running',
  total: 3,
  done: 0,
  failed: 0,
  createdAt: 1_700_000_000_000,
  finishedAt: null,
  isUndoable: false,
  isCancellable: true,
};

/** The domains with which every stub team has to do. */
export const DOMAIN_ROSTER: Answer<'team', 'domainRoster'> = {
  sent: [{ domain: 'harbor.example', status: 'APPROVED', requestedOn: 1_700_000_000_000 }],
  received: [{ domain: 'seedling.example', status: 'REQUESTED', requestedOn: 1_710_000_000_000 }],
};
