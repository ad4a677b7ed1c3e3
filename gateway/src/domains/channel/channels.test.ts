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

describe('the team’s channels', () => {
  test('are one call with all that a list shows', async () => {
    const { ask, stub } = await testGateway();
    const { data, errors } = await ask(
      '{ viewer { team { channels(first: 1) { nodes { id groupJid name description type isAutoJoin isLocked membersCount othersCount } totalCount } } } }',
    );
    expect(errors).toBeUndefined();
    const groupJid = 'design@chat.orbit.example';
    const design = {
      id: toId('Channel', groupJid),
      groupJid,
      name: 'design',
      description: 'About design',
      type: 'OPEN',
      isAutoJoin: false,
      isLocked: false,
      membersCount: 2,
      othersCount: 3,
    };
    expect(data).toEqual({ viewer: { team: { channels: { nodes: [design], totalCount: 3 } } } });
    expect(stub.names()).toEqual(['channel.groupsList']);
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
    expect(stub.calls[0]?.query).toMatchObject({ searchText: 'la', limit: '50', offset: '0' });
  });

  test.each([
    [true, 'autoJoin', ['general']],
    [false, 'notAutoJoin', ['design', 'launch']],
  ])('that everybody joins: %s is a filter of the service', async (isAutoJoin, filter, names) => {
    const { ask, stub } = await testGateway();
    const answer = await ask(
      `{ viewer { team { channels(isAutoJoin: ${isAutoJoin}) { nodes { name } totalCount } } } }`,
    );
    expect(namesOf(answer)).toEqual(names);
    expect(stub.calls[0]?.query).toMatchObject({ filter });
    expect(stub.names()).toEqual(['channel.groupsList']);
  });

  test.each(['', '  ', 'x'.repeat(101)])('a search like %j is malformed', async (search) => {
    const { ask, stub } = await testGateway();
    expect((await ask(LIST, { search })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(stub.calls).toEqual([]);
  });

  test('of an unknown type are UNKNOWN', async () => {
    const { ask, stub } = await testGateway();
    stub.on('channel.groupsList', () => ({ groups: [{ ...groupOf('design'), type: 'secret' }], total: 1 }));
    expect((await ask('{ viewer { team { channels { nodes { type } } } } }')).data).toEqual({
      viewer: { team: { channels: { nodes: [{ type: 'UNKNOWN' }] } } },
    });
  });

  test('are not for members', async () => {
    const { ask, member } = await testGateway();
    const { data, errors } = await ask(LIST, {}, { as: member });
    expect(data).toEqual({ viewer: { team: { channels: null } } });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

describe('a channel by its id', () => {
  const NODE = 'query Node($id: ID!) { node(id: $id) { id ... on Channel { name membersCount } } }';

  test('is found although its address has an underscore, as that of the announcements', async () => {
    const { ask, stub } = await testGateway();
    const announcements = { ...groupOf('team-orbit_announcements'), config: { autoJoin: true, isLocked: true } };
    stub.on('channel.groups', () => ({ groups: [announcements] }));
    const id = toId('Channel', announcements.groupJID);
    expect(
      (await ask('query ($id: ID!) { node(id: $id) { ... on Channel { isAutoJoin isLocked } } }', { id })).data,
    ).toEqual({
      node: { isAutoJoin: true, isLocked: true },
    });
  });

  test('is found', async () => {
    const { ask, stub } = await testGateway();
    const id = toId('Channel', 'launch@chat.orbit.example');
    expect((await ask(NODE, { id })).data).toEqual({ node: { id, name: 'launch', membersCount: 2 } });
    expect(stub.names()).toEqual(['channel.groups']);
  });

  test.each(['gone@chat.orbit.example', 'launch', '../../x@y'])('%s is nobody’s business: null', async (key) => {
    const { ask } = await testGateway();
    expect(await ask(NODE, { id: toId('Channel', key) })).toEqual({ data: { node: null } });
  });
});

describe('the people in a channel', () => {
  const PEOPLE = `{ viewer { team { channels(first: 1) { nodes { members(first: 2) { nodes { guid email } totalCount } } } } } }`;

  test('are one call for the channel, and one for the profiles that are asked for', async () => {
    const { ask, stub } = await testGateway();
    const { data, errors } = await ask(PEOPLE);
    expect(errors).toBeUndefined();
    const nodes = stubTeam()
      .people.slice(0, 2)
      .map(({ guid, email }) => ({ guid, email }));
    expect(data).toEqual({ viewer: { team: { channels: { nodes: [{ members: { nodes, totalCount: 5 } }] } } } });
    expect(stub.names()).toEqual(['channel.groupsList', 'channel.groupMembers', 'member.leanProfiles']);
    expect(stub.calls.at(1)?.query).toMatchObject({ groupJID: 'design@chat.orbit.example', limit: '2', offset: '0' });
  });

  test.each([
    ['that is gone by now is nobody', new Refused(404, 'group_not_found'), 0],
    ['that cannot be read leave the channel', new Refused(500, 'internal'), 1],
  ])('%s', async (_what, refusal, failures) => {
    const { ask, stub } = await testGateway();
    stub.on('channel.groupMembers', (_call: StubCall) => refusal);
    const { data, errors } = await ask(PEOPLE);
    expect(data).toEqual({ viewer: { team: { channels: { nodes: [{ members: null }] } } } });
    expect(errors ?? []).toHaveLength(failures);
  });
});
