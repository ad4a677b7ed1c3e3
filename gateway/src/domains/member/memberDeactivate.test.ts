import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { changingTeam } from '../../testing/changingTeam.ts';
import { Refused, type StubCall } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const DEACTIVATE = `mutation Deactivate($memberIds: [ID!]!) {
  memberDeactivate(input: { memberIds: $memberIds, idempotencyKey: "k" }) {
    members { guid status isLicensed } userErrors { code field } } }`;
const ids = (...guids: string[]) => guids.map((guid) => toId('Member', guid));
const subjectsIn = ({ body }: StubCall) => (body as { subjects: string[] }).subjects;

/** A gateway over a team in which whoever is switched off is switched off, unless `results` says otherwise. */
async function gateway(size: number, results: Readonly<Record<string, string>> = {}) {
  const { team, change } = changingTeam(size);
  const made = await testGateway({ team });
  made.stub.on('member.deactivateProfiles', (call) => {
    const all = subjectsIn(call).map((guid) => ({ guid, result: results[guid] ?? 'done' }));
    const done = all.filter(({ result }) => result === 'done').map(({ guid }) => guid);
    change(done, { state: 'deactivated', licence: 'none' });
    return { results: all.toReversed() };
  });
  return made;
}

test('the people are as the service has them afterwards: one write and a lean call for each thirty', async () => {
  const { ask, stub } = await gateway(70);
  const guids = Array.from({ length: 62 }, (_, index) => `orbit-${String(index + 2).padStart(4, '0')}`);
  const { data, errors } = await ask(DEACTIVATE, { memberIds: ids(...guids) });
  expect(errors).toBeUndefined();
  const members = guids.map((guid) => ({ guid, status: 'DEACTIVATED', isLicensed: false }));
  expect(data).toEqual({ memberDeactivate: { members, userErrors: [] } });
  expect(stub.names()).toEqual(['member.deactivateProfiles', ...Array(3).fill('member.leanProfiles')]);
  expect(stub.calls[0]?.body).toEqual({ guid: 'orbit-0000', subjects: guids });
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

test('nothing is read where no more than ids are asked for', async () => {
  const { ask, stub } = await gateway(5);
  const { data } = await ask(
    'mutation Off($ids: [ID!]!) { memberDeactivate(input: { memberIds: $ids }) { members { __typename id guid } } }',
    { ids: ids('orbit-0002') },
  );
  expect(data).toMatchObject({ memberDeactivate: { members: [{ guid: 'orbit-0002', id: ids('orbit-0002')[0] }] } });
  expect(stub.names()).toEqual(['member.deactivateProfiles']);
});

test('who is not switched off is told at the place; the others are', async () => {
  const { ask, stub } = await gateway(6, {
    'orbit-0000': 'last_admin',
    'orbit-0002': 'already',
    'orbit-0004': 'not_found',
    'orbit-0005': 'a_reason_of_tomorrow',
  });
  const memberIds = [
    ...ids('orbit-0000', 'orbit-0002', 'orbit-0003', 'orbit-0002'),
    toId('Channel', 'orbit-0003'),
    'nonsense',
    toId('Member', '../x'),
    ...ids('orbit-0004', 'orbit-0005'),
  ];
  const { data } = await ask(DEACTIVATE, { memberIds });
  const errorAt = (code: string, place: number) => ({ code, field: ['memberIds', String(place)] });
  expect(data).toEqual({
    memberDeactivate: {
      members: [{ guid: 'orbit-0003', status: 'DEACTIVATED', isLicensed: false }],
      userErrors: [
        ...[4, 5, 6].map((place) => errorAt('NOT_FOUND', place)),
        errorAt('LAST_ADMIN', 0),
        errorAt('ALREADY_DONE', 1),
        errorAt('NOT_FOUND', 7),
        errorAt('NOT_ALLOWED', 8),
      ],
    },
  });
  expect(stub.calls.filter(({ name }) => name === 'member.deactivateProfiles').map(subjectsIn)).toEqual([
    ['orbit-0000', 'orbit-0002', 'orbit-0003', 'orbit-0004', 'orbit-0005'],
  ]);
});

test.each([
  ['nobody', [], 'REQUIRED', ['memberIds']],
  ['a thousand', Array.from({ length: 1000 }, (_, index) => toId('Member', `g-${index}`)), 'TOO_MANY', ['memberIds']],
  ['a team', [toId('Team', 'team-orbit')], 'NOT_FOUND', ['memberIds', '0']],
])('%s is refused without a call', async (_what, memberIds, code, field) => {
  const { ask, stub } = await gateway(3);
  const { data } = await ask(DEACTIVATE, { memberIds });
  expect(data).toEqual({ memberDeactivate: { members: [], userErrors: [{ code, field }] } });
  expect(stub.calls).toEqual([]);
});

test.each([
  ['too_many_subjects', 400, 'TOO_MANY', ['memberIds']],
  ['idempotency_key_reused', 409, 'KEY_REUSED', ['idempotencyKey']],
])('the refusal %s is a user error', async (refusal, status, code, field) => {
  const { ask, stub } = await gateway(3);
  stub.on('member.deactivateProfiles', () => new Refused(status, refusal));
  const { data } = await ask(DEACTIVATE, { memberIds: ids('orbit-0002') });
  expect(data).toEqual({ memberDeactivate: { members: [], userErrors: [{ code, field }] } });
});

test('a member may not', async () => {
  const { ask, stub, member } = await testGateway();
  const { data, errors } = await ask(DEACTIVATE, { memberIds: ids('orbit-0002') }, { as: member });
  expect(data).toBeNull();
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'actor_not_admin' });
  expect(stub.count('member.leanProfiles')).toBe(0);
});

