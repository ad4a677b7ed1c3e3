import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const TEAMS = `{ viewer { teams { id teamId name url avatarUrl role membersCount isCurrent consoleUrl leaveEffect } } }`;

const orbit = { teamId: 'team-orbit', name: 'Orbit', url: 'orbit', avatarUrl: null, role: 'ADMIN', membersCount: 10 };
const harbor = { ...orbit, teamId: 'team-harbor', name: 'Harbor', url: 'harbor', role: 'MEMBER', membersCount: 11 };

describe('the viewer’s teams', () => {
  test('are one call, and one for the people of all of them', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(TEAMS);
    const rest = { leaveEffect: 'MEMBERSHIP_ENDS', consoleUrl: null };
    expect(data).toEqual({
      viewer: {
        teams: [
          { ...orbit, ...rest, id: toId('TeamMembership', 'orbit-0000/team-orbit'), isCurrent: true },
          { ...harbor, ...rest, id: toId('TeamMembership', 'harbor-0010/team-harbor'), isCurrent: false },
        ],
      },
    });
    expect(stub.names()).toEqual(['identity.userTeams', 'member.memberCountForTeams']);
    expect(stub.calls[1]?.body).toEqual({ teams: ['team-orbit', 'team-harbor'] });
  });

  test('say whether they are all of them, in the same call; a service that says nothing of it names all', async () => {
    const { ask, stub } = await testGateway();
    const query = '{ viewer { isAddressProven teams { name } } }';
    expect((await ask(query)).data).toMatchObject({ viewer: { isAddressProven: true } });
    expect(stub.names()).toEqual(['identity.userTeams']);
    stub.on('identity.userTeams', () => ({ isAddressProven: false, teams: [] }));
    expect((await ask(query)).data).toEqual({ viewer: { isAddressProven: false, teams: [] } });
  });

  test('are not counted where nobody asks for it', async () => {
    const { ask, stub } = await testGateway();
    await ask('{ viewer { teams { name } } }');
    expect(stub.names()).toEqual(['identity.userTeams']);
  });

  test('stand without their numbers when those cannot be read', async () => {
    const { ask, stub } = await testGateway();
    stub.on('member.memberCountForTeams', () => new Refused(503, 'internal'));
    const { data, errors } = await ask('{ viewer { email teams { name membersCount } } }');
    const counted = (name: string) => ({ name, membersCount: null });
    expect(data).toMatchObject({
      viewer: { email: 'admin@orbit.example', teams: [counted('Orbit'), counted('Harbor')] },
    });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE']);
  });

  test('have no number where the service leaves one out', async () => {
    const { ask, stub } = await testGateway();
    stub.on('member.memberCountForTeams', () => ({ counts: [{ teamId: 'team-harbor', count: 12 }] }));
    const { data, errors } = await ask('{ viewer { teams { membersCount } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ viewer: { teams: [{ membersCount: null }, { membersCount: 12 }] } });
  });

  test('have their own consoles where the installation says so, but for the present one', async () => {
    const { ask } = await testGateway({ env: { TEAM_CONSOLE_URL: 'https://{teamUrl}.console.example.com/' } });
    const { data } = await ask('{ viewer { teams { consoleUrl } } }');
    expect(data).toEqual({
      viewer: { teams: [{ consoleUrl: null }, { consoleUrl: 'https://harbor.console.example.com/' }] },
    });
  });

  test.each([
    ['admin_rights_end', 'ADMIN_RIGHTS_END'],
    ['team_is_deleted', 'TEAM_IS_DELETED'],
    ['last_admin', 'REFUSED_LAST_ADMIN'],
    ['auto_join', 'REFUSED_AUTO_JOIN'],
  ])('say what leaving brings: %s', async (leaving, leaveEffect) => {
    const { ask, stub } = await testGateway();
    const team = { teamId: 't', guid: 'g', name: 'T', url: 'tttt', avatar: null, role: 'admin', isCurrent: true };
    stub.on('identity.userTeams', () => ({ teams: [{ ...team, leaving }] }));
    expect((await ask('{ viewer { teams { leaveEffect } } }')).data).toEqual({ viewer: { teams: [{ leaveEffect }] } });
  });

  test('are null when the service fails, and the viewer stands', async () => {
    const { ask, stub } = await testGateway();
    stub.on('identity.userTeams', () => new Refused(503, 'internal'));
    const { data } = await ask('{ viewer { email teams { name } } }');
    expect(data).toEqual({ viewer: { email: 'admin@orbit.example', teams: null } });
  });
});
