import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { changingTeam } from '../../testing/changingTeam.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const REVOKE = `mutation Revoke($memberId: ID!) { adminRevoke(input: { memberId: $memberId, idempotencyKey: "k" }) {
  member { guid role } userErrors { code field } } }`;
const memberId = toId('Member', 'orbit-0002');

test('one write, and the person as they are afterwards', async () => {
  const { team, change } = changingTeam(3);
  change(['orbit-0002'], { role: 'admin' });
  const { ask, stub } = await testGateway({ team });
  stub.on('member.revokeAdmin', () => {
    change(['orbit-0002'], { role: 'member' });
    return {};
  });
  const { data } = await ask(REVOKE, { memberId });
  expect(data).toEqual({ adminRevoke: { member: { guid: 'orbit-0002', role: 'MEMBER' }, userErrors: [] } });
  expect(stub.names()).toEqual(['member.revokeAdmin', 'member.leanProfiles']);
  expect(stub.calls[0]?.body).toEqual({ subject: 'orbit-0002' });
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

describe('refusals', () => {
  test.each([
    [404, 'member_not_found', 'NOT_FOUND', ['memberId']],
    [400, 'last_admin', 'LAST_ADMIN', ['memberId']],
    [409, 'idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']],
  ])('%i %s', async (status, refusal, code, field) => {
    const { ask, stub } = await testGateway();
    stub.on('member.revokeAdmin', () => new Refused(status, refusal));
    const { data } = await ask(REVOKE, { memberId });
    expect(data).toEqual({ adminRevoke: { member: null, userErrors: [{ code, field }] } });
  });
});
