// What services refuse for reasons that the demo teams do not have, or that take long to come about: each by its code, through the
// gateway over the wire. That the reference services refuse for these reasons their own tests say.
import { expect, test } from 'vitest';
import { productFor } from '../support/product.ts';
import { type MutationName, idOf, mutationInputs } from '../support/mutationInputs.ts';
import { change, refusals } from '../support/userErrors.ts';

const product = productFor('admin@orbit.example');

type Case = readonly [
  mutation: MutationName,
  call: `${string}.${string}`,
  /** The service's code, and the part of its body that it names where that counts. */
  refused: string,
  expected: string,
  /** In place of the mutation's usual input. */
  input?: object,
];

const somebody = idOf('Member', 'orbit-0002');
const channel = { channelId: idOf('Channel', 'orbit-c001@chat.orbit.example'), version: 1 };
const field = { customFieldId: idOf('CustomField', 'orbit-f01'), version: 1 };
const group = {
  ...{ userGroupId: idOf('UserGroup', 'orbit-g01'), version: 1, name: 'Others' },
  constraints: [{ customFieldId: field.customFieldId, valueIds: [idOf('CustomFieldValue', 'orbit-f01-v01')] }],
};

const files: readonly Case[] = [
  ['bulk.startChannelUpload', 'channelUploadProcess'],
  ['bulk.inviteUsers', 'memberUploadInvite'],
].flatMap(([call = '', mutation = '']): Case[] =>
  (
    [
      ['not_validated', 'NOT_READY'],
      ['already_processed', 'ALREADY_DONE'],
      ['nothing_to_do', 'NOTHING_TO_DO'],
      ['upload_in_progress', 'ALREADY_RUNNING'],
    ] as const
  ).map(([refused, code]) => [mutation as MutationName, call as Case[1], refused, `${code} uploadId`]),
);

const switches: readonly Case[] = ['sso_required', 'google_sign_in_required', 'unauthorized_ip teamId'].map(
  (refused): Case => {
    const codes: Record<string, string> = {
      sso_required: 'SSO_REQUIRED',
      google_sign_in_required: 'GOOGLE_SIGN_IN_REQUIRED',
    };
    return ['viewerTeamSwitch', 'identity.switchTeam', refused, `${codes[refused] ?? 'NOT_ALLOWED'} membershipId`];
  },
);

const orders: readonly Case[] = (
  [
    ['proPlanOrder', 'billing.initPro'],
    ['licenceOrder', 'payment.initPayment'],
    ['duesOrder', 'payment.initPayment'],
  ] as const
).flatMap(([mutation, call]): Case[] => [
  [mutation, call, 'country_restricted', 'COUNTRY_RESTRICTED'],
  [mutation, call, 'provider_unavailable', 'UNAVAILABLE'],
]);

