import { expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { changingTeam } from '../../testing/changingTeam.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const REPLACE = `mutation Replace($memberId: ID!) { adminReplace(input: { memberId: $memberId, idempotencyKey: "k" }) {
  member { guid role viewerCanDeactivate } viewer { guid role } userErrors { code field } } }`;
const memberId = toId('Member', 'orbit-0002');

test('the new admin and the viewer are read after the change', async () => {
  const { team, change } = changingTeam(3);
  const { ask, stub } = await testGateway({ team });
  stub.on('member.replaceAdmin', () => {
    change(['orbit-0002'], { role: 'admin' });
    change(['orbit-0000'], { role: 'member' });
    return {};
  });
  const { data, errors } = await ask(REPLACE, { memberId });
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    adminReplace: {
      member: { guid: 'orbit-0002', role: 'ADMIN', viewerCanDeactivate: false },
      viewer: { guid: 'orbit-0000', role: 'MEMBER' },
      userErrors: [],
    },
  });
  expect(stub.names().toSorted()).toEqual(['identity.fullProfile', 'member.leanProfiles', 'member.replaceAdmin']);
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

test('what was read of the viewer before does not stand for what is after', async () => {
  const { team, change } = changingTeam(3);
  const { ask, stub } = await testGateway({ team });
  stub.on('member.replaceAdmin', () => {
    change(['orbit-0000'], { role: 'member' });
    return {};
  });
  const { data } = await ask(
    `mutation Both($memberId: ID!) {
      teamDeletionRequest(input: { feedback: { reason: BUDGET } }) { isRequested }
      adminReplace(input: { memberId: $memberId }) { viewer { role } } }`,
    { memberId },
  );
  expect(data).toMatchObject({ adminReplace: { viewer: { role: 'MEMBER' } } });
  expect(stub.count('identity.fullProfile')).toBe(2);
});

test.each([
  [404, 'member_not_found', 'NOT_FOUND', ['memberId']],
  [409, 'already_admin', 'ALREADY_DONE', ['memberId']],
  [400, 'guest_not_admin', 'NOT_ALLOWED', ['memberId']],
  [409, 'idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']],
])('%i %s: the viewer stays', async (status, refusal, code, field) => {
  const { ask, stub } = await testGateway();
  stub.on('member.replaceAdmin', () => new Refused(status, refusal));
  const { data } = await ask(REPLACE, { memberId });
  expect(data).toEqual({ adminReplace: { member: null, viewer: null, userErrors: [{ code, field }] } });
});
