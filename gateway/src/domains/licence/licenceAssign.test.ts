import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { leanOf, personAt, stubTeam, withGuest } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const team = withGuest(stubTeam());
const guids = [1, 2, 3].map((index) => personAt(team, index).guid);
const memberIds = guids.map((guid) => toId('Member', guid));
const ASSIGN = `mutation Assign($memberIds: [ID!]!) { licenceAssign(input: { memberIds: $memberIds, idempotencyKey: "k" }) {
  members { guid } team { plan } userErrors { code field } } }`;

const answerOf = (data: unknown) => {
  type Payload = { members: { guid: string }[]; team: unknown; userErrors: { code: string; field: string[] | null }[] };
  const { members, team: teamNow, userErrors } = (data as { licenceAssign: Payload }).licenceAssign;
  return {
    members: members.map(({ guid }) => guid),
    team: teamNow,
    errors: userErrors.map(({ code, field }) => `${code} ${field?.join('.') ?? null}`),
  };
};

test('all go on in one call with the team and the key', async () => {
  const { ask, stub } = await testGateway({ team });
  const { data } = await ask(ASSIGN, { memberIds });
  expect(answerOf(data)).toEqual({ members: guids, team: { plan: 'PRO' }, errors: [] });
  expect(stub.names()).toEqual(['team.teamInfo', 'licence.assignLicence', 'team.teamInfo']);
  expect(stub.calls[1]).toMatchObject({
    query: { teamId: team.teamId },
    body: { members: guids },
    headers: { 'idempotency-key': 'k' },
  });
});

test('people, plan and licences of the payload are read after the change', async () => {
  const { ask, stub } = await testGateway({ team });
  let isAssigned = false;
  stub.on('licence.assignLicence', () => {
    isAssigned = true;
    return { results: [{ guid: guids[0], result: 'done' }] };
  });
  stub.on('team.teamState', () => ({ isLegacy: false, isProPlanInitialized: true, plan: isAssigned ? 'pro' : 'free' }));
  stub.on('member.leanProfiles', () => ({
    profiles: [{ ...leanOf(personAt(team, 1)), isLicensed: isAssigned }],
  }));
  const { data } = await ask(
    `mutation Assign($memberIds: [ID!]!) { licenceAssign(input: { memberIds: $memberIds }) {
      members { isLicensed } team { isProPlan billing { unusedLicencesCount liteUsersCount } } } }`,
    { memberIds: memberIds.slice(0, 1) },
  );
  expect(data).toEqual({
    licenceAssign: {
      members: [{ isLicensed: true }],
      team: { isProPlan: true, billing: { unusedLicencesCount: 2, liteUsersCount: 4 } },
    },
  });
});

test('whoever held one before is among those who hold one; the others are told at their places', async () => {
  const { ask, stub } = await testGateway({ team });
  const [a, b, c] = guids;
  stub.on('licence.assignLicence', () => ({
    results: [
      { guid: a, result: 'already' },
      { guid: b, result: 'not_found' },
      { guid: team.guest.guid, result: 'not_licensable' },
    ],
  }));
  const ids = [a, team.guest.guid, b, a, c].map((guid) => toId('Member', guid ?? ''));
  const { data } = await ask(ASSIGN, { memberIds: [toId('Team', 'x'), ...ids] });
  expect(answerOf(data)).toMatchObject({
    members: [a],
    errors: ['NOT_FOUND memberIds.0', 'NOT_LICENSABLE memberIds.2', 'NOT_FOUND memberIds.3', 'NOT_FOUND memberIds.5'],
  });
  expect(stub.calls[1]?.body).toEqual({ members: [a, team.guest.guid, b, c] });
});

describe('nobody gets one', () => {
  test.each([
    [new Refused(402, 'licences_exhausted'), 'NO_LICENCE_LEFT memberIds'],
    [new Refused(409, 'elite_team'), 'NOT_ALLOWED null'],
    [new Refused(400, 'too_many_subjects'), 'TOO_MANY memberIds'],
    [new Refused(409, 'idempotency_key_reused'), 'KEY_REUSED idempotencyKey'],
  ])('when the service refuses with %o, and the team is read afresh', async (refusal, expected) => {
    const { ask, stub } = await testGateway({ team });
    stub.on('licence.assignLicence', () => refusal);
    const { data } = await ask(ASSIGN, { memberIds });
    expect(answerOf(data)).toEqual({ members: [], team: { plan: 'PRO' }, errors: [expected] });
    expect(stub.count('team.teamInfo')).toBe(2);
  });

  test.each([
    ['nobody', [], 'REQUIRED memberIds'],
    ['a thousand', Array.from({ length: 1000 }, (_, at) => toId('Member', `guid-${at}`)), 'TOO_MANY memberIds'],
    ['something else', [toId('Team', team.teamId)], 'NOT_FOUND memberIds.0'],
  ])('and nothing is called for %s', async (_what, ids, expected) => {
    const { ask, stub } = await testGateway({ team });
    const { data } = await ask(ASSIGN, { memberIds: ids });
    expect(answerOf(data)).toEqual({ members: [], team: null, errors: [expected] });
    expect(stub.calls).toEqual([]);
  });

  test('while nobody knows the team', async () => {
    const { ask, stub } = await testGateway({ team });
    stub.on('team.teamInfo', () => new Refused(500, 'internal'));
    const { errors } = await ask(ASSIGN, { memberIds });
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    expect(stub.count('licence.assignLicence')).toBe(0);
  });

  test('when a member asks for it', async () => {
    const { ask, member } = await testGateway({ team });
    const { errors } = await ask(ASSIGN, { memberIds }, { as: member });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'actor_not_admin' });
  });
});

test('999 are taken', async () => {
  const { ask } = await testGateway({ team });
  const ids = Array.from({ length: 999 }, (_, at) => toId('Member', `guid-${at}`));
  expect(answerOf((await ask(ASSIGN, { memberIds: ids })).data).members).toHaveLength(999);
});
