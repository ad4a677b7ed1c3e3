// One example input of every mutation: a mutation without one does not compile. What would take people, rights or sessions
// away names somebody or something that the main demo team does not have, so that the same stack serves on.
import type { MutationResolvers } from '@muster/gateway/schemaTypes';
import { png } from '@muster/upstream/samplePictures';
import { GOOD } from '@muster/upstream/samlCertificates';

type Mutations = Required<MutationResolvers>;
export type MutationName = keyof Mutations;

type Arguments<M extends MutationName> = Parameters<Extract<Mutations[M], (...given: never[]) => unknown>>[1];
/** As it is sent: a file is a blob. */
type Sent<Input> = { readonly [Field in keyof Input]: Field extends 'file' ? Blob : Input[Field] };

/** The id of an object, as the gateway gives it. */
export const idOf = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');

const nobody = idOf('Member', 'orbit-9999');
const nobodies = { memberIds: [nobody] };
/** Somebody who asks to join. */
const asking = { memberIds: [idOf('Member', 'orbit-0121')] };
/** A team to which nobody belongs. */
const noTeam = { membershipId: idOf('TeamMembership', 'x/team-lonely') };
const noField = { customFieldId: idOf('CustomField', 'orbit-f99') };
const noUserGroup = { userGroupId: idOf('UserGroup', 'orbit-g99') };
const noUpload = { uploadId: idOf('MemberUpload', 'none') };
const noChannelUpload = { uploadId: idOf('ChannelUpload', 'none') };
const filledTemplate = { templateId: 'create', fileName: 'create_channels.csv', uploadName: 'none' };
const noRecording = { recordingId: idOf('Recording', 'none') };
const noWebhook = { webhookId: idOf('Webhook', 'none') };
const picture = { file: new Blob([png()]) };
const people = { file: new Blob(['email\nann@orbit.example\n']), fileName: 'people.csv' };
const noOrder = { orderId: 'none' };
const noDomain = { domain: 'none.example' };

