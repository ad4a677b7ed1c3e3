import { expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { changingTeam, peopleIn } from '../../testing/changingTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const REJECT = `mutation Reject($memberIds: [ID!]!) { memberReject(input: { memberIds: $memberIds, idempotencyKey: "k" }) {
  rejectedMemberIds userErrors { code field } } }`;
const ids = (...guids: string[]) => guids.map((guid) => toId('Member', guid));

test('who was turned down is one call after their addresses were read', async () => {
  const { team } = changingTeam(2, peopleIn('pending', 2));
  const { ask, stub } = await testGateway({ team });
  const { data } = await ask(REJECT, { memberIds: ids('pending-0', 'orbit-0001') });
  expect(data).toEqual({
    memberReject: {
      rejectedMemberIds: ids('pending-0'),
      userErrors: [{ code: 'NOT_FOUND', field: ['memberIds', '1'] }],
    },
  });
  expect(stub.names()).toEqual(['member.leanProfiles', 'member.rejectMembers']);
  expect(stub.calls[1]?.body).toEqual({ rejectEmails: ['pending0@orbit.example', 'member@orbit.example'] });
  expect(stub.calls[1]?.headers['idempotency-key']).toBe('k');
});

test('who belongs to the team since is told to', async () => {
  const { team } = changingTeam(2, peopleIn('pending', 1));
  const { ask, stub } = await testGateway({ team });
  const [email, guid] = ['pending0@orbit.example', 'pending-0'];
  stub.on('member.rejectMembers', () => ({ results: [{ email, guid, result: 'already' }] }));
  expect((await ask(REJECT, { memberIds: ids(guid) })).data).toEqual({
    memberReject: { rejectedMemberIds: [], userErrors: [{ code: 'ALREADY_MEMBER', field: ['memberIds', '0'] }] },
  });
});

test('the same again sends the same, although they are gone by then', async () => {
  const { team, change } = changingTeam(2, peopleIn('pending', 1));
  const { ask, stub } = await testGateway({ team });
  await ask(REJECT, { memberIds: ids('pending-0') });
  change(['pending-0'], { state: 'deleted' });
  await ask(REJECT, { memberIds: ids('pending-0') });
  const [first, again] = stub.calls.filter(({ name }) => name === 'member.rejectMembers');
  expect(again?.body).toEqual(first?.body);
});
