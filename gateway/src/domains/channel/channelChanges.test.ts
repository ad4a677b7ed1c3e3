import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { privilegesOf } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const idOf = (name: string) => toId('Channel', `${name}@chat.orbit.example`);
const userGroup = (key: string) => toId('UserGroup', key);
const member = (nth: number) => toId('Member', `orbit-000${nth}`);
const [engineers, sales] = [userGroup('c-engineers'), userGroup('c-sales')];

const CREATE = `mutation Create($input: ChannelCreateInput!) { channelCreate(input: $input) {
  channel { name isAnnouncement isAutoJoin restrictedTo { name } autoJoinGroups { name } } userErrors { code field } } }`;
const UPDATE = `mutation Update($input: ChannelUpdateInput!) { channelUpdate(input: $input) {
  channel { id name description version isAutoJoin restrictedTo { name } } userErrors { code field } } }`;

const news = { purpose: 'ANNOUNCEMENT', name: 'News' };
const change = { channelId: idOf('design'), version: 4 };
const refusedBy = (name: string, code: string, field: string | null) => ({
  [name]: { channel: null, userErrors: [{ code, field: field?.split('.') ?? null }] },
});

describe('creating a channel', () => {
  test.each([
    ['ANNOUNCEMENT', 'moderator', true],
    ['AUTO_JOIN', 'member', false],
  ] as const)('for %s lets each %s do everything in it', async (purpose, level, isAnnouncement) => {
    const { ask, stub } = await testGateway();
    const input = { purpose, name: ' News ', idempotencyKey: 'k' };
    const channel = { name: 'News', isAnnouncement, isAutoJoin: false, restrictedTo: [], autoJoinGroups: null };
    expect(await ask(CREATE, { input })).toEqual({ data: { channelCreate: { channel, userErrors: [] } } });
    expect(stub.names().slice(0, 2)).toEqual(['identity.fullProfile', 'channel.createGroup']);
    expect(stub.calls[1]?.headers).toMatchObject({ 'idempotency-key': 'k' });
    expect(stub.calls[1]?.body).toEqual({
      ...{ profile: { name: 'News' }, config: { type: 'open', privileges: privilegesOf(level) } },
    });
  });

  test('hands on all that is said of it, each thing once', async () => {
    const { ask, stub } = await testGateway();
    const rules = { restrictedToIds: [sales, sales], canLeave: 'NONE', canMute: 'MEMBER', moderatorIds: [member(1)] };
    const input = {
      ...news,
      description: 'What is new',
      ...rules,
      posterIds: [member(2), member(2)],
      autoJoinGroupIds: [engineers, sales],
    };
    const { data } = await ask(CREATE, { input });
    expect(data).toMatchObject({
      channelCreate: { channel: { autoJoinGroups: [{ name: 'Engineers' }, { name: 'North Sales' }] }, userErrors: [] },
    });
    expect(stub.calls[1]?.body).toEqual({
      profile: { name: 'News', description: 'What is new' },
      config: {
        ...{ type: 'open', privileges: privilegesOf('moderator'), canLeave: 'none', canMute: 'member' },
        ...{ restrictionCriteria: ['c-sales'], autoJoinCriteria: ['c-engineers', 'c-sales'] },
      },
      ...{ moderators: ['orbit-0001'], posters: ['orbit-0002'] },
    });
    await ask(CREATE, { input: { ...news, restrictedToIds: [], autoJoinGroupIds: [] } });
    const [last] = stub.calls.filter(({ name }) => name === 'channel.createGroup').slice(-1);
    expect(last?.body).toMatchObject({ config: { restrictionCriteria: [], autoJoinCriteria: [] } });
  });

  test('tells all that is wrong with its form at once, without a call', async () => {
    const { ask, stub } = await testGateway();
    const lists = { restrictedToIds: [sales, member(1)], autoJoinGroupIds: Array(51).fill(sales), moderatorIds: [] };
    const input = { ...news, name: ' ', description: 'x'.repeat(141), ...lists, canLeave: 'MODERATOR' };
    const { data } = await ask(CREATE, { input: { ...input, canMute: 'UNKNOWN' } });
    const at = (code: string, ...field: string[]) => ({ code, field });
    expect(data).toEqual({
      channelCreate: {
        channel: null,
        userErrors: [
          ...[at('REQUIRED', 'name'), at('TOO_LONG', 'description'), at('NOT_FOUND', 'restrictedToIds', '1')],
          ...[at('TOO_MANY', 'autoJoinGroupIds'), at('REQUIRED', 'moderatorIds')],
          ...[at('INVALID', 'canLeave'), at('INVALID', 'canMute')],
        ],
      },
    });
    expect((await ask(CREATE, { input: { ...news, name: 'a\u202eb' } })).data).toEqual(
      refusedBy('channelCreate', 'INVALID', 'name'),
    );
    expect(stub.calls).toEqual([]);
  });

  test.each<[number, string, string | undefined, string, string | null]>([
    [402, 'plan_required', 'config.restrictionCriteria', 'PLAN_REQUIRED', 'restrictedToIds'],
    [402, 'plan_required', 'config.privileges', 'PLAN_REQUIRED', null],
    [402, 'channel_limit', undefined, 'LIMIT_REACHED', null],
    [403, 'group_creation_restricted', undefined, 'NOT_ALLOWED', null],
    [403, 'licence_required', undefined, 'NOT_ALLOWED', null],
    [404, 'criterion_not_found', 'config.autoJoinCriteria.1', 'NOT_FOUND', 'autoJoinGroupIds.2'],
    [404, 'criterion_not_found', undefined, 'NOT_FOUND', null],
    [404, 'member_not_found', 'moderators.0', 'NOT_FOUND', 'moderatorIds.0'],
    [404, 'member_not_found', undefined, 'NOT_FOUND', 'moderatorIds'],
    [404, 'member_not_found', 'posters.1', 'NOT_FOUND', 'posterIds.2'],
    [403, 'group_restricted', 'posters', 'NOT_ALLOWED', 'posterIds'],
    [400, 'invalid_request', 'posters', 'INVALID', 'posterIds'],
    [400, 'nobody_chosen', undefined, 'REQUIRED', 'moderatorIds'],
    [400, 'invalid_request', 'profile.name', 'INVALID', 'name'],
    [400, 'invalid_request', 'config.canLeave', 'INVALID', 'canLeave'],
    [409, 'idempotency_key_reused', undefined, 'KEY_REUSED', 'idempotencyKey'],
  ])('that is refused with %i %s at %s is %s', async (status, word, place, code, field) => {
    const { ask, stub } = await testGateway();
    stub.on('channel.createGroup', () => new Refused(status, word, undefined, place));
    const people = { moderatorIds: [member(2)], posterIds: [member(1), member(1), member(3)] };
    const input = { ...news, autoJoinGroupIds: [engineers, engineers, sales], ...people };
    expect((await ask(CREATE, { input })).data).toEqual(refusedBy('channelCreate', code, field));
  });
});

