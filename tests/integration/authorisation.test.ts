// Who may do what, through the gateway: each root field and each guarded part of the team, for every kind of caller.
// A root field that has no row here fails the test.
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MutationName, mutationInputs } from '../support/mutationInputs.ts';
import { type Ask, type TestStack, startTestStack } from '../support/stack.ts';

const callers = ['anonymous', 'forged', 'guest', 'member', 'admin', 'signedOut', 'ipRestricted'] as const;
type Caller = (typeof callers)[number];

const everybody = ['anonymous', 'forged', 'guest', 'member', 'admin', 'signedOut', 'ipRestricted'] as const;
const signedIn = ['guest', 'member', 'admin'] as const;
const team = (selection: string) => `{ viewer { team { ${selection} } } }`;

/** The id of an object, as text in a document. */
const idOf = (type: string, key: string) => JSON.stringify(Buffer.from(`${type}:${key}`).toString('base64url'));
/** A field that the team does not have: who may change it is told so. */
const noField = idOf('CustomField', 'orbit-f99');
/** A mutation with its example input. */
const mutation = (
  name: MutationName,
  allowed: readonly Caller[] = ['admin'],
  selection = 'userErrors { code }',
): [string, readonly Caller[], Record<string, unknown>] => [
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input${name === 'signOut' ? '' : '!'}) { ${name}(input: $input) { ${selection} } }`,
  allowed,
  { input: mutationInputs[name] },
];

/** The document, who gets an answer without errors, and its variables. */
const rows: Record<string, [string, readonly Caller[], variables?: Record<string, unknown>]> = {
  'Query.viewer': ['{ viewer { email } }', signedIn],
  'Query.node': ['{ node(id: "Vmlld2VyOm5vYm9keQ") { id } }', signedIn],
  'Mutation.pinIssue': mutation('pinIssue', everybody, 'login'),
  'Mutation.pinAuthenticate': mutation('pinAuthenticate', everybody, 'guid'),
  'Mutation.signOut': mutation('signOut', []),
  'Mutation.viewerLocaleUpdate': mutation('viewerLocaleUpdate', signedIn, 'viewer { locale } userErrors { code }'),
  'Mutation.viewerProfileUpdate': mutation(
    'viewerProfileUpdate',
    signedIn,
    'viewer { phone { number } } userErrors { code }',
  ),
  'Mutation.viewerPhotoUpload': mutation('viewerPhotoUpload', signedIn, 'viewer { imageUrl } userErrors { code }'),
  'Mutation.viewerPhotoRemove': mutation('viewerPhotoRemove', signedIn, 'viewer { imageUrl } userErrors { code }'),
  'Mutation.teamAvatarUpload': mutation('teamAvatarUpload', ['admin'], 'team { avatarUrl } userErrors { code }'),
  'Mutation.teamAvatarRemove': mutation('teamAvatarRemove'),
  'Mutation.viewerPasswordSet': mutation('viewerPasswordSet', signedIn),
  'Mutation.viewerEmailPreferencesUpdate': mutation('viewerEmailPreferencesUpdate', signedIn),
  'Mutation.sessionEnd': mutation('sessionEnd', signedIn, 'sessionId userErrors { code }'),
  'Mutation.sessionEndOthers': mutation('sessionEndOthers', signedIn, 'endedCount userErrors { code }'),
  'Mutation.ipAddressMarkUnsafe': mutation('ipAddressMarkUnsafe', signedIn, 'endedSessionsCount userErrors { code }'),
  'Viewer.sessions': ['{ viewer { sessions { nodes { lastUsedAt } } } }', signedIn],
  'Viewer.ipAddresses': ['{ viewer { ipAddresses { address } } }', signedIn],
  'Mutation.featureRequest': mutation('featureRequest', ['admin'], 'feature userErrors { code }'),
  'Viewer.emailPreferences': ['{ viewer { emailPreferences { subscribedTopics } } }', signedIn],
  'Mutation.eventsPublish': mutation('eventsPublish', signedIn, 'publishedCount'),
  'Mutation.teamUpdate': mutation('teamUpdate'),
  'Mutation.teamAutoJoinUpdate': mutation('teamAutoJoinUpdate'),
  'Mutation.teamGoogleSignInUpdate': mutation('teamGoogleSignInUpdate'),
  'Mutation.welcomeMessageUpdate': mutation('welcomeMessageUpdate'),
  'Mutation.welcomeMessageTest': mutation('welcomeMessageTest', ['admin'], 'email userErrors { code }'),
  'Mutation.domainRequestSend': mutation('domainRequestSend'),
  'Mutation.domainRequestApprove': mutation('domainRequestApprove'),
  'Mutation.domainRequestDecline': mutation('domainRequestDecline'),
  'Mutation.domainRequestRemove': mutation('domainRequestRemove'),
  'Mutation.channelCreationUpdate': mutation('channelCreationUpdate'),
  'Mutation.fileSharingUpdate': mutation('fileSharingUpdate'),
  'Mutation.teamGuestInviteUpdate': mutation('teamGuestInviteUpdate'),
  'Mutation.channelAutoJoinUpdate': mutation('channelAutoJoinUpdate', ['admin'], 'channels { id } userErrors { code }'),
  'Mutation.teamAdminInviteUpdate': mutation('teamAdminInviteUpdate'),
  'Mutation.teamFullNamesUpdate': mutation('teamFullNamesUpdate'),
  'Mutation.teamSignUpUpdate': mutation('teamSignUpUpdate'),
  // Members are told whether the team lets them add this one.
  'Mutation.memberInvite': mutation('memberInvite', ['member', 'admin']),
  'Mutation.memberDeactivate': mutation('memberDeactivate'),
  'Mutation.memberReactivate': mutation('memberReactivate'),
  'Mutation.memberDelete': mutation('memberDelete'),
  'Mutation.teamDeletionRequest': mutation('teamDeletionRequest', ['admin'], 'isRequested userErrors { code }'),
  'Mutation.memberApprove': mutation('memberApprove'),
  'Mutation.memberReject': mutation('memberReject'),
  'Mutation.viewerTeamSwitch': mutation('viewerTeamSwitch', signedIn, 'guid userErrors { code }'),
  'Mutation.teamLeave': mutation('teamLeave', signedIn, 'membershipId userErrors { code }'),
  'Mutation.adminClaim': mutation('adminClaim', ['member', 'admin']),
  'Mutation.adminGrant': mutation('adminGrant'),
  'Mutation.adminRevoke': mutation('adminRevoke'),
  'Mutation.adminReplace': mutation('adminReplace'),
  'Mutation.guestInvite': mutation('guestInvite', ['member', 'admin']),
  'Mutation.guestAccessUpdate': mutation('guestAccessUpdate'),
  'Mutation.guestUpgrade': mutation('guestUpgrade'),
  'Mutation.licenceAssign': mutation('licenceAssign'),
  'Mutation.licenceAutoRenewDisable': mutation('licenceAutoRenewDisable'),
  'Mutation.licenceCategoryUpdate': mutation('licenceCategoryUpdate'),
  'Mutation.licenceAutoAssignUpdate': mutation('licenceAutoAssignUpdate'),
  'Mutation.planActivate': mutation('planActivate'),
  'Mutation.bulkJobStart': mutation('bulkJobStart'),
  'Mutation.bulkJobUndo': mutation('bulkJobUndo'),
  'Mutation.customFieldCreate': mutation('customFieldCreate'),
  'Mutation.customFieldUpdate': mutation('customFieldUpdate'),
  'Mutation.customFieldReorder': mutation('customFieldReorder'),
  'Mutation.customFieldDelete': mutation('customFieldDelete'),
  'Mutation.profileFieldsUpdate': mutation('profileFieldsUpdate'),
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
  'Mutation.userGroupCreate': mutation('userGroupCreate'),
  'Mutation.userGroupUpdate': mutation('userGroupUpdate'),
  'Mutation.userGroupDelete': mutation('userGroupDelete'),
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
