import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { browserCookie, endsBrowserSession } from '../../testing/browserCookie.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const LEAVE = `mutation Leave($id: ID) { teamLeave(input: { membershipId: $id, idempotencyKey: "k" }) {
  membershipId isCurrentTeam isTeamDeleted userErrors { code field } } }`;
const orbit = toId('TeamMembership', 'orbit-0000/team-orbit');
const harbor = toId('TeamMembership', 'harbor-0010/team-harbor');

test('the present team, by its id: one write with the key', async () => {
  const { ask, stub } = await testGateway();
  const { data } = await ask(LEAVE, { id: orbit });
  const left = { membershipId: orbit, isCurrentTeam: true, isTeamDeleted: false, userErrors: [] };
  expect(data).toEqual({ teamLeave: left });
  expect(stub.names()).toEqual(['member.leaveTeam']);
  expect(stub.calls[0]).toMatchObject({ body: { teamId: 'team-orbit' }, headers: { 'idempotency-key': 'k' } });
});

test('the present team, without an id', async () => {
  const { ask, stub } = await testGateway();
  stub.on('member.leaveTeam', () => ({ guid: 'orbit-0000', teamId: 'team-orbit', isTeamDeleted: true }));
  const { data } = await ask(LEAVE);
  const left = { membershipId: orbit, isCurrentTeam: true, isTeamDeleted: true, userErrors: [] };
  expect(data).toEqual({ teamLeave: left });
  expect(stub.calls.map(({ name, body }) => [name, body])).toEqual([['member.leaveTeam', {}]]);
});

describe('a browser', () => {
  test('is signed out with the present team', async () => {
    const gateway = await testGateway();
    const headers = { cookie: await browserCookie(gateway) };
    const answer = await gateway.send({ query: LEAVE, variables: { id: orbit } }, { as: null, headers });
    expect(await answer.json()).toMatchObject({ data: { teamLeave: { isCurrentTeam: true } } });
    expect(endsBrowserSession(answer)).toBe(true);
  });

  test('stays signed in when another team is left, or leaving is refused', async () => {
    const gateway = await testGateway();
    const headers = { cookie: await browserCookie(gateway) };
    const other = await gateway.send({ query: LEAVE, variables: { id: harbor } }, { as: null, headers });
    expect(await other.json()).toMatchObject({ data: { teamLeave: { isCurrentTeam: false, membershipId: harbor } } });
    gateway.stub.on('member.leaveTeam', () => new Refused(400, 'last_admin'));
    const refused = await gateway.send({ query: LEAVE, variables: { id: orbit } }, { as: null, headers });
    expect([other, refused].flatMap((answer) => answer.headers.getSetCookie())).toEqual([]);
  });

  test('stays signed in while it is not known whether the team was left', async () => {
    const gateway = await testGateway();
    const headers = { cookie: await browserCookie(gateway) };
    gateway.stub.on('member.leaveTeam', (_call, reply) => {
      reply.raw.destroy();
      return reply;
    });
    const answer = await gateway.send({ query: LEAVE, variables: { id: orbit } }, { as: null, headers });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'OUTCOME_UNKNOWN' } }] });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('refusals', () => {
  const refusedWith = (code: string, field: string[] = ['membershipId']) => ({
    teamLeave: { membershipId: null, isCurrentTeam: null, isTeamDeleted: null, userErrors: [{ code, field }] },
  });

  test.each([
    [404, 'team_not_found', 'NOT_FOUND'],
    [400, 'last_admin', 'LAST_ADMIN'],
    [409, 'auto_join_team', 'AUTO_JOIN'],
  ])('%i %s', async (status, refusal, code) => {
    const { ask, stub } = await testGateway();
    stub.on('member.leaveTeam', () => new Refused(status, refusal));
    expect((await ask(LEAVE, { id: harbor })).data).toEqual(refusedWith(code));
  });

  test.each([
    ['that one', 'teamId', { data: refusedWith('NOT_ALLOWED') }],
    ['the present one', undefined, { errors: [{ extensions: { code: 'IP_RESTRICTED' } }] }],
  ])('a network that a team does not allow: %s', async (_which, field, told) => {
    const { ask, stub } = await testGateway();
    stub.on('member.leaveTeam', (_call, reply) =>
      reply.code(401).send({ error: { code: 'unauthorized_ip', message: 'no', field } }),
    );
    expect(await ask(LEAVE, { id: harbor })).toMatchObject(told);
  });

  test('a key that was used for another team', async () => {
    const { ask, stub } = await testGateway();
    stub.on('member.leaveTeam', () => new Refused(409, 'idempotency_key_reused'));
    expect((await ask(LEAVE, { id: harbor })).data).toEqual(refusedWith('KEY_REUSED', ['idempotencyKey']));
  });

  test.each([toId('Team', 'team-orbit'), 'nonsense', ''])('the id %j is of no membership', async (id) => {
    const { ask, stub } = await testGateway();
    expect((await ask(LEAVE, { id })).data).toEqual(refusedWith('NOT_FOUND'));
    expect(stub.calls).toEqual([]);
  });
});
