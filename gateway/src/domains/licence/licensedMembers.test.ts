import { describe, expect, test } from 'vitest';
import { stubTeam, teamInfoOf, withGuest } from '../../testing/stubTeam.ts';
import { type GraphQLAnswer, testGateway } from '../../testing/testGateway.ts';

const team = withGuest(stubTeam(70));
const LIST = `query List($first: Int, $after: String) { viewer { team { billing {
  licensedMembers(first: $first, after: $after) { nodes { email isAutoRenewEnabled } totalCount pageInfo { endCursor } } } } } }`;

type Connection = { nodes: { email: string }[]; totalCount: number; pageInfo: { endCursor: string } };
const connection = ({ data }: GraphQLAnswer) =>
  (data as { viewer: { team: { billing: { licensedMembers: Connection } } } }).viewer.team.billing.licensedMembers;

describe('the people who hold a licence', () => {
  test('are one list call with the team, and their profiles 30 at a time', async () => {
    const { ask, stub } = await testGateway({ team });
    const answer = await ask(LIST, { first: 70 });
    expect(answer.errors).toBeUndefined();
    const licensed = team.people.filter(({ role }) => role !== 'guest');
    expect(connection(answer).nodes).toEqual(licensed.map(({ email }) => ({ email, isAutoRenewEnabled: true })));
    expect(connection(answer).totalCount).toBe(70);
    expect(stub.count('licence.licensedUsers')).toBe(1);
    expect(stub.count('member.leanProfiles')).toBe(3);
    expect(stub.count('team.teamInfo')).toBe(1);
    const list = stub.calls.find(({ name }) => name === 'licence.licensedUsers');
    expect(list).toMatchObject({ query: { teamId: team.teamId }, body: { limit: 70, offset: 0 } });
  });

  test('are not asked for a team whose id cannot stand in a path', async () => {
    const { ask, stub } = await testGateway({ team });
    stub.on('team.teamInfo', () => ({ ...teamInfoOf(team), teamId: '../account' }));
    const { errors } = await ask(LIST, { first: 1 });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_INVALID']);
    expect(stub.count('licence.licensedUsers')).toBe(0);
  });

  test('are walked page by page', async () => {
    const { ask, stub } = await testGateway({ team });
    const one = connection(await ask(LIST, { first: 40 }));
    const two = connection(await ask(LIST, { first: 40, after: one.pageInfo.endCursor }));
    expect([one.nodes.length, two.nodes.length]).toEqual([40, 30]);
    expect(two.nodes[0]?.email).toBe('person40@orbit.example');
    const lists = stub.calls.filter(({ name }) => name === 'licence.licensedUsers');
    expect(lists.map(({ body }) => body)).toEqual([
      { offset: 0, limit: 40 },
      { offset: 39, limit: 41 },
    ]);
  });

  test('are counted without a profile', async () => {
    const { ask, stub } = await testGateway({ team });
    await ask('{ viewer { team { billing { licensedMembers { totalCount nodes { guid } } } } } }');
    expect(stub.names().sort()).toEqual(['licence.licensedUsers', 'team.teamInfo']);
  });
});
