// Who may do what, for every kind of caller: the expectations that the tests of authorisation go by.
import type { QueryResolvers } from '@muster/gateway/schemaTypes';
import { type MutationName, idOf, mutationInputs } from './mutationInputs.ts';

/**
 * `forged` has a token that nobody was given, `otherAdmin` is the admin of another team, `deactivated` was deactivated while
 * signed in, `signedOut` goes on with the token of a session that was ended, and `ipRestricted` asks from a network that
 * their team does not admit.
 */
export const callers = [
  'anonymous',
  'forged',
  'guest',
  'member',
  'admin',
  'otherAdmin',
  'deactivated',
  'signedOut',
  'ipRestricted',
] as const;
export type Caller = (typeof callers)[number];

/** An operation, who gets an answer without errors to it, and its variables. */
export type Expectation = readonly [
  query: string,
  allowed: readonly Caller[],
  variables?: Readonly<Record<string, unknown>>,
];

type RootField = `Query.${keyof QueryResolvers}` | `Mutation.${MutationName}`;

const everybody = callers;
const signedIn = ['guest', 'member', 'admin', 'otherAdmin'] as const;
/** Members and admins; of another team, too, about their own. */
const members = ['member', 'admin', 'otherAdmin'] as const;
const admins = ['admin', 'otherAdmin'] as const;
const team = (selection: string) => `{ viewer { team { ${selection} } } }`;

