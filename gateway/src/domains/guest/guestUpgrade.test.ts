import { expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { leanOf, personAt, stubTeam, withGuest } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const team = withGuest(stubTeam());
const memberId = toId('Member', team.guest.guid);
const UPGRADE = `mutation Upgrade($memberId: ID!) {
  guestUpgrade(input: { memberId: $memberId, idempotencyKey: "k" }) { member { id role } userErrors { code field } } }`;

test('a guest becomes a member, whom the payload shows as they are now', async () => {
  const { ask, stub } = await testGateway({ team });
  stub.on('member.leanProfiles', () => ({ profiles: [leanOf({ ...team.guest, role: 'member' })] }));
  const { data } = await ask(UPGRADE, { memberId });
  expect(data).toEqual({ guestUpgrade: { member: { id: memberId, role: 'MEMBER' }, userErrors: [] } });
  expect(stub.names()).toEqual(['guest.upgradeGuest', 'member.leanProfiles']);
  expect(stub.calls[0]).toMatchObject({ body: { subject: team.guest.guid }, headers: { 'idempotency-key': 'k' } });
});

test('whoever is no guest is not found', async () => {
  const { ask } = await testGateway({ team });
  const { data } = await ask(UPGRADE, { memberId: toId('Member', personAt(team, 2).guid) });
  expect(data).toEqual({ guestUpgrade: { member: null, userErrors: [{ code: 'NOT_FOUND', field: ['memberId'] }] } });
});

test('an id of something else is not found without a call', async () => {
  const { ask, stub } = await testGateway({ team });
  const { data } = await ask(UPGRADE, { memberId: toId('Team', team.teamId) });
  expect(data).toEqual({ guestUpgrade: { member: null, userErrors: [{ code: 'NOT_FOUND', field: ['memberId'] }] } });
  expect(stub.calls).toEqual([]);
});

test('a key that was used for somebody else is refused', async () => {
  const { ask, stub } = await testGateway({ team });
  stub.on('guest.upgradeGuest', () => new Refused(409, 'idempotency_key_reused'));
  const { data } = await ask(UPGRADE, { memberId });
  expect(data).toEqual({
    guestUpgrade: { member: null, userErrors: [{ code: 'KEY_REUSED', field: ['idempotencyKey'] }] },
  });
});

test('a member who asks is FORBIDDEN to', async () => {
  const { ask, member } = await testGateway({ team });
  const { errors } = await ask(UPGRADE, { memberId }, { as: member });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
