import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await stack.signIn('admin@orbit.example');
});
afterAll(() => stack.stop());
beforeEach(() => stack.dev.forgetCalls());

/** One of the console's operations, with the fragments that it needs. */
const consoleDocument = (...names: string[]) =>
  names
    .flatMap((name) => globSync(`web/src/domains/**/${name}.graphql`, { cwd: root }))
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');

const callCounts = async () => {
  const counts = new Map<string, number>();
  for (const { service, operation } of await stack.dev.calls())
    counts.set(`${service}.${operation}`, (counts.get(`${service}.${operation}`) ?? 0) + 1);
  return Object.fromEntries(counts);
};

const MEMBERS = `query ($first: Int, $after: String, $search: String, $filter: MemberFilter, $orderBy: MemberOrder) {
  viewer { team { members(first: $first, after: $after, search: $search, filter: $filter, orderBy: $orderBy) {
    nodes { guid email name { first last } role isLicensed } pageInfo { hasNextPage endCursor } totalCount
  } } }
}`;

describe('the list of members', () => {
  test('costs one list call and a lean call for each 30', async () => {
    const galaxy = await stack.signIn('admin@galaxy.example');
    await stack.dev.forgetCalls();
    const { data } = await galaxy.ask(MEMBERS, { first: 300 });
    expect(data.viewer.team.members.nodes).toHaveLength(300);
    expect(data.viewer.team.members.totalCount).toBe(6_200);
    expect(await callCounts()).toEqual({ 'member.usersList': 1, 'member.leanProfiles': 10 });
  });

  test('costs the console a list call, two lean calls and each fact once, with all that may be done to each person', async () => {
    const document = consoleDocument('memberList', 'memberListItem', 'memberRow');
    const { data, errors } = await admin.ask(document, { first: 50, orderBy: { field: 'NAME', direction: 'ASC' } });
    expect(errors).toEqual([]);
    expect(data.viewer.team.members.nodes).toHaveLength(50);
    expect(await callCounts()).toEqual({
      'member.usersList': 1,
      'member.leanProfiles': 2,
      // Who asks, which team it is, its licences, and whether an admin is the last one.
      'identity.fullProfile': 1,
      'team.teamInfo': 1,
      'billing.billingData': 1,
      'member.admins': 1,
    });
  });

  test('asks for no profiles that nobody wants to see', async () => {
    await admin.ask('{ viewer { team { members(first: 50) { nodes { guid role isLicensed } totalCount } } } }');
    expect(await callCounts()).toEqual({ 'member.usersList': 1 });
  });

  test('reads everybody once, page by page', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await admin.ask(MEMBERS, { first: 50, after });
      const { nodes, pageInfo } = data.viewer.team.members;
      seen.push(...nodes.map(({ guid }: { guid: string }) => guid));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  test('filters by role and licence', async () => {
    const count = async (filter: object) => (await admin.ask(MEMBERS, { filter })).data.viewer.team.members.totalCount;
    expect(await count({ role: 'ADMIN' })).toBe(2);
    expect(await count({ role: 'GUEST' })).toBe(8);
    expect(await count({ isLicensed: true })).toBe(80);
    expect(await count({ isLicensed: true, role: 'GUEST' })).toBe(0);
  });

  test('sorts by address either way', async () => {
    const emails = async (direction: string) => {
      const { data } = await admin.ask(MEMBERS, { first: 120, orderBy: { field: 'EMAIL', direction } });
      return data.viewer.team.members.nodes.map(({ email }: { email: string }) => email);
    };
    const ascending = await emails('ASC');
    expect(ascending).toEqual(ascending.toSorted());
    expect(await emails('DESC')).toEqual(ascending.toReversed());
  });

  test('finds by the beginning of a word, and takes signs for what they are', async () => {
    const find = async (search: string) => (await admin.ask(MEMBERS, { search })).data.viewer.team.members;
    expect((await find('GUEST@')).nodes.map(({ email }: { email: string }) => email)).toEqual(['guest@orbit.example']);
    for (const search of ['%', '_', '\\', "'; drop table person; --"]) expect((await find(search)).totalCount).toBe(0);
  });

  test('wants three characters in a large team', async () => {
    const galaxy = await stack.signIn('admin@galaxy.example');
    const short = await galaxy.ask(MEMBERS, { search: 'ad' });
    expect(short.errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect((await galaxy.ask(MEMBERS, { search: 'adm' })).data.viewer.team.members.nodes[0].email).toContain('adm');
    const team = (await galaxy.ask('{ viewer { team { isLargeTeam memberSearchMinLength } } }')).data.viewer.team;
    expect(team).toEqual({ isLargeTeam: true, memberSearchMinLength: 3 });
  });
});

describe('one member service down', () => {
  test('leaves the viewer and the team, with the error where the members would be', async () => {
    await stack.dev.fault({ service: 'member', status: 503 });
    const answer = await admin.ask(
      '{ viewer { email team { name plan membersCount members(first: 5) { nodes { email } } } } }',
    );
    await stack.dev.clearFaults();
    expect(answer.data.viewer).toMatchObject({
      email: 'admin@orbit.example',
      team: { name: 'Orbit', plan: 'PRO', membersCount: 120, members: null },
    });
    expect(answer.errors.map(({ path, extensions }) => [path?.join('.'), extensions['code']])).toEqual([
      ['viewer.team.members', 'UPSTREAM_UNAVAILABLE'],
    ]);
  });
});

test('another team’s member is not found by id', async () => {
  const other = await stack.signIn('admin@seedling.example');
  const { data } = await admin.ask('{ viewer { team { members(first: 1) { nodes { id } } } } }');
  const { id } = data.viewer.team.members.nodes[0];
  const own = await admin.ask('query ($id: ID!) { node(id: $id) { id ... on Member { email } } }', { id });
  expect(own.data.node.id).toBe(id);
  const foreign = await other.ask('query ($id: ID!) { node(id: $id) { id ... on Member { email } } }', { id });
  expect(foreign.data.node).toBeNull();
});
