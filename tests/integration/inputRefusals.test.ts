// Why nothing is done because of what was sent: each code at each part of an input, through the gateway on the real services.
import { png } from '@muster/upstream/samplePictures';
import { expect, test } from 'vitest';
import { productFor } from '../support/product.ts';
import { idOf } from '../support/mutationInputs.ts';
import { change, refusals } from '../support/userErrors.ts';

const product = productFor('admin@orbit.example');

const OTHER = { reason: 'OTHER' };
const longFeedback = { reason: 'OTHER', text: 'a'.repeat(501) };
const member = idOf('Member', 'orbit-0002');
const addresses = (count: number) => Array.from({ length: count }, (_, place) => `new-${place}@orbit.example`);
const people = (count: number) => Array.from({ length: count }, (_, place) => idOf('Member', `orbit-x${place}`));
const places = (count: number, type: string) => Array.from({ length: count }, (_, place) => idOf(type, `x${place}`));
const texts = (count: number) => Array.from({ length: count }, (_, place) => `text ${place}`);
const field = idOf('CustomField', 'orbit-f01');
const value = idOf('CustomFieldValue', 'orbit-f01-v01');
const group = (part: object) => ({
  ...{ name: 'Some', description: 'Some of them', constraints: [{ customFieldId: field, valueIds: [value] }] },
  ...part,
});
const channel = { channelId: idOf('Channel', 'orbit-c001@chat.orbit.example'), version: 1 };
const news = { purpose: 'ANNOUNCEMENT', name: 'News' };
const outgoing = {
  ...{ type: 'OUTGOING', scope: 'TEAM', name: 'Tickets' },
  ...{ url: 'https://hooks.example.com/tickets', token: 'tc_0123456789' },
};
const shown = { name: 'paywall_shown', occurredAt: '2026-11-21T00:00:00Z' };
const welcome = { senderName: 'Orbit', message: 'Hello' };
const chosen = { allowedTo: 'ADMINS_AND_WHITELISTED_USERS' };

const recording = { recordingId: idOf('Recording', 'none') };
const named = { userGroupId: idOf('UserGroup', 'orbit-g01'), version: 1 };
const mail = {
  ...{ uploadId: idOf('MemberUpload', 'none'), fullName: 'Ada Admin', fromPrefix: 'ada', subject: 'Join {team_name}' },
  message: 'Join {team_name} by {invite_link}',
};

type Case = readonly [name: string, input: object, refusal: string];

/** The mutations that take a list of people, each with what else it wants. */
const ofPeople = {
  memberApprove: {},
  memberDeactivate: {},
  memberDelete: {},
  memberReactivate: {},
  memberReject: {},
  licenceAssign: {},
  licenceAutoRenewDisable: {},
  licenceCategoryUpdate: { category: 'FREE' },
};
const lists: readonly Case[] = Object.entries(ofPeople).flatMap(([name, rest]): Case[] => [
  [name, { ...rest, memberIds: [] }, 'REQUIRED memberIds'],
  [name, { ...rest, memberIds: people(1_000) }, 'TOO_MANY memberIds'],
  [name, { ...rest, memberIds: [channel.channelId] }, 'NOT_FOUND memberIds 0'],
]);

const feedbacks: readonly Case[] = (['memberDelete', 'teamDeletionRequest'] as const).flatMap((name): Case[] => {
  const whom = name === 'memberDelete' ? { memberIds: people(1) } : {};
  const other = name === 'memberDelete' ? 'BUGS' : 'MEMBERS_LEFT';
  return [
    [name, { ...whom, feedback: OTHER }, 'REQUIRED feedback text'],
    [name, { ...whom, feedback: longFeedback }, 'TOO_LONG feedback text'],
    [name, { ...whom, feedback: { reason: other } }, 'INVALID feedback reason'],
  ];
});

const welcomes: readonly Case[] = ['welcomeMessageUpdate', 'welcomeMessageTest'].flatMap((name): Case[] => [
  [name, { ...welcome, senderName: ' ' }, 'REQUIRED senderName'],
  [name, { ...welcome, senderName: 'a'.repeat(26) }, 'TOO_LONG senderName'],
  [name, { ...welcome, message: 'a\0b' }, 'INVALID message'],
]);

