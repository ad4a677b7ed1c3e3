// Who may do what, through the gateway: each root field and each guarded part of the team, for every kind of caller.
// A root field that has no row here fails the test.
import { readFileSync } from 'node:fs';
import { png } from '@muster/upstream/samplePictures';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, type TestStack, startTestStack } from '../support/stack.ts';

const callers = ['anonymous', 'forged', 'guest', 'member', 'admin', 'signedOut', 'ipRestricted'] as const;
type Caller = (typeof callers)[number];

const everybody = ['anonymous', 'forged', 'guest', 'member', 'admin', 'signedOut', 'ipRestricted'] as const;
const signedIn = ['guest', 'member', 'admin'] as const;
const team = (selection: string) => `{ viewer { team { ${selection} } } }`;

/** The ids of somebody, a channel and a job whom the team does not have: an admin is told so, everybody else is refused before. */
const idOf = (type: string, key: string) => JSON.stringify(Buffer.from(`${type}:${key}`).toString('base64url'));
const nobody = idOf('Member', 'orbit-9999');
/** A membership in a team to which nobody of them belongs. */
const noTeam = idOf('TeamMembership', 'x/team-lonely');
const noField = idOf('CustomField', 'orbit-f99');
const noUserGroup = idOf('UserGroup', 'orbit-g99');
/** Somebody who asks to join. */
const asking = idOf('Member', 'orbit-0121');
const write = (name: string, input: string, selection = ''): [string, readonly Caller[]] => [
  `mutation { ${name}(input: { ${input} }) { ${selection} userErrors { code } } }`,
  ['admin'],
];

const picture = { file: new Blob([png()]) };

