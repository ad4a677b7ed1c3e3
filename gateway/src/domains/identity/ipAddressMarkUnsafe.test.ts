import { expect, test } from 'vitest';
import { browserCookie, endsBrowserSession } from '../../testing/browserCookie.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const MARK = `mutation ($address: String!) { ipAddressMarkUnsafe(input: { address: $address, idempotencyKey: "k" }) {
  endedSessionsCount isCurrentSessionEnded userErrors { code field } } }`;
const ADDRESS = '203.0.113.9';

const refusedWith = (code: string, field: string[] | null) => ({
  ipAddressMarkUnsafe: { endedSessionsCount: null, isCurrentSessionEnded: null, userErrors: [{ code, field }] },
});

test.each([
  ['stays while its session goes on', false],
  ['goes with its session', true],
])('the address goes on once, with the key; the browser’s cookie %s', async (_what, isCurrentSessionEnded) => {
  const gateway = await testGateway();
  const cookie = await browserCookie(gateway);
  gateway.stub.clear();
  gateway.stub.on('identity.markIpUnsafe', () => ({ ended: 3, isCurrentSessionEnded }));
  const answer = await gateway.send(
    { query: MARK, variables: { address: ` ::ffff:${ADDRESS}` } },
    { as: null, headers: { cookie } },
  );
  expect(await answer.json()).toEqual({
    data: { ipAddressMarkUnsafe: { endedSessionsCount: 3, isCurrentSessionEnded, userErrors: [] } },
  });
  expect(endsBrowserSession(answer)).toBe(isCurrentSessionEnded);
  expect(gateway.stub.names()).toEqual(['identity.markIpUnsafe']);
  expect(gateway.stub.calls[0]).toMatchObject({ body: { ip: ADDRESS }, headers: { 'idempotency-key': 'k' } });
});

test('what is no address is INVALID without a call', async () => {
  const { ask, stub } = await testGateway();
  expect((await ask(MARK, { address: 'everywhere' })).data).toEqual(refusedWith('INVALID', ['address']));
  expect(stub.calls).toEqual([]);
});

test.each([
  ['ip_not_found', 404, 'NOT_FOUND', ['address']],
  ['ip_tracking_disabled', 403, 'NOT_ALLOWED', null],
  ['idempotency_key_reused', 409, 'KEY_REUSED', ['idempotencyKey']],
])('%s is a user error', async (refusal, status, code, field) => {
  const { ask, stub } = await testGateway();
  stub.on('identity.markIpUnsafe', () => new Refused(status, refusal));
  expect((await ask(MARK, { address: ADDRESS })).data).toEqual(refusedWith(code, field));
});
