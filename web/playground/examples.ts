import admins from './examples/admins.graphql?raw';
import billing from './examples/billing.graphql?raw';
import billingIntervalUpdate from './examples/billingIntervalUpdate.graphql?raw';
import bulkJobs from './examples/bulkJobs.graphql?raw';
import bulkJobStart from './examples/bulkJobStart.graphql?raw';
import channelCreationUpdate from './examples/channelCreationUpdate.graphql?raw';
import channelAutoJoinUpdate from './examples/channelAutoJoinUpdate.graphql?raw';
import channelCreate from './examples/channelCreate.graphql?raw';
import channels from './examples/channels.graphql?raw';
import channelUpdate from './examples/channelUpdate.graphql?raw';
import chatExports from './examples/chatExports.graphql?raw';
import customFieldCreate from './examples/customFieldCreate.graphql?raw';
import customFields from './examples/customFields.graphql?raw';
import domainRequestSend from './examples/domainRequestSend.graphql?raw';
import featureRequest from './examples/featureRequest.graphql?raw';
import fileSharingUpdate from './examples/fileSharingUpdate.graphql?raw';
import guestInvite from './examples/guestInvite.graphql?raw';
import guests from './examples/guests.graphql?raw';
import imports from './examples/imports.graphql?raw';
import importStart from './examples/importStart.graphql?raw';
import invoices from './examples/invoices.graphql?raw';
import licenceAssign from './examples/licenceAssign.graphql?raw';
import licenceOrder from './examples/licenceOrder.graphql?raw';
import licences from './examples/licences.graphql?raw';
import memberDeactivate from './examples/memberDeactivate.graphql?raw';
import memberInvite from './examples/memberInvite.graphql?raw';
import memberRequests from './examples/memberRequests.graphql?raw';
import members from './examples/members.graphql?raw';
import memberSearch from './examples/memberSearch.graphql?raw';
import memberUploadProcess from './examples/memberUploadProcess.graphql?raw';
import memberUploads from './examples/memberUploads.graphql?raw';
import pinIssue from './examples/pinIssue.graphql?raw';
import planCancelStart from './examples/planCancelStart.graphql?raw';
import planOffers from './examples/planOffers.graphql?raw';
import profileFields from './examples/profileFields.graphql?raw';
import recordingDownload from './examples/recordingDownload.graphql?raw';
import recordings from './examples/recordings.graphql?raw';
import savedCardPay from './examples/savedCardPay.graphql?raw';
import sessionEnd from './examples/sessionEnd.graphql?raw';
import sessions from './examples/sessions.graphql?raw';
import signInOptions from './examples/signInOptions.graphql?raw';
import team from './examples/team.graphql?raw';
import teamSettings from './examples/teamSettings.graphql?raw';
import teamSignUpUpdate from './examples/teamSignUpUpdate.graphql?raw';
import teamUpdate from './examples/teamUpdate.graphql?raw';
import teamUsage from './examples/teamUsage.graphql?raw';
import trialStart from './examples/trialStart.graphql?raw';
import teams from './examples/teams.graphql?raw';
import userGroupCreate from './examples/userGroupCreate.graphql?raw';
import userGroups from './examples/userGroups.graphql?raw';
import viewer from './examples/viewer.graphql?raw';
import viewerProfileUpdate from './examples/viewerProfileUpdate.graphql?raw';
import webhookCreate from './examples/webhookCreate.graphql?raw';
import teamSignIn from './examples/teamSignIn.graphql?raw';
import webhooks from './examples/webhooks.graphql?raw';
import welcomeMessageUpdate from './examples/welcomeMessageUpdate.graphql?raw';

const json = (value: object) => JSON.stringify(value, null, 2);

type Tab = { readonly query: string; readonly variables?: string };
/** What a first visit opens, and the service that it asks and that an installation may be without. */
type Example = Tab & { readonly service?: string };

