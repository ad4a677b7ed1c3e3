import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { meeting } from '../../testing/stubUpstream.ts';
import { testGateway } from '../../testing/testGateway.ts';
import { personAt, profileOf, stubTeam, teamInfoOf } from '../../testing/stubTeam.ts';

const START_UP = `query StartUp {
  viewer { guid email role locale name { first last }
    team { id name url plan isProPlan isLegacy membersCount isLargeTeam memberSearchMinLength viewerCanEdit } } }`;

test('what the console loads at its start is four calls that leave together', async () => {
  const { ask, stub } = await testGateway();
  const team = stubTeam();
  const together = meeting(4);
  stub.on('team.teamInfo', async () => (await together(), teamInfoOf(team)));
  stub.on(
    'team.teamState',
    async () => (await together(), { isLegacy: false, isProPlanInitialized: true, plan: 'pro' }),
  );
  stub.on('member.membersCount', async () => (await together(), { count: 7000, isLargeTeam: true }));
  stub.on('identity.fullProfile', async () => (await together(), profileOf(team, personAt(team, 0))));
  const { data, errors } = await ask(START_UP);
  expect(errors).toBeUndefined();
  expect(stub.names().sort()).toEqual([
    'identity.fullProfile',
    'member.membersCount',
    'team.teamInfo',
    'team.teamState',
  ]);
  expect(data).toMatchObject({
    viewer: {
      guid: 'orbit-0000',
      role: 'ADMIN',
      locale: 'EN_US',
      team: {
        name: 'Orbit',
        plan: 'PRO',
        isProPlan: true,
        membersCount: 7000,
        isLargeTeam: true,
        memberSearchMinLength: 3,
        viewerCanEdit: true,
      },
    },
  });
});

describe('a failing member service', () => {
  test('leaves the rest of the team; its count comes from the team service', async () => {
    const { ask, stub } = await testGateway();
    stub.on('member.membersCount', () => new Refused(500, 'internal'));
    const { data, errors } = await ask('{ viewer { guid team { name membersCount isLargeTeam } } }');
    expect(data).toEqual({
      viewer: { guid: 'orbit-0000', team: { name: 'Orbit', membersCount: 5, isLargeTeam: null } },
    });
    expect(errors?.map(({ path, extensions }) => [path?.at(-1), extensions.code])).toEqual([
      ['isLargeTeam', 'UPSTREAM_UNAVAILABLE'],
    ]);
  });

  test('and a failing team service too: the count is null with an error', async () => {
    const { ask, stub } = await testGateway();
    stub.on('member.membersCount', () => new Refused(503, 'internal'));
    stub.on('team.teamInfo', () => new Refused(500, 'internal'));
    const { data, errors } = await ask('{ viewer { guid team { membersCount isLegacy } } }');
    expect(data).toEqual({ viewer: { guid: 'orbit-0000', team: { membersCount: null, isLegacy: false } } });
    expect(errors).toHaveLength(1);
  });
});

describe('a failing identity service', () => {
  const query = `{ viewer { team { name viewerCanEdit viewerCanListMembers viewerCanChangeSettings viewerCanInviteMembers
    viewerCanInviteGuests viewerCanChangeLicenceAutoAssign viewerCanBecomeAdmin } } }`;

  test('leaves the team, of which nothing is offered', async () => {
    const { ask, stub } = await testGateway();
    stub.on('identity.fullProfile', () => new Refused(503, 'internal'));
    stub.on('team.actorPrivileges', () => new Refused(503, 'internal'));
    const { data, errors } = await ask(query);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      viewer: {
        team: {
          name: 'Orbit',
          viewerCanEdit: false,
          viewerCanListMembers: false,
          viewerCanChangeSettings: false,
          viewerCanInviteMembers: false,
          viewerCanInviteGuests: false,
          viewerCanChangeLicenceAutoAssign: false,
          viewerCanBecomeAdmin: false,
        },
      },
    });
  });

  test('that does not know the session any more is told of, rather than of somebody who may do nothing', async () => {
    const { ask, stub } = await testGateway();
    stub.on('identity.fullProfile', () => new Refused(401, 'invalid_token'));
    const { errors } = await ask('{ viewer { team { name viewerCanEdit } } }');
    expect(errors?.map(({ path, extensions }) => [path?.at(-1), extensions.code])).toEqual([
      ['viewerCanEdit', 'UNAUTHENTICATED'],
    ]);
  });
});

test('what only admins may see is FORBIDDEN to a member, who stays signed in', async () => {
  const { ask, member } = await testGateway();
  const query = '{ viewer { role team { name fileStorage { usedBytes } billing { type } viewerCanListMembers } } }';
  const { data, errors } = await ask(query, {}, { as: member });
  expect(data).toEqual({
    viewer: { role: 'MEMBER', team: { name: 'Orbit', fileStorage: null, billing: null, viewerCanListMembers: false } },
  });
  expect(errors?.map(({ extensions }) => [extensions.code, extensions.reason])).toEqual([
    ['FORBIDDEN', 'actor_not_admin'],
    ['FORBIDDEN', 'actor_not_admin'],
  ]);
});

describe('whether another team takes everybody in', () => {
  const query = '{ viewer { team { anotherTeamAutoJoins } } }';

  test('is asked where this team does not', async () => {
    const { ask, stub } = await testGateway();
    expect((await ask(query)).data).toEqual({ viewer: { team: { anotherTeamAutoJoins: true } } });
    expect(stub.count('team.autoJoinExists')).toBe(1);
  });

  test('is not asked where this team does', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.teamInfo', () => ({ ...teamInfoOf(stubTeam()), isAutoJoin: true }));
    expect((await ask(query)).data).toEqual({ viewer: { team: { anotherTeamAutoJoins: null } } });
    expect(stub.count('team.autoJoinExists')).toBe(0);
  });
});

test('money is written as people of the viewer’s language write it', async () => {
  const { ask, stub } = await testGateway();
  const team = stubTeam();
  stub.on('identity.fullProfile', () => ({ ...profileOf(team, personAt(team, 0)), locale: 'pt-br' }));
  const { data } = await ask('{ viewer { team { billing { balance { amountMinor currency formatted } } } } }');
  expect(data).toEqual({
    viewer: { team: { billing: { balance: { amountMinor: 12_345, currency: 'USD', formatted: 'US$\u00a0123,45' } } } },
  });
});

test('a wire value that this version does not know becomes UNKNOWN and a line in the log', async () => {
  const { ask, stub, logs } = await testGateway();
  stub.on('team.teamInfo', () => ({ ...teamInfoOf(stubTeam()), plan: 'galactic', guestInvite: 'everybody' }));
  const { data, errors } = await ask('{ viewer { team { plan guestInvite name } } }');
  expect(errors).toBeUndefined();
  expect(data).toEqual({ viewer: { team: { plan: 'UNKNOWN', guestInvite: 'UNKNOWN', name: 'Orbit' } } });
  expect(logs.some((line) => line.includes('Unknown wire value') && line.includes('galactic'))).toBe(true);
});

test('an address that a page must not use is left out', async () => {
  const { ask, stub } = await testGateway();
  stub.on('team.teamInfo', () => ({ ...teamInfoOf(stubTeam()), avatar: 'javascript:alert(1)' }));
  expect((await ask('{ viewer { team { avatarUrl } } }')).data).toEqual({ viewer: { team: { avatarUrl: null } } });
});