describe('changing a channel', () => {
  test.each([
    [{}, {}],
    [{ name: 'Drafts', description: null }, { profile: { name: 'Drafts' } }],
    [{ description: '' }, { profile: { description: '' } }],
    [{ autoJoinGroupIds: null, restrictedToIds: null }, { config: { autoJoinCriteria: null } }],
    [
      { autoJoinGroupIds: [], restrictedToIds: [] },
      { config: { autoJoinCriteria: [] }, restrictionCriteria: [] },
    ],
    [
      { autoJoinGroupIds: [sales], restrictedToIds: [engineers], moderatorIds: [member(1), member(2)] },
      {
        ...{ config: { autoJoinCriteria: ['c-sales'] }, restrictionCriteria: ['c-engineers'] },
        moderators: ['orbit-0001', 'orbit-0002'],
      },
    ],
    [{ posterIds: [member(1)] }, { posters: ['orbit-0001'] }],
    [{ posterIds: [], moderatorIds: null }, { posters: [] }],
    [{ canLeave: 'NONE', canMute: 'MEMBER' }, { config: { canLeave: 'none', canMute: 'member' } }],
  ])('by %j sends that alone, and never who may do what', async (changes, body) => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(UPDATE, { input: { ...change, ...changes, idempotencyKey: 'k' } });
    expect(data).toMatchObject({ channelUpdate: { channel: { id: change.channelId, version: 5 }, userErrors: [] } });
    const [call] = stub.calls;
    expect(call?.name).toBe('channel.updateGroupInfo');
    expect(call?.query).toMatchObject({ to: 'design@chat.orbit.example' });
    expect(call?.headers).toMatchObject({ 'idempotency-key': 'k' });
    expect(call?.body).toEqual({ version: 4, ...body });
    expect(stub.count('channel.updateGroupInfo')).toBe(1);
  });

  test.each<[number, string, string | undefined, string, string | null]>([
    [404, 'group_not_found', undefined, 'NOT_FOUND', 'channelId'],
    [409, 'group_locked', undefined, 'LOCKED', 'autoJoinGroupIds'],
    [409, 'group_locked', 'restrictionCriteria', 'LOCKED', 'restrictedToIds'],
    [402, 'plan_required', undefined, 'PLAN_REQUIRED', null],
    [402, 'plan_required', 'restrictionCriteria', 'PLAN_REQUIRED', 'restrictedToIds'],
    [402, 'channel_limit', undefined, 'LIMIT_REACHED', 'autoJoinGroupIds'],
    [404, 'criterion_not_found', 'restrictionCriteria.0', 'NOT_FOUND', 'restrictedToIds.0'],
    [404, 'member_not_found', 'moderators.1', 'NOT_FOUND', 'moderatorIds.2'],
    [404, 'member_not_found', 'posters.0', 'NOT_FOUND', 'posterIds.0'],
    [403, 'group_restricted', 'posters', 'NOT_ALLOWED', 'posterIds'],
    [400, 'invalid_request', 'posters', 'INVALID', 'posterIds'],
    [400, 'nobody_chosen', 'moderators', 'REQUIRED', 'moderatorIds'],
    [400, 'invalid_request', 'profile.name', 'REQUIRED', 'name'],
    [400, 'invalid_request', 'profile.description', 'TOO_LONG', 'description'],
    [409, 'idempotency_key_reused', undefined, 'KEY_REUSED', 'idempotencyKey'],
  ])('that is refused with %i %s at %s is %s', async (status, word, place, code, field) => {
    const { ask, stub } = await testGateway();
    stub.on('channel.updateGroupInfo', () => new Refused(status, word, undefined, place));
    const people = { moderatorIds: [member(1), member(1), member(2)], posterIds: [member(3)] };
    const lists = { restrictedToIds: [engineers], ...people };
    const input = { ...change, name: '', description: 'x'.repeat(141), ...lists };
    expect((await ask(UPDATE, { input })).data).toEqual(refusedBy('channelUpdate', code, field));
  });

  test('whose address holds odd signs and that never had the version is STALE', async () => {
    const { ask, stub } = await testGateway();
    stub.on('channel.updateGroupInfo', () => new Refused(409, 'stale_version'));
    const { data } = await ask(UPDATE, { input: { channelId: idOf('board/updates#4%20?+x'), version: -1 } });
    expect(data).toEqual(refusedBy('channelUpdate', 'STALE', 'version'));
    expect(stub.calls).toMatchObject([
      { query: { to: 'board/updates#4%20?+x@chat.orbit.example' }, body: { version: -1 } },
    ]);
  });

  test.each<[object, string, string]>([
    [{ channelId: sales }, 'NOT_FOUND', 'channelId'],
    [{ name: 'x'.repeat(1_001) }, 'TOO_LONG', 'name'],
    [{ autoJoinGroupIds: [idOf('launch')] }, 'NOT_FOUND', 'autoJoinGroupIds.0'],
    [{ moderatorIds: [] }, 'REQUIRED', 'moderatorIds'],
    [{ posterIds: Array(51).fill(member(1)) }, 'TOO_MANY', 'posterIds'],
    [{ posterIds: [sales] }, 'NOT_FOUND', 'posterIds.0'],
    [{ canMute: 'MODERATOR' }, 'INVALID', 'canMute'],
  ])('by %# is refused without a call', async (changes, code, field) => {
    const { ask, stub } = await testGateway();
    expect((await ask(UPDATE, { input: { ...change, ...changes } })).data).toEqual(
      refusedBy('channelUpdate', code, field),
    );
    expect(stub.calls).toEqual([]);
  });
});

test.each([
  ['createGroup', CREATE, news, 0],
  ['updateGroupInfo', UPDATE, change, 1],
])('%s is for admins, and no user error where the service fails', async (call, query, input, asked) => {
  const { ask, stub, member: as } = await testGateway();
  const { data, errors } = await ask(query, { input }, { as });
  expect(data).toBeNull();
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  expect(stub.count(`channel.${call}`)).toBe(asked);
  stub.on(`channel.${call}`, () => new Refused(500, 'internal'));
  expect((await ask(query, { input })).errors).toHaveLength(1);
});

test.each([
  ['channelCreate', news],
  ['channelUpdate', change],
])('what was read before %s is read again after it', async (name, input) => {
  const { ask, stub } = await testGateway();
  const type = `${name.replace(/^c/, 'C')}Input`;
  const { errors } = await ask(
    `mutation Several($input: ${type}!) {
      before: featureRequest(input: { feature: "maps" }) { userErrors { code } }
      ${name}(input: $input) { channel { viewerCanUpdate } userErrors { code } }
    }`,
    { input },
  );
  expect(errors).toBeUndefined();
  expect(stub.count('identity.fullProfile')).toBe(2);
});
