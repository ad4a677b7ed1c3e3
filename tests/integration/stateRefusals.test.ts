// Why nothing is done because of how things are: each code, through the gateway on the real services.
import { describe, expect, test } from 'vitest';
import { productFor } from '../support/product.ts';
import { idOf } from '../support/mutationInputs.ts';
import type { Session } from '../support/stack.ts';
import { change, refusals } from '../support/userErrors.ts';

const product = productFor('admin@orbit.example');
const admin = (team: string) => product.stack.signIn(`admin@${team}.example`);

/** Does what nothing may be wrong with. */
async function done(session: Session, name: string, input: object = {}, selection = '') {
  const { refused, ...payload } = await change(session, name, input, selection);
  expect({ name, refused }).toEqual({ name, refused: [] });
  return payload;
}

type Person = { id: string; email: string };
async function people(session: Session, filter: object): Promise<Person[]> {
  const query =
    'query ($filter: MemberFilter) { viewer { team { members(first: 300, filter: $filter) { nodes { id email } } } } }';
  return (await session.ask(query, { filter })).data.viewer.team.members.nodes;
}
async function somebody(session: Session, filter: object): Promise<Person> {
  const [first] = await people(session, filter);
  if (!first) throw new Error(`There is nobody for ${JSON.stringify(filter)}`);
  return first;
}

test('whoever is switched off is not added, and who is in the team is neither taken in nor brought back', async () => {
  const { session } = product;
  const off = await somebody(session, { status: 'DEACTIVATED' });
  expect(await refusals(session, 'memberInvite', { emails: [off.email] })).toEqual(['DEACTIVATED emails 0']);
  expect(await refusals(session, 'guestInvite', { emails: [off.email] })).toEqual(['DEACTIVATED emails 0']);
  expect(await refusals(session, 'memberDeactivate', { memberIds: [off.id] })).toEqual(['ALREADY_DONE memberIds 0']);
  const twice = ['twice@orbit.example', 'Twice@orbit.example'];
  expect(await refusals(session, 'memberInvite', { emails: twice })).toEqual(['DUPLICATE emails 1']);
  expect(await refusals(session, 'guestInvite', { emails: ['g@b.example', 'G@b.example'] })).toEqual([
    'DUPLICATE emails 1',
  ]);
  const { id } = await somebody(session, { role: 'MEMBER' });
  expect(await refusals(session, 'memberReactivate', { memberIds: [id] })).toEqual(['ALREADY_DONE memberIds 0']);
  expect(await refusals(session, 'memberApprove', { memberIds: [id] })).toEqual(['ALREADY_DONE memberIds 0']);
});

test('a guest is made no admin and holds no licence, and who holds none has nothing to renew', async () => {
  const { session } = product;
  const guest = await somebody(session, { role: 'GUEST' });
  expect(await refusals(session, 'adminGrant', { memberId: guest.id })).toEqual(['NOT_ALLOWED memberId']);
  expect(await refusals(session, 'adminReplace', { memberId: guest.id })).toEqual(['NOT_ALLOWED memberId']);
  expect(await refusals(session, 'licenceCategoryUpdate', { memberIds: [guest.id], category: 'PRO' })).toEqual([
    'NOT_LICENSABLE memberIds 0',
  ]);
  const chosen = { allowedTo: 'ADMINS_AND_WHITELISTED_USERS', memberIds: [guest.id] };
  expect(await refusals(session, 'channelCreationUpdate', { open: chosen })).toEqual(['NOT_ALLOWED open memberIds 0']);
  const other = await somebody(session, { role: 'ADMIN' });
  expect(await refusals(session, 'adminReplace', { memberId: other.id })).toEqual(['ALREADY_DONE memberId']);
  const lite = await people(session, { isLicensed: false });
  expect(await refusals(session, 'licenceAutoRenewDisable', { memberIds: [lite[0]?.id] })).toEqual([
    'NOT_LICENSED memberIds 0',
  ]);
  expect(
    await refusals(session, 'licenceCategoryUpdate', { memberIds: lite.map(({ id }) => id), category: 'PRO' }),
  ).toEqual(['NO_LICENCE_LEFT memberIds']);
});

