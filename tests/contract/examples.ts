// One example of every upstream call: what the gateway sends, by service and operation. The tests fail for a call without.
import type { Service } from '@muster/upstream/contract';
import { png } from '@muster/upstream/samplePictures';
import { TEMPLATE_FILE, bulkExamples, importExamples } from './fileExamples.ts';
import type { ExamplesOf } from './known.ts';
import { paymentActors, paymentExamples, purchaseExamples } from './paymentExamples.ts';
import { recordingActors, recordingExamples } from './recordingExamples.ts';
import { scimExamples } from './scimExamples.ts';
import { configurationExamples, ssoActors } from './ssoExamples.ts';

const GUEST = 'orbit-0003';
const CHANNEL = 'orbit-c001@chat.orbit.example';
const NEWS = 'orbit-c015@chat.orbit.example';
const HOLIDAYS = 'orbit-c017@chat.orbit.example';
/** Of two fields of the main demo team. */
const CONSTRAINTS = [
  { fieldId: 'orbit-f01', values: ['orbit-f01-v01'] },
  { fieldId: 'orbit-f04', values: ['orbit-f04-v01', 'orbit-f04-v02'] },
];
const DAY_MS = 86_400_000;
/** Where people have the console. */
const CONSOLE = 'https://console.example';
const LATER = Date.UTC(2030, 0, 31, 23, 59, 59, 999);

/** Calls that need the admin of another team than the main demo team, or that leave nobody an admin there. */
export const actors: Readonly<Record<string, string>> = {
  ...paymentActors,
  ...recordingActors,
  ...ssoActors,
  'member.leaveTeam': 'member@rupee.example',
  'member.joinTeam': 'sakura.watanabe@orbit.example',
  'team.setDomainAttributes': 'admin@harbor.example',
  'field.reorderTeamFields': 'admin@galaxy.example',
  'member.replaceAdmin': 'admin@flat.example',
  'identity.usedIps': 'admin@summit.example',
  'identity.markIpUnsafe': 'admin@summit.example',
  'licence.activateSelfServeProPlan': 'admin@activating.example',
  'billing.createSpecialTeam': 'admin@seedling.example',
  'billing.initChangePlan': 'admin@elite.example',
  'billing.processChangePlan': 'admin@elite.example',
  'billing.setDefaultLicenseCategory': 'admin@orchard.example',
  'team.resetSandbox': 'admin@sandbox.example',
  'bulk.channelTemplates': 'admin@summit.example',
  'bulk.templateDownloadLink': 'admin@summit.example',
  'bulk.templateUploadLink': 'admin@summit.example',
  'bulk.processUploadedFile': 'admin@summit.example',
  'bulk.validateUploadedFile': 'admin@summit.example',
  'bulk.startChannelUpload': 'admin@summit.example',
  'bulk.cancelChannelUpload': 'admin@summit.example',
  'bulk.channelUploadRows': 'admin@summit.example',
  'bulk.channelUploadReport': 'admin@summit.example',
  'bulk.lastChannelUpload': 'admin@summit.example',
  'bulk.channelUploads': 'admin@summit.example',
  'bulk.channelUpload': 'admin@summit.example',
  'bulk.channelUploadErrors': 'admin@summit.example',
  'sso.startSamlTest': 'admin@summit.example',
  'sso.startGoogleSignIn': 'admin@offline.example',
  'sso.finishGoogleSignIn': 'admin@offline.example',
  'file.storeUpload': 'admin@summit.example',
  'bulk.cancelJob': 'admin@galaxy.example',
  'bulk.deactivateUsers': 'admin@summit.example',
  'bulk.deleteUsers': 'admin@galaxy.example',
  'chatExport.teamRecentChats': 'admin@summit.example',
  'chatExport.exportEstimate': 'admin@summit.example',
  'chatExport.exportTeamConversation': 'admin@summit.example',
  'chatExport.signedUrl': 'admin@summit.example',
  'chatExport.cancelExport': 'admin@summit.example',
  'import.importStatus': 'admin@summit.example',
  'import.importProblems': 'admin@summit.example',
  'import.importSlack': 'admin@harbor.example',
  'import.importHipchatServer': 'admin@harbor.example',
  'import.cancelImport': 'admin@flat.example',
};

