import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { MEMBER_TOKEN, leanOf, stubTeam } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const CLAIM = `mutation { adminClaim(input: { idempotencyKey: "k" }) {
  viewer { role team { viewerCanBecomeAdmin } } userErrors { code field } } }`;
const CAN = '{ viewer { team { viewerCanBecomeAdmin } } }';

/** A team of members, and what they become. */
function leaderless() {
  const team = stubTeam(3);
  const [, member] = team.people;
  if (!member) throw new Error('nobody');
  return { ...team, people: [{ ...member, role: 'member' as const }] };
}

async function leaderlessGateway() {
  const team = leaderless();
  const gateway = await testGateway({ team });
  const [member] = team.people;
  const as = `Bearer ${member?.guid}:${MEMBER_TOKEN}`;
  return { ...gateway, team, as, ask: (query: string) => gateway.ask(query, {}, { as }) };
}

test('a member becomes the admin by one write about themselves; the viewer is read afresh', async () => {
  const { ask, stub, team } = await leaderlessGateway();
  let role = 'member';
  stub.on('identity.fullProfile', () => {
    const [person] = team.people.map((one) => leanOf(one));
    return {
      ...{ ...person, role, isAdmin: role === 'admin', locale: 'en-us', teamId: team.teamId, emails: [], mobiles: [] },
      ...{ actorFlags: { fileSharing: true, videoRecording: false, chatExport: false }, version: 1 },
    };
  });
  stub.on('member.grantAdmin', () => {
    role = 'admin';
    return {};
  });
  expect((await ask(CAN)).data).toEqual({ viewer: { team: { viewerCanBecomeAdmin: true } } });
  stub.clear();
  expect((await ask(CLAIM)).data).toEqual({
    adminClaim: { viewer: { role: 'ADMIN', team: { viewerCanBecomeAdmin: false } }, userErrors: [] },
  });
  expect(stub.calls[0]).toMatchObject({
    ...{ name: 'member.grantAdmin', body: { subject: team.people[0]?.guid } },
    headers: { 'idempotency-key': 'k' },
  });
});

describe('refusals', () => {
  test('another member was quicker', async () => {
    const { ask, stub } = await leaderlessGateway();
    stub.on('member.grantAdmin', () => new Refused(403, 'actor_not_admin'));
    const { data, errors } = await ask(CLAIM);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ adminClaim: { viewer: null, userErrors: [{ code: 'NOT_ALLOWED', field: null }] } });
  });

  test('a guest is forbidden it, as everywhere', async () => {
    const team = leaderless();
    const guests = { ...team, people: team.people.map((one) => ({ ...one, role: 'guest' as const })) };
    const { ask, stub } = await testGateway({ team: guests });
    stub.on('member.grantAdmin', () => new Refused(403, 'actor_not_admin'));
    const { errors } = await ask(CLAIM, {}, { as: `Bearer ${guests.people[0]?.guid}:${MEMBER_TOKEN}` });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'actor_not_admin' });
  });

  test.each([
    [409, 'already_admin', 'ALREADY_DONE', null],
    [400, 'free_team_single_admin', 'PLAN_REQUIRED', null],
    [409, 'idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']],
  ])('%i %s', async (status, refusal, code, field) => {
    const { ask, stub } = await testGateway();
    stub.on('member.grantAdmin', () => new Refused(status, refusal));
    expect((await ask(CLAIM)).data).toEqual({ adminClaim: { viewer: null, userErrors: [{ code, field }] } });
  });
});

describe('who can become the admin', () => {
  test('nobody where there is one', async () => {
    const { ask, member } = await testGateway();
    expect((await ask(CAN, {}, { as: member })).data).toEqual({ viewer: { team: { viewerCanBecomeAdmin: false } } });
  });

  test('not an admin, for whom the list is not even read', async () => {
    const { ask, stub } = await testGateway();
    expect((await ask(CAN)).data).toEqual({ viewer: { team: { viewerCanBecomeAdmin: false } } });
    expect(stub.names()).toEqual(['identity.fullProfile']);
  });

  test('nobody while it cannot be read', async () => {
    const { ask, stub } = await leaderlessGateway();
    stub.on('member.domainAdmins', () => new Refused(503, 'internal'));
    const { data, errors } = await ask(CAN);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ viewer: { team: { viewerCanBecomeAdmin: false } } });
  });
});