/** The document, who gets an answer without errors, and its variables. */
const rows: Record<string, [string, readonly Caller[], variables?: Record<string, unknown>]> = {
  'Query.viewer': ['{ viewer { email } }', signedIn],
  'Query.node': ['{ node(id: "Vmlld2VyOm5vYm9keQ") { id } }', signedIn],
  'Mutation.pinIssue': ['mutation { pinIssue(input: { email: "x" }) { login } }', everybody],
  'Mutation.pinAuthenticate': ['mutation { pinAuthenticate(input: { login: "x", pin: "x" }) { guid } }', everybody],
  'Mutation.signOut': ['mutation { signOut { userErrors { code } } }', []],
  'Mutation.viewerLocaleUpdate': [
    'mutation { viewerLocaleUpdate(input: { locale: EN_US }) { viewer { locale } userErrors { code } } }',
    signedIn,
  ],
  'Mutation.viewerProfileUpdate': [
    'mutation { viewerProfileUpdate(input: { phone: null }) { viewer { phone { number } } userErrors { code } } }',
    signedIn,
  ],
  'Mutation.viewerPhotoUpload': [
    'mutation ($file: Upload!) { viewerPhotoUpload(input: { file: $file }) { viewer { imageUrl } userErrors { code } } }',
    signedIn,
    picture,
  ],
  'Mutation.viewerPhotoRemove': [
    'mutation { viewerPhotoRemove(input: {}) { viewer { imageUrl } userErrors { code } } }',
    signedIn,
  ],
  'Mutation.teamAvatarUpload': [
    'mutation ($file: Upload!) { teamAvatarUpload(input: { file: $file }) { team { avatarUrl } userErrors { code } } }',
    ['admin'],
    picture,
  ],
  'Mutation.teamAvatarRemove': write('teamAvatarRemove', ''),
  'Mutation.viewerPasswordSet': [
    'mutation { viewerPasswordSet(input: { password: "correct horse" }) { userErrors { code } } }',
    signedIn,
  ],
  'Mutation.viewerEmailPreferencesUpdate': [
    'mutation { viewerEmailPreferencesUpdate(input: { subscribedTopics: [TIPS] }) { userErrors { code } } }',
    signedIn,
  ],
  'Mutation.sessionEnd': [
    `mutation { sessionEnd(input: { sessionId: ${idOf('Session', 'nothing')} }) { sessionId userErrors { code } } }`,
    signedIn,
  ],
  'Mutation.sessionEndOthers': [
    'mutation { sessionEndOthers(input: {}) { endedCount userErrors { code } } }',
    signedIn,
  ],
  'Mutation.ipAddressMarkUnsafe': [
    'mutation { ipAddressMarkUnsafe(input: { address: "192.0.2.1" }) { endedSessionsCount userErrors { code } } }',
    signedIn,
  ],
  'Viewer.sessions': ['{ viewer { sessions { nodes { lastUsedAt } } } }', signedIn],
  'Viewer.ipAddresses': ['{ viewer { ipAddresses { address } } }', signedIn],
  'Mutation.featureRequest': write('featureRequest', 'feature: "user-groups"', 'feature'),
  'Viewer.emailPreferences': ['{ viewer { emailPreferences { subscribedTopics } } }', signedIn],
  'Mutation.eventsPublish': [
    'mutation { eventsPublish(input: { events: [{ name: "paywall_shown", occurredAt: "2026-11-21T00:00:00Z" }] }) { publishedCount } }',
    signedIn,
  ],
  'Mutation.teamUpdate': write('teamUpdate', 'name: "Orbit"'),
  'Mutation.teamAutoJoinUpdate': write('teamAutoJoinUpdate', 'isAutoJoin: false'),
  'Mutation.teamGoogleSignInUpdate': write('teamGoogleSignInUpdate', 'isGoogleSignInRequired: false'),
  'Mutation.welcomeMessageUpdate': write('welcomeMessageUpdate', 'isEnabled: false'),
  'Mutation.welcomeMessageTest': write('welcomeMessageTest', 'senderName: "Orbit", message: "Hello"', 'email'),
  'Mutation.domainRequestSend': write('domainRequestSend', 'domain: "none.example"'),
  'Mutation.domainRequestApprove': write('domainRequestApprove', 'domain: "none.example"'),
  'Mutation.domainRequestDecline': write('domainRequestDecline', 'domain: "none.example"'),
  'Mutation.domainRequestRemove': write('domainRequestRemove', 'domain: "none.example"'),
  'Mutation.channelCreationUpdate': write('channelCreationUpdate', 'open: { allowedTo: ALL_USERS }'),
  'Mutation.fileSharingUpdate': write('fileSharingUpdate', 'mode: ALL'),
  'Mutation.teamGuestInviteUpdate': write('teamGuestInviteUpdate', 'guestInvite: ADMIN'),
  'Mutation.channelAutoJoinUpdate': write(
    'channelAutoJoinUpdate',
    `changes: [{ channelId: ${idOf('Channel', 'none@chat.orbit.example')}, isAutoJoin: true }]`,
    'channels { id }',
  ),
  'Mutation.teamAdminInviteUpdate': write('teamAdminInviteUpdate', 'isAdminInvite: false'),
  'Mutation.teamFullNamesUpdate': write('teamFullNamesUpdate', 'showsFullNames: true'),
  'Mutation.teamSignUpUpdate': write('teamSignUpUpdate', 'isOpen: false'),
  // Members are told whether the team lets them add this one.
  'Mutation.memberInvite': [
    'mutation { memberInvite(input: { emails: ["somebody@elsewhere.example"] }) { userErrors { code } } }',
    ['member', 'admin'],
  ],
  'Mutation.memberDeactivate': write('memberDeactivate', `memberIds: [${nobody}]`),
  'Mutation.memberReactivate': write('memberReactivate', `memberIds: [${nobody}]`),
  'Mutation.memberDelete': write('memberDelete', `memberIds: [${nobody}], feedback: { reason: BUDGET }`),
  'Mutation.teamDeletionRequest': write('teamDeletionRequest', 'feedback: { reason: BUDGET }', 'isRequested'),
  'Mutation.memberApprove': write('memberApprove', `memberIds: [${asking}]`),
  'Mutation.memberReject': write('memberReject', `memberIds: [${asking}]`),
  'Mutation.viewerTeamSwitch': [
    `mutation { viewerTeamSwitch(input: { membershipId: ${noTeam} }) { guid userErrors { code } } }`,
    signedIn,
  ],
  'Mutation.teamLeave': [
    `mutation { teamLeave(input: { membershipId: ${noTeam} }) { membershipId userErrors { code } } }`,
    signedIn,
  ],
  'Mutation.adminClaim': ['mutation { adminClaim(input: {}) { userErrors { code } } }', ['member', 'admin']],
  'Mutation.adminGrant': write('adminGrant', `memberId: ${nobody}`),
  'Mutation.adminRevoke': write('adminRevoke', `memberId: ${nobody}`),
  'Mutation.adminReplace': write('adminReplace', `memberId: ${nobody}`),
  'Mutation.guestInvite': [
    'mutation { guestInvite(input: { emails: ["somebody@elsewhere.example"] }) { userErrors { code } } }',
    ['member', 'admin'],
  ],
  'Mutation.guestAccessUpdate': write('guestAccessUpdate', `memberId: ${nobody}, validityReminder: null`),
  'Mutation.guestUpgrade': write('guestUpgrade', `memberId: ${nobody}`),
  'Mutation.licenceAssign': write('licenceAssign', `memberIds: [${nobody}]`),
  'Mutation.licenceAutoRenewDisable': write('licenceAutoRenewDisable', `memberIds: [${nobody}]`),
  'Mutation.licenceCategoryUpdate': write('licenceCategoryUpdate', `memberIds: [${nobody}], category: FREE`),
  'Mutation.licenceAutoAssignUpdate': write('licenceAutoAssignUpdate', 'isEnabled: true'),
  'Mutation.planActivate': write('planActivate', ''),
  'Mutation.bulkJobStart': write('bulkJobStart', `action: REACTIVATE, memberIds: [${nobody}]`),
  'Mutation.bulkJobUndo': write('bulkJobUndo', `jobId: ${idOf('BulkJob', 'none')}`),
  'Mutation.customFieldCreate': write('customFieldCreate', 'name: "Department", valueType: CONTACT_PICKER'),
  'Mutation.customFieldUpdate': write('customFieldUpdate', `customFieldId: ${noField}`),
  'Mutation.customFieldReorder': write('customFieldReorder', `customFieldIds: [${noField}]`),
  'Mutation.customFieldDelete': write('customFieldDelete', `customFieldId: ${noField}`),
  'Mutation.profileFieldsUpdate': write(
    'profileFieldsUpdate',
    `memberId: ${nobody}, fields: [{ customFieldId: ${noField} }]`,
  ),
  'Mutation.profileFieldsUpdate of oneself': [
    `mutation { profileFieldsUpdate(input: { fields: [{ customFieldId: ${noField} }] }) { userErrors { code } } }`,
    ['member', 'admin'],
  ],
  'Viewer.profileFields': ['{ viewer { profileFields { version } } }', signedIn],
  // Guests do not learn that there is such a person: nothing is read for them.
  'Member.profileFields of another': [
    `{ node(id: ${idOf('Member', 'orbit-0004')}) { ... on Member { profileFields { version } } } }`,
    ['guest', 'admin'],
  ],
  'Team.customFields': [team('customFields { name } customFieldLimits { fields }'), ['member', 'admin']],
  'Team.customFields, archived ones too': [team('customFields(includesArchived: true) { name }'), ['admin']],
  'Team.customFields.usage': [team('customFields { usage { membersCount } }'), ['admin']],
  'Mutation.userGroupCreate': write('userGroupCreate', 'name: "x", description: "x", constraints: []'),
  'Mutation.userGroupUpdate': write('userGroupUpdate', `userGroupId: ${noUserGroup}`),
  'Mutation.userGroupDelete': write('userGroupDelete', `userGroupId: ${noUserGroup}`),
  'Team.userGroups': [team('userGroups { nodes { name constraints { field { name } } } }'), ['member', 'admin']],
  'Team.userGroupLimit': [team('userGroupLimit'), ['member', 'admin']],
  'Team.userGroups.membersCount': [team('userGroups { nodes { membersCount } }'), ['admin']],
  'Team.userGroups.members': [team('userGroups { nodes { members(first: 1) { totalCount } } }'), ['admin']],
  'Team.userGroupPreview': [
    team(
      `userGroupPreview(constraints: [{ customFieldId: ${idOf('CustomField', 'orbit-f01')}, valueIds: [${idOf('CustomFieldValue', 'orbit-f01-v01')}] }]) { membersCount }`,
    ),
    ['admin'],
  ],
  'Viewer.userGroups': ['{ viewer { userGroups { name } } }', signedIn],
  'MemberDetails.userGroups': [
    team(`memberDetails(memberId: ${idOf('Member', 'orbit-0004')}) { userGroups { name } }`),
    ['admin'],
  ],
  // Guests and members are not told of what is not visible to them, nor that it is there.
  'UserGroup of admins by its id': [
    `{ node(id: ${idOf('UserGroup', 'orbit-g02')}) { ... on UserGroup { membersCount } } }`,
    ['member', 'admin'],
  ],
  'Team.name': [team('name plan'), signedIn],
  'Team.membersCount': [team('membersCount'), signedIn],
  'Team.apps': [team('apps { name }'), ['member', 'admin']],
  'Team.domainAdmins': [team('domainAdmins { nodes { email } }'), ['member', 'admin']],
  'Team.admins': [team('admins { nodes { email } }'), ['admin']],
  'Team.members': [team('members(first: 1) { nodes { email } }'), ['admin']],
  'Team.members by search': [team('members(first: 1, search: "a") { nodes { email } }'), ['admin']],
  'Team.fileStorage': [team('fileStorage { usedBytes }'), ['admin']],
  'Team.anotherTeamAutoJoins': [team('anotherTeamAutoJoins'), ['admin']],
  'Team.domainMembersCount': [team('domainMembersCount'), ['admin']],
  'Team.billing': [team('billing { type liteUsersCount }'), ['admin']],
  'Team.billing.licensedMembers': [team('billing { licensedMembers(first: 1) { totalCount } }'), ['admin']],
  'Team.members who wait': [team('members(first: 1, filter: { status: PENDING }) { totalCount }'), ['admin']],
  'Team.members who are off': [team('members(first: 1, filter: { status: DEACTIVATED }) { totalCount }'), ['admin']],
  'Team.contacts': [team('contacts(first: 1) { totalCount }'), ['member', 'admin']],
  'Team.emailChecks': [team('emailChecks(emails: ["a@b.example"]) { availability }'), ['admin']],
  'Team.memberDetails': [team(`memberDetails(memberId: ${idOf('Member', 'orbit-0004')}) { emails }`), ['admin']],
  'Team.guestAccess': [team(`guestAccess(memberId: ${idOf('Member', 'orbit-0005')}) { version }`), ['admin']],
  'Team.channels': [team('channels(first: 1) { totalCount }'), ['admin']],
  'Team.bulkJobs': [team('bulkJobs { id }'), ['admin']],
  'Team.fileSharing': [team('fileSharing { mode enabledMembers { totalCount } }'), ['admin']],
  'Team.settings': [team('isAdminInvite showsFullNames isOpen isExternalContactBlocked isPublicDomain'), ['admin']],
  'Team.channelCreation': [team('channelCreation { version open { allowedTo members { totalCount } } }'), ['admin']],
  'Team.welcomeMessage': [team('welcomeMessage { isEnabled }'), ['admin']],
  'Team.domainRoster': [team('domainRoster { sent { domain } received { domain } }'), ['admin']],
  'Team.isGoogleSignInRequired': [team('isGoogleSignInRequired'), ['admin']],
  'Team.settingChange': [team('settingChange(setting: FULL_NAMES) { changedAt }'), ['admin']],
  'Team.planGate': [team('planGate(feature: GUESTS) { isAllowed }'), ['admin']],
  'Viewer.teams': ['{ viewer { teams { name membersCount leaveEffect } } }', signedIn],
  'Team.viewerCan': [
    team('viewerCanBecomeAdmin viewerCanInviteMembers viewerCanInviteGuests viewerCanChangeLicenceAutoAssign'),
    signedIn,
  ],
  'Team.viewerCan by policy': [
    team(
      'viewerCanChangeSettings viewerCanShareFiles viewerCanShareFilesOnMobile viewerCanCreateOpenChannels viewerCanCreateClosedChannels',
    ),
    signedIn,
  ],
};

