import { isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { contract } from '../../generated/upstream/contract.ts';
import { gatewaySchema } from '../../schema.ts';
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

describe('the plan, as the person has it', () => {
  const FLAGS = 'planForAdmin isProPlan isInLegacyTeam hasProPlanInitialised';
  const SAME = 'team { plan isProPlan isLegacy isProPlanInitialized }';

  test('is the team’s, told to admins alone as what was bought, and costs no call beside those for the team', async () => {
    const { ask, stub, member } = await testGateway();
    const team = stubTeam();
    stub.on('team.teamInfo', () => ({ ...teamInfoOf(team), plan: 'pro' }));
    stub.on('team.teamState', () => ({ isLegacy: true, isProPlanInitialized: true, plan: 'free' }));
    const flags = { isProPlan: false, isInLegacyTeam: true, hasProPlanInitialised: true };
    const { data } = await ask(`{ viewer { role ${FLAGS} ${SAME} } }`);
    expect(data).toMatchObject({ viewer: { planForAdmin: 'PRO', ...flags, team: { plan: 'PRO', isLegacy: true } } });
    expect(stub.names().sort()).toEqual(['identity.fullProfile', 'team.teamInfo', 'team.teamState']);
    const other = await ask(`{ viewer { ${FLAGS} } }`, {}, { as: member });
    expect(other.data).toEqual({ viewer: { planForAdmin: null, ...flags } });
  });

  test('is null while the team’s service is away, which leaves the person', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.teamInfo', () => new Refused(500, 'internal_error'));
    stub.on('team.teamState', () => new Refused(500, 'internal_error'));
    const { data } = await ask(`{ viewer { guid ${FLAGS} } }`);
    const flags = { planForAdmin: null, isProPlan: null, isInLegacyTeam: null, hasProPlanInitialised: null };
    expect(data).toEqual({ viewer: { guid: 'orbit-0000', ...flags } });
  });
});

test.each([
  [{}, 'https://orbit.muster.example'],
  [{ CHAT_URL: 'https://chat.example/{teamUrl}' }, 'https://chat.example/orbit'],
  [{ CHAT_URL: 'none' }, null],
])('a team chats where the installation says: %j', async (env, chatUrl) => {
  const { ask } = await testGateway({ env });
  expect((await ask('{ viewer { team { chatUrl } } }')).data).toEqual({ viewer: { team: { chatUrl } } });
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
});

test.each([
  ['identity.fullProfile', 'viewerCanEdit'],
  ['identity.fullProfile', 'viewerCanBecomeAdmin'],
  ['team.actorPrivileges', 'viewerCanInviteMembers'],
  ['team.actorPrivileges', 'viewerCanInviteGuests'],
  ['team.teamState', 'viewerCanChangeLicenceAutoAssign'],
])(
  'a session that %s does not know any more is told of, rather than a viewer who may do nothing',
  async (name, field) => {
    const { ask, stub } = await testGateway();
    for (const one of [name, 'identity.fullProfile']) stub.on(one, () => new Refused(401, 'invalid_token'));
    const { errors } = await ask(`{ viewer { team { name ${field} } } }`);
    expect(errors?.map(({ path, extensions }) => [path?.at(-1), extensions.code])).toEqual([
      [field, 'UNAUTHENTICATED'],
    ]);
  },
);

describe('what the viewer may do, whichever call of a service fails', () => {
  const Team = gatewaySchema().getType('Team');
  const permissions = Object.keys(isObjectType(Team) ? Team.getFields() : {}).filter((name) =>
    name.startsWith('viewerCan'),
  );
  const query = `{ viewer { team { ${permissions.join(' ')} } } }`;
  const reads = (['team', 'identity', 'billing', 'member'] as const).flatMap((service) =>
    Object.entries(contract[service]).flatMap(([operation, { access }]) =>
      access === 'read' ? [`${service}.${operation}`] : [],
    ),
  );
  const away = () => new Refused(503, 'internal');

  test('is every permission of the team', () => {
    expect(permissions).toContain('viewerCanInviteGuests');
  });

  test.each(reads)('%s alone, or with the privileges: the team stays', async (name) => {
    const { ask, stub, member } = await testGateway();
    const team = { viewer: { team: expect.objectContaining({ viewerCanEdit: expect.any(Boolean) }) } };
    for (const failing of [name, 'team.actorPrivileges']) {
      stub.on(failing, away);
      expect((await ask(query)).data).toEqual(team);
      expect((await ask(query, {}, { as: member })).data).toEqual(team);
    }
  });

  test('the whole team service: admins may invite members, which they always may', async () => {
    const { ask, stub } = await testGateway();
    for (const name of reads.filter((one) => one.startsWith('team.'))) stub.on(name, away);
    expect((await ask(query)).data).toEqual({
      viewer: {
        team: {
          viewerCanEdit: true,
          viewerCanListMembers: true,
          viewerCanChangeSettings: true,
          viewerCanInviteMembers: true,
          viewerCanExportChats: false,
          viewerCanResetSandbox: false,
          viewerCanInviteGuests: false,
          viewerCanShareFiles: null,
          viewerCanShareFilesOnMobile: null,
          viewerCanCreateOpenChannels: null,
          viewerCanCreateClosedChannels: null,
          viewerCanChangeLicenceAutoAssign: false,
          viewerCanBecomeAdmin: false,
        },
      },
    });
  });
});

test('what only admins may see is FORBIDDEN to a member, who stays signed in', async () => {
  const { ask, member } = await testGateway();
  const query =
    '{ viewer { role team { name fileStorage { usedBytes } billing { licensedUsersCount } viewerCanListMembers } } }';
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
