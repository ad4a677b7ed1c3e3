import { describe, expect, test } from 'vitest';
import { type GraphQLAnswer, testGateway } from '../../testing/testGateway.ts';
import { leanOf, listedOf, stubTeam } from '../../testing/stubTeam.ts';
import { Refused, type StubCall } from '../../testing/stubCall.ts';
import { meeting } from '../../testing/stubUpstream.ts';

const LIST = `query List($first: Int, $after: String) { viewer { team { members(first: $first, after: $after) {
  nodes { guid email name { first } role } edges { cursor } totalCount
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } } }`;

type Connection = {
  nodes: { guid: string; email: string | null }[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
};
const connectionOf = ({ data }: GraphQLAnswer) =>
  (data as { viewer: { team: { members: Connection } } }).viewer.team.members;
const guidsAsked = ({ body }: StubCall) => (body as { guids: string[] }).guids;

describe('profiles of a list', () => {
  test('300 members are one list call and ten calls for profiles that leave together', async () => {
    const team = stubTeam(300);
    const { ask, stub } = await testGateway({ team });
    const together = meeting(10);
    stub.on('member.leanProfiles', async (call) => {
      await together();
      return { profiles: team.people.filter(({ guid }) => guidsAsked(call).includes(guid)).map(leanOf) };
    });
    const answer = await ask(LIST, { first: 300 });
    expect(answer.errors).toBeUndefined();
    expect(stub.count('member.usersList')).toBe(1);
    expect(stub.count('member.leanProfiles')).toBe(10);
    expect(stub.names()).toHaveLength(11);
    expect(connectionOf(answer).nodes.map(({ email }) => email)).toEqual(team.people.map(({ email }) => email));
  });

  test('nobody is asked for twice, however often the list is selected', async () => {
    const { ask, stub } = await testGateway();
    const { errors } = await ask(`{ viewer { team {
      a: members(first: 5) { nodes { email } } b: members(first: 5) { nodes { email name { last } } }
      admins { nodes { email } } } } }`);
    expect(errors).toBeUndefined();
    const asked = stub.calls.filter(({ name }) => name === 'member.leanProfiles').flatMap(guidsAsked);
    expect([...asked].sort()).toEqual([...new Set(asked)].sort());
  });

  test('are not read when only the list’s own fields are selected', async () => {
    const { ask, stub } = await testGateway();
    await ask('{ viewer { team { members { nodes { id guid role isLicensed } totalCount } } } }');
    expect(stub.names()).toEqual(['member.usersList']);
  });

  test('are found behind fragments', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(
      `{ viewer { team { ...Two } } } fragment Two on Team { members(first: 2) { edges { ...Edge } } }
       fragment Edge on MemberEdge { node { ... on Member { email } } }`,
    );
    expect(JSON.stringify(data)).toContain('member@orbit.example');
    expect(stub.count('member.leanProfiles')).toBe(1);
  });

  test('a missing one gives null and never the neighbour’s', async () => {
    const team = stubTeam(4);
    const { ask, stub } = await testGateway({ team });
    stub.on('member.leanProfiles', () => ({
      profiles: team.people
        .filter((_, index) => index !== 1)
        .map(leanOf)
        .toReversed(),
    }));
    const answer = await ask(LIST, {});
    expect(answer.errors).toBeUndefined();
    expect(connectionOf(answer).nodes.map(({ guid, email }) => [guid, email])).toEqual([
      ['orbit-0000', 'admin@orbit.example'],
      ['orbit-0001', null],
      ['orbit-0002', 'person2@orbit.example'],
      ['orbit-0003', 'person3@orbit.example'],
    ]);
  });

  test('a failing chunk takes out its own people only', async () => {
    const team = stubTeam(60);
    const { ask, stub } = await testGateway({ team });
    stub.on('member.leanProfiles', (call) => {
      const guids = guidsAsked(call);
      if (guids.includes('orbit-0000')) return new Refused(404, 'team_not_found');
      return { profiles: team.people.filter(({ guid }) => guids.includes(guid)).map(leanOf) };
    });
    const answer = await ask('{ viewer { team { members(first: 60) { nodes { guid email } } } } }');
    const emails = connectionOf(answer).nodes.map(({ email }) => email);
    expect(emails.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => null));
    expect(emails.slice(30)).toEqual(team.people.slice(30).map(({ email }) => email));
    expect(answer.errors).toHaveLength(30);
  });
});