const cases: readonly Case[] = [
  ...files,
  ...switches,
  ...orders,
  ['adminClaim', 'member.grantAdmin', 'free_team_single_admin', 'PLAN_REQUIRED'],
  ['bulkJobCancel', 'bulk.cancelJob', 'job_not_cancellable', 'NOT_ALLOWED jobId'],
  ['bulkJobStart', 'bulk.startJob', 'guests_disabled', 'NOT_ALLOWED action'],
  ['bulkJobUndo', 'bulk.undoJob', 'job_not_undoable', 'NOT_ALLOWED jobId'],
  ['cardAddStart', 'payment.initAddCard', 'cards_not_offered', 'NOT_ALLOWED'],
  ['cardVerify', 'payment.verifyCard', 'card_invalid', 'INVALID cardId'],
  ['channelArchiveUpdate', 'channel.archiveGroup', 'channel_limit', 'LIMIT_REACHED channelId'],
  ['channelAutoJoinUpdate', 'channel.updateGroup', 'channel_limit', 'LIMIT_REACHED changes 0'],
  ['channelCreate', 'channel.createGroup', 'channel_limit', 'LIMIT_REACHED'],
  ['channelCreate', 'channel.createGroup', 'group_creation_restricted', 'NOT_ALLOWED'],
  ['channelUpdate', 'channel.updateGroupInfo', 'channel_limit', 'LIMIT_REACHED autoJoinGroupIds'],
  [
    'channelUpdate',
    'channel.updateGroupInfo',
    'group_restricted',
    'NOT_ALLOWED posterIds',
    { ...channel, posterIds: [somebody] },
  ],
  ['customFieldCreate', 'field.addTeamFields', 'field_limit', 'LIMIT_REACHED'],
  ['customFieldDelete', 'field.removeTeamFields', 'field_is_platform', 'NOT_ALLOWED customFieldId'],
  ['customFieldReorder', 'field.reorderTeamFields', 'plan_required', 'PLAN_REQUIRED'],
  [
    'customFieldUpdate',
    'field.updateTeamFields',
    'field_is_platform',
    'NOT_ALLOWED customFieldId',
    { ...field, name: 'Town' },
  ],
  ['customFieldUpdate', 'field.updateTeamFields', 'duplicate_values', 'DUPLICATE values', { ...field, name: 'Town' }],
  ['customFieldUpdate', 'field.updateTeamFields', 'too_many_values', 'TOO_MANY values', { ...field, name: 'Town' }],
  ['domainRequestSend', 'team.domainRequest', 'domain_already_requested', 'DUPLICATE domain'],
  ['domainRequestSend', 'team.domainRequest', 'too_many_subjects', 'TOO_MANY'],
  ['importStart', 'import.importSlack', 'import_in_progress', 'ALREADY_RUNNING source'],
  ['importStart', 'import.importSlack', 'archive_too_large', 'FILE_TOO_LARGE uploadName'],
  [
    ...(['importStart', 'import.importHipchat', 'link_refused', 'NOT_ALLOWED fileUrl'] as const),
    { source: 'HIPCHAT', teamUrl: 'orbit-new', fileUrl: 'https://files.example/export.zip' },
  ],
  ['licenceAssign', 'licence.assignLicence', 'elite_team', 'NOT_ALLOWED'],
  ['licenceAssign', 'licence.assignLicence', 'licences_exhausted', 'NO_LICENCE_LEFT memberIds'],
  ['licenceAutoRenewDisable', 'licence.disableAutoRenewal', 'elite_team', 'NOT_ALLOWED'],
  ['licenceCategoryUpdate', 'licence.updateUserCategory', 'elite_team', 'NOT_ALLOWED'],
  [
    'memberApprove',
    'member.approveMembers',
    'guest_limit',
    'PLAN_REQUIRED asGuests',
    { ...mutationInputs.memberApprove, asGuests: true },
  ],
  [
    'memberApprove',
    'member.approveMembers',
    'guests_disabled',
    'NOT_ALLOWED asGuests',
    { ...mutationInputs.memberApprove, asGuests: true },
  ],
  ['memberInvite', 'member.invite', 'invite_restricted', 'NOT_ALLOWED'],
  ['memberUploadCancel', 'bulk.cancelMemberUpload', 'already_processed', 'ALREADY_DONE uploadId'],
  ['memberUploadCancel', 'bulk.cancelMemberUpload', 'stale_version', 'STALE uploadId'],
  ['channelUploadCancel', 'bulk.cancelChannelUpload', 'stale_version', 'STALE uploadId'],
  ['memberUploadValidate', 'bulk.validateUsersFile', 'csv_too_long', 'TOO_MANY file'],
  ['memberUploadValidate', 'bulk.validateUsersFile', 'file_size', 'FILE_TOO_LARGE file'],
  ['netBankingStart', 'payment.initNetBanking', 'nothing_due', 'NOTHING_TO_DO'],
  ['pinIssue', 'identity.issuePin', 'sso_required', 'SSO_REQUIRED email'],
  ['pinIssue', 'identity.issuePin', 'recovery_code_invalid', 'RECOVERY_CODE_INVALID recoveryCode'],
  ['planCancel', 'billing.cancelPlan', 'bill_outdated', 'CONFLICT'],
  ['planCancel', 'billing.cancelPlan', 'cancellation_not_possible', 'NOT_ALLOWED'],
  ['profileFieldsUpdate', 'field.updateMemberFields', 'field_not_editable', 'NOT_ALLOWED'],
  ['profileFieldsUpdate', 'field.updateMemberFields', 'plan_required', 'PLAN_REQUIRED'],
  ['recordingDownload', 'recording.signedDownloadUrl', 'recording_processing', 'NOT_READY recordingId'],
  ['recordingRetentionUpdate', 'recording.setRecordingRetention', 'stale_version', 'STALE version'],
  ['savedCardPay', 'payment.payWithSavedCard', 'cards_not_offered', 'NOT_ALLOWED'],
  ['savedCardPay', 'payment.payWithSavedCard', 'provider_unavailable', 'UNAVAILABLE'],
  ['teamAutoJoinUpdate', 'team.makeAutoJoin', 'auto_join_exists', 'DUPLICATE isAutoJoin', { isAutoJoin: true }],
  [
    'teamAutoJoinUpdate',
    'team.makeAutoJoin',
    'free_email_domain',
    'FREE_EMAIL_DOMAIN isAutoJoin',
    { isAutoJoin: true },
  ],
  ['teamLeave', 'member.leaveTeam', 'unauthorized_ip teamId', 'NOT_ALLOWED membershipId'],
  [
    'teamSignUpUpdate',
    'team.updateTeam',
    'free_email_domain',
    'NOT_ALLOWED isExternalContactBlocked',
    { isExternalContactBlocked: true },
  ],
  ['userGroupCreate', 'userGroup.addCriteria', 'criteria_limit', 'LIMIT_REACHED'],
  ['userGroupUpdate', 'userGroup.updateCriterion', 'criteria_limit', 'LIMIT_REACHED', group],
  ['userGroupUpdate', 'userGroup.updateCriterion', 'criteria_name_already_exists', 'TAKEN name', group],
  ['userGroupUpdate', 'userGroup.updateCriterion', 'CRITERIA_ALREADY_EXIST', 'DUPLICATE constraints', group],
  ['userGroupUpdate', 'userGroup.updateCriterion', 'plan_required', 'PLAN_REQUIRED', group],
  ['viewerAddressProve', 'identity.proveAddress', 'pin_expired', 'EXPIRED pin'],
  ['webhookAddressRotate', 'webhook.rotateAddress', 'not_owner', 'NOT_ALLOWED webhookId'],
  ['webhookCreate', 'webhook.addWebhook', 'webhook_limit', 'LIMIT_REACHED'],
  ['webhookDeliveryResend', 'webhook.resend', 'webhook_paused', 'NOT_ALLOWED deliveryId'],
  ['webhookTakeOver', 'webhook.takeOver', 'owner_active', 'NOT_ALLOWED webhookId'],
];

