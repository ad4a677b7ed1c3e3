import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused, type StubCall } from '../../testing/stubCall.ts';
import { groupOf, stubTeam } from '../../testing/stubTeam.ts';
import { type GraphQLAnswer, testGateway } from '../../testing/testGateway.ts';

const LIST = `query List($first: Int, $after: String, $search: String) { viewer { team {
  channels(first: $first, after: $after, search: $search) {
    nodes { name } totalCount pageInfo { hasNextPage endCursor } } } } }`;

type Connection = { nodes: { name: string }[]; totalCount: number; pageInfo: { endCursor: string } };
const channelsOf = ({ data }: GraphQLAnswer) =>
  (data as { viewer: { team: { channels: Connection } } }).viewer.team.channels;
const namesOf = (answer: GraphQLAnswer) => channelsOf(answer).nodes.map(({ name }) => name);

const jid = (name: string) => `${name}@chat.orbit.example`;
const idOf = (name: string) => toId('Channel', jid(name));
const codesOf = ({ errors }: GraphQLAnswer) => errors?.map(({ extensions }) => extensions.code);

describe('the team’s channels', () => {
  test('are one call with all that a list shows, one for user groups, one for moderators, one for names', async () => {
    const { ask, stub } = await testGateway();
    const { data, errors } = await ask(`{ viewer { team { channels(first: 3) { totalCount nodes {
      id groupJid name description avatarUrl type isAutoJoin isRestricted isAnnouncement isLocked canLeave canMute membersCount
      othersCount version viewerAffiliation viewerCanUpdate moderatorsCount moderators { email } postersCount posters { email }
      privileges { post addRemoveMembers viewMembers editProfile } autoJoinGroups { name } restrictedTo { name } } } } } }`);
    expect(errors).toBeUndefined();
    const levels = (level: string) => ({
      post: level,
      addRemoveMembers: level,
      viewMembers: level,
      editProfile: level,
    });
    const channel = (name: string) => ({
      ...{ id: idOf(name), groupJid: jid(name), name, description: `About ${name}`, type: 'OPEN' },
      ...{
        avatarUrl: null,
        isAutoJoin: false,
        isRestricted: false,
        isAnnouncement: false,
        isLocked: false,
        viewerCanUpdate: true,
      },
      ...{ canLeave: 'MEMBER', canMute: 'MEMBER', membersCount: 2, othersCount: 3, version: 1 },
      ...{ viewerAffiliation: 'MEMBER', moderatorsCount: 7, moderators: [{ email: 'admin@orbit.example' }] },
      ...{ postersCount: 1, posters: [{ email: 'member@orbit.example' }] },
      ...{ privileges: levels('MEMBER'), autoJoinGroups: null, restrictedTo: [] },
    });
    const design = {
      ...{ ...channel('design'), viewerAffiliation: 'MODERATOR', canLeave: 'NONE', version: 4 },
      ...{ avatarUrl: '/files/design.png', isRestricted: true, restrictedTo: [{ name: 'Engineers' }] },
    };
    const general = { ...channel('general'), isAutoJoin: true, autoJoinGroups: [] };
    const launch = {
      ...{ ...channel('launch'), isAnnouncement: true, viewerAffiliation: null },
      privileges: levels('MODERATOR'),
    };
    expect(data).toEqual({ viewer: { team: { channels: { totalCount: 3, nodes: [design, general, launch] } } } });
    expect(stub.names().toSorted()).toEqual([
      ...['channel.groupModerators', 'channel.groupsList', 'identity.fullProfile'],
      ...['member.leanProfiles', 'userGroup.criteria'],
    ]);
    expect(stub.calls[0]?.body).toEqual({ timeStamp: 0, limit: 3, offset: 0 });
  });

  test('of which there are 31 take a second call for moderators', async () => {
    const { ask, stub } = await testGateway();
    const groups = Array.from({ length: 31 }, (_, nth) => groupOf(`c${nth}`));
    stub.on('channel.groupsList', () => ({ groups, total: 31 }));
    expect((await ask('{ viewer { team { channels { nodes { moderatorsCount } } } } }')).errors).toBeUndefined();
    expect(stub.names()).toEqual(['channel.groupsList', 'channel.groupModerators', 'channel.groupModerators']);
  });

  test('leave user groups that are gone: where all are it is null, as an empty list means everybody', async () => {
    const { ask, stub } = await testGateway();
    const namingOf = (name: string, ids: string[]) => ({
      ...groupOf(name, { autoJoin: true, autoJoinCriteria: ids, restricted: true }),
      restrictionCriteria: ids,
    });
    const groups = [namingOf('some', ['c-gone', 'c-sales']), namingOf('none', ['c-gone'])];
    stub.on('channel.groupsList', () => ({ groups, total: 2 }));
    const GROUPS_OF = '{ viewer { team { channels { nodes { autoJoinGroups { name } restrictedTo { name } } } } } }';
    const sales = [{ name: 'North Sales' }];
    const nodes = [
      { autoJoinGroups: sales, restrictedTo: sales },
      { autoJoinGroups: null, restrictedTo: null },
    ];
    expect(await ask(GROUPS_OF)).toEqual({ data: { viewer: { team: { channels: { nodes } } } } });
    expect(stub.count('userGroup.criteria')).toBe(1);
  });

  test.each([
    ['userGroup.criteria', { restrictedTo: null, moderatorsCount: 7 }],
    ['channel.groupModerators', { restrictedTo: [{}], moderatorsCount: null }],
  ])('stand while %s fails', async (failing, rest) => {
    const { ask, stub } = await testGateway();
    stub.on(failing, () => new Refused(500, 'internal'));
    const answer = await ask(
      '{ viewer { team { channels(first: 1) { nodes { name restrictedTo { id } moderatorsCount } } } } }',
    );
    expect(answer.data).toMatchObject({ viewer: { team: { channels: { nodes: [{ name: 'design', ...rest }] } } } });
    expect(codesOf(answer)).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  test('are walked page by page, one call each', async () => {
    const { ask, stub } = await testGateway();
    const one = await ask(LIST, { first: 2 });
    const two = await ask(LIST, { first: 2, after: channelsOf(one).pageInfo.endCursor });
    expect([namesOf(one), namesOf(two)]).toEqual([['design', 'general'], ['launch']]);
    expect(stub.count('channel.groupsList')).toBe(2);
  });

  test('are found by name', async () => {
    const { ask, stub } = await testGateway();
    const answer = await ask(LIST, { search: ' la ' });
    expect([namesOf(answer), channelsOf(answer).totalCount]).toEqual([['launch'], 1]);
    expect(stub.calls[0]?.body).toEqual({ timeStamp: 0, searchText: 'la', limit: 50, offset: 0 });
  });

  test.each([
    ['isAutoJoin: true', 'autoJoin', ['general']],
    ['isAutoJoin: false, only: null', 'notAutoJoin', ['design', 'launch']],
    ['only: ANNOUNCEMENT', 'announcement', ['launch']],
    ['only: OPEN_WITHOUT_AUTO_JOIN, isAutoJoin: null', 'openNotAutoJoin', ['design', 'launch']],
  ])('with %s are a filter of the service', async (args, filter, names) => {
    const { ask, stub } = await testGateway();
    const answer = await ask(`{ viewer { team { channels(${args}) { nodes { name } totalCount } } } }`);
    expect(namesOf(answer)).toEqual(names);
    expect(stub.calls).toMatchObject([{ name: 'channel.groupsList', body: { filter } }]);
  });

  test('whose addresses hold odd signs are read on, too', async () => {
    const { ask, stub } = await testGateway();
    const groups = ['a/b#4%20?+x', 'a/b#4%20?+y'].map((name) => groupOf(name));
    stub.on('channel.groupsList', ({ body }) => {
      const { offset, limit } = body as { offset: number; limit: number };
      return { groups: groups.slice(offset, offset + limit), total: 2 };
    });
    const one = await ask(LIST, { first: 1 });
    const two = await ask(LIST, { first: 1, after: channelsOf(one).pageInfo.endCursor });
    expect([...namesOf(one), ...namesOf(two)]).toEqual(['a/b#4%20?+x', 'a/b#4%20?+y']);
    expect(stub.count('channel.groupsList')).toBe(2);
  });

  test('are not both filtered by kind and by auto-join', async () => {
    const { ask, stub } = await testGateway();
    const BOTH = '{ viewer { team { channels(isAutoJoin: false, only: ANNOUNCEMENT) { totalCount } } } }';
    expect(codesOf(await ask(BOTH))).toEqual(['BAD_USER_INPUT']);
    expect(stub.calls).toEqual([]);
  });

  test.each(['', '  ', 'x'.repeat(101)])('a search like %j is malformed', async (search) => {
    const { ask, stub } = await testGateway();
    expect((await ask(LIST, { search })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(stub.calls).toEqual([]);
  });

  test('of which something is not known are UNKNOWN there', async () => {
    const { ask, stub } = await testGateway();
    const design = groupOf('design');
    const config = { ...design.config, type: 'secret', canLeave: 'sometimes' };
    stub.on('channel.groupsList', () => ({ groups: [{ ...design, config, affiliation: 'owner' }], total: 1 }));
    const UNKNOWN = '{ viewer { team { channels { nodes { type canLeave viewerAffiliation } } } } }';
    expect((await ask(UNKNOWN)).data).toEqual({
      viewer: {
        team: { channels: { nodes: [{ type: 'UNKNOWN', canLeave: 'UNKNOWN', viewerAffiliation: 'UNKNOWN' }] } },
      },
    });
  });

  test('are not for members', async () => {
    const { ask, member } = await testGateway();
    const { data, errors } = await ask(LIST, {}, { as: member });
    expect(data).toEqual({ viewer: { team: { channels: null } } });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

test('the team’s channels are counted by one call, whatever the list', async () => {
  const { ask, stub, member } = await testGateway();
  const COUNTS = '{ viewer { team { channelCounts { all announcement autoJoin archived } } } }';
  const { data } = await ask(COUNTS);
  expect(data).toEqual({
    viewer: { team: { channelCounts: { all: 40, announcement: 3, autoJoin: 2, archived: 1 } } },
  });
  expect(stub.names()).toEqual(['channel.channelCounts']);
  const { errors } = await ask(COUNTS, {}, { as: member });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});

test('nothing is said of who writes beside moderators where the service lets nobody be named so', async () => {
  const { ask, stub } = await testGateway();
  stub.on('channel.groupModerators', () => ({
    groups: [{ groupJID: jid('design'), users: [], total: 0 }],
  }));
  const named = 'moderators { email } moderatorsCount posters { email } postersCount';
  const nodes = [{ moderators: [], moderatorsCount: 0, posters: null, postersCount: null }];
  expect(await ask(`{ viewer { team { channels(first: 1) { nodes { ${named} } } } } }`)).toEqual({
    data: { viewer: { team: { channels: { nodes } } } },
  });
  expect(stub.names()).toEqual(['channel.groupsList', 'channel.groupModerators']);
});

describe('one channel', () => {
  const NODE = 'query ($id: ID!) { node(id: $id) { id ... on Channel { name isAutoJoin isLocked } } }';
  const AT = 'query ($at: String!) { viewer { team { channel(groupJid: $at) { groupJid restrictedTo { name } } } } }';

  test.each(['team-orbit_announcements', 'board/updates#4%20?+x'])('is found by its id: %s', async (name) => {
    const { ask, stub } = await testGateway();
    stub.on('channel.groups', () => ({ groups: [groupOf(name, { autoJoin: true, isLocked: true })] }));
    const id = idOf(name);
    expect((await ask(NODE, { id })).data).toEqual({ node: { id, name, isAutoJoin: true, isLocked: true } });
    expect(stub.calls).toMatchObject([{ name: 'channel.groups', body: { groups: [jid(name)] } }]);
  });

  test.each(['gone@chat.orbit.example', 'launch', '../../x@y z', 'a@b@c'])('%s is nobody’s business', async (key) => {
    const { ask } = await testGateway();
    expect(await ask(NODE, { id: toId('Channel', key) })).toEqual({ data: { node: null } });
    expect(await ask(AT, { at: key })).toEqual({ data: { viewer: { team: { channel: null } } } });
  });

  test('is found by its address', async () => {
    const { ask, stub } = await testGateway();
    const channel = { groupJid: jid('design'), restrictedTo: [{ name: 'Engineers' }] };
    expect(await ask(AT, { at: jid('design') })).toEqual({ data: { viewer: { team: { channel } } } });
    expect(stub.names().toSorted()).toEqual(['channel.groups', 'identity.fullProfile', 'userGroup.criteria']);
  });

  test('is told to members, without what is for admins', async () => {
    const { ask, member, stub } = await testGateway();
    const query = `query ($id: ID!) { node(id: $id) { ... on Channel { name type isRestricted viewerAffiliation
      viewerCanUpdate autoJoinGroups { name } restrictedTo { name } moderators { email } moderatorsCount
      posters { email } postersCount } } }`;
    const answer = await ask(query, { id: idOf('design') }, { as: member });
    const open = { name: 'design', type: 'OPEN', isRestricted: true, viewerAffiliation: 'MODERATOR' };
    const closed = { autoJoinGroups: null, restrictedTo: null, moderators: null, moderatorsCount: null };
    const unnamed = { posters: null, postersCount: null };
    expect(answer.data).toEqual({ node: { ...open, viewerCanUpdate: false, ...closed, ...unnamed } });
    expect(codesOf(answer)).toEqual(Array(6).fill('FORBIDDEN'));
    expect(stub.count('userGroup.criteria')).toBe(0);
    const at = await ask(AT, { at: jid('design') }, { as: member });
    expect([at.data, codesOf(at)]).toEqual([{ viewer: { team: { channel: null } } }, ['FORBIDDEN']]);
  });
});

describe('the channels in which the viewer may write', () => {
  const POSTABLE = `query ($search: String) { viewer { postableChannels(first: 2, search: $search) {
    nodes { name viewerAffiliation } totalCount } } }`;
  const design = { name: 'design', viewerAffiliation: 'MODERATOR' };

  test('are told to members', async () => {
    const { ask, stub, member } = await testGateway();
    const nodes = [design, { name: 'general', viewerAffiliation: 'MEMBER' }];
    expect(await ask(POSTABLE, {}, { as: member })).toEqual({
      data: { viewer: { postableChannels: { nodes, totalCount: 2 } } },
    });
    expect(stub.calls).toMatchObject([{ name: 'channel.groupsList', body: { filter: 'postable', limit: 2 } }]);
  });

  test('are found by name', async () => {
    const { ask } = await testGateway();
    expect((await ask(POSTABLE, { search: 'de' })).data).toEqual({
      viewer: { postableChannels: { nodes: [design], totalCount: 1 } },
    });
  });
});

describe('a preview', () => {
  const PREVIEW = `query ($input: ChannelPreviewInput!) { viewer { team { channelPreview(input: $input) {
    joiningCount leavingCount } } } }`;
  const [engineers, sales] = ['c-engineers', 'c-sales'].map((key) => toId('UserGroup', key));

  test.each([
    [{}, { restrictionCriteria: [], autoJoinCriteria: null }],
    [{ autoJoinGroupIds: [] }, { restrictionCriteria: [], autoJoinCriteria: [] }],
    [
      { channelId: idOf('design'), restrictedToIds: [engineers], autoJoinGroupIds: [sales, engineers, sales] },
      {
        ...{ groupJID: jid('design'), restrictionCriteria: ['c-engineers'] },
        autoJoinCriteria: ['c-sales', 'c-engineers'],
      },
    ],
  ])('of %j is one call', async (input, body) => {
    const { ask, stub } = await testGateway();
    const counts = { joiningCount: 12, leavingCount: 3 };
    expect(await ask(PREVIEW, { input })).toEqual({ data: { viewer: { team: { channelPreview: counts } } } });
    expect(stub.calls.map(({ name, body: sent }) => [name, sent])).toEqual([['channel.previewGroup', body]]);
  });

  test.each([
    [{ channelId: sales }, '`channelId`'],
    [{ restrictedToIds: [engineers, idOf('design')] }, '`restrictedToIds.1`'],
    [{ autoJoinGroupIds: Array(51).fill(sales) }, '`autoJoinGroupIds`'],
  ])('of what no channel could have is malformed: %#', async (input, place) => {
    const { ask, stub } = await testGateway();
    const answer = await ask(PREVIEW, { input });
    expect(codesOf(answer)).toEqual(['BAD_USER_INPUT']);
    expect(answer.errors?.[0]?.message).toContain(place);
    expect(stub.calls).toEqual([]);
  });

  test.each([
    [404, 'criterion_not_found', 'restrictionCriteria.1', '`restrictedToIds.2`', 'BAD_USER_INPUT'],
    [404, 'group_not_found', undefined, '`channelId`', 'BAD_USER_INPUT'],
    [500, 'internal', undefined, '', 'UPSTREAM_UNAVAILABLE'],
  ])('is null where the service says %i %s', async (status, word, at, place, code) => {
    const { ask, stub } = await testGateway();
    stub.on('channel.previewGroup', () => new Refused(status, word, undefined, at));
    const answer = await ask(PREVIEW, { input: { restrictedToIds: [engineers, engineers, sales] } });
    expect(answer.data).toEqual({ viewer: { team: { channelPreview: null } } });
    expect(codesOf(answer)).toEqual([code]);
    expect(answer.errors?.[0]?.message).toContain(place);
  });
});

describe('the people in a channel', () => {
  const PEOPLE = `{ viewer { team { channels(first: 2) { nodes { members(first: 2) { nodes { guid email } totalCount } } } } } }`;
  const nodes = stubTeam()
    .people.slice(0, 2)
    .map(({ guid, email }) => ({ guid, email }));
  const members = { nodes, totalCount: 5 };
  const [DESIGN, GENERAL] = ['design@chat.orbit.example', 'general@chat.orbit.example'];

  test('are one call for up to 30 channels, and one for the profiles that are asked for', async () => {
    const { ask, stub } = await testGateway();
    const { data, errors } = await ask(PEOPLE);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ viewer: { team: { channels: { nodes: [{ members }, { members }] } } } });
    expect(stub.names()).toEqual(['channel.groupsList', 'channel.firstGroupMembers', 'member.leanProfiles']);
    expect(stub.calls.at(1)?.body).toEqual({ groups: [DESIGN, GENERAL], limit: 2 });
  });

  test('are one call for each number of people that is asked for', async () => {
    const { ask, stub } = await testGateway();
    const { errors } = await ask(
      `{ viewer { team { channels(first: 2) { nodes { members(first: 2) { totalCount } all: members { totalCount } } } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(stub.calls.slice(1).map(({ body }) => body)).toEqual([
      { groups: [DESIGN, GENERAL], limit: 2 },
      { groups: [DESIGN, GENERAL], limit: 50 },
    ]);
  });

  test('are read on by a call of the channel itself', async () => {
    const { ask, stub } = await testGateway();
    const page = async (after: string | null) =>
      ask(
        `query ($after: String) { viewer { team { channels(first: 1) { nodes {
           members(first: 2, after: $after) { nodes { guid } pageInfo { endCursor } } } } } } }`,
        { after },
      );
    type Page = { viewer: { team: { channels: { nodes: { members: { pageInfo: { endCursor: string } } }[] } } } };
    const { data } = await page(null);
    const cursor = (data as Page).viewer.team.channels.nodes[0]?.members.pageInfo.endCursor;
    stub.calls.length = 0;
    expect((await page(cursor ?? null)).errors).toBeUndefined();
    expect(stub.names()).toEqual(['channel.groupsList', 'channel.groupMembers']);
    expect(stub.calls.at(1)?.query).toMatchObject({ groupJID: DESIGN, limit: '3', offset: '1' });
  });

  test('are asked for channel by channel of a service that is without the call for several', async () => {
    const { ask, stub } = await testGateway();
    stub.on('channel.firstGroupMembers', (_call, reply) =>
      reply.code(404).type('text/html').send('<h1>Not found</h1>'),
    );
    stub.on('channel.groupMembers', (call: StubCall) =>
      call.query['groupJID'] === GENERAL ? new Refused(404, 'group_not_found') : { users: [], total: 7 },
    );
    const { data, errors } = await ask(PEOPLE);
    expect(errors).toBeUndefined();
    const alone = { members: { nodes: [], totalCount: 7 } };
    expect(data).toEqual({ viewer: { team: { channels: { nodes: [alone, { members: null }] } } } });
  });

  test.each([
    ['that is gone by now is nobody', { groups: [] }, 0],
    ['that cannot be read leave the channel', new Refused(500, 'internal'), 2],
  ])('%s', async (_what, answer, failures) => {
    const { ask, stub } = await testGateway();
    stub.on('channel.firstGroupMembers', (_call: StubCall) => answer);
    const { data, errors } = await ask(PEOPLE);
    expect(data).toEqual({ viewer: { team: { channels: { nodes: [{ members: null }, { members: null }] } } } });
    expect(errors ?? []).toHaveLength(failures);
  });
});
