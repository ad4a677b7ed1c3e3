import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { changingTeam, peopleIn } from '../../testing/changingTeam.ts';
import { Refused, type StubCall } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const APPROVE = `mutation Approve($memberIds: [ID!]!, $asGuests: Boolean) {
  memberApprove(input: { memberIds: $memberIds, asGuests: $asGuests, idempotencyKey: "k" }) {
    members { guid status role } userErrors { code field } } }`;
const ids = (...guids: string[]) => guids.map((guid) => toId('Member', guid));
const guidsOf = (count: number) => Array.from({ length: count }, (_, index) => `pending-${index}`);
const approved = ({ body }: StubCall) => (body as { approveEmails: string[] }).approveEmails;

async function gateway(count: number) {
  const { team, change } = changingTeam(2, peopleIn('pending', count));
  const made = await testGateway({ team });
  made.stub.on('member.approveMembers', (call) => {
    const { guestMembership } = call.body as { guestMembership: boolean };
    const people = team.people.filter(({ email }) => approved(call).includes(email));
    change(
      people.map(({ guid }) => guid),
      { state: 'active', role: guestMembership ? 'guest' : 'member' },
    );
    // The service may spell the addresses as it keeps them, in any order.
    const results = people.map(({ email, guid }) => ({ email: email.toUpperCase(), guid, result: 'done' }));
    return { results: results.toReversed() };
  });
  return made;
}

test('sixty: their addresses by two calls, one write, and the people afterwards by two calls', async () => {
  const { ask, stub } = await gateway(60);
  const guids = guidsOf(60);
  const { data } = await ask(APPROVE, { memberIds: ids(...guids), asGuests: true });
  const members = guids.map((guid) => ({ guid, status: 'ACTIVE', role: 'GUEST' }));
  expect(data).toEqual({ memberApprove: { members, userErrors: [] } });
  const lean = Array<string>(2).fill('member.leanProfiles');
  expect(stub.names()).toEqual([...lean, 'member.approveMembers', ...lean]);
  const write = stub.calls[2] as StubCall;
  expect(write.body).toEqual({
    approveEmails: guids.map((guid) => `${guid.replace('-', '')}@orbit.example`),
    guestMembership: true,
  });
  expect(write.headers['idempotency-key']).toBe('k');
});

test('a request that was withdrawn, and one that somebody else has dealt with', async () => {
  const { ask, stub } = await gateway(3);
  stub.on('member.approveMembers', () => ({
    results: [
      { email: 'pending0@orbit.example', guid: null, result: 'not_found' },
      { email: 'pending1@orbit.example', guid: 'pending-1', result: 'already' },
    ],
  }));
  const { data } = await ask(APPROVE, { memberIds: ids('pending-0', 'nobody', 'pending-1') });
  const errorAt = (code: string, place: string) => ({ code, field: ['memberIds', place] });
  expect(data).toEqual({
    memberApprove: {
      members: [],
      userErrors: [errorAt('NOT_FOUND', '1'), errorAt('NOT_FOUND', '0'), errorAt('ALREADY_DONE', '2')],
    },
  });
});

test('nothing is written where nobody is known', async () => {
  const { ask, stub } = await gateway(1);
  const { data } = await ask(APPROVE, { memberIds: ids('nobody') });
  expect(data).toMatchObject({ memberApprove: { userErrors: [{ code: 'NOT_FOUND', field: ['memberIds', '0'] }] } });
  expect(stub.names()).toEqual(['member.leanProfiles', 'identity.fullProfile']);
});

test.each(['nobody', 'pending-0'])('a member may not, %s or not', async (guid) => {
  const { ask, stub, member } = await gateway(1);
  stub.on('member.approveMembers', () => new Refused(403, 'actor_not_admin'));
  const { errors } = await ask(APPROVE, { memberIds: ids(guid) }, { as: member });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'actor_not_admin' });
});

test('nothing is written where the addresses cannot be read', async () => {
  const { ask, stub } = await gateway(31);
  stub.on('member.leanProfiles', (call) => {
    const { guids } = call.body as { guids: string[] };
    return guids.includes('pending-30') ? new Refused(503, 'internal') : { profiles: [] };
  });
  const { errors } = await ask(APPROVE, { memberIds: ids(...guidsOf(31)) });
  expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  expect(stub.count('member.approveMembers')).toBe(0);
});

describe('what the service refuses whole', () => {
  test.each([
    [402, 'guest_limit', 'PLAN_REQUIRED', ['asGuests']],
    [403, 'guests_disabled', 'NOT_ALLOWED', ['asGuests']],
    [400, 'too_many_subjects', 'TOO_MANY', ['memberIds']],
    [409, 'idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']],
  ])('%i %s', async (status, refusal, code, field) => {
    const { ask, stub } = await gateway(1);
    stub.on('member.approveMembers', () => new Refused(status, refusal));
    const { data } = await ask(APPROVE, { memberIds: ids('pending-0'), asGuests: true });
    expect(data).toEqual({ memberApprove: { members: [], userErrors: [{ code, field }] } });
  });

  test('a thousand are refused before any call', async () => {
    const { ask, stub } = await gateway(1);
    const { data } = await ask(APPROVE, { memberIds: ids(...guidsOf(1000)) });
    expect(data).toMatchObject({ memberApprove: { userErrors: [{ code: 'TOO_MANY', field: ['memberIds'] }] } });
    expect(stub.calls).toEqual([]);
  });
});
