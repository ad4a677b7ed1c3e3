import { Refused, type StubCall } from './stubCall.ts';

export type Person = {
  readonly guid: string;
  readonly email: string;
  readonly role: 'admin' | 'member' | 'guest';
  readonly token?: string;
};

export type StubTeam = { readonly teamId: string; readonly domain: string; readonly people: readonly Person[] };

/** The canaries: if one of them stands anywhere outside of its place, something leaks. */
export const ADMIN_TOKEN = 'canary-token-admin-000000000000';
export const MEMBER_TOKEN = 'canary-token-member-00000000000';
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

const nameOf = ({ guid }: Person) => ({ firstName: `First ${guid}`, lastName: `Last ${guid}` });

export const leanOf = (person: Person) => ({
  guid: person.guid,
  email: person.email,
  name: nameOf(person),
  imageUri: null,
  role: person.role,
  isAdmin: person.role === 'admin',
  isGuest: person.role === 'guest',
  isLicensed: true,
});

export const listedOf = ({ guid, role }: Person) => ({ guid, role, isLicensed: true });

export const teamInfoOf = ({ teamId, domain, people }: StubTeam) => ({
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
  usersCount: people.length,
  appsCount: 1,
  version: 1,
});

export const profileOf = (team: StubTeam, person: Person) => ({
  ...leanOf(person),
  locale: 'en-us',
  teamId: team.teamId,
  emails: [{ email: person.email }],
  mobiles: [],
  actorFlags: { fileSharing: true, videoRecording: false, chatExport: false },
  version: 1,
});

type Answer = (team: StubTeam, person: Person | undefined, call: StubCall) => unknown;

const adminsOnly =
  (answer: Answer): Answer =>
  (team, person, call) =>
    person?.role === 'admin' ? answer(team, person, call) : new Refused(403, 'actor_not_admin');

const bodyOf = ({ body }: StubCall) => body as Record<string, unknown>;

/** What the stub answers by itself, by `service.operation`. */
export const answers: Readonly<Record<string, Answer>> = {
  'identity.domainProperties': (team, _person, { query }) => {
    if (query['domain'] === 'gmail.com') return { isFreeDomain: true };
    return query['domain'] === team.domain ? { isFreeDomain: false } : new Refused(404, 'panel_not_enabled');
  },
  'identity.publicProfile': (team, _person, { query }) => ({ email: query['email'], domain: team.domain }),
  'identity.issuePin': (team, _person, call) => {
    const person = team.people.find(({ email }) => email === bodyOf(call)['email']);
    return person ? { guid: person.guid } : new Refused(404, 'email_not_found');
  },
  'identity.authenticate': (team, _person, call) => {
    const person = team.people.find(({ guid }) => guid === bodyOf(call)['guid']);
    if (bodyOf(call)['pin'] !== GOOD_PIN) return new Refused(400, 'pin_incorrect');
    return { token: person?.token ?? 'canary-token-other-000000000000' };
  },
  'identity.issueLoginCode': () => ({ code: 'login-code-0000000001' }),
  'identity.exchangeLoginCode': (team, _person, call) =>
    bodyOf(call)['code'] === 'login-code-0000000002'
      ? { token: ADMIN_TOKEN, guid: team.people[0]?.guid }
      : new Refused(400, 'login_code_invalid'),
  'identity.signOut': () => ({}),
  'identity.updateLocale': (_team, _person, call) => call.body,
  'identity.fullProfile': (team, person) => person && profileOf(team, person),
  'team.teamInfo': (team) => teamInfoOf(team),
  'team.teamState': () => ({ isLegacy: false, isProPlanInitialized: true, plan: 'pro' }),
  'team.installedApps': () => ({
    apps: [{ id: 'polls', name: 'Polls', description: 'Asks.', iconUri: null, usersCount: 3 }],
  }),
  'team.autoJoinExists': adminsOnly(() => ({ result: true })),
  'team.domainMembersCount': adminsOnly((team) => ({ result: team.people.length })),
  'team.teamFileStorageInfo': adminsOnly(() => ({
    teamStorageUsed: 5_000_000_000,
    teamStorageLimit: 10_000_000_000,
    freeTeamMaxStorageLimit: 1_000_000_000,
  })),
  'member.membersCount': (team) => ({ count: team.people.length, isLargeTeam: false }),
  'member.usersList': adminsOnly((team, _person, { query }) => {
    const offset = Number(query['offset']);
    const users = team.people.slice(offset, offset + Number(query['limit'])).map(listedOf);
    return { users, total: team.people.length };
  }),
  'member.admins': adminsOnly((team) => {
    const users = team.people.filter(({ role }) => role === 'admin').map(listedOf);
    return { users, total: users.length };
  }),
  'member.domainAdmins': (team) => {
    const users = team.people.filter(({ role }) => role === 'admin').map(listedOf);
    return { users, total: users.length };
  },
  'member.searchUsers': adminsOnly((team, _person, { query }) => {
    const profiles = team.people.filter(({ email }) => email.startsWith(query['searchText'] ?? '')).map(leanOf);
    return { profiles, total: profiles.length };
  }),
  'member.leanProfiles': (team, _person, call) => {
    const wanted = new Set(bodyOf(call)['guids'] as string[]);
    return {
      profiles: team.people
        .filter(({ guid }) => wanted.has(guid))
        .map(leanOf)
        .toReversed(),
    };
  },
  'billing.billingData': adminsOnly(() => ({
    billing: {
      type: 'SUBSCRIPTION',
      isLiteUserRestricted: false,
      teamDetails: { activationTimestamp: null, licensedUsers: 3, currentUnusedLicenses: 2 },
    },
    newBilling: { balance: { amount: 12_345, currency: 'USD' } },
    pendingPaymentDetails: { pendingAmount: { amount: 0, currency: 'USD' }, deadline: null },
  })),
  'event.publishEvents': () => ({}),
};