/** `known` is what the admin who makes the call has in hand, of the main demo team as a rule. A call that needs a fresh secret asks for it. */
export const examples: { [S in Service]: ExamplesOf<S> } = {
  identity: {
    publicProfile: () => ({ query: { email: 'admin@orbit.example' } }),
    domainProperties: () => ({ query: { domain: 'orbit.example' } }),
    issuePin: () => ({ body: { email: 'member@seedling.example' } }),
    authenticate: async ({ guid, pin }) => ({ body: { guid, pin: await pin() } }),
    issueAddressPin: () => ({}),
    proveAddress: () => ({ body: { pin: '123456' } }),
    issueLoginCode: () => ({}),
    exchangeLoginCode: async ({ code }) => ({ body: { code: await code() } }),
    signOut: () => ({ body: { token: 'of-another-session' } }),
    userSessions: () => ({}),
    signOutOthers: () => ({}),
    usedIps: () => ({}),
    markIpUnsafe: () => ({ body: { ip: '203.0.113.40' } }),
    fullProfile: () => ({}),
    updateLocale: () => ({ body: { locale: 'en-gb' } }),
    updateProfile: () => ({ body: { name: { lastName: 'Cartwright' }, mobile: '+44-7700900123' } }),
    uploadProfilePicture: () => ({ file: png() }),
    setPassword: ({ token }) => ({ body: { password: 'correct horse battery staple', token } }),
    userTeams: () => ({}),
    switchTeam: () => ({ body: { teamId: 'team-harbor' } }),
    emailPreferences: () => ({}),
    setEmailPreferences: () => ({ body: { prefs: ['tips', 'missed-message-digest'] } }),
  },
  team: {
    teamInfo: () => ({}),
    teamState: () => ({}),
    installedApps: () => ({}),
    autoJoinExists: () => ({}),
    domainMembersCount: () => ({}),
    teamFileStorageInfo: () => ({}),
    planGates: () => ({}),
    updateTeam: () => ({
      body: {
        ...{ name: 'Orbit Research', url: 'orbit-research', makePublic: true, disableCrossDomain: false },
        ...{ addCanJoinDomains: ['orbit-research.example'], removeCanJoinDomains: ['nowhere.example'] },
      },
    }),
    uploadTeamAvatar: () => ({ file: png() }),
    fileSharingSettings: () => ({}),
    setFileSharingSettings: () => ({
      body: { mode: 'ALL', enableEmails: ['member@orbit.example'], disableEmails: [], mobileSharingDisabled: true },
    }),
    fileSharingMembers: () => ({ query: { limit: 50, offset: 0 } }),
    domainAttributes: () => ({}),
    setDomainAttributes: () => ({ body: { fileSharingMode: 'ALL', disableEmails: ['member@harbor.example'] } }),
    sandboxState: () => ({}),
    resetSandbox: () => ({}),
    makeAutoJoin: () => ({ body: { autoJoin: false } }),
    domainRoster: () => ({}),
    domainRequest: () => ({ body: { domain: 'summit.example', requestType: 'REQUEST' } }),
    welcomeMessage: () => ({}),
    setWelcomeMessage: () => ({ body: { enabled: true, senderName: 'Orbit', message: 'Welcome!', version: 1 } }),
    testWelcomeMessage: () => ({ body: { senderName: 'Orbit', message: 'Welcome!' } }),
    createGroupPrivilege: () => ({}),
    setCreateGroupPrivilege: ({ teamId }) => ({
      body: { to: teamId, close: { allowedTo: 'ADMINS_AND_WHITELISTED_USERS', whiteList: ['orbit-0002'] }, version: 1 },
    }),
    setTeamSettings: () => ({ body: { guestInviteType: 'admin', showUsersFullName: true } }),
    teamSettings: () => ({}),
    actorPrivileges: () => ({}),
    settingChanges: () => ({}),
  },
  member: {
    usersList: () => ({ query: { limit: 50, offset: 0, sort: 'email', direction: 'desc' } }),
    membersCount: () => ({}),
    admins: () => ({}),
    domainAdmins: () => ({}),
    searchUsers: () => ({
      query: { searchText: 'a', limit: 10, offset: 0, searchIn: 'all', sort: 'name', direction: 'asc' },
    }),
    leanProfiles: ({ guid }) => ({ body: { guids: [guid, 'nobody'], fetchDeleted: false } }),
    profile: ({ guid }) => ({ query: { subject: guid } }),
    pendingMembers: () => ({ query: { limit: 50, offset: 0, searchText: 'a', sort: 'email' } }),
    deactivatedProfiles: () => ({ query: { limit: 50, offset: 0, direction: 'desc' } }),
    userTeamContacts: () => ({ query: { limit: 100, searchText: 'a' } }),
    addressStates: () => ({
      body: { emails: ['admin@orbit.example', 'new@orbit.example', 'no address'], guestMembership: false },
    }),
    invite: () => ({
      body: { emails: ['new.guest@elsewhere.example'], guestMembership: true, validityReminder: LATER },
    }),
    deleteMember: () => ({ body: { subjects: ['orbit-0090', 'nobody'] } }),
    deactivateProfiles: ({ guid }) => ({ body: { guid, subjects: ['orbit-0091', 'nobody'] } }),
    reactivateProfiles: ({ guid }) => ({ body: { guid, subjects: ['orbit-0091', 'nobody'] } }),
    approveMembers: () => ({ body: { approveEmails: ['nobody@orbit.example'], guestMembership: false } }),
    rejectMembers: () => ({ body: { rejectEmails: ['nobody@orbit.example'] } }),
    memberCountForTeams: ({ teamId }) => ({ body: { teams: [teamId, 'team-harbor'] } }),
    leaveTeam: () => ({ body: { teamId: 'team-rupee' } }),
    joinTeam: () => ({ body: { url: 'harbor' } }),
    grantAdmin: () => ({ body: { subject: 'orbit-0092' } }),
    revokeAdmin: () => ({ body: { subject: 'orbit-0092' } }),
    replaceAdmin: () => ({ body: { subject: 'flat-0010' } }),
  },
  billing: {
    billingData: ({ teamId }) => ({ query: { teamId } }),
    currentPlan: ({ teamId }) => ({ query: { teamId, currency: 'INR' } }),
    createSpecialTeam: ({ teamId }) => {
      const enabledFrom = Math.floor(Date.now() / DAY_MS) * DAY_MS;
      return { body: { type: 'TRIAL', teamId, config: { enabledFrom, enabledTill: enabledFrom + 30 * DAY_MS } } };
    },
    initChangePlan: ({ teamId }) => ({ query: { teamId }, body: { interval: 'ANNUAL', currency: 'USD' } }),
    processChangePlan: async ({ teamId, planChange }) => ({ query: { teamId }, body: await planChange() }),
    setDefaultLicenseCategory: ({ teamId }) => ({ query: { teamId }, body: { licenseCategory: 'BIANNUAL' } }),
    ...purchaseExamples,
  },
  payment: paymentExamples,
  geolocation: { lookup: () => ({ query: { ip: '203.0.113.7' } }) },
  chatExport: {
    teamRecentChats: () => ({}),
    exportEstimate: () => ({ body: { emails: [], tasks: ['GROUP_HISTORY'], messageType: 'ALL' } }),
    exportTeamConversation: ({ guid, teamId }) => ({
      body: {
        ...{ jobId: 'export-of-the-example', teamId, emails: [], requesterGuid: guid, size: 0 },
        ...{ tasks: ['USER_HISTORY', 'GROUP_HISTORY'], messageType: 'ALL', outputFormat: 'HTML' },
      },
    }),
    signedUrl: async ({ finishedExportId }) => ({ body: { jobId: await finishedExportId() } }),
    cancelExport: async ({ pendingExportId }) => ({ body: { jobId: await pendingExportId() } }),
  },
  recording: {
    videoCallingLimitHits: () => ({}),
    groupVideoStats: () => ({}),
    startCall: () => ({ body: { participantsCount: 4 } }),
    endCall: async ({ callId }) => ({ body: { callId: await callId() } }),
    ...recordingExamples,
  },
  guest: {
    guests: () => ({ query: { limit: 50, offset: 0, sort: 'name' } }),
    guestConversations: () => ({ query: { subject: GUEST } }),
    prepareGuestsRoster: ({ guid }) => ({ body: { guestGuids: [GUEST], memberGuids: [guid] } }),
    updateGuestValidityReminder: () => ({ body: { subject: GUEST, validityReminder: LATER } }),
    upgradeGuest: () => ({ body: { subject: 'orbit-0010' } }),
  },
  channel: {
    groupsList: () => ({
      body: { timeStamp: 0, limit: 50, offset: 0, searchText: 'g', filter: 'autoJoin', archived: 'with' },
    }),
    channelCounts: () => ({}),
    groups: () => ({ body: { groups: [CHANNEL, 'nowhere@groups.example'] } }),
    groupMembers: () => ({ query: { groupJID: CHANNEL, limit: 50, offset: 0 } }),
    firstGroupMembers: () => ({ body: { groups: [CHANNEL, 'nowhere@groups.example'], limit: 3 } }),
    teamChatCount: () => ({}),
    channelsUsage: () => ({ body: { types: ['public', 'private'] } }),
    channelProFeatureUsage: () => ({}),
    guestChannels: () => ({ query: { onBehalfOf: GUEST, filter: 'joined' } }),
    postDirectMessage: () => ({ body: { email: 'member@seedling.example', text: 'Hello!' } }),
    startConversation: () => ({ body: { email: 'member@seedling.example' } }),
    bulkGroupUpdate: () => ({ body: { members: [GUEST], to: 'joined', groups: [CHANNEL] } }),
    createGroup: () => ({
      body: {
        profile: { name: 'launch', description: 'What is next.' },
        config: {
          ...{ type: 'open', restrictionCriteria: ['orbit-g01'], autoJoinCriteria: ['orbit-g03'] },
          privileges: {
            groupAffiliate: {
              ...{ post: 'moderator', addRemoveUsers: 'moderator', viewMemberList: 'member', editProfile: 'none' },
            },
          },
          ...{ canLeave: 'none', canMute: 'member' },
        },
        ...{ moderators: ['orbit-0004'], posters: ['orbit-0025'] },
      },
    }),
    updateGroupInfo: () => ({
      query: { to: NEWS },
      body: {
        ...{ version: 1, profile: { name: 'everybody', description: '' }, restrictionCriteria: ['orbit-g01'] },
        ...{ config: { autoJoinCriteria: [], canLeave: 'none', canMute: 'member' }, moderators: ['orbit-0004'] },
      },
    }),
    previewGroup: () => ({
      body: { groupJID: CHANNEL, restrictionCriteria: ['orbit-g01'], autoJoinCriteria: null },
    }),
    groupModerators: () => ({ body: { groups: [CHANNEL, 'nowhere@groups.example'] } }),
    joinGroup: () => ({ body: { to: CHANNEL } }),
    leaveGroup: () => ({ body: { to: HOLIDAYS } }),
    muteGroup: () => ({ body: { to: CHANNEL, muted: true } }),
    addRemoveUsers: () => ({ body: { to: CHANNEL, add: [GUEST], remove: ['orbit-0010'] } }),
    memberList: () => ({ query: { groupJID: CHANNEL, limit: 50, offset: 0 } }),
    postMessage: () => ({ body: { to: CHANNEL, text: 'Good morning!' } }),
    messages: () => ({ query: { groupJID: CHANNEL, limit: 50, before: 9_007_199_254_740_991 } }),
    updateGroup: () => ({ body: { to: CHANNEL, config: { autoJoin: false } } }),
    archiveGroup: () => ({ body: { to: HOLIDAYS, archived: true } }),
  },
  licence: {
    licensedUsers: ({ teamId }) => ({ query: { teamId }, body: { limit: 50, offset: 0 } }),
    assignLicence: ({ teamId, guid }) => ({ query: { teamId }, body: { members: [guid] } }),
    disableAutoRenewal: ({ teamId, guid }) => ({ query: { teamId }, body: { members: [guid] } }),
    activateSelfServeProPlan: ({ teamId }) => ({ query: { teamId } }),
    updateAccountAutoUpgrade: ({ accountId }) => ({ query: { accountId, autoUpgradeCategory: 'pro' } }),
    updateUserCategory: ({ accountId, guid }) => ({
      query: { accountId },
      body: { userIds: [guid], category: 'free' },
    }),
  },
  bulk: bulkExamples,
  import: importExamples,
  field: {
    fieldsInfo: () => ({ query: { teamValues: true } }),
    fieldValues: () => ({ body: { valueIds: ['orbit-f01-v01', 'orbit-f05-u01', 'orbit-f06-p01', 'nothing'] } }),
    fieldUsage: () => ({}),
    parentsEffect: () => ({
      body: { fieldId: 'orbit-f03', parents: [{ fieldId: 'orbit-f02', valueId: 'orbit-f02-v02' }] },
    }),
    addTeamFields: () => ({
      body: {
        addFields: [
          {
            ...{ name: 'Shift', description: 'When you work.', valueType: 'singleSelect' },
            ...{ isMandatory: 1, editableBy: 'user', team_values: ['Early', 'Late'], default_values: ['Early'] },
            parents: [{ fieldId: 'orbit-f04', valueId: 'orbit-f04-v01' }],
          },
          { name: 'Buddy', valueType: 'contactPicker', isMandatory: false, editableBy: 'admin' },
        ],
      },
    }),
    updateTeamFields: () => ({
      body: {
        updateFields: [
          {
            ...{ fieldId: 'orbit-f03', version: 1, name: 'Rotation', description: '', valueType: 'unrestricted' },
            ...{ isMandatory: true, editableBy: 'admin', default_values: ['Week one'], isArchived: false },
            team_values: [
              { valueId: 'orbit-f03-v02', value: 'Week two' },
              { valueId: 'orbit-f03-v01', value: 'Week one' },
              { valueId: 'orbit-f03-v03', value: 'Not on call' },
              { value: 'Week three' },
            ],
            parents: [{ fieldId: 'orbit-f01', valueId: 'orbit-f01-v01' }],
          },
        ],
      },
    }),
    reorderTeamFields: () => ({
      body: { fieldIds: ['galaxy-f02', 'galaxy-f01'] },
    }),
    removeTeamFields: () => ({ body: { removeFields: ['orbit-f10'] } }),
    memberFields: () => ({ body: { guids: ['orbit-0002', 'orbit-0020', GUEST, 'nobody'] } }),
    updateMemberFields: () => ({
      body: {
        ...{ onBehalfOf: 'orbit-0002', version: 1 },
        fields: [
          { fieldId: 'orbit-f01', valueId: 'orbit-f01-v03' },
          { fieldId: 'orbit-f04', value: 'london' },
          { fieldId: 'orbit-f08' },
          { fieldId: 'orbit-f05', value: 'Ask me' },
          { fieldId: 'orbit-f06', contactGuid: 'orbit-0001' },
        ],
      },
    }),
  },
  userGroup: {
    criteria: () => ({}),
    userCriterion: () => ({ query: { onBehalfOf: 'orbit-0002' } }),
    criteriaUsage: () => ({ body: { ids: ['orbit-g01', 'nothing'] } }),
    firstCriterionMembers: () => ({ body: { ids: ['orbit-g01', 'nothing'], limit: 3 } }),
    criterionMembers: () => ({ query: { id: 'orbit-g01', limit: 50, offset: 0 } }),
    previewCriterion: () => ({ body: { id: 'orbit-g01', constraints: CONSTRAINTS, limit: 10, offset: 0 } }),
    addCriteria: () => ({
      query: { errorOnDuplicateCriteria: true },
      body: { name: 'Engineers', description: 'Who builds', visibleTo: 'member', constraints: CONSTRAINTS },
    }),
    updateCriterion: () => ({
      query: { errorOnDuplicateCriteria: true },
      body: { id: 'orbit-g01', version: 1, description: 'Everybody who builds', visibleTo: 'member' },
    }),
    removeCriterion: () => ({ body: { id: 'orbit-g04' } }),
  },
  file: {
    content: async ({ file }) => ({ query: await file() }),
    storeUpload: async ({ uploadAddress }) => ({ query: await uploadAddress(), file: TEMPLATE_FILE }),
    uploadState: async ({ partsAddress }) => ({ query: await partsAddress() }),
    appendUpload: async ({ partsAddress }) => ({
      query: { ...(await partsAddress()), offset: 0 },
      file: new TextEncoder().encode('PK'),
    }),
    uploadFile: () => ({ query: { type: 'webhook', uuid: '1234567890', client: 'desktop' }, file: png() }),
  },
  webhook: {
    listWebhooks: () => ({}),
    addWebhook: () => ({
      query: { kind: 'outgoing' },
      body: { peer: CHANNEL, name: 'Desk', icon: null, url: 'https://hooks.desk.example/in', token: 'tc_12345678' },
    }),
    editWebhook: () => ({
      query: { kind: 'outgoing' },
      body: {
        ...{ id: 'orbit-w2', version: 1, peer: CHANNEL, name: 'Desk', icon: null },
        ...{ url: 'https://hooks.desk.example/in', token: 'tc_87654321' },
      },
    }),
    getWebhook: () => ({ query: { id: 'orbit-w2' } }),
    deleteWebhook: () => ({ query: { id: 'orbit-w6' } }),
    rotateAddress: () => ({ body: { id: 'orbit-w1' } }),
    setPaused: () => ({ body: { id: 'orbit-w3', paused: true } }),
    takeOver: () => ({ body: { id: 'orbit-w4' } }),
    testDelivery: () => ({ body: { id: 'orbit-w2', url: 'https://hooks.desk.example/in', token: 'tc_12345678' } }),
    resend: () => ({ body: { id: 'orbit-w2-d1' } }),
    deliveries: () => ({ query: { id: 'orbit-w2', limit: 50, offset: 0 } }),
    delivery: () => ({ query: { id: 'orbit-w2-d1' } }),
    receive: async ({ hook }) => ({ body: { ...(await hook()), text: 'All tests are green.', channel: CHANNEL } }),
  },
  sso: {
    signInConfiguration: () => ({}),
    makeGoc: () => ({ body: { makeGOC: false } }),
    ...configurationExamples,
    samlMetadata: () => ({ query: { teamId: 'team-orbit', origin: CONSOLE } }),
    startSaml: () => ({ body: { teamId: 'team-summit', origin: CONSOLE } }),
    startSamlTest: () => ({ body: { origin: CONSOLE } }),
    finishSaml: () => ({ body: { teamId: 'team-summit', origin: CONSOLE, samlResponse: 'PGEvPg==' } }),
    startGoogleSignIn: async ({ googleStart }) => ({ body: await googleStart() }),
    finishGoogleSignIn: async ({ googleAnswer }) => ({ body: { answer: await googleAnswer() } }),
    signInOptions: () => ({ query: { email: 'member@orbit.example' } }),
  },
  scim: scimExamples,
  event: {
    requestFeature: () => ({ body: { feature: 'user-groups', email: 'admin@orbit.example', teamSize: 120 } }),
    featureRequestToken: () => ({}),
    publishEvents: () => ({
      body: { events: [{ eventName: 'paywall_shown', eventTs: 1_795_000_000_000, feature: 'guests' }] },
    }),
  },
};
