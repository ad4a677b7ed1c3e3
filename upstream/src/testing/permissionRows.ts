// What every call of the contract answers to whom.
import { bulkRows } from './bulkRows.ts';
import { paymentRows } from './paymentRows.ts';
import { type Row, adminsOnly, adminsOnlyBut, open } from './rows.ts';
import { ssoRows } from './ssoRows.ts';

const everybody: Row = ['200', '200', '200', '401 invalid_token'];
const notGuests: Row = ['200', '200', '403 actor_is_guest', '401 invalid_token'];
/** Somebody of another team is no contact of a guest. */
const notOfTheirContacts: Row = ['200', '200', '403 guest_contacts_only', '401 invalid_token'];
/** What a call that members and admins may make is refused with here. */
const notGuestsBut = (refusal: string): Row => [refusal, refusal, '403 actor_is_guest', '401 invalid_token'];
/** The team does not keep track of addresses. */
const ipTrackingDisabled: Row = [
  '403 ip_tracking_disabled',
  '403 ip_tracking_disabled',
  '403 ip_tracking_disabled',
  '401 invalid_token',
];
const noFile: Row = ['404 file_not_found', '404 file_not_found', '404 file_not_found', '404 file_not_found'];
const noArchive = adminsOnlyBut('404 archive_missing');
/** The team may not export its conversations. */
const noExports = adminsOnlyBut('403 chat_export_disabled');
const noWebhook = notGuestsBut('404 webhook_not_found');
const noDelivery = notGuestsBut('404 delivery_not_found');
/** The team does not record calls. */
const noRecordings: Row = [
  '403 video_recording_disabled',
  '403 video_recording_disabled',
  '403 video_recording_disabled',
  '401 invalid_token',
];

