import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { changingTeam } from '../../testing/changingTeam.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const GRANT = `mutation Grant($memberId: ID!) { adminGrant(input: { memberId: $memberId, idempotencyKey: "k" }) {
  member { guid role } userErrors { code field } } }`;
const memberId = toId('Member', 'orbit-0002');

test('one write, and the person as they are afterwards', async () => {
  const { team, change } = changingTeam(3);
  change(['orbit-0002'], { role: 'member' });
  const { ask, stub } = await testGateway({ team });
  stub.on('member.grantAdmin', () => {
    change(['orbit-0002'], { role: 'admin' });
    return {};
  });
  const { data } = await ask(GRANT, { memberId });
  expect(data).toEqual({ adminGrant: { member: { guid: 'orbit-0002', role: 'ADMIN' }, userErrors: [] } });
  expect(stub.names()).toEqual(['member.grantAdmin', 'member.leanProfiles']);
  expect(stub.calls[0]?.body).toEqual({ subject: 'orbit-0002' });
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

describe('refusals', () => {
  test.each([
    [404, 'member_not_found', 'NOT_FOUND', ['memberId']],
    [400, 'free_team_single_admin', 'PLAN_REQUIRED', ['memberId']],
    [409, 'already_admin', 'ALREADY_DONE', ['memberId']],
    [400, 'guest_not_admin', 'NOT_ALLOWED', ['memberId']],
    [409, 'idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']],
  ])('%i %s', async (status, refusal, code, field) => {
    const { ask, stub } = await testGateway();
    stub.on('member.grantAdmin', () => new Refused(status, refusal));
    const { data } = await ask(GRANT, { memberId });
    expect(data).toEqual({ adminGrant: { member: null, userErrors: [{ code, field }] } });
    expect(stub.count('member.leanProfiles')).toBe(0);
  });

  test.each([toId('Channel', 'a@b'), toId('Member', '../x'), 'nonsense', ''])('the id %j is of nobody', async (id) => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(GRANT, { memberId: id });
    expect(data).toEqual({ adminGrant: { member: null, userErrors: [{ code: 'NOT_FOUND', field: ['memberId'] }] } });
    expect(stub.calls).toEqual([]);
  });

  test('whatever else the service says is an error of the answer', async () => {
    const { ask, stub } = await testGateway();
    stub.on('member.grantAdmin', () => new Refused(400, 'invalid_request'));
    const { data, errors } = await ask(GRANT, { memberId });
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_INVALID');
  });
});