test('in a team without PRO what needs it is refused, and said to be for that', async () => {
  const seedling = await admin('seedling');
  const channelId = idOf('Channel', 'seedling-c002@chat.seedling.example');
  const constraints = [{ customFieldId: idOf('CustomField', 'x'), valueIds: [idOf('CustomFieldValue', 'x')] }];
  const refused = async (name: string, input: object) => (await refusals(seedling, name, input)).join();
  for (const [name, input] of [
    ['channelCreate', { purpose: 'ANNOUNCEMENT', name: 'News' }],
    ['channelAutoJoinUpdate', { changes: [{ channelId, isAutoJoin: true }] }],
    ['channelUpdate', { channelId, version: 1, autoJoinGroupIds: [] }],
    ['customFieldCreate', { name: 'Town', valueType: 'SINGLE_SELECT', values: ['Lima'] }],
    ['userGroupCreate', { name: 'Some', description: 'Some', constraints }],
    ['licenceAutoAssignUpdate', { isEnabled: true }],
    ['teamSignUpUpdate', { isExternalContactBlocked: true }],
    ['teamAdminInviteUpdate', { isAdminInvite: true }],
    ['fileSharingUpdate', { mode: 'NONE' }],
    ['channelCreationUpdate', { open: { allowedTo: 'ONLY_ADMINS' } }],
  ] as const) {
    expect([name, await refused(name, input)]).toEqual([name, expect.stringContaining('PLAN_REQUIRED')]);
  }
});

describe('a channel', () => {
  const CHANNEL = '{ viewer { team { channels(first: 300) { nodes { id version isLocked } } } } }';
  type Listed = { id: string; version: number; isLocked: boolean };
  const channelsOf = async (session: Session): Promise<Listed[]> =>
    (await session.ask(CHANNEL)).data.viewer.team.channels.nodes;

  test('that is archived stands still', async () => {
    const { session } = product;
    const [open] = (await channelsOf(session)).filter(({ isLocked }) => !isLocked);
    const channelId = open?.id;
    const { channel } = await done(
      session,
      'channelArchiveUpdate',
      { channelId, isArchived: true },
      'channel { version }',
    );
    expect(await refusals(session, 'channelUpdate', { channelId, version: channel.version, name: 'New' })).toEqual([
      'ARCHIVED channelId',
    ]);
    const changes = [{ channelId, isAutoJoin: true }];
    expect(await refusals(session, 'channelAutoJoinUpdate', { changes })).toEqual(['ARCHIVED changes 0']);
    expect(await refusals(session, 'channelAutoJoinUpdate', { changes: [...changes, ...changes] })).toContain(
      'DUPLICATE changes 1',
    );
  });

  test('that everybody always joins stays as it is in that', async () => {
    const { session } = product;
    const locked = (await channelsOf(session)).find(({ isLocked }) => isLocked);
    const channelId = locked?.id;
    expect(await refusals(session, 'channelArchiveUpdate', { channelId, isArchived: true })).toEqual([
      'LOCKED channelId',
    ]);
    expect(await refusals(session, 'channelAutoJoinUpdate', { changes: [{ channelId, isAutoJoin: false }] })).toEqual([
      'LOCKED changes 0',
    ]);
    const change = { channelId, version: locked?.version, autoJoinGroupIds: null };
    expect((await refusals(session, 'channelUpdate', change)).join()).toContain('LOCKED');
  });
});