const webhookTexts: readonly Case[] = ['webhookCreate', 'webhookTest'].flatMap((name): Case[] => {
  const given = name === 'webhookCreate' ? outgoing : { url: outgoing.url, token: outgoing.token };
  return [
    [name, { ...given, url: '' }, 'REQUIRED url'],
    [name, { ...given, url: 'ftp://hooks.example.com' }, 'INVALID url'],
    [name, { ...given, url: `https://hooks.example.com/${'a'.repeat(3_000)}` }, 'TOO_LONG url'],
    [name, { ...given, url: 'http://127.0.0.1/' }, 'NOT_ALLOWED url'],
    [name, { ...given, token: 'short' }, 'TOO_SHORT token'],
    [name, { ...given, token: 'a'.repeat(201) }, 'TOO_LONG token'],
    [name, { ...given, token: 'with a blank' }, 'INVALID token'],
  ];
});

const domains: readonly Case[] = ['domainRequestApprove', 'domainRequestDecline', 'domainRequestRemove'].map(
  (name): Case => [name, { domain: 'no domain' }, 'INVALID domain'],
);

const cases: readonly Case[] = [
  ...lists,
  ...feedbacks,
  ...welcomes,
  ...webhookTexts,
  ...domains,
  ['memberInvite', { emails: [] }, 'REQUIRED emails'],
  ['guestInvite', { emails: [] }, 'REQUIRED emails'],
  ['guestInvite', { emails: addresses(1_000) }, 'TOO_MANY emails'],
  ['guestInvite', { emails: ['no address'] }, 'INVALID emails 0'],
  ['guestInvite', { emails: ['a\0b@elsewhere.example'] }, 'INVALID emails 0'],
  ['memberInvite', { emails: ['\uD83D@orbit.example'] }, 'INVALID emails 0'],
  ['guestInvite', { emails: ['a@b.example'], validityReminder: '2020-01-01' }, 'INVALID validityReminder'],
  ['guestAccessUpdate', { memberId: member, contactIds: people(1_000) }, 'TOO_MANY contactIds'],
  ['bulkJobStart', { action: 'REACTIVATE', memberIds: [] }, 'REQUIRED memberIds'],
  ['bulkJobStart', { action: 'REACTIVATE', memberIds: people(10_001) }, 'TOO_MANY memberIds'],
  ['bulkJobStart', { action: 'REACTIVATE', memberIds: [field] }, 'NOT_FOUND memberIds 0'],
  ['bulkJobStart', { action: 'UNKNOWN', memberIds: people(1) }, 'INVALID action'],
  ['bulkJobStart', { action: 'DELETE', memberIds: people(1), feedback: OTHER }, 'REQUIRED feedback text'],
  ['bulkJobStart', { action: 'REACTIVATE', matching: { search: 'a'.repeat(101) } }, 'TOO_LONG matching search'],
  ['teamUpdate', { name: '' }, 'TOO_SHORT name'],
  ['teamUpdate', { name: 'a'.repeat(51) }, 'TOO_LONG name'],
  ['teamUpdate', { name: '<b>' }, 'INVALID name'],
  ['teamUpdate', { url: 'abc' }, 'TOO_SHORT url'],
  ['teamUpdate', { url: 'a'.repeat(26) }, 'TOO_LONG url'],
  ['teamUpdate', { url: 'a_b_c' }, 'INVALID url'],
  ['teamUpdate', { url: 'admin' }, 'RESTRICTED url'],
  ['teamUpdate', { name: 'Orbit', version: 99 }, 'STALE version'],
  ['teamGuestInviteUpdate', { guestInvite: 'UNKNOWN' }, 'INVALID guestInvite'],
  ['teamSignUpUpdate', { addDomains: ['gmail.com'] }, 'CANNOT_ADD_EMAIL_AUTO_APPROVAL addDomains 0'],
  ['teamSignUpUpdate', { addDomains: ['no domain'] }, 'INVALID addDomains 0'],
  ['teamSignUpUpdate', { addDomains: texts(1_001) }, 'TOO_MANY addDomains'],
  ['teamSignUpUpdate', { removeDomains: texts(1_001) }, 'TOO_MANY removeDomains'],
  ['teamSignUpUpdate', { isOpen: true, version: 99 }, 'STALE version'],
  ['fileSharingUpdate', { mode: 'UNKNOWN' }, 'INVALID mode'],
  ['fileSharingUpdate', { mode: 'CUSTOM' }, 'REQUIRED enableEmails'],
  ['fileSharingUpdate', { enableEmails: addresses(10_001) }, 'TOO_MANY enableEmails'],
  ['fileSharingUpdate', { disableEmails: addresses(10_001) }, 'TOO_MANY disableEmails'],
  ['fileSharingUpdate', { mode: 'ALL', version: 99 }, 'STALE version'],
  ['channelCreationUpdate', { open: { allowedTo: 'UNKNOWN' } }, 'INVALID open allowedTo'],
  ['channelCreationUpdate', { closed: { ...chosen, memberIds: [] } }, 'REQUIRED closed memberIds'],
  ['channelCreationUpdate', { closed: { ...chosen, memberIds: people(5_001) } }, 'TOO_MANY closed memberIds'],
  ['channelCreationUpdate', { open: { allowedTo: 'ALL_USERS' }, version: 99 }, 'STALE version'],
  ['welcomeMessageUpdate', { isEnabled: true, version: 99 }, 'STALE version'],
  ['domainRequestSend', { domain: 'orbit.example' }, 'INVALID domain'],
  ['domainRequestSend', { domain: 'gmail.com' }, 'FREE_EMAIL_DOMAIN domain'],
  ['domainRequestSend', { domain: 'unknown.example' }, 'NOT_FOUND domain'],
  ['viewerProfileUpdate', { firstName: ' ' }, 'REQUIRED firstName'],
  ['viewerProfileUpdate', { firstName: 'a'.repeat(51) }, 'TOO_LONG firstName'],
  ['viewerProfileUpdate', { lastName: 'a\0b' }, 'INVALID lastName'],
  ['viewerProfileUpdate', { phone: { countryCode: 'x', number: '7700900123' } }, 'INVALID phone countryCode'],
  ['viewerProfileUpdate', { firstName: 'Ada', version: 99 }, 'STALE version'],
  ['viewerPasswordSet', { password: '12345' }, 'TOO_SHORT password'],
  ['viewerPasswordSet', { password: 'a\0bcdefg' }, 'INVALID password'],
  ['featureRequest', { feature: 'User groups' }, 'INVALID feature'],
  ['eventsPublish', { events: [{ ...shown, name: 'no_such_event' }] }, 'INVALID events 0 name'],
  ['eventsPublish', { events: Array.from({ length: 101 }, () => shown) }, 'TOO_MANY events'],
  [
    'eventsPublish',
    { events: [{ ...shown, fields: [{ name: 'a', value: 'a'.repeat(501) }] }] },
    'TOO_LONG events 0 fields 0 value',
  ],
  [
    'eventsPublish',
    { events: [{ ...shown, fields: [{ name: 'a', value: '\uD83D' }] }] },
    'INVALID events 0 fields 0 value',
  ],
  ['webhookCreate', { ...outgoing, name: ' ' }, 'REQUIRED name'],
  ['webhookCreate', { ...outgoing, name: 'a'.repeat(61) }, 'TOO_LONG name'],
  ['webhookCreate', { ...outgoing, name: 'a\nb' }, 'INVALID name'],
  ['webhookCreate', { ...outgoing, type: 'UNKNOWN' }, 'INVALID type'],
  ['webhookCreate', { ...outgoing, scope: 'UNKNOWN' }, 'INVALID scope'],
  ['webhookCreate', { ...outgoing, scope: 'CHANNEL' }, 'REQUIRED channelId'],
  ['webhookCreate', { ...outgoing, channelId: channel.channelId }, 'INVALID channelId'],
  ['userGroupCreate', group({ name: '' }), 'REQUIRED name'],
  ['userGroupCreate', group({ name: 'a'.repeat(51) }), 'TOO_LONG name'],
  ['userGroupCreate', group({ description: 'a|b' }), 'INVALID description'],
  ['userGroupCreate', group({ visibleTo: 'UNKNOWN' }), 'INVALID visibleTo'],
  ['userGroupCreate', group({ constraints: [] }), 'REQUIRED constraints'],
  [
    'userGroupCreate',
    group({ constraints: [{ customFieldId: field, valueIds: [] }] }),
    'REQUIRED constraints 0 valueIds',
  ],
  [
    'userGroupCreate',
    group({ constraints: [{ customFieldId: field, valueIds: places(1_000, 'CustomFieldValue') }] }),
    'TOO_MANY constraints 0 valueIds',
  ],
  [
    'userGroupCreate',
    group({ constraints: [{ customFieldId: field, valueIds: [value, value] }] }),
    'DUPLICATE constraints 0 valueIds 1',
  ],
  ['customFieldCreate', { name: '', valueType: 'CONTACT_PICKER' }, 'REQUIRED name'],
  ['customFieldCreate', { name: 'a'.repeat(51), valueType: 'CONTACT_PICKER' }, 'TOO_LONG name'],
  ['customFieldCreate', { name: 'Many', valueType: 'SINGLE_SELECT', values: texts(1_000) }, 'TOO_MANY values'],
  ['customFieldUpdate', { customFieldId: field, name: '' }, 'REQUIRED name'],
  ['customFieldUpdate', { customFieldId: field, description: 'a'.repeat(257) }, 'TOO_LONG description'],
  ['customFieldUpdate', { customFieldId: field, name: 'a\0b' }, 'INVALID name'],
  ['customFieldReorder', { customFieldIds: [] }, 'REQUIRED customFieldIds'],
  ['profileFieldsUpdate', { fields: [] }, 'REQUIRED fields'],
  [
    'profileFieldsUpdate',
    {
      fields: [
        { customFieldId: field, valueId: value },
        { customFieldId: field, valueId: value },
      ],
    },
    'DUPLICATE fields 1',
  ],
  ['profileFieldsUpdate', { fields: [{ customFieldId: field, text: 'a'.repeat(51) }] }, 'TOO_LONG fields 0 text'],
  ['profileFieldsUpdate', { fields: [{ customFieldId: field, valueId: value }], version: 99 }, 'STALE version'],
  ['channelCreate', { ...news, name: ' ' }, 'REQUIRED name'],
  ['channelCreate', { ...news, name: 'a'.repeat(51) }, 'TOO_LONG name'],
  ['channelCreate', { ...news, description: 'a\0b' }, 'INVALID description'],
  ['channelCreate', { ...news, moderatorIds: [] }, 'REQUIRED moderatorIds'],
  ['channelCreate', { ...news, restrictedToIds: places(51, 'UserGroup') }, 'TOO_MANY restrictedToIds'],
  ['channelUpdate', { ...channel, name: ' ' }, 'REQUIRED name'],
  ['channelUpdate', { ...channel, name: 'a'.repeat(51) }, 'TOO_LONG name'],
  ['channelUpdate', { ...channel, description: 'a\0b' }, 'INVALID description'],
  ['channelUpdate', { ...channel, moderatorIds: [] }, 'REQUIRED moderatorIds'],
  ['channelUpdate', { ...channel, moderatorIds: people(51) }, 'TOO_MANY moderatorIds'],
  ['channelUpdate', { ...channel, posterIds: people(51) }, 'TOO_MANY posterIds'],
  ['channelAutoJoinUpdate', { changes: [] }, 'REQUIRED changes'],
  ['memberTemplateDownload', { mode: 'UNKNOWN' }, 'INVALID mode'],
  ['memberTemplateDownload', { mode: 'DELETE' }, 'NOT_ALLOWED mode'],
  ['importUploadStart', { source: 'SLACK', fileName: 'export.txt', bytes: 10 }, 'INVALID fileName'],
  ['importUploadStart', { source: 'UNKNOWN', fileName: 'export.zip', bytes: 10 }, 'INVALID source'],
  ['importUploadStart', { source: 'SLACK', fileName: 'export.zip', bytes: 0.5 }, 'INVALID bytes'],
  ['importUploadStart', { source: 'SLACK', fileName: 'export.zip', bytes: 2 ** 33 }, 'FILE_TOO_LARGE bytes'],
  [
    'importStart',
    { source: 'HIPCHAT', teamUrl: 'admin', fileUrl: 'https://files.example/export.zip' },
    'RESTRICTED teamUrl',
  ],
  [
    'importStart',
    { source: 'HIPCHAT', teamUrl: 'summit', fileUrl: 'https://files.example/export.zip' },
    'TAKEN teamUrl',
  ],
  [
    'channelAutoJoinUpdate',
    { changes: Array.from({ length: 101 }, (_, n) => ({ channelId: places(101, 'Channel')[n], isAutoJoin: true })) },
    'TOO_MANY changes',
  ],
  ['chatExportRequest', { tasks: [], messageType: 'ALL', format: 'JSON' }, 'REQUIRED tasks'],
  ['customFieldReorder', { customFieldIds: [member] }, 'NOT_FOUND customFieldIds 0'],
  ['customFieldReorder', { customFieldIds: places(1_001, 'CustomField') }, 'TOO_MANY customFieldIds'],
  ['duesOrder', { amountMinor: -1 }, 'INVALID amountMinor'],
  ['savedCardPay', { orderId: 'none', cardId: 'none', amountMinor: -1, currency: 'USD' }, 'INVALID amountMinor'],
  ['importStart', { source: 'SLACK', teamUrl: 'orbit-new' }, 'REQUIRED uploadName'],
  ['importStart', { source: 'SLACK', teamUrl: 'abc', uploadName: 'none' }, 'TOO_SHORT teamUrl'],
  ['importStart', { source: 'SLACK', teamUrl: 'a'.repeat(26), uploadName: 'none' }, 'TOO_LONG teamUrl'],
  ['billingIntervalUpdate', { interval: 'UNKNOWN' }, 'INVALID interval'],
  ['bulkJobStart', { action: 'REACTIVATE', matching: {}, expectedCount: 99_999 }, 'STALE expectedCount'],
  ['ipAddressMarkUnsafe', { address: 'nowhere' }, 'INVALID address'],
  ['memberUploadInvite', { ...mail, fullName: '' }, 'REQUIRED fullName'],
  ['memberUploadInvite', { ...mail, fullName: 'A' }, 'TOO_SHORT fullName'],
  ['memberUploadInvite', { ...mail, fromPrefix: 'a b' }, 'INVALID fromPrefix'],
  ['memberUploadInvite', { ...mail, subject: 'a'.repeat(201) }, 'TOO_LONG subject'],
  [
    'profileFieldsUpdate',
    { fields: places(1_001, 'CustomField').map((customFieldId) => ({ customFieldId })) },
    'TOO_MANY fields',
  ],
  ['recordingRename', { ...recording, title: ' ' }, 'REQUIRED title'],
  ['recordingRename', { ...recording, title: 'a'.repeat(1_000) }, 'TOO_LONG title'],
  ['recordingRename', { ...recording, title: 'a\0b' }, 'INVALID title'],
  ['recordingDownload', { ...recording, intent: 'DOWNLOAD', fileName: ' ' }, 'REQUIRED fileName'],
  ['recordingDownload', { ...recording, intent: 'DOWNLOAD', fileName: 'a'.repeat(1_000) }, 'TOO_LONG fileName'],
  ['recordingDownload', { ...recording, intent: 'DOWNLOAD', fileName: 'a\0b' }, 'INVALID fileName'],
  ['recordingRetentionUpdate', { keptDays: 0, version: 1 }, 'INVALID keptDays'],
  ['userGroupUpdate', { ...named, description: 'a|b' }, 'INVALID description'],
  ['userGroupUpdate', { ...named, name: 'a'.repeat(51) }, 'TOO_LONG name'],
  [
    'userGroupUpdate',
    { ...named, constraints: [{ customFieldId: field, valueIds: places(1_000, 'CustomFieldValue') }] },
    'TOO_MANY constraints 0 valueIds',
  ],
  ['viewerPasswordSet', { password: 'a'.repeat(1_000) }, 'TOO_LONG password'],
  ['viewerPhotoUpload', { file: new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]) }, 'FILE_TOO_LARGE file'],
  ['webhookIconUpload', { file: new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]) }, 'FILE_TOO_LARGE file'],
  ['webhookIconUpload', { file: new Blob(['no picture']) }, 'WRONG_FILE_TYPE file'],
  ['webhookIconUpload', { file: new Blob([png(9_000, 10)]) }, 'TOO_MANY_PIXELS file'],
];