export const mutationInputs: { readonly [M in MutationName]: Sent<NonNullable<Arguments<M>['input']>> } = {
  pinIssue: { email: 'member@flat.example' },
  pinAuthenticate: { login: 'x', pin: 'x' },
  signOut: {},
  viewerLocaleUpdate: { locale: 'EN_US' },
  viewerProfileUpdate: { phone: { countryCode: '+44', number: '7700900123' } },
  viewerPhotoUpload: picture,
  viewerPhotoRemove: {},
  viewerPasswordSet: { password: 'correct horse' },
  viewerEmailPreferencesUpdate: { subscribedTopics: ['TIPS'] },
  viewerTeamSwitch: noTeam,
  viewerAddressPinIssue: {},
  viewerAddressProve: { pin: '123456' },
  sessionEnd: { sessionId: idOf('Session', 'nothing') },
  sessionEndOthers: {},
  ipAddressMarkUnsafe: { address: '192.0.2.1' },
  featureRequest: { feature: 'user-groups' },
  eventsPublish: { events: [{ name: 'paywall_shown', occurredAt: '2026-11-21T00:00:00Z' }] },
  teamUpdate: { name: 'Orbit', url: 'orbit' },
  teamAvatarUpload: picture,
  teamAvatarRemove: {},
  sandboxReset: {},
  teamAutoJoinUpdate: { isAutoJoin: false },
  teamGoogleSignInUpdate: { isGoogleSignInRequired: false },
  teamSamlUpdate: {
    ...{ endpointUrl: 'https://id.orbit.example/sso', issuer: 'https://id.orbit.example', certificate: GOOD },
    ...{ buttonLabel: 'Orbit ID', isStrict: false },
  },
  teamSamlRemove: {},
  teamRecoveryCodesCreate: {},
  provisioningTokenGenerate: {},
  provisioningTokenDelete: {},
  teamGuestInviteUpdate: { guestInvite: 'ADMIN' },
  teamAdminInviteUpdate: { isAdminInvite: false },
  teamFullNamesUpdate: { showsFullNames: true },
  teamProductEventsUpdate: { sharesProductEvents: true },
  teamSignUpUpdate: { addDomains: ['branch.orbit.example'] },
  teamDeletionRequest: { feedback: { reason: 'BUDGET' } },
  teamLeave: noTeam,
  welcomeMessageUpdate: { isEnabled: true, senderName: 'Orbit', message: 'Welcome!' },
  welcomeMessageTest: { senderName: 'Orbit', message: 'Hello' },
  domainRequestSend: { domain: 'summit.example' },
  domainRequestApprove: noDomain,
  domainRequestDecline: noDomain,
  domainRequestRemove: noDomain,
  channelCreationUpdate: { closed: { allowedTo: 'ONLY_ADMINS' } },
  channelCreate: { purpose: 'ANNOUNCEMENT', name: 'News of the week' },
  channelUpdate: { channelId: idOf('Channel', 'nowhere@chat.orbit.example'), version: 1, name: 'Nowhere' },
  channelArchiveUpdate: { channelId: idOf('Channel', 'nowhere@chat.orbit.example'), isArchived: true },
  channelAutoJoinUpdate: {
    changes: [{ channelId: idOf('Channel', 'orbit-c001@chat.orbit.example'), isAutoJoin: true }],
  },
  recordingRename: { ...noRecording, title: 'Standup' },
  recordingDelete: noRecording,
  recordingRetentionUpdate: { keptDays: 30, version: 1 },
  recordingDownload: { ...noRecording, intent: 'DOWNLOAD' },
  webhookCreate: {
    ...{ type: 'OUTGOING', channelId: idOf('Channel', 'orbit-c001@chat.orbit.example'), name: 'Tickets' },
    ...{ url: 'https://hooks.example.com/tickets', token: 'tc_0123456789' },
  },
  webhookUpdate: { ...noWebhook, version: 1, name: 'Tickets' },
  webhookDelete: noWebhook,
  webhookPauseUpdate: { ...noWebhook, isPaused: true },
  webhookAddressRotate: noWebhook,
  webhookTakeOver: noWebhook,
  webhookIconUpload: picture,
  webhookTest: noWebhook,
  webhookDeliveryResend: { deliveryId: idOf('WebhookDelivery', 'none') },
  fileSharingUpdate: { mode: 'CUSTOM', enableEmails: ['member@orbit.example'] },
  memberInvite: { emails: ['member@orbit.example'] },
  memberApprove: asking,
  memberReject: asking,
  memberDeactivate: nobodies,
  memberReactivate: nobodies,
  memberDelete: { ...nobodies, feedback: { reason: 'BUDGET' } },
  adminClaim: {},
  adminGrant: { memberId: nobody },
  adminRevoke: { memberId: nobody },
  adminReplace: { memberId: nobody },
  guestInvite: { emails: ['guest@orbit.example'] },
  guestAccessUpdate: { memberId: nobody, validityReminder: null },
  guestUpgrade: { memberId: nobody },
  licenceAssign: nobodies,
  licenceAutoRenewDisable: nobodies,
  licenceCategoryUpdate: { ...nobodies, category: 'FREE' },
  licenceAutoAssignUpdate: { isEnabled: true },
  planActivate: {},
  trialStart: {},
  billingIntervalUpdate: { interval: 'ANNUAL' },
  proPlanOrder: { currency: 'USD', interval: 'ANNUAL' },
  licenceOrder: { count: 5, planId: 'PRO_30_DAYS', currency: 'USD' },
  duesOrder: {},
  savedCardPay: { ...noOrder, cardId: 'none', amountMinor: 100, currency: 'USD' },
  paymentProcess: noOrder,
  netBankingStart: { ...noOrder, bankCode: 'HDFB' },
  cardAddStart: {},
  cardAdd: { setupId: 'none' },
  cardVerify: { cardId: 'none' },
  cardDefaultSet: { cardId: 'none' },
  cardRemove: { cardId: 'none' },
  billingAddressUpdate: { companyName: 'Orbit', companyAddress: '1 Way', city: 'Leeds', countryCode: 'GB' },
  invoiceSend: { invoiceId: 'none' },
  planCancelStart: { reason: 'TOO_EXPENSIVE' },
  planCancel: { billId: 'none' },
  planResume: {},
  bulkJobStart: { ...nobodies, action: 'REACTIVATE' },
  bulkJobUndo: { jobId: idOf('BulkJob', 'none') },
  bulkJobCancel: { jobId: idOf('BulkJob', 'none') },
  memberTemplateDownload: { mode: 'ADD' },
  memberUploadValidate: { ...people, mode: 'ADD' },
  memberUploadInvite: {
    ...{ ...noUpload, fullName: 'Ada Admin', fromPrefix: 'ada', subject: 'Join {team_name}' },
    message: 'Join {team_name} by {invite_link}',
  },
  memberUploadProcess: noUpload,
  memberUploadCancel: noUpload,
  memberUploadReport: { ...noUpload, kind: 'PROBLEMS' },
  importUploadStart: { source: 'SLACK', fileName: 'export.zip', bytes: 1_000 },
  importStart: { source: 'SLACK', teamUrl: 'orbit', uploadName: 'none' },
  chatExportRequest: { tasks: ['USER_HISTORY'], messageType: 'ALL', format: 'JSON' },
  chatExportCancel: { chatExportId: idOf('ChatExport', 'none') },
  chatExportDownload: { chatExportId: idOf('ChatExport', 'none') },
  importCancel: { importId: idOf('Import', 'none') },
  channelTemplateDownload: { templateId: 'create' },
  channelTemplateUploadStart: { fileName: 'create_channels.csv' },
  channelTemplateProcess: filledTemplate,
  channelUploadValidate: filledTemplate,
  channelUploadProcess: noChannelUpload,
  channelUploadCancel: noChannelUpload,
  channelUploadReport: noChannelUpload,
  customFieldCreate: { name: 'Shirt size', valueType: 'SINGLE_SELECT', values: ['Small', 'Large'] },
  customFieldUpdate: noField,
  customFieldReorder: { customFieldIds: [noField.customFieldId] },
  customFieldDelete: noField,
  profileFieldsUpdate: { memberId: nobody, fields: [noField] },
  userGroupCreate: {
    ...{ name: 'Department', description: 'Of the first two' },
    constraints: [
      {
        customFieldId: idOf('CustomField', 'orbit-f01'),
        valueIds: ['orbit-f01-v01', 'orbit-f01-v02'].map((valueId) => idOf('CustomFieldValue', valueId)),
      },
    ],
  },
  userGroupUpdate: noUserGroup,
  userGroupDelete: noUserGroup,
};