/** The tabs that a first visit opens: one operation per domain, ready to run. */
export const EXAMPLES: readonly Example[] = [
  { query: viewer },
  { query: team },
  { query: teams },
  { query: sessions },
  { query: members, variables: json({ first: 50, after: null }) },
  { query: memberSearch, variables: json({ search: 'ann', filter: { role: 'MEMBER' } }) },
  { query: memberRequests, variables: json({ first: 50 }) },
  { query: admins },
  { query: guests, variables: json({ first: 50 }) },
  { query: channels, variables: json({ first: 20, search: null }) },
  { query: customFields, service: 'field', variables: json({ includesArchived: false }) },
  { query: profileFields, service: 'field' },
  { query: userGroups, service: 'userGroup', variables: json({ first: 20, search: null }) },
  { query: teamSignIn, service: 'sso' },
  { query: webhooks, service: 'webhook' },
  { query: recordings, service: 'recording' },
  {
    query: recordingDownload,
    service: 'recording',
    variables: json({ input: { recordingId: '', intent: 'DOWNLOAD' } }),
  },
  { query: billing },
  { query: planOffers, variables: json({ currency: null }) },
  { query: teamUsage },
  { query: licences, variables: json({ first: 50 }) },
  { query: guestInvite, variables: json({ input: { emails: ['guest@elsewhere.example'], idempotencyKey: 'try-1' } }) },
  { query: trialStart, variables: json({ input: { idempotencyKey: 'try-23' } }) },
  {
    query: billingIntervalUpdate,
    variables: json({ input: { interval: 'ANNUAL', idempotencyKey: 'try-24' } }),
  },
  { query: licenceAssign, variables: json({ input: { memberIds: [], idempotencyKey: 'try-2' } }) },
  { query: invoices, variables: json({ first: 25, after: null }) },
  {
    query: licenceOrder,
    variables: json({ input: { count: 20, planId: 'PRO_90_DAYS', currency: 'USD', idempotencyKey: 'try-25' } }),
  },
  {
    query: savedCardPay,
    variables: json({
      input: {
        orderId: 'the id of an order',
        cardId: 'the id of one of billing.cards',
        amountMinor: 12_000,
        currency: 'USD',
        idempotencyKey: 'try-26',
      },
    }),
  },
  { query: planCancelStart, variables: json({ input: { reason: 'TOO_EXPENSIVE', idempotencyKey: 'try-27' } }) },
  { query: memberUploads, variables: json({ mode: 'EDIT' }) },
  { query: imports, service: 'import', variables: json({ url: 'orbit' }) },
  { query: chatExports, service: 'chatExport' },
  { query: bulkJobs, variables: json({ status: null }) },
  { query: memberInvite, variables: json({ input: { emails: ['ann@orbit.example'], idempotencyKey: 'try-3' } }) },
  { query: memberDeactivate, variables: json({ input: { memberIds: [], idempotencyKey: 'try-4' } }) },
  {
    query: bulkJobStart,
    variables: json({
      input: { action: 'REACTIVATE', matching: { filter: { status: 'DEACTIVATED' } }, idempotencyKey: 'try-5' },
    }),
  },
  {
    query: memberUploadProcess,
    variables: json({ input: { uploadId: 'the id of a validated file of people', idempotencyKey: 'try-21' } }),
  },
  {
    query: importStart,
    service: 'import',
    variables: json({
      input: { source: 'SLACK', teamUrl: 'orbit', uploadName: 'what was given', idempotencyKey: 'try-22' },
    }),
  },
  {
    query: viewerProfileUpdate,
    variables: json({
      input: { phone: { countryCode: '+44', number: '7700900123' }, version: null, idempotencyKey: 'try-6' },
    }),
  },
  {
    query: teamUpdate,
    variables: json({ input: { name: 'Orbit', url: 'orbit', version: null, idempotencyKey: 'try-7' } }),
  },
  { query: teamSettings },
  {
    query: fileSharingUpdate,
    variables: json({
      input: { mode: 'CUSTOM', enableEmails: ['member@orbit.example'], version: null, idempotencyKey: 'try-10' },
    }),
  },
  {
    query: teamSignUpUpdate,
    variables: json({ input: { addDomains: ['branch.orbit.example'], version: null, idempotencyKey: 'try-14' } }),
  },
  {
    query: channelCreationUpdate,
    variables: json({ input: { closed: { allowedTo: 'ONLY_ADMINS' }, version: null, idempotencyKey: 'try-15' } }),
  },
  {
    query: customFieldCreate,
    service: 'field',
    variables: json({
      input: { name: 'Office', valueType: 'SINGLE_SELECT', values: ['Lima', 'Oslo'], idempotencyKey: 'try-16' },
    }),
  },
  {
    query: userGroupCreate,
    service: 'userGroup',
    variables: json({
      input: {
        name: 'Oslo',
        description: 'Whoever works there',
        visibleTo: 'MEMBER',
        constraints: [{ customFieldId: 'the id of a custom field', valueIds: ['the id of one of its values'] }],
        idempotencyKey: 'try-17',
      },
    }),
  },
  { query: domainRequestSend, variables: json({ input: { domain: 'summit.example', idempotencyKey: 'try-11' } }) },
  {
    query: welcomeMessageUpdate,
    variables: json({
      input: { isEnabled: true, senderName: 'Orbit', message: 'Welcome!', version: null, idempotencyKey: 'try-12' },
    }),
  },
  {
    query: sessionEnd,
    variables: json({ input: { sessionId: 'the id of one of viewer.sessions', idempotencyKey: 'try-8' } }),
  },
  {
    query: channelCreate,
    variables: json({
      input: { purpose: 'ANNOUNCEMENT', name: 'News', autoJoinGroupIds: [], idempotencyKey: 'try-18' },
    }),
  },
  {
    query: channelUpdate,
    variables: json({
      input: { channelId: 'the id of a channel', version: 1, description: 'What is on', idempotencyKey: 'try-19' },
    }),
  },
  {
    query: webhookCreate,
    service: 'webhook',
    variables: json({
      input: { type: 'INCOMING', channelId: 'the id of a channel', name: 'Builds', idempotencyKey: 'try-20' },
    }),
  },
  {
    query: channelAutoJoinUpdate,
    variables: json({
      input: { changes: [{ channelId: 'the id of a channel', isAutoJoin: true }], idempotencyKey: 'try-13' },
    }),
  },
  { query: featureRequest, variables: json({ input: { feature: 'user-groups', idempotencyKey: 'try-9' } }) },
  { query: signInOptions, variables: json({ email: 'admin@orbit.example' }) },
  { query: pinIssue, variables: json({ input: { email: 'admin@orbit.example' } }) },
];

/** Those of what the installation offers. */
export const offeredExamples = (absentServices: readonly string[]): Tab[] =>
  EXAMPLES.flatMap(({ service, ...tab }) => (service !== undefined && absentServices.includes(service) ? [] : [tab]));