test.each(cases)('%s with %o is refused', async (name, input, refusal) => {
  expect(await refusals(product.session, name, input)).toContain(refusal);
});

test('what is wrong with the changes of a webhook', async () => {
  const { webhook } = await change(product.session, 'webhookCreate', outgoing, 'webhook { id version }');
  const refused = (part: object) =>
    refusals(product.session, 'webhookUpdate', { webhookId: webhook.id, version: webhook.version, ...part });
  expect(await refused({ name: ' ' })).toEqual(['REQUIRED name']);
  expect(await refused({ name: 'a'.repeat(61) })).toEqual(['TOO_LONG name']);
  expect(await refused({ url: 'ftp://hooks.example.com' })).toEqual(['INVALID url']);
  expect(await refused({ url: 'http://127.0.0.1/' })).toEqual(['NOT_ALLOWED url']);
  expect(await refused({ token: 'short' })).toEqual(['TOO_SHORT token']);
  expect(await refused({ version: webhook.version + 1, name: 'Late' })).toEqual(['STALE version']);
});

test.each([
  ['teamSignUpUpdate', { removeDomains: ['a\0b'] }],
  ['fileSharingUpdate', { mode: 'CUSTOM', enableEmails: ['\uD83D@orbit.example'] }],
  ['importStart', { source: 'SLACK', teamUrl: 'orbit', uploadName: 'a\0b' }],
  ['channelTemplateUploadStart', { fileName: 'a\0b.csv' }],
])('a text that no service keeps is the fault of whoever sent it: %s with %j', async (name, input) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { userErrors { code } } }`;
  const { errors } = await product.session.ask(query, { input });
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
});

test('what is sent to oneself, or set, too often is told when to go on', async () => {
  const often: readonly [string, object][] = [
    ['welcomeMessageTest', welcome],
    ['webhookTest', { url: 'http://127.0.0.1/', token: outgoing.token }],
  ];
  for (const [name, input] of often) {
    const told = new Set<string>();
    for (let time = 0; time < 40 && ![...told].some((refusal) => refusal.startsWith('LIMIT_REACHED')); time += 1) {
      for (const refusal of await refusals(product.session, name, input)) told.add(refusal);
    }
    expect([name, [...told]]).toEqual([name, expect.arrayContaining([expect.stringMatching(/^LIMIT_REACHED/)])]);
  }
});

test('an export names no more channels than are taken', async () => {
  const session = await product.stack.signIn('admin@summit.example');
  const channels = { tasks: ['GROUP_HISTORY'], channelIds: addresses(201).map((jid) => idOf('Channel', jid)) };
  const wanted = { messageType: 'ALL', format: 'JSON', ...channels };
  expect(await refusals(session, 'chatExportRequest', wanted)).toContain('TOO_MANY channelIds');
});

test('what is wrong with a file of channels', async () => {
  const session = await product.stack.signIn('admin@summit.example');
  const HEADER =
    'channel_name,channel_description,channel_type,channel_admin_emails,member_emails,who_can_add_remove_users,who_can_view_member_list';
  const row = 'launch,,public,admin@summit.example,,any member,any member';
  const FILE = { templateId: 'create', fileName: 'create_channels.csv' };
  expect(await refusals(session, 'channelTemplateDownload', { templateId: 'none' })).toEqual(['NOT_FOUND templateId']);
  expect(await refusals(session, 'channelTemplateUploadStart', { fileName: 'none.csv' })).toEqual(['INVALID fileName']);
  const sent = async (content: string) => {
    const start = await change(session, 'channelTemplateUploadStart', { fileName: FILE.fileName }, 'url uploadName');
    expect((await fetch(product.stack.url + start.url, { method: 'PUT', body: content })).status).toBe(204);
    return { ...FILE, uploadName: start.uploadName };
  };
  for (const name of ['channelUploadValidate', 'channelTemplateProcess']) {
    for (const [content, refusal] of [
      ['', 'REQUIRED file'],
      ['name\nlaunch', 'HEADER_CHANGED file'],
      [`${HEADER}\n"launch`, 'INVALID file 2'],
      [`${HEADER}\n${'x,,,,,,\n'.repeat(10_001)}`, 'TOO_MANY file'],
    ] as const) {
      expect([name, await refusals(session, name, await sent(content))]).toEqual([name, [refusal]]);
    }
    const taken = await sent(`${HEADER}\n${row}`);
    expect(await refusals(session, name, taken)).toEqual([]);
    expect(await refusals(session, name, taken)).toEqual(['ALREADY_DONE uploadName']);
  }
});