test('what user groups and other fields depend on stays', async () => {
  const { session } = product;
  const FIELD = 'customField { id settings { ... on SingleSelectSettings { values { nodes { id } } } } }';
  const made = async (name: string, part: object = {}) => {
    const field = { name, valueType: 'SINGLE_SELECT', values: ['One', 'Two'], ...part };
    const { customField } = await done(session, 'customFieldCreate', field, FIELD);
    return { customFieldId: customField.id, valueId: customField.settings.values.nodes[0].id };
  };
  const upper = await made('Upper');
  const lower = await made('Lower', { conditions: [upper] });
  expect(
    await refusals(session, 'customFieldUpdate', { customFieldId: upper.customFieldId, conditions: [lower] }),
  ).toEqual([expect.stringMatching(/^CYCLE/)]);
  expect(
    await refusals(session, 'customFieldUpdate', { customFieldId: upper.customFieldId, isArchived: true }),
  ).toEqual([expect.stringMatching(/^HAS_DEPENDENTS/)]);
  expect(await refusals(session, 'customFieldUpdate', { customFieldId: lower.customFieldId, name: 'UPPER' })).toEqual([
    'TAKEN name',
  ]);
  const constraints = [{ customFieldId: lower.customFieldId, valueIds: [lower.valueId] }];
  const group = { name: 'Lowest', description: 'The first', constraints };
  const { userGroup } = await done(session, 'userGroupCreate', group, 'userGroup { id version }');
  expect(await refusals(session, 'userGroupCreate', { ...group, name: 'Others' })).toEqual(['DUPLICATE constraints']);
  for (const [name, part] of [
    ['customFieldDelete', {}],
    ['customFieldUpdate', { isArchived: true }],
  ] as const) {
    expect(await refusals(session, name, { customFieldId: lower.customFieldId, ...part })).toEqual([
      expect.stringMatching(/^IN_USER_GROUP/),
    ]);
  }
  const userGroupId = userGroup.id;
  expect(await refusals(session, 'userGroupUpdate', { userGroupId, name: ' ' })).toEqual(['REQUIRED name']);
  expect(await refusals(session, 'userGroupUpdate', { userGroupId, version: 99, name: 'Late' })).toContainEqual(
    expect.stringMatching(/^STALE/),
  );
  await done(session, 'channelCreate', { purpose: 'AUTO_JOIN', name: 'Lowest', restrictedToIds: [userGroupId] });
  expect(await refusals(session, 'userGroupDelete', { userGroupId })).toEqual(['IN_USE userGroupId']);
});

test('whoever has another way in is told so, and gets no PIN where it is the only one', async () => {
  const { stack } = product;
  const issue = async (email: string, ifOnlyWay: boolean) => {
    const query = `mutation ($input: PinIssueInput!) { pinIssue(input: $input) { login userErrors { code field } } }`;
    const { data } = await stack.ask(query, { input: { email, ifOnlyWay } });
    return data.pinIssue;
  };
  expect(await issue('member@orchard.example', false)).toEqual({
    login: null,
    userErrors: [{ code: 'GOOGLE_SIGN_IN_REQUIRED', field: ['email'] }],
  });
  expect(await issue('member@summit.example', true)).toEqual({
    login: null,
    userErrors: [{ code: 'OTHER_WAY_OFFERED', field: ['email'] }],
  });
});

test('of two exports at once one is under way, and of one without a file nothing is downloaded', async () => {
  const summit = await admin('summit');
  const listed = await summit.ask('{ viewer { team { chatExports { id status } } } }');
  const exports: { id: string; status: string }[] = listed.data.viewer.team.chatExports;
  const chatExportId = exports.find(({ status }) => status === 'EXPIRED' || status === 'FAILED')?.id;
  expect(await refusals(summit, 'chatExportDownload', { chatExportId })).toEqual(['NOT_READY chatExportId']);
  const wanted = { tasks: ['USER_HISTORY', 'GROUP_HISTORY'], messageType: 'ALL', format: 'JSON' };
  const both = await Promise.all([1, 2].map(() => refusals(summit, 'chatExportRequest', wanted)));
  expect(both.flat()).toEqual([expect.stringMatching(/^ALREADY_RUNNING/)]);
});

test('a file of people that adds them is not worked off as one that changes them', async () => {
  const { session } = product;
  const file = new Blob(['email\nsomebody.new@orbit.example\n']);
  const input = { mode: 'ADD', fileName: 'people.csv', file };
  const { upload } = await done(session, 'memberUploadValidate', input, 'upload { id }');
  expect(await refusals(session, 'memberUploadProcess', { uploadId: upload.id })).toEqual(['NOT_ALLOWED uploadId']);
});

test('a service that sells nothing to the country of an address says so', async () => {
  // An address is refused when it is told: this one was, before its country came to be one of those.
  const { session, stack } = product;
  const error = { code: 'country_restricted', message: 'Nothing is sold there.' };
  await stack.dev.fault({ service: 'payment', operation: 'processAddCard', status: 400, body: { error } });
  const refused = await refusals(session, 'cardAdd', { setupId: 'none' });
  await stack.dev.clearFaults();
  expect(refused).toEqual(['COUNTRY_RESTRICTED']);
});