/** Who may make which call, by its name, with what the call is given. */
export const expectations: Record<string, { row: Row; query?: string; body?: unknown }> = {
  'identity.publicProfile': { row: open, query: 'email=admin@seedling.example' },
  'identity.domainProperties': { row: open, query: 'domain=seedling.example' },
  'identity.issuePin': { row: open },
  'identity.authenticate': { row: open },
  'identity.exchangeLoginCode': { row: open },
  'identity.issueLoginCode': { row: everybody },
  'identity.signOut': { row: everybody, body: { token: 'no-session-has-this-token' } },
  'identity.userSessions': { row: everybody },
  'identity.signOutOthers': { row: everybody },
  'identity.usedIps': { row: ipTrackingDisabled },
  'identity.markIpUnsafe': { row: ipTrackingDisabled, body: { ip: '192.0.2.1' } },
  'identity.fullProfile': { row: everybody },
  'identity.updateLocale': { row: everybody, body: { locale: 'en-gb' } },
  'identity.uploadProfilePicture': { row: everybody },
  'identity.updateProfile': { row: everybody, body: { mobile: '' } },
  // The token in the body is nobody's: that is told to whoever may make the call.
  'identity.setPassword': {
    row: ['400 invalid_request', '400 invalid_request', '400 invalid_request', '401 invalid_token'],
    body: { password: 'correct horse battery staple', token: 'a'.repeat(43) },
  },
  'identity.emailPreferences': { row: everybody },
  'identity.setEmailPreferences': { row: everybody, body: { prefs: ['tips'] } },
  'identity.userTeams': { row: everybody },
  'identity.switchTeam': {
    row: ['404 team_not_found', '404 team_not_found', '404 team_not_found', '401 invalid_token'],
    body: { teamId: 'team-orbit' },
  },
  'identity.issueAddressPin': { row: everybody },
  'identity.proveAddress': { row: everybody, body: { pin: '123456' } },
  'team.teamInfo': { row: everybody },
  'team.teamState': { row: everybody },
  'team.installedApps': { row: notGuests },
  'team.autoJoinExists': { row: adminsOnly },
  'team.domainMembersCount': { row: adminsOnly },
  'team.teamFileStorageInfo': { row: adminsOnly },
  'team.planGates': { row: adminsOnly },
  'team.uploadTeamAvatar': { row: adminsOnly },
  'team.updateTeam': { row: adminsOnly, body: { name: 'Seedling' } },
  'team.sandboxState': { row: everybody },
  'team.resetSandbox': {
    row: ['409 not_sandbox', '409 not_sandbox', '409 not_sandbox', '401 invalid_token'],
  },
  'team.makeAutoJoin': { row: adminsOnly, body: { autoJoin: false } },
  'team.createGroupPrivilege': { row: adminsOnly },
  'team.setCreateGroupPrivilege': {
    row: adminsOnly,
    body: { to: 'team-seedling', open: { allowedTo: 'ALL_USERS' } },
  },
  'team.setTeamSettings': { row: adminsOnly, body: { guestInviteType: 'admin' } },
  'team.teamSettings': { row: adminsOnly },
  'team.actorPrivileges': { row: everybody },
  'team.settingChanges': { row: adminsOnly },
  'team.domainRoster': { row: adminsOnly },
  'team.domainRequest': { row: adminsOnly, body: { domain: 'orbit.example', requestType: 'REMOVAL' } },
  'team.welcomeMessage': { row: adminsOnly },
  'team.setWelcomeMessage': { row: adminsOnly, body: { enabled: false } },
  'team.testWelcomeMessage': { row: adminsOnly, body: { senderName: 'Seedling', message: 'Welcome!' } },
  'team.fileSharingSettings': { row: adminsOnly },
  'team.setFileSharingSettings': { row: adminsOnly, body: { mode: 'ALL' } },
  'team.domainAttributes': { row: adminsOnly },
  'team.setDomainAttributes': { row: adminsOnlyBut('409 not_an_organisation'), body: { fileSharingMode: 'ALL' } },
  'team.fileSharingMembers': { row: adminsOnly, query: 'limit=5&offset=0' },
  'member.usersList': { row: adminsOnly, query: 'limit=5&offset=0' },
  'member.membersCount': { row: everybody },
  'member.admins': { row: adminsOnly },
  'member.domainAdmins': { row: notGuests },
  'member.searchUsers': { row: adminsOnly, query: 'searchText=a' },
  'member.leanProfiles': { row: everybody, body: { guids: ['seedling-0001'], fetchDeleted: false } },
  'member.profile': { row: adminsOnly, query: 'subject=seedling-0005' },
  'member.pendingMembers': { row: adminsOnly, query: 'limit=5&offset=0' },
  'member.deactivatedProfiles': { row: adminsOnly, query: 'limit=5&offset=0' },
  'member.userTeamContacts': { row: notGuests, query: 'limit=5' },
  'member.addressStates': { row: adminsOnly, body: { emails: ['new@seedling.example'], guestMembership: false } },
  'member.invite': { row: notGuests, body: { emails: ['new@seedling.example'] } },
  'member.deleteMember': { row: adminsOnly, body: { subjects: ['seedling-0011'] } },
  'member.deactivateProfiles': { row: adminsOnly, body: { guid: 'seedling-0001', subjects: ['seedling-0012'] } },
  'member.reactivateProfiles': { row: adminsOnly, body: { guid: 'seedling-0001', subjects: ['seedling-0012'] } },
  'member.approveMembers': { row: adminsOnly, body: { approveEmails: ['x@seedling.example'], guestMembership: false } },
  'member.rejectMembers': { row: adminsOnly, body: { rejectEmails: ['x@seedling.example'] } },
  // Nothing is changed by them, so that the rows below still have their admin, their member and their guest.
  'member.grantAdmin': {
    row: ['400 guest_not_admin', '403 actor_not_admin', '403 actor_is_guest', '401 invalid_token'],
    body: { subject: 'seedling-0003' },
  },
  'member.revokeAdmin': { row: adminsOnly, body: { subject: 'seedling-0002' } },
  'member.replaceAdmin': { row: adminsOnlyBut('409 already_admin'), body: { subject: 'seedling-0001' } },
  'member.memberCountForTeams': { row: everybody, body: { teams: ['team-seedling'] } },
  'member.leaveTeam': {
    row: ['404 team_not_found', '404 team_not_found', '404 team_not_found', '401 invalid_token'],
    body: { teamId: 'team-orbit' },
  },
  'member.joinTeam': {
    row: ['409 already_in_team', '409 already_in_team', '409 already_in_team', '401 invalid_token'],
    body: { url: 'seedling' },
  },
  'guest.guests': { row: adminsOnly, query: 'limit=5&offset=0' },
  'guest.guestConversations': { row: adminsOnly, query: 'subject=seedling-0003' },
  'guest.prepareGuestsRoster': {
    row: adminsOnly,
    body: { guestGuids: ['seedling-0003'], memberGuids: ['seedling-0002'] },
  },
  'guest.updateGuestValidityReminder': {
    row: adminsOnly,
    body: { subject: 'seedling-0003', validityReminder: null },
  },
  'guest.upgradeGuest': { row: adminsOnlyBut('404 member_not_found'), body: { subject: 'seedling-0002' } },
  'recording.recordingRetention': { row: adminsOnly },
  'recording.previewRecordingRetention': { row: adminsOnly, query: 'keptDays=30' },
  'recording.setRecordingRetention': {
    row: adminsOnlyBut('403 video_recording_disabled'),
    body: { keptDays: 30, version: 1 },
  },
  'channel.groupsList': { row: adminsOnly, body: { timeStamp: 0, limit: 5, offset: 0 } },
  'channel.groups': { row: everybody, body: { groups: ['seedling-c001@chat.seedling.example'] } },
  'channel.groupModerators': { row: adminsOnly, body: { groups: ['seedling-c001@chat.seedling.example'] } },
  'channel.firstGroupMembers': {
    row: adminsOnly,
    body: { groups: ['seedling-c001@chat.seedling.example'], limit: 5 },
  },
  'channel.previewGroup': { row: adminsOnly, body: { restrictionCriteria: [], autoJoinCriteria: [] } },
  'channel.updateGroupInfo': {
    row: adminsOnly,
    query: 'to=seedling-c001@chat.seedling.example',
    body: { version: 1 },
  },
  'channel.groupMembers': {
    row: adminsOnly,
    query: 'groupJID=seedling-c001@chat.seedling.example&limit=5&offset=0',
  },
  'channel.guestChannels': { row: adminsOnly, query: 'onBehalfOf=seedling-0003&filter=joined' },
  'channel.updateGroup': {
    row: adminsOnly,
    body: { to: 'seedling-c001@chat.seedling.example', config: { autoJoin: false } },
  },
  'channel.archiveGroup': {
    row: adminsOnly,
    body: { to: 'seedling-c001@chat.seedling.example', archived: false },
  },
  'channel.bulkGroupUpdate': {
    row: adminsOnly,
    body: { members: ['seedling-0003'], to: 'joined', groups: ['seedling-c002@chat.seedling.example'] },
  },
  'channel.createGroup': {
    row: ['200', '200', '403 group_creation_restricted', '401 invalid_token'],
    body: { profile: { name: 'launch' }, config: { type: 'closed' } },
  },
  'channel.joinGroup': { row: notGuests, body: { to: 'seedling-c001@chat.seedling.example' } },
  'channel.muteGroup': { row: everybody, body: { to: 'seedling-c001@chat.seedling.example', muted: false } },
  'channel.addRemoveUsers': {
    row: notGuests,
    body: { to: 'seedling-c001@chat.seedling.example', add: [], remove: [] },
  },
  'channel.memberList': { row: everybody, query: 'groupJID=seedling-c001@chat.seedling.example&limit=5&offset=0' },
  'channel.postMessage': { row: everybody, body: { to: 'seedling-c001@chat.seedling.example', text: 'Hello!' } },
  'channel.messages': { row: everybody, query: 'groupJID=seedling-c001@chat.seedling.example&limit=5' },
  'channel.leaveGroup': {
    row: ['200', '200', '404 group_not_found', '401 invalid_token'],
    body: { to: 'seedling-c003@chat.seedling.example' },
  },
  'channel.channelCounts': { row: adminsOnly },
  'channel.teamChatCount': { row: adminsOnly },
  'channel.channelsUsage': { row: adminsOnly, body: { types: ['public', 'private'] } },
  'channel.channelProFeatureUsage': { row: adminsOnly },
  'channel.postDirectMessage': { row: notOfTheirContacts, body: { email: 'admin@orbit.example', text: 'Hello!' } },
  'channel.startConversation': { row: notOfTheirContacts, body: { email: 'admin@orbit.example' } },
  'billing.billingData': { row: adminsOnly, query: 'teamId=team-seedling' },
  'billing.currentPlan': { row: adminsOnly, query: 'teamId=team-seedling' },
  // The team stays what the rows below begin with.
  'billing.createSpecialTeam': {
    row: adminsOnlyBut('400 trial_window_invalid'),
    body: { type: 'TRIAL', teamId: 'team-seedling', config: { enabledFrom: 0, enabledTill: 1 } },
  },
  'billing.initChangePlan': {
    row: adminsOnlyBut('403 elite_team_only'),
    query: 'teamId=team-seedling',
    body: { interval: 'ANNUAL', currency: 'USD' },
  },
  'billing.processChangePlan': {
    row: adminsOnlyBut('403 elite_team_only'),
    query: 'teamId=team-seedling',
    body: { interval: 'ANNUAL', currency: 'USD', trackingId: 'none' },
  },
  'billing.setDefaultLicenseCategory': {
    row: adminsOnlyBut('403 elite_team_only'),
    query: 'teamId=team-seedling',
    body: { licenseCategory: 'ANNUAL' },
  },
  'payment.paymentMethods': { row: adminsOnly, query: 'teamId=team-seedling' },
  'recording.videoCallingLimitHits': { row: adminsOnly },
  'recording.groupVideoStats': { row: adminsOnly },
  'recording.startCall': { row: everybody, body: { participantsCount: 2 } },
  'recording.endCall': {
    row: ['404 call_not_found', '404 call_not_found', '404 call_not_found', '401 invalid_token'],
    body: { callId: 'none' },
  },
  'recording.recordings': { row: noRecordings, query: 'page=0&size=6' },
  'recording.recording': { row: noRecordings, query: 'id=none' },
  'recording.renameRecording': { row: noRecordings, body: { id: 'none', title: 'Standup' } },
  'recording.deleteRecording': { row: noRecordings },
  'recording.signedDownloadUrl': { row: noRecordings, body: { id: 'none', intent: 'download' } },
  'recording.startRecording': { row: noRecordings, body: { roomId: 'room', title: 'Standup', participants: [] } },
  'recording.finishRecording': { row: noRecordings, query: 'id=none' },
  'geolocation.lookup': { row: open, query: 'ip=203.0.113.8' },
  'licence.licensedUsers': { row: adminsOnly, query: 'teamId=team-seedling', body: { limit: 5, offset: 0 } },
  'licence.assignLicence': { row: adminsOnly, query: 'teamId=team-seedling', body: { members: ['seedling-0003'] } },
  'licence.disableAutoRenewal': {
    row: adminsOnly,
    query: 'teamId=team-seedling',
    body: { members: ['seedling-0003'] },
  },
  'licence.activateSelfServeProPlan': {
    row: adminsOnlyBut('409 pro_not_initialized'),
    query: 'teamId=team-seedling',
  },
  'licence.updateAccountAutoUpgrade': {
    row: adminsOnlyBut('402 plan_required'),
    query: 'autoUpgradeCategory=pro',
  },
  'licence.updateUserCategory': { row: adminsOnly, body: { userIds: ['seedling-0003'], category: 'free' } },
  'import.importsStatus': { row: adminsOnly },
  'import.importStatus': { row: adminsOnlyBut('404 import_not_found'), query: 'importId=none' },
  'import.importProblems': {
    row: adminsOnlyBut('404 import_not_found'),
    query: 'importId=none&limit=5&offset=0',
  },
  'import.checkUrl': { row: adminsOnly, query: 'url=seedling' },
  'import.archiveUploadLink': { row: adminsOnly, body: { source: 'SLACK', fileName: 'export.zip', bytes: 10 } },
  // Nothing was sent.
  'import.importSlack': { row: noArchive, query: 'teamUrl=seedling&invite=false', body: {} },
  'import.importHipchatServer': { row: noArchive, query: 'teamUrl=seedling&invite=false', body: {} },
  'import.importHipchat': {
    row: adminsOnlyBut('400 link_refused'),
    query: 'teamUrl=seedling&invite=false&sourceFile=none',
    body: {},
  },
  'import.cancelImport': { row: adminsOnlyBut('404 import_not_found'), body: { importId: 'none' } },
  'chatExport.teamRecentChats': { row: noExports },
  'chatExport.exportEstimate': { row: noExports, body: { emails: [], tasks: ['USER_HISTORY'], messageType: 'ALL' } },
  'chatExport.exportTeamConversation': {
    row: noExports,
    body: {
      ...{ jobId: 'an-export-of-nobody', teamId: 'team-seedling', emails: [], tasks: ['USER_HISTORY'], size: 0 },
      ...{ messageType: 'ALL', outputFormat: 'JSON', requesterGuid: 'seedling-0001' },
    },
  },
  'chatExport.signedUrl': { row: noExports, body: { jobId: 'none' } },
  'chatExport.cancelExport': { row: noExports, body: { jobId: 'none' } },
  'field.fieldsInfo': { row: notGuests },
  'field.fieldValues': { row: notGuests, body: { valueIds: ['none'] } },
  'field.fieldUsage': { row: adminsOnly },
  'field.parentsEffect': { row: adminsOnlyBut('404 field_not_found'), body: { fieldId: 'none', parents: [] } },
  'field.addTeamFields': {
    row: adminsOnlyBut('402 plan_required'),
    body: { addFields: [{ name: 'Manager', valueType: 'contactPicker', isMandatory: false, editableBy: 'user' }] },
  },
  'field.updateTeamFields': {
    row: adminsOnlyBut('402 plan_required'),
    body: { updateFields: [{ fieldId: 'none', name: 'Manager' }] },
  },
  'field.reorderTeamFields': { row: adminsOnlyBut('402 plan_required'), body: { fieldIds: ['none'] } },
  'field.removeTeamFields': { row: adminsOnlyBut('404 field_not_found'), body: { removeFields: ['none'] } },
  'field.memberFields': { row: notGuests, body: { guids: ['seedling-0002'] } },
  'field.updateMemberFields': {
    row: ['402 plan_required', '402 plan_required', '403 actor_is_guest', '401 invalid_token'],
    body: { onBehalfOf: 'seedling-0002', fields: [{ fieldId: 'none' }] },
  },
  'userGroup.criteria': { row: notGuests },
  'userGroup.userCriterion': { row: notGuests },
  'userGroup.criteriaUsage': { row: adminsOnly, body: { ids: ['none'] } },
  'userGroup.criterionMembers': {
    row: adminsOnlyBut('404 criterion_not_found'),
    query: 'id=none&limit=5&offset=0',
  },
  'userGroup.firstCriterionMembers': { row: adminsOnly, body: { ids: ['none'], limit: 5 } },
  'userGroup.previewCriterion': {
    row: adminsOnlyBut('400 constraint_empty'),
    body: { constraints: [], limit: 5, offset: 0 },
  },
  'userGroup.addCriteria': {
    row: adminsOnlyBut('402 plan_required'),
    body: { name: 'Sales', description: 'Who sells', visibleTo: 'admin', constraints: [] },
  },
  'userGroup.updateCriterion': { row: adminsOnlyBut('404 criterion_not_found'), body: { id: 'none' } },
  'userGroup.removeCriterion': { row: adminsOnlyBut('404 criterion_not_found'), body: { id: 'none' } },
  'file.content': { row: noFile, query: `name=none&expires=0&signature=${'a'.repeat(43)}` },
  'file.storeUpload': { row: noFile, query: `name=none&expires=0&signature=${'a'.repeat(43)}` },
  'file.uploadState': { row: noFile, query: `name=none&expires=0&signature=${'a'.repeat(43)}` },
  'file.appendUpload': { row: noFile, query: `name=none&expires=0&signature=${'a'.repeat(43)}&offset=0` },
  'file.uploadFile': { row: everybody },
  'webhook.listWebhooks': { row: everybody },
  'webhook.addWebhook': {
    row: notGuests,
    body: { peer: 'seedling-c001@chat.seedling.example', name: 'Builds', icon: null },
  },
  'webhook.editWebhook': { row: noWebhook, body: { id: 'none', version: 1 } },
  'webhook.getWebhook': { row: noWebhook },
  'webhook.deleteWebhook': { row: noWebhook },
  'webhook.rotateAddress': { row: noWebhook, body: { id: 'none' } },
  'webhook.setPaused': { row: noWebhook, body: { id: 'none', paused: true } },
  'webhook.takeOver': { row: adminsOnlyBut('404 webhook_not_found'), body: { id: 'none' } },
  'webhook.testDelivery': { row: notGuests, body: { url: 'https://hooks.desk.example/in', token: 'tc_12345678' } },
  'webhook.resend': { row: noDelivery, body: { id: 'none' } },
  'webhook.deliveries': { row: noWebhook, query: 'id=none&limit=5&offset=0' },
  'webhook.delivery': { row: noDelivery },
  'webhook.receive': {
    row: ['404 webhook_not_found', '404 webhook_not_found', '404 webhook_not_found', '404 webhook_not_found'],
    body: { id: 'none', secret: 'none', text: 'Hello!' },
  },
  ...bulkRows,
  ...paymentRows,
  ...ssoRows,
  'event.requestFeature': {
    row: adminsOnly,
    body: { feature: 'user-groups', email: 'admin@seedling.example', teamSize: 12 },
  },
  'event.featureRequestToken': { row: everybody },
  'event.publishEvents': { row: everybody, body: { events: [{ eventName: 'paywall_shown', eventTs: 1 }] } },
};