describe('paging', () => {
  const team = stubTeam(12);
  const page = async (ask: Awaited<ReturnType<typeof testGateway>>['ask'], first: number, after?: string) =>
    connectionOf(await ask(LIST, { first, after }));
  const names = ({ nodes }: Connection) => nodes.map(({ guid }) => guid.slice(-2)).join(' ');

  test('walks the whole list, one call a page', async () => {
    const { ask, stub } = await testGateway({ team });
    const one = await page(ask, 5);
    const two = await page(ask, 5, one.pageInfo.endCursor);
    const three = await page(ask, 5, two.pageInfo.endCursor);
    expect([names(one), names(two), names(three)]).toEqual(['00 01 02 03 04', '05 06 07 08 09', '10 11']);
    expect([one, two, three].map(({ pageInfo }) => [pageInfo.hasPreviousPage, pageInfo.hasNextPage])).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
    expect(one.totalCount).toBe(12);
    expect(stub.count('member.usersList')).toBe(3);
  });

  test.each([
    ['somebody before the place was removed', (people: typeof team.people) => people.slice(1), '05 06 07'],
    [
      'somebody before the place was added',
      (people: typeof team.people) => [...people.slice(-1), ...people.slice(0, -1)],
      '05 06 07',
    ],
    [
      'the person at the place was removed',
      (people: typeof team.people) => people.filter((_, index) => index !== 4),
      '05 06 07',
    ],
  ])('goes on at the right place when %s', async (_what, move, expected) => {
    const { ask, stub } = await testGateway({ team });
    const one = await page(ask, 5);
    const moved = move(team.people);
    stub.on('member.usersList', ({ query }) => {
      const offset = Number(query['offset']);
      return { users: moved.slice(offset, offset + Number(query['limit'])).map(listedOf), total: moved.length };
    });
    expect(names(await page(ask, 3, one.pageInfo.endCursor))).toBe(expected);
  });

  test.each([[301], [-1]])('first: %i is malformed', async (first) => {
    const { ask, stub } = await testGateway();
    const { errors } = await ask(LIST, { first });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(stub.calls).toEqual([]);
  });

  test.each(['nonsense', '%00', Buffer.from('1:../../etc').toString('base64url')])(
    'after: %s is malformed',
    async (after) => {
      const { ask } = await testGateway();
      expect((await ask(LIST, { after })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );
});

describe('search, filter and order', () => {
  test('a search is one call: its answer has the profiles', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask('{ viewer { team { members(search: " person ") { nodes { email } totalCount } } } }');
    expect(data).toMatchObject({ viewer: { team: { members: { totalCount: 3 } } } });
    expect(stub.names()).toEqual(['member.searchUsers']);
    expect(stub.calls[0]?.query).toMatchObject({ searchText: 'person', limit: '100' });
  });

  test('a search that the service finds too short is malformed', async () => {
    const { ask, stub } = await testGateway();
    stub.on('member.searchUsers', () => new Refused(400, 'search_too_short'));
    const { errors } = await ask('{ viewer { team { members(search: "a") { totalCount } } } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'search_too_short' });
  });

  test('filter and order reach the service in its own words', async () => {
    const { ask, stub } = await testGateway();
    await ask(`{ viewer { team { members(filter: { role: GUEST, isLicensed: false },
      orderBy: { field: EMAIL, direction: DESC }) { totalCount } } } }`);
    expect(stub.calls[0]?.query).toMatchObject({ role: 'guest', licensed: 'false', sort: 'email', direction: 'desc' });
  });
});

describe('node', () => {
  const NODE =
    'query Node($id: ID!) { node(id: $id) { __typename id ... on Member { email } ... on Team { name } ... on Viewer { guid } } }';
  const idOf = (text: string) => Buffer.from(text).toString('base64url');

  test.each([
    ['Viewer:orbit-0000', { __typename: 'Viewer', guid: 'orbit-0000' }],
    ['Team:team-orbit', { __typename: 'Team', name: 'Orbit' }],
    ['Member:orbit-0002', { __typename: 'Member', email: 'person2@orbit.example' }],
  ])('%s is found', async (plain, expected) => {
    const { ask } = await testGateway();
    const { data, errors } = await ask(NODE, { id: idOf(plain) });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: { ...expected, id: idOf(plain) } });
  });

  test.each(['Viewer:orbit-0001', 'Team:team-seedling', 'Member:seedling-0001', 'Planet:earth', 'Member:../x'])(
    '%s is nobody’s business: null',
    async (plain) => {
      const { ask } = await testGateway();
      expect(await ask(NODE, { id: idOf(plain) })).toEqual({ data: { node: null } });
    },
  );

  test.each(['', 'orbit-0001', '💥', 'a'.repeat(500)])('%s is no id, and nothing: null', async (id) => {
    const { ask } = await testGateway();
    expect(await ask(NODE, { id })).toEqual({ data: { node: null } });
  });
});
