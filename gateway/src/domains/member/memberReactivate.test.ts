import { expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { changingTeam, peopleIn } from '../../testing/changingTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const REACTIVATE = `mutation Reactivate($memberIds: [ID!]!) {
  memberReactivate(input: { memberIds: $memberIds, idempotencyKey: "k" }) {
    members { guid status } userErrors { code field } } }`;
const ids = (...guids: string[]) => guids.map((guid) => toId('Member', guid));

test('who is back is read afresh; a guest too many is told at the place', async () => {
  const { team, change } = changingTeam(3, peopleIn('deactivated', 3));
  const { ask, stub } = await testGateway({ team });
  stub.on('member.reactivateProfiles', () => {
    change(['deactivated-0', 'deactivated-2'], { state: 'active' });
    return {
      results: [
        { guid: 'deactivated-0', result: 'done' },
        { guid: 'deactivated-1', result: 'guest_limit' },
        { guid: 'deactivated-2', result: 'done' },
      ],
    };
  });
  const { data } = await ask(REACTIVATE, { memberIds: ids('deactivated-0', 'deactivated-1', 'deactivated-2') });
  expect(data).toEqual({
    memberReactivate: {
      members: ['deactivated-0', 'deactivated-2'].map((guid) => ({ guid, status: 'ACTIVE' })),
      userErrors: [{ code: 'PLAN_REQUIRED', field: ['memberIds', '1'] }],
    },
  });
  expect(stub.names()).toEqual(['member.reactivateProfiles', 'member.leanProfiles']);
  expect(stub.calls[0]?.body).toEqual({
    guid: 'orbit-0000',
    subjects: ['deactivated-0', 'deactivated-1', 'deactivated-2'],
    restores: false,
  });
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

test('what they held is given back where that is asked for', async () => {
  const { team, change } = changingTeam(3, peopleIn('deactivated', 1));
  const { ask, stub } = await testGateway({ team });
  stub.on('member.reactivateProfiles', ({ body }) => {
    expect(body).toMatchObject({ restores: true });
    change(['deactivated-0'], { state: 'active', role: 'admin' });
    return { results: [{ guid: 'deactivated-0', result: 'done' }] };
  });
  const { data } = await ask(
    `mutation Undo($memberIds: [ID!]!) {
      memberReactivate(input: { memberIds: $memberIds, restores: true }) { members { status role } } }`,
    { memberIds: ids('deactivated-0') },
  );
  expect(data).toEqual({ memberReactivate: { members: [{ status: 'ACTIVE', role: 'ADMIN' }] } });
});

test('what was read before the change does not stand for what is after it', async () => {
  const { team, change } = changingTeam(3, peopleIn('deactivated', 1));
  const { ask, stub } = await testGateway({ team });
  stub.on('member.reactivateProfiles', () => {
    change(['deactivated-0'], { state: 'active' });
    return { results: [{ guid: 'deactivated-0', result: 'done' }] };
  });
  const { data } = await ask(
    `mutation Twice($memberIds: [ID!]!) {
      off: memberDeactivate(input: { memberIds: $memberIds }) { members { status } }
      on: memberReactivate(input: { memberIds: $memberIds }) { members { status } } }`,
    { memberIds: ids('deactivated-0') },
  );
  expect(data).toEqual({ off: { members: [{ status: 'DEACTIVATED' }] }, on: { members: [{ status: 'ACTIVE' }] } });
});