let stack: TestStack;
const asks = new Map<Caller, Ask>();
beforeAll(async () => {
  stack = await startTestStack();
  const bearer =
    (guid: string, token: string): Ask =>
    (query, variables) =>
      stack.ask(query, variables, { authorization: `Bearer ${guid}:${token}` });
  const signedOut = await stack.signIn('admin@flat.example');
  await signedOut.ask('mutation { signOut { userErrors { code } } }');
  asks.set('anonymous', stack.ask);
  asks.set('forged', bearer('orbit-0001', 'a'.repeat(43)));
  for (const role of ['guest', 'member', 'admin'] as const)
    asks.set(role, (await stack.signIn(`${role}@orbit.example`)).ask);
  asks.set('signedOut', signedOut.ask);
  asks.set('ipRestricted', (await stack.signIn('admin@fortress.example')).ask);
});
afterAll(() => stack.stop());

/** What a caller who gets no answer is told. A person of the team is refused, everybody else has to sign in. */
function refusalOf(caller: Caller): string {
  if (caller === 'ipRestricted') return 'IP_RESTRICTED';
  return caller === 'guest' || caller === 'member' ? 'FORBIDDEN' : 'UNAUTHENTICATED';
}

test('every root field has a row', () => {
  const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
  expect(Object.keys(rows)).toEqual(expect.arrayContaining(fields));
});

const reads = Object.entries(rows).filter(([name]) => name !== 'Mutation.signOut');

describe.each(reads)('%s', (_name, [query, allowed, variables]) => {
  test.each(callers)('%s', async (caller) => {
    const answer = await asks.get(caller)?.(query, variables);
    const codes = answer?.errors.map(({ extensions }) => extensions['code']);
    expect(codes?.[0]).toBe(allowed.includes(caller) ? undefined : refusalOf(caller));
  });
});

test('a refusal names its reason and keeps the session', async () => {
  const member = asks.get('member');
  const refused = await member?.(team('members(first: 1) { totalCount }'));
  expect(refused?.errors[0]?.extensions).toMatchObject({
    code: 'FORBIDDEN',
    reason: 'actor_not_admin',
    retryable: false,
  });
  expect((await member?.('{ viewer { email } }'))?.errors).toEqual([]);
});