describe('when it is not known whether it was done', () => {
  test('a write whose answer is lost is sent once and says so', async () => {
    const { ask, stub } = await gateway(3);
    stub.on('member.deactivateProfiles', (_call, reply) => (reply.hijack(), reply.raw.destroy()));
    const { data, errors } = await ask(DEACTIVATE, { memberIds: ids('orbit-0002') });
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('OUTCOME_UNKNOWN');
    expect(stub.names()).toEqual(['member.deactivateProfiles']);
  });

  test('people who cannot be read afterwards are not said to be unchanged', async () => {
    const { ask, stub } = await gateway(3);
    stub.on('member.leanProfiles', (_call, reply) => (reply.hijack(), reply.raw.destroy()));
    const { errors } = await ask(DEACTIVATE, { memberIds: ids('orbit-0002') });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['OUTCOME_UNKNOWN']);
  });
});

test('whoever switches themselves off is told so, although the session has ended', async () => {
  const { ask, stub, clock } = await gateway(4);
  stub.on('member.deactivateProfiles', (call) => {
    for (const name of ['member.leanProfiles', 'identity.fullProfile'])
      stub.on(name, () => new Refused(401, 'invalid_token'));
    return { results: subjectsIn(call).map((guid) => ({ guid, result: 'done' })) };
  });
  const { data, errors } = await ask(
    `mutation Off($ids: [ID!]!) { memberDeactivate(input: { memberIds: $ids }) {
      members { guid email role status statusSince isLicensed viewerCanReactivate } userErrors { code } } }`,
    { ids: ids('orbit-0000', 'orbit-0002') },
  );
  expect(errors).toBeUndefined();
  const off = { status: 'DEACTIVATED', isLicensed: false, viewerCanReactivate: false };
  const statusSince = new Date(clock.now()).toISOString();
  expect(data).toEqual({
    memberDeactivate: {
      members: [
        { guid: 'orbit-0000', email: 'admin@orbit.example', role: 'MEMBER', statusSince, ...off },
        { guid: 'orbit-0002', email: 'person2@orbit.example', role: 'MEMBER', statusSince, ...off },
      ],
      userErrors: [],
    },
  });
});
