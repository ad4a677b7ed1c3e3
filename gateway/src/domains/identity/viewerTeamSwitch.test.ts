import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { browserCookie, cookiesOf } from '../../testing/browserCookie.ts';
import type { RefusalCode } from '../../generated/upstream/contract.ts';
import { Refused } from '../../testing/stubCall.ts';
import { ADMIN_TOKEN, HARBOR_TOKEN } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const SWITCH = `mutation Switch($id: ID!) { viewerTeamSwitch(input: { membershipId: $id, idempotencyKey: "k" }) {
  token guid userErrors { code field } } }`;
const harbor = toId('TeamMembership', 'harbor-0010/team-harbor');

test('a bearer gets token and guid of the other team, and the present session goes on', async () => {
  const { ask, stub } = await testGateway();
  const { data } = await ask(SWITCH, { id: harbor });
  expect(data).toEqual({ viewerTeamSwitch: { token: HARBOR_TOKEN, guid: 'harbor-0010', userErrors: [] } });
  expect(stub.names()).toEqual(['identity.switchTeam']);
  expect(stub.calls[0]).toMatchObject({ body: { teamId: 'team-harbor' }, headers: { 'idempotency-key': 'k' } });
});

describe('a browser', () => {
  test('has the other team’s cookie from then on; the earlier session is ended, and no token is shown', async () => {
    const gateway = await testGateway();
    const cookie = await browserCookie(gateway);
    gateway.stub.clear();
    const answer = await gateway.send({ query: SWITCH, variables: { id: harbor } }, { as: null, headers: { cookie } });
    expect(await answer.json()).toEqual({
      data: { viewerTeamSwitch: { token: null, guid: 'harbor-0010', userErrors: [] } },
    });
    expect(gateway.stub.names()).toEqual(['identity.switchTeam', 'identity.signOut']);
    expect(gateway.stub.calls[1]).toMatchObject({ query: { token: ADMIN_TOKEN }, body: { token: ADMIN_TOKEN } });
    const next = cookiesOf(answer);
    expect(next).not.toContain(HARBOR_TOKEN);
    gateway.stub.clear();
    await gateway.ask('{ viewer { email } }', {}, { as: null, headers: { cookie: next } });
    expect(gateway.stub.calls[0]?.query).toMatchObject({ token: HARBOR_TOKEN, guid: 'harbor-0010' });
  });

  test('is switched although the earlier session could not be ended', async () => {
    const gateway = await testGateway();
    const cookie = await browserCookie(gateway);
    gateway.stub.on('identity.signOut', () => new Refused(503, 'internal'));
    const { data } = await gateway.ask(SWITCH, { id: harbor }, { as: null, headers: { cookie } });
    expect(data).toEqual({ viewerTeamSwitch: { token: null, guid: 'harbor-0010', userErrors: [] } });
    expect(gateway.logs.some((line) => line.includes('Unused session not ended'))).toBe(true);
    expect(gateway.logs.join()).not.toContain(ADMIN_TOKEN);
  });

  test('keeps its cookie when it is refused', async () => {
    const gateway = await testGateway();
    const cookie = await browserCookie(gateway);
    const id = toId('TeamMembership', 'x/elsewhere');
    const answer = await gateway.send({ query: SWITCH, variables: { id } }, { as: null, headers: { cookie } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(gateway.stub.count('identity.signOut')).toBe(0);
  });
});

describe('refusals', () => {
  const refusedWith = (code: string) => ({
    viewerTeamSwitch: { token: null, guid: null, userErrors: [{ code, field: ['membershipId'] }] },
  });

  test.each([toId('Team', 'team-harbor'), toId('TeamMembership', 'team-harbor'), 'nonsense', ''])(
    'the id %j is of no membership',
    async (id) => {
      const { ask, stub } = await testGateway();
      expect((await ask(SWITCH, { id })).data).toEqual(refusedWith('NOT_FOUND'));
      expect(stub.calls).toEqual([]);
    },
  );

  test('a team to which the viewer does not belong', async () => {
    const { ask } = await testGateway();
    const id = toId('TeamMembership', 'x/elsewhere');
    expect((await ask(SWITCH, { id })).data).toEqual(refusedWith('NOT_FOUND'));
  });

  test('a team in which the viewer is somebody else: the session that was begun there is ended', async () => {
    const { ask, stub } = await testGateway();
    expect((await ask(SWITCH, { id: toId('TeamMembership', 'harbor-0011/team-harbor') })).data).toEqual(
      refusedWith('NOT_FOUND'),
    );
    expect(stub.names()).toEqual(['identity.switchTeam', 'identity.signOut']);
    expect(stub.calls[1]).toMatchObject({ query: { token: HARBOR_TOKEN }, body: { token: HARBOR_TOKEN } });
  });

  test('two switches in one operation', async () => {
    const { ask, stub } = await testGateway();
    const field = `viewerTeamSwitch(input: { membershipId: "${harbor}" }) { guid }`;
    const { errors } = await ask(`mutation { one: ${field} other: ${field} }`);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(stub.calls).toEqual([]);
  });

  test('a team that does not let anybody in from here', async () => {
    const { ask, stub } = await testGateway();
    stub.on('identity.switchTeam', (_call, reply) =>
      reply.code(401).send({ error: { code: 'unauthorized_ip', message: 'no', field: 'teamId' } }),
    );
    expect((await ask(SWITCH, { id: harbor })).data).toEqual(refusedWith('NOT_ALLOWED'));
  });

  test('a team into which the viewer has to sign in with Google', async () => {
    const { ask, stub } = await testGateway();
    stub.on('identity.switchTeam', () => new Refused(403, 'google_sign_in_required'));
    expect((await ask(SWITCH, { id: harbor })).data).toEqual(refusedWith('GOOGLE_SIGN_IN_REQUIRED'));
    expect(stub.names()).toEqual(['identity.switchTeam', 'identity.fullProfile']);
  });

  test('a team that has one way in says where a browser takes it', async () => {
    const { ask, stub } = await testGateway();
    const query = SWITCH.replace('token guid', 'startPath');
    const startPath = async (code: RefusalCode) => {
      stub.on('identity.switchTeam', () => new Refused(403, code));
      return (await ask(query, { id: harbor })).data;
    };
    expect(await startPath('sso_required')).toMatchObject({
      viewerTeamSwitch: { startPath: '/sso/saml/team-harbor/start' },
    });
    expect(await startPath('google_sign_in_required')).toMatchObject({
      viewerTeamSwitch: { startPath: '/sso/google/start?email=admin%40orbit.example&team=team-harbor' },
    });
    expect(await startPath('team_not_found')).toMatchObject({ viewerTeamSwitch: { startPath: null } });
  });

  test('the present team not letting anybody in from here is told as everywhere', async () => {
    const { ask, stub } = await testGateway();
    stub.on('identity.switchTeam', () => new Refused(401, 'unauthorized_ip'));
    expect((await ask(SWITCH, { id: harbor })).errors?.[0]?.extensions.code).toBe('IP_RESTRICTED');
  });
});
