import { Refused, type StubCall } from './stubCall.ts';
import { fieldAnswers } from './stubFields.ts';
import { PICTURE, fileIn } from './stubFiles.ts';
import { userGroupAnswers } from './stubUserGroups.ts';
import {
  ADMIN_TOKEN,
  DOMAIN_ROSTER,
  GOOD_PIN,
  GROUPS,
  HARBOR_TOKEN,
  JOB,
  SESSIONS,
  leanOf,
  listedOf,
  memberProfileOf,
  nameOf,
  profileOf,
  domainAttributesOf,
  fileSharingOf,
  teamInfoOf,
  teamSettingsOf,
  type Person,
  type StubTeam,
} from './stubTeam.ts';

type Answer = (team: StubTeam, person: Person | undefined, call: StubCall) => unknown;

const adminsOnly =
  (answer: Answer): Answer =>
  (team, person, call) =>
    person?.role === 'admin' ? answer(team, person, call) : new Refused(403, 'actor_not_admin');

const personNamed = ({ people }: StubTeam, guid: string | undefined) =>
  people.find((person) => person.guid === guid) ?? new Refused(404, 'member_not_found');

const guestNamed = (team: StubTeam, guid: string | undefined) => {
  const person = personNamed(team, guid);
  return person instanceof Refused || person.role === 'guest' ? person : new Refused(404, 'member_not_found');
};

const allDone = (guids: unknown) => ({ results: (guids as string[]).map((guid) => ({ guid, result: 'done' })) });

const requestsDone = ({ people }: StubTeam, emails: unknown) => ({
  results: (emails as string[]).map((email) => {
    const person = people.find((one) => one.email === email && one.state === 'pending');
    return { email, guid: person?.guid ?? null, result: person ? 'done' : 'not_found' };
  }),
});

const listOf =
  (state: Person['state']): Answer =>
  ({ people }, _person, { query }) => {
    const listed = people.filter((person) => (person.state ?? 'active') === state);
    const offset = Number(query['offset']);
    return { users: listed.slice(offset, offset + Number(query['limit'])).map(listedOf), total: listed.length };
  };

/** A profile after the change that the service was asked for. */
const changedProfileOf = (profile: ReturnType<typeof profileOf>, { name, mobile }: Record<string, unknown>) => {
  const [countryCode, number] = (typeof mobile === 'string' ? mobile : '').split('-');
  return {
    ...profile,
    name: { ...profile.name, ...(name as object | undefined) },
    mobiles: number ? [{ countryCode, mobile: number }] : [],
    version: profile.version + 1,
  };
};

/** As in a team without policies, where admins alone invite guests. */
const privilegesOf = (person: Person | undefined) => ({
  inviteMembers: person?.role !== 'guest',
  inviteGuests: person?.role === 'admin',
  createOpenGroups: person?.role !== 'guest',
  createClosedGroups: person?.role !== 'guest',
  shareFiles: true,
  shareFilesOnMobile: true,
});

const bodyOf = ({ body }: StubCall) => body as Record<string, unknown>;