/** Does what is to be done while a call is answered otherwise than usual. */
async function meanwhile<T>(
  call: string,
  answer: { status: number; body?: object },
  act: () => Promise<T>,
): Promise<T> {
  const [service, operation] = call.split('.');
  await product.stack.dev.fault({ service, operation, ...answer });
  try {
    return await act();
  } finally {
    await product.stack.dev.clearFaults();
  }
}

test.for(cases)(
  '%s, of which %s is refused with %s, is told as %s',
  async ([mutation, call, refused, expected, input]) => {
    const [code, named] = refused.split(' ');
    const error = { code, message: 'Refused.', ...(named === undefined ? {} : { field: named }) };
    const asked = () => refusals(product.session, mutation, input ?? mutationInputs[mutation]);
    expect(await meanwhile(call, { status: 409, body: { error } }, asked)).toEqual([expected]);
  },
);

const someone = { guid: 'orbit-0002' };
test.for<readonly [MutationName, string, string, string]>([
  ['licenceAssign', 'licence.assignLicence', 'not_licensable', 'NOT_LICENSABLE memberIds 0'],
  ['memberDelete', 'member.deleteMember', 'already', 'ALREADY_DONE memberIds 0'],
  ['memberReactivate', 'member.reactivateProfiles', 'guest_limit', 'PLAN_REQUIRED memberIds 0'],
  ['memberReactivate', 'member.reactivateProfiles', 'other', 'NOT_ALLOWED memberIds 0'],
  ['memberDeactivate', 'member.deactivateProfiles', 'other', 'NOT_ALLOWED memberIds 0'],
  ['memberDelete', 'member.deleteMember', 'other', 'NOT_ALLOWED memberIds 0'],
])('%s of somebody of whom %s says %s is told as %s', async ([mutation, call, result, expected]) => {
  const asked = () => refusals(product.session, mutation, { memberIds: [somebody] });
  expect(await meanwhile(call, { status: 200, body: { results: [{ ...someone, result }] } }, asked)).toEqual([
    expected,
  ]);
});