/** The id of an object, as text in a document. */
const idText = (type: string, key: string) => JSON.stringify(idOf(type, key));
/** A field that the team does not have: who may change it is told so. */
const noField = idText('CustomField', 'orbit-f99');
/** A mutation with its example input. */
const mutation = (
  name: MutationName,
  allowed: readonly Caller[] = admins,
  selection = 'userErrors { code }',
): Expectation => [
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input${name === 'signOut' ? '' : '!'}) { ${name}(input: $input) { ${selection} } }`,
  allowed,
  { input: mutationInputs[name] },
];

/**
 * Who may do what: each root field, and each guarded part of what they lead to. A root field without a line does not
 * compile.
 */
export const accessExpectations = {
  'Query.viewer': ['{ viewer { email } }', signedIn],
  'Query.node': ['{ node(id: "Vmlld2VyOm5vYm9keQ") { id } }', signedIn],
  'Mutation.pinIssue': mutation('pinIssue', everybody, 'login'),
  'Mutation.pinAuthenticate': mutation('pinAuthenticate', everybody, 'guid'),
  'Mutation.signOut': mutation('signOut', everybody),
  'Mutation.viewerLocaleUpdate': mutation('viewerLocaleUpdate', signedIn, 'viewer { locale } userErrors { code }'),
  'Mutation.viewerProfileUpdate': mutation(
    'viewerProfileUpdate',
    signedIn,
    'viewer { phone { number } } userErrors { code }',
  ),
  'Mutation.viewerPhotoUpload': mutation('viewerPhotoUpload', signedIn, 'viewer { imageUrl } userErrors { code }'),
  'Mutation.viewerPhotoRemove': mutation('viewerPhotoRemove', signedIn, 'viewer { imageUrl } userErrors { code }'),
  'Mutation.teamAvatarUpload': mutation('teamAvatarUpload', admins, 'team { avatarUrl } userErrors { code }'),
  'Mutation.teamAvatarRemove': mutation('teamAvatarRemove'),
  'Mutation.viewerPasswordSet': mutation('viewerPasswordSet', signedIn),
  'Mutation.viewerEmailPreferencesUpdate': mutation('viewerEmailPreferencesUpdate', signedIn),
  'Mutation.sessionEnd': mutation('sessionEnd', signedIn, 'sessionId userErrors { code }'),
  'Mutation.sessionEndOthers': mutation('sessionEndOthers', signedIn, 'endedCount userErrors { code }'),
  'Mutation.ipAddressMarkUnsafe': mutation('ipAddressMarkUnsafe', signedIn, 'endedSessionsCount userErrors { code }'),
  'Viewer.sessions': ['{ viewer { sessions { nodes { lastUsedAt } } } }', signedIn],
  'Viewer.ipAddresses': ['{ viewer { ipAddresses { address } } }', signedIn],
  'Mutation.featureRequest': mutation('featureRequest', admins, 'feature userErrors { code }'),
  'Viewer.emailPreferences': ['{ viewer { emailPreferences { subscribedTopics } } }', signedIn],
  'Mutation.eventsPublish': mutation('eventsPublish', signedIn, 'publishedCount'),
  'Mutation.teamUpdate': mutation('teamUpdate'),
  'Mutation.teamAutoJoinUpdate': mutation('teamAutoJoinUpdate'),
  'Mutation.teamGoogleSignInUpdate': mutation('teamGoogleSignInUpdate'),
  'Mutation.welcomeMessageUpdate': mutation('welcomeMessageUpdate'),
  'Mutation.welcomeMessageTest': mutation('welcomeMessageTest', admins, 'email userErrors { code }'),
  'Mutation.domainRequestSend': mutation('domainRequestSend'),
  'Mutation.domainRequestApprove': mutation('domainRequestApprove'),
  'Mutation.domainRequestDecline': mutation('domainRequestDecline'),
  'Mutation.domainRequestRemove': mutation('domainRequestRemove'),
  'Mutation.channelCreationUpdate': mutation('channelCreationUpdate'),
  'Mutation.fileSharingUpdate': mutation('fileSharingUpdate'),
  'Mutation.teamGuestInviteUpdate': mutation('teamGuestInviteUpdate'),
  'Mutation.channelCreate': mutation('channelCreate'),
  'Mutation.channelUpdate': mutation('channelUpdate'),
  'Mutation.channelAutoJoinUpdate': mutation('channelAutoJoinUpdate', admins, 'channels { id } userErrors { code }'),
  'Mutation.recordingRename': mutation('recordingRename', signedIn),
  'Mutation.recordingDelete': mutation('recordingDelete', signedIn),
  'Mutation.recordingDownload': mutation('recordingDownload', signedIn),
  'Team.recordings': [team('recordings { nodes { title recordedBy { email } } }'), signedIn],
  'Mutation.webhookCreate': mutation('webhookCreate', members),
  // Members are told that admins alone may.
  'Mutation.webhookCreate of the whole team': [
    'mutation { webhookCreate(input: { type: INCOMING, scope: TEAM, name: "All" }) { userErrors { code } } }',
    members,
  ],
  // Of one that is not there, as of one that they may not see, everybody is told alike.
  'Mutation.webhookUpdate': mutation('webhookUpdate', members),
  'Mutation.webhookDelete': mutation('webhookDelete', members, 'deletedId userErrors { code }'),
  'Mutation.webhookPauseUpdate': mutation('webhookPauseUpdate', members),
  'Mutation.webhookAddressRotate': mutation('webhookAddressRotate', members),
  'Mutation.webhookTakeOver': mutation('webhookTakeOver'),
  'Mutation.webhookIconUpload': mutation('webhookIconUpload', members, 'iconUrl userErrors { code }'),
  'Mutation.webhookTest': mutation('webhookTest', members, 'delivery { status } userErrors { code }'),
  'Mutation.webhookDeliveryResend': mutation('webhookDeliveryResend', members),
  'Viewer.webhooks': ['{ viewer { webhooks { name owner { email } deliveries(first: 1) { totalCount } } } }', signedIn],
  'Mutation.teamAdminInviteUpdate': mutation('teamAdminInviteUpdate'),
  'Mutation.teamFullNamesUpdate': mutation('teamFullNamesUpdate'),
  'Mutation.teamSignUpUpdate': mutation('teamSignUpUpdate'),
  // Members are told whether the team lets them add this one.
  'Mutation.memberInvite': mutation('memberInvite', members),
  'Mutation.memberDeactivate': mutation('memberDeactivate'),
  'Mutation.memberReactivate': mutation('memberReactivate'),
  'Mutation.memberDelete': mutation('memberDelete'),
  'Mutation.teamDeletionRequest': mutation('teamDeletionRequest', admins, 'isRequested userErrors { code }'),
  'Mutation.memberApprove': mutation('memberApprove'),
  'Mutation.memberReject': mutation('memberReject'),
  'Mutation.viewerTeamSwitch': mutation('viewerTeamSwitch', signedIn, 'guid userErrors { code }'),
  'Mutation.teamLeave': mutation('teamLeave', signedIn, 'membershipId userErrors { code }'),
  'Mutation.adminClaim': mutation('adminClaim', members),
  'Mutation.adminGrant': mutation('adminGrant'),
  'Mutation.adminRevoke': mutation('adminRevoke'),
  'Mutation.adminReplace': mutation('adminReplace'),
  'Mutation.guestInvite': mutation('guestInvite', members),
  'Mutation.guestAccessUpdate': mutation('guestAccessUpdate'),
  'Mutation.guestUpgrade': mutation('guestUpgrade'),
  'Mutation.licenceAssign': mutation('licenceAssign'),
  'Mutation.licenceAutoRenewDisable': mutation('licenceAutoRenewDisable'),
  'Mutation.licenceCategoryUpdate': mutation('licenceCategoryUpdate'),
  'Mutation.licenceAutoAssignUpdate': mutation('licenceAutoAssignUpdate'),
  'Mutation.planActivate': mutation('planActivate'),
  'Mutation.trialStart': mutation('trialStart'),
  'Mutation.billingIntervalUpdate': mutation('billingIntervalUpdate'),
  'Mutation.proPlanOrder': mutation('proPlanOrder', admins, 'order { orderId } userErrors { code }'),
  'Mutation.licenceOrder': mutation('licenceOrder', admins, 'order { orderId } userErrors { code }'),
  'Mutation.duesOrder': mutation('duesOrder', admins, 'order { orderId } userErrors { code }'),
  'Mutation.savedCardPay': mutation('savedCardPay', admins, 'order { orderId } userErrors { code }'),
  'Mutation.paymentProcess': mutation('paymentProcess', admins, 'order { orderId } userErrors { code }'),
  'Mutation.netBankingStart': mutation('netBankingStart', admins, 'form { action } userErrors { code }'),
  'Mutation.cardAddStart': mutation('cardAddStart', admins, 'cardSecret userErrors { code }'),
  'Mutation.cardAdd': mutation('cardAdd'),
  'Mutation.cardVerify': mutation('cardVerify'),
  'Mutation.cardDefaultSet': mutation('cardDefaultSet'),
  'Mutation.cardRemove': mutation('cardRemove'),
  'Mutation.billingAddressUpdate': mutation('billingAddressUpdate'),
  'Mutation.invoiceSend': mutation('invoiceSend', admins, 'invoice { number } userErrors { code }'),
  'Mutation.planCancelStart': mutation('planCancelStart', admins, 'bill { billId } userErrors { code }'),
  'Mutation.planCancel': mutation('planCancel', admins, 'status userErrors { code }'),
  'Mutation.bulkJobStart': mutation('bulkJobStart'),
  'Mutation.bulkJobUndo': mutation('bulkJobUndo'),
  'Mutation.bulkJobCancel': mutation('bulkJobCancel'),
  'Mutation.memberTemplateDownload': mutation('memberTemplateDownload', admins, 'url userErrors { code }'),
  'Mutation.memberUploadValidate': mutation('memberUploadValidate', admins, 'upload { status } userErrors { code }'),
  'Mutation.memberUploadInvite': mutation('memberUploadInvite'),
  'Mutation.memberUploadProcess': mutation('memberUploadProcess'),
  'Mutation.memberUploadCancel': mutation('memberUploadCancel'),
  'Mutation.memberUploadReport': mutation('memberUploadReport'),
  'Mutation.importUploadStart': mutation('importUploadStart', admins, 'url userErrors { code }'),
  'Mutation.importStart': mutation('importStart'),
  'Mutation.chatExportRequest': mutation('chatExportRequest'),
  'Mutation.chatExportCancel': mutation('chatExportCancel'),
  'Mutation.chatExportDownload': mutation('chatExportDownload'),
  'Mutation.importCancel': mutation('importCancel'),
  'Mutation.channelTemplateDownload': mutation('channelTemplateDownload'),
  'Mutation.channelTemplateUploadStart': mutation('channelTemplateUploadStart'),
  'Mutation.channelTemplateProcess': mutation('channelTemplateProcess'),
  'Mutation.customFieldCreate': mutation('customFieldCreate'),
  'Mutation.customFieldUpdate': mutation('customFieldUpdate'),
  'Mutation.customFieldReorder': mutation('customFieldReorder'),
  'Mutation.customFieldDelete': mutation('customFieldDelete'),
  'Mutation.profileFieldsUpdate': mutation('profileFieldsUpdate'),
  'Mutation.profileFieldsUpdate of oneself': [
    `mutation { profileFieldsUpdate(input: { fields: [{ customFieldId: ${noField} }] }) { userErrors { code } } }`,
    members,
  ],
  'Viewer.profileFields': ['{ viewer { profileFields { version } } }', signedIn],
  // Guests do not learn that there is such a person: nothing is read for them.
  'Member.profileFields of another': [
    `{ node(id: ${idText('Member', 'orbit-0004')}) { ... on Member { profileFields { version } } } }`,
    ['guest', 'admin', 'otherAdmin'],
  ],
  'Team.customFields': [team('customFields { name } customFieldLimits { fields }'), members],
  'Team.customFields, archived ones too': [team('customFields(includesArchived: true) { name }'), admins],
  'Team.customFields.usage': [team('customFields { usage { membersCount } }'), admins],
  'Mutation.userGroupCreate': mutation('userGroupCreate'),
  'Mutation.userGroupUpdate': mutation('userGroupUpdate'),
  'Mutation.userGroupDelete': mutation('userGroupDelete'),
  'Team.userGroups': [team('userGroups { nodes { name constraints { field { name } } } }'), members],
  'Team.userGroupLimit': [team('userGroupLimit'), members],
  'Team.userGroups.membersCount': [team('userGroups { nodes { membersCount } }'), admins],
  'Team.userGroups.members': [team('userGroups { nodes { members(first: 1) { totalCount } } }'), admins],
  'Team.userGroupPreview': [
    team(
      `userGroupPreview(constraints: [{ customFieldId: ${idText('CustomField', 'orbit-f01')}, valueIds: [${idText('CustomFieldValue', 'orbit-f01-v01')}] }]) { membersCount }`,
    ),
    ['admin'],
  ],
  'Viewer.userGroups': ['{ viewer { userGroups { name } } }', signedIn],
  'MemberDetails.userGroups': [
    team(`memberDetails(memberId: ${idText('Member', 'orbit-0004')}) { userGroups { name } }`),
    admins,
  ],
  // Guests and members are not told of what is not visible to them, nor that it is there.
  'UserGroup of admins by its id': [
    `{ node(id: ${idText('UserGroup', 'orbit-g02')}) { ... on UserGroup { membersCount } } }`,
    members,
  ],
  'Team.name': [team('name plan'), signedIn],
  'Team.membersCount': [team('membersCount'), signedIn],
  'Team.apps': [team('apps { name }'), members],
  'Team.domainAdmins': [team('domainAdmins { nodes { email } }'), members],
  'Team.admins': [team('admins { nodes { email } }'), admins],
  'Team.members': [team('members(first: 1) { nodes { email } }'), admins],
  'Team.members by search': [team('members(first: 1, search: "a") { nodes { email } }'), admins],
  'Team.fileStorage': [team('fileStorage { usedBytes }'), admins],
  'Team.anotherTeamAutoJoins': [team('anotherTeamAutoJoins'), admins],
  'Team.domainMembersCount': [team('domainMembersCount'), admins],
  'Team.billing': [team('billing { type liteUsersCount }'), admins],
  'Team.billing by the plan': [
    team('billing { interval rate { formatted } seats { activeUsersCount } trial { endsOn } }'),
    admins,
  ],
  'Team.billing.cards': [team('billing { cards { lastFour } }'), admins],
  'Team.billing.viewerCanChangeInterval': [team('billing { viewerCanChangeInterval }'), signedIn],
  'Team.billing.viewerCanCancelPlan': [team('billing { viewerCanCancelPlan }'), signedIn],
  'Team.billing.cancellation': [team('billing { cancellation { endsOn } }'), admins],
  'Team.billing.licenceOffers': [team('billing { licenceOffers(currency: USD) { neededCount } }'), admins],
  'Team.billing.chargeableUsersCount': [team('billing { chargeableUsersCount }'), admins],
  'Team.billing.address': [team('billing { address { city } }'), admins],
  'Team.billing.order': [team('billing { order { orderId } }'), admins],
  'Team.billing.order by its id': [team('billing { order(orderId: "none") { orderId } }'), admins],
  'Team.billing.invoices': [team('billing { invoices(first: 1) { edges { node { number } } } }'), admins],
  'Team.planOffers': [team('planOffers { prices { rate { formatted } } }'), admins],
  'Team.planOffers in a currency': [team('planOffers(currency: INR) { usersCount }'), admins],
  'Team.usage by the plan': [team('usage { guests { used } admins { used } customFields { used } }'), admins],
  'Team.usage of files': [team('usage { storage { used } }'), admins],
  'Team.usage of channels': [
    team('usage { messages { used } publicChannels { used } privateChannels { used } smartChannels { used } }'),
    admins,
  ],
  'Team.usage of calls': [team('usage { videoLimitHits { used } groupVideoCalls { used } }'), admins],
  'Viewer.billingRegion': ['{ viewer { billingRegion { currency } } }', admins],
  'Team.billing.licensedMembers': [team('billing { licensedMembers(first: 1) { totalCount } }'), admins],
  'Team.members who wait': [team('members(first: 1, filter: { status: PENDING }) { totalCount }'), admins],
  'Team.members who are off': [team('members(first: 1, filter: { status: DEACTIVATED }) { totalCount }'), admins],
  'Team.contacts': [team('contacts(first: 1) { totalCount }'), members],
  'Team.emailChecks': [team('emailChecks(emails: ["a@b.example"]) { availability }'), admins],
  'Team.memberDetails': [team(`memberDetails(memberId: ${idText('Member', 'orbit-0004')}) { emails }`), admins],
  'Team.guestAccess': [team(`guestAccess(memberId: ${idText('Member', 'orbit-0005')}) { version }`), admins],
  'Team.channels': [team('channels(first: 1) { totalCount }'), admins],
  'Team.channels of a kind': [team('channels(first: 1, only: ANNOUNCEMENT) { totalCount }'), admins],
  'Team.channel': [team('channel(groupJid: "orbit-c001@chat.orbit.example") { name }'), admins],
  'Team.channelPreview': [team('channelPreview(input: {}) { joiningCount }'), admins],
  'Viewer.postableChannels': ['{ viewer { postableChannels(first: 1) { totalCount } } }', signedIn],
  'Team.bulkJobs': [team('bulkJobs { id }'), admins],
  'Team.memberUploadColumns': [team('memberUploadColumns(mode: EDIT) { name }'), admins],
  'Team.memberInviteMail': [team('memberInviteMail { subject }'), admins],
  'Team.lastMemberUpload': [team('lastMemberUpload(mode: ADD) { status }'), admins],
  'Team.memberUploads': [team('memberUploads { rows(kind: DONE) { totalCount } }'), admins],
  'Team.chatExports': [team('chatExports { id }'), admins],
  'Team.chatExportEstimate': [
    team('chatExportEstimate(filter: { tasks: [USER_HISTORY], messageType: ALL }) { messages }'),
    admins,
  ],
  'Team.imports': [team('imports { problems { totalCount } }'), admins],
  'Team.urlState': [team('urlState(url: "orbit")'), admins],
  'Team.channelTemplates': [team('channelTemplates { id }'), admins],
  'Team.lastChannelUpload': [team('lastChannelUpload { id }'), admins],
  'Team.fileSharing': [team('fileSharing { mode enabledMembers { totalCount } }'), admins],
  'Team.settings': [team('isAdminInvite showsFullNames isOpen isExternalContactBlocked isPublicDomain'), admins],
  'Team.channelCreation': [team('channelCreation { version open { allowedTo members { totalCount } } }'), admins],
  'Team.welcomeMessage': [team('welcomeMessage { isEnabled }'), admins],
  'Team.domainRoster': [team('domainRoster { sent { domain } received { domain } }'), admins],
  'Team.isGoogleSignInRequired': [team('isGoogleSignInRequired'), admins],
  'Team.settingChange': [team('settingChange(setting: FULL_NAMES) { changedAt }'), admins],
  'Team.planGate': [team('planGate(feature: GUESTS) { isAllowed }'), admins],
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
} as const satisfies Readonly<Record<RootField, Expectation>> & Readonly<Record<string, Expectation>>;