/** What the stub answers by itself, by `service.operation`. */
export const answers: Readonly<Record<string, Answer>> = {
  ...fieldAnswers,
  ...userGroupAnswers,
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
  'identity.userTeams': ({ teamId }, person) => ({
    teams: [
      ...[{ teamId, guid: person?.guid, name: 'Orbit', url: 'orbit', avatar: null, role: person?.role }],
      ...[{ teamId: 'team-harbor', guid: 'harbor-0010', name: 'Harbor', url: 'harbor', avatar: null, role: 'member' }],
    ].map((one, place) => ({ ...one, isCurrent: place === 0, leaving: 'membership_ends' })),
  }),
  'identity.switchTeam': (_team, _person, call) =>
    bodyOf(call)['teamId'] === 'team-harbor'
      ? { token: HARBOR_TOKEN, guid: 'harbor-0010' }
      : new Refused(404, 'team_not_found'),
  'identity.issueLoginCode': () => ({ code: 'login-code-0000000001' }),
  'identity.exchangeLoginCode': (team, _person, call) =>
    bodyOf(call)['code'] === 'login-code-0000000002'
      ? { token: ADMIN_TOKEN, guid: team.people[0]?.guid }
      : new Refused(400, 'login_code_invalid'),
  'identity.signOut': () => ({}),
  'identity.userSessions': () => ({ maxLimit: 6, sessions: SESSIONS }),
  'identity.signOutOthers': () => ({ ended: 2 }),
  'identity.usedIps': () => ({
    usedIPsInfo: [{ ip: '203.0.113.9', lastAccessedAt: 1_795_000_000_000, markedUnsafeAt: null }],
  }),
  'identity.markIpUnsafe': () => ({ ended: 1, isCurrentSessionEnded: false }),
  'identity.updateLocale': (_team, _person, call) => call.body,
  'identity.emailPreferences': () => ({ prefs: ['tips'] }),
  'identity.setEmailPreferences': (_team, _person, call) => call.body,
  'identity.fullProfile': (team, person) => person && profileOf(team, person),
  'identity.updateProfile': (team, person, call) => person && changedProfileOf(profileOf(team, person), bodyOf(call)),
  'identity.setPassword': () => ({}),
  'identity.uploadProfilePicture': async (_team, _person, call) => {
    await fileIn(call);
    return { imageUri: PICTURE };
  },
  'team.teamInfo': (team) => teamInfoOf(team),
  'team.teamState': () => ({ isLegacy: false, isProPlanInitialized: true, plan: 'pro' }),
  'team.installedApps': () => ({
    apps: [{ id: 'polls', name: 'Polls', description: 'Asks.', iconUri: null, usersCount: 3 }],
  }),
  'team.autoJoinExists': adminsOnly(() => ({ result: true })),
  'team.domainMembersCount': adminsOnly((team) => ({ result: team.people.length })),
  'team.domainRoster': adminsOnly(() => DOMAIN_ROSTER),
  'team.domainRequest': adminsOnly(() => DOMAIN_ROSTER),
  'team.teamFileStorageInfo': adminsOnly(() => ({
    teamStorageUsed: 5_000_000_000,
    teamStorageLimit: 10_000_000_000,
    freeTeamMaxStorageLimit: 1_000_000_000,
  })),
  'member.membersCount': (team) => ({ count: team.people.length, isLargeTeam: false }),
  'member.usersList': adminsOnly(listOf('active')),
  'member.pendingMembers': adminsOnly(listOf('pending')),
  'member.deactivatedProfiles': adminsOnly(listOf('deactivated')),
  'member.userTeamContacts': (team, person, { query }) => {
    if (person?.role === 'guest') return new Refused(403, 'actor_not_admin');
    const found = team.people.filter(
      ({ role, email }) => role !== 'guest' && email.startsWith(query['searchText'] ?? ''),
    );
    const offset = Number(query['offset'] ?? 0);
    return { profiles: found.slice(offset, offset + Number(query['limit'])).map(leanOf), total: found.length };
  },
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
    const found = team.people.filter(({ guid, state }) => {
      const isShown = state !== 'deleted' || bodyOf(call)['fetchDeleted'] === true;
      return wanted.has(guid) && isShown;
    });
    return { profiles: found.map(leanOf).toReversed() };
  },
  'member.addressStates': adminsOnly((team, _person, call) => ({
    addresses: (bodyOf(call)['emails'] as string[]).map((email) => ({
      email,
      state: team.people.some((person) => person.email === email) ? 'exists' : 'available',
    })),
  })),
  'member.deactivateProfiles': adminsOnly((_team, _person, call) => allDone(bodyOf(call)['subjects'])),
  'member.reactivateProfiles': adminsOnly((_team, _person, call) => allDone(bodyOf(call)['subjects'])),
  'member.deleteMember': adminsOnly((_team, _person, call) => allDone(bodyOf(call)['subjects'])),
  'member.approveMembers': adminsOnly((team, _person, call) => requestsDone(team, bodyOf(call)['approveEmails'])),
  'member.rejectMembers': adminsOnly((team, _person, call) => requestsDone(team, bodyOf(call)['rejectEmails'])),
  'member.memberCountForTeams': (_team, _person, call) => ({
    counts: (bodyOf(call)['teams'] as string[]).map((teamId) => ({ teamId, count: teamId.length })),
  }),
  'member.leaveTeam': (team, person, call) => ({
    ...(bodyOf(call)['teamId'] === 'team-harbor'
      ? { guid: 'harbor-0010', teamId: 'team-harbor' }
      : { guid: person?.guid, teamId: team.teamId }),
    isTeamDeleted: false,
  }),
  'member.grantAdmin': adminsOnly(() => ({})),
  'member.revokeAdmin': adminsOnly(() => ({})),
  'member.replaceAdmin': adminsOnly(() => ({})),
  'bulk.startJob': adminsOnly((_team, _person, call) => ({
    ...JOB,
    action: bodyOf(call)['action'],
    total: Number(bodyOf(call)['expectedCount'] ?? 3),
  })),
  'bulk.undoJob': adminsOnly(() => ({ ...JOB, jobId: 'job-2', action: 'reactivate' })),
  'bulk.job': adminsOnly((_team, _person, { query }) =>
    query['jobId'] === JOB.jobId ? JOB : new Refused(404, 'job_not_found'),
  ),
  'bulk.jobs': adminsOnly((_team, _person, { query }) => ({ jobs: query['state'] === 'done' ? [] : [JOB] })),
  'bulk.jobFailures': adminsOnly(() => ({ failures: [], total: 0 })),
  'billing.billingData': adminsOnly(() => ({
    billing: {
      type: 'SUBSCRIPTION',
      isLiteUserRestricted: false,
      teamDetails: {
        activationTimestamp: null,
        isActivationAllowed: false,
        licensedUsers: 3,
        liteUsers: 4,
        currentUnusedLicenses: 2,
      },
    },
    newBilling: { balance: { amount: 12_345, currency: 'USD' } },
    pendingPaymentDetails: { pendingAmount: { amount: 0, currency: 'USD' }, deadline: null },
  })),
  'event.publishEvents': () => ({}),
  'event.requestFeature': adminsOnly(() => ({ isNew: true })),
  'event.featureRequestToken': () => ({ ssoToken: 'eyJhbGciOiJIUzI1NiJ9.e30.sso-token' }),
  'team.updateTeam': adminsOnly((team) => teamInfoOf(team)),
  'team.uploadTeamAvatar': async (_team, person, call) => {
    await fileIn(call);
    return person?.role === 'admin' ? { url: PICTURE } : new Refused(403, 'actor_not_admin');
  },
  'team.createGroupPrivilege': adminsOnly(({ people }) => ({
    open: { allowedTo: 'ADMINS_AND_WHITELISTED_USERS', whiteList: people.slice(1, 4).map(({ guid }) => guid) },
    close: { allowedTo: 'ONLY_ADMINS', whiteList: [] },
    version: 7,
  })),
  'team.setCreateGroupPrivilege': adminsOnly((_team, _person, call) => {
    const { open, close } = bodyOf(call) as { open?: object; close?: object };
    const rule = { allowedTo: 'ALL_USERS', whiteList: [] };
    return { open: { ...rule, ...open }, close: { ...rule, ...close }, version: 8 };
  }),
  'team.makeAutoJoin': adminsOnly(() => ({})),
  'team.setTeamSettings': adminsOnly(() => ({})),
  'team.welcomeMessage': adminsOnly(() => ({ enabled: true, senderName: 'Orbit', message: 'Welcome!', version: 4 })),
  'team.setWelcomeMessage': adminsOnly((_team, _person, call) => ({
    ...{ enabled: true, senderName: 'Orbit', message: 'Welcome!', version: 5 },
    ...bodyOf(call),
  })),
  'team.testWelcomeMessage': adminsOnly(() => ({})),
  'sso.signInConfiguration': adminsOnly(() => ({ isGOC: false })),
  'sso.makeGoc': adminsOnly((_team, _person, call) => ({ isGOC: bodyOf(call)['makeGOC'] })),
  'team.teamSettings': adminsOnly((team) => teamSettingsOf(team)),
  'team.fileSharingSettings': adminsOnly((team) => fileSharingOf(team)),
  'team.setFileSharingSettings': adminsOnly((team, _person, call) => {
    const { mode, mobileSharingDisabled } = { ...fileSharingOf(team), ...bodyOf(call) };
    return { ...fileSharingOf(team), mode, mobileSharingDisabled, version: 5 };
  }),
  'team.domainAttributes': adminsOnly((team) => domainAttributesOf(team)),
  'team.setDomainAttributes': adminsOnly((team, _person, call) => {
    const { fileSharingMode, mobileSharingDisabled } = { ...domainAttributesOf(team), ...bodyOf(call) };
    return { ...domainAttributesOf(team), fileSharingMode, mobileSharingDisabled, version: 5 };
  }),
  'team.fileSharingMembers': adminsOnly((team, _person, { query }) => {
    const offset = Number(query['offset']);
    const chosen = team.people.slice(1, 4);
    return { users: chosen.slice(offset, offset + Number(query['limit'])).map(listedOf), total: chosen.length };
  }),
  'team.actorPrivileges': (_team, person) => privilegesOf(person),
  'team.settingChanges': adminsOnly((team) => ({
    changes: [{ setting: 'invite_members', guid: team.people[0]?.guid, changedAt: 1_794_000_000_000 }],
  })),
  'team.planGates': adminsOnly(() => ({
    gates: [
      { feature: 'admins', limit: 1, used: 1, requiredPlan: 'pro', isPaywallShown: true },
      { feature: 'guests', limit: null, used: 8, requiredPlan: null, isPaywallShown: false },
    ],
  })),
  'member.profile': adminsOnly((team, _person, { query }) => {
    const person = personNamed(team, query['subject']);
    return person instanceof Refused ? person : memberProfileOf(person);
  }),
  'member.invite': adminsOnly((_team, _person, call) => {
    const emails = bodyOf(call)['emails'] as string[];
    return { summary: { profiles: emails.map((email, at) => ({ email, guid: `new-${at}`, result: 'added' })) } };
  }),
  'guest.guestConversations': adminsOnly((team, _person, { query }) => {
    const guest = guestNamed(team, query['subject']);
    if (guest instanceof Refused) return guest;
    return { contacts: team.people.slice(1, 3).map((person) => ({ guid: person.guid, name: nameOf(person) })) };
  }),
  'guest.prepareGuestsRoster': adminsOnly(() => ({})),
  'guest.updateGuestValidityReminder': adminsOnly(() => ({})),
  'guest.upgradeGuest': adminsOnly((team, _person, call) => {
    const guest = guestNamed(team, String(bodyOf(call)['subject']));
    return guest instanceof Refused ? guest : {};
  }),
  'channel.groupsList': adminsOnly((_team, _person, { query }) => {
    const found = GROUPS.filter(
      ({ profile, config }) =>
        profile.name.startsWith(query['searchText'] ?? '') &&
        (query['filter'] === undefined || config.autoJoin === (query['filter'] === 'autoJoin')),
    );
    const offset = Number(query['offset']);
    return { groups: found.slice(offset, offset + Number(query['limit'])), total: found.length };
  }),
  'channel.groups': adminsOnly((_team, _person, call) => {
    const wanted = new Set(bodyOf(call)['groups'] as string[]);
    return { groups: GROUPS.filter(({ groupJID }) => wanted.has(groupJID)) };
  }),
  'channel.groupMembers': adminsOnly((team, _person, { query }) => {
    const offset = Number(query['offset']);
    const users = team.people.slice(offset, offset + Number(query['limit'])).map(listedOf);
    return { users, total: team.people.length };
  }),
  'channel.guestChannels': adminsOnly((team, _person, { query }) => {
    const person = personNamed(team, query['onBehalfOf']);
    if (person instanceof Refused) return person;
    return { groups: GROUPS.slice(0, 2).map(({ groupJID, profile }) => ({ groupJID, name: profile.name })) };
  }),
  'channel.bulkGroupUpdate': adminsOnly(() => ({})),
  'channel.updateGroup': adminsOnly((_team, _person, call) => {
    const { to, config } = bodyOf(call) as { to: string; config: { autoJoin: boolean } };
    const group = GROUPS.find(({ groupJID }) => groupJID === to);
    return group ? { ...group, config: { ...group.config, ...config } } : new Refused(404, 'group_not_found');
  }),
  'licence.licensedUsers': adminsOnly((team, _person, call) => {
    const { offset, limit } = bodyOf(call) as { offset: number; limit: number };
    const licensed = team.people.filter(({ role }) => role !== 'guest');
    const page = licensed.slice(offset, offset + limit);
    return {
      licensedUserWithStatusList: page.map(({ guid }) => ({ guid, autoRenewEnabled: true })),
      total: licensed.length,
    };
  }),
  'licence.assignLicence': adminsOnly((_team, _person, call) => allDone(bodyOf(call)['members'])),
  'licence.disableAutoRenewal': adminsOnly((_team, _person, call) => allDone(bodyOf(call)['members'])),
  'licence.activateSelfServeProPlan': adminsOnly(() => ({})),
  'licence.updateAccountAutoUpgrade': adminsOnly(() => ({})),
  'licence.updateUserCategory': adminsOnly((_team, _person, call) => {
    const { userIds, category } = bodyOf(call) as { userIds: string[]; category: string };
    const isAccountPaid = category === 'pro';
    return {
      updatedUsers: userIds.map((guid) => ({ userJID: `${guid}@chat.orbit.example`, category, isAccountPaid })),
    };
  }),
};