test.for<readonly [MutationName, string, string]>([
  ['channelAutoJoinUpdate', 'channel.updateGroup', 'UNAVAILABLE changes 0'],
  ['teamDeletionRequest', 'event.publishEvents', 'UNAVAILABLE'],
])('%s, of which %s fails, is told as %s', async ([mutation, call, expected]) => {
  const asked = () => refusals(product.session, mutation, mutationInputs[mutation]);
  expect(await meanwhile(call, { status: 500 }, asked)).toEqual([expected]);
});

test('what a guest reaches is told part by part', async () => {
  const { session } = product;
  const query =
    'query ($filter: MemberFilter) { viewer { team { members(first: 1, filter: $filter) { nodes { id } } } } }';
  const { data } = await session.ask(query, { filter: { role: 'GUEST' } });
  const input = {
    memberId: data.viewer.team.members.nodes[0].id,
    channelIds: [idOf('Channel', 'orbit-c002@chat.orbit.example')],
  };
  const asked = () => refusals(session, 'guestAccessUpdate', input);
  const refusedWith = (code: string) => ({ status: 409, body: { error: { code, message: 'Refused.' } } });
  const join = 'channel.bulkGroupUpdate';
  expect(await meanwhile(join, refusedWith('group_restricted'), asked)).toEqual(['NOT_ALLOWED channelIds']);
  expect(await meanwhile(join, refusedWith('group_archived'), asked)).toEqual(['ARCHIVED channelIds']);
  expect(await meanwhile(join, { status: 500 }, asked)).toEqual(['UNAVAILABLE channelIds']);
  const invited = (name: string) =>
    refusals(session, 'guestInvite', { emails: [`${name}@elsewhere.example`], channelIds: [channel.channelId] });
  expect(await meanwhile(join, refusedWith('group_archived'), () => invited('first'))).toEqual(['ARCHIVED channelIds']);
  expect(await meanwhile(join, { status: 500 }, () => invited('second'))).toEqual(['UNAVAILABLE channelIds']);
});

test('a guest of a domain that a team does not take is not added', async () => {
  const email = 'somebody@elsewhere.example';
  const body = { summary: { profiles: [{ email, guid: null, result: 'domain_not_allowed' }] } };
  const asked = () => refusals(product.session, 'guestInvite', { emails: [email] });
  expect(await meanwhile('member.invite', { status: 200, body }, asked)).toEqual(['DOMAIN_NOT_ALLOWED emails 0']);
});

test('a request that is not turned down for a reason that nobody here knows is told so', async () => {
  const query = '{ viewer { team { members(first: 1, filter: { status: PENDING }) { nodes { id email } } } } }';
  const [asking] = (await product.session.ask(query)).data.viewer.team.members.nodes;
  const body = { results: [{ email: asking.email, guid: null, result: 'other' }] };
  const asked = () => refusals(product.session, 'memberReject', { memberIds: [asking.id] });
  expect(await meanwhile('member.rejectMembers', { status: 200, body }, asked)).toEqual(['NOT_ALLOWED memberIds 0']);
});

test('why somebody is in no category is not told while nobody can say who they are', async () => {
  const input = { memberIds: [idOf('Member', 'orbit-9999')], category: 'FREE' };
  const asked = () => refusals(product.session, 'licenceCategoryUpdate', input);
  expect(await meanwhile('member.leanProfiles', { status: 500 }, asked)).toEqual(['UNAVAILABLE memberIds 0']);
});

test('whoever shows that an address is theirs is told why that came to nothing', async () => {
  const told = async (mutation: MutationName, call: string, status: number) => {
    const body = { error: { code: 'pin_paused', message: 'Refused.', retryAfterMs: 1_000 } };
    return meanwhile(call, { status, body }, () => refusals(product.session, mutation, mutationInputs[mutation]));
  };
  expect(await told('viewerAddressPinIssue', 'identity.issueAddressPin', 429)).toEqual(['LIMIT_REACHED']);
  expect(await told('viewerAddressProve', 'identity.proveAddress', 429)).toEqual(['LIMIT_REACHED pin']);
  expect(await refusals(product.session, 'viewerAddressProve', { pin: 'no PIN' })).toEqual(['INVALID pin']);
});

test('whoever a way in is closed to while they type a PIN is told which one is open', async () => {
  const { stack } = product;
  const email = 'guest@orbit.example';
  const issue = 'mutation ($input: PinIssueInput!) { pinIssue(input: $input) { login userErrors { code } } }';
  const { login } = (await stack.ask(issue, { input: { email } })).data.pinIssue;
  const query = `mutation ($input: PinAuthenticateInput!) { pinAuthenticate(input: $input) { userErrors { code field } } }`;
  for (const [refused, code] of [
    ['google_sign_in_required', 'GOOGLE_SIGN_IN_REQUIRED'],
    ['sso_required', 'SSO_REQUIRED'],
  ] as const) {
    const body = { error: { code: refused, message: 'Refused.' } };
    const asked = () => stack.ask(query, { input: { login, pin: '000000' } });
    const { data } = await meanwhile('identity.authenticate', { status: 403, body }, asked);
    expect(data.pinAuthenticate.userErrors).toEqual([{ code, field: ['pin'] }]);
  }
});

test('a session that could not be ended upstream is told to be there', async () => {
  const session = await product.stack.signIn('member@orbit.example');
  expect(await meanwhile('identity.signOut', { status: 500 }, () => refusals(session, 'signOut'))).toEqual([
    'UNAVAILABLE',
  ]);
});

test('a file of people is not done twice, nor beside another one, nor where it does nothing', async () => {
  const { session } = product;
  const file = new Blob(['email\nmember@orbit.example\n']);
  const input = { mode: 'DEACTIVATE', fileName: 'people.csv', file };
  const { upload } = await change(session, 'memberUploadValidate', input, 'upload { id }');
  const asked = () => refusals(session, 'memberUploadProcess', { uploadId: upload.id });
  for (const [refused, code] of [
    ['not_validated', 'NOT_READY'],
    ['nothing_to_do', 'NOTHING_TO_DO'],
    ['upload_in_progress', 'ALREADY_RUNNING'],
  ]) {
    const body = { error: { code: refused, message: 'Refused.' } };
    expect(await meanwhile('bulk.deactivateUsers', { status: 409, body }, asked)).toEqual([`${code} uploadId`]);
  }
});
