import { expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { browserCookie, endsBrowserSession } from '../../testing/browserCookie.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const END = `mutation ($id: ID!) { sessionEnd(input: { sessionId: $id, idempotencyKey: "k" }) {
  sessionId userErrors { code field } } }`;
const PHONE = toId('Session', 'phone-session');
const PRESENT = toId('Session', 'present-session');

const refusedWith = (code: string, field: string) => ({
  sessionEnd: { sessionId: null, userErrors: [{ code, field: [field] }] },
});

test('another session is ended by its name, once, with the key; the browser keeps its cookie', async () => {
  const gateway = await testGateway();
  const cookie = await browserCookie(gateway);
  gateway.stub.clear();
  const answer = await gateway.send({ query: END, variables: { id: PHONE } }, { as: null, headers: { cookie } });
  expect(await answer.json()).toEqual({ data: { sessionEnd: { sessionId: PHONE, userErrors: [] } } });
  expect(endsBrowserSession(answer)).toBe(false);
  expect(gateway.stub.names()).toEqual(['identity.userSessions', 'identity.signOut']);
  expect(gateway.stub.calls[1]).toMatchObject({
    body: { authToken: 'phone-session' },
    headers: { 'idempotency-key': 'k' },
  });
});

test('with the present session the browser’s cookie goes', async () => {
  const gateway = await testGateway();
  const cookie = await browserCookie(gateway);
  const answer = await gateway.send({ query: END, variables: { id: PRESENT } }, { as: null, headers: { cookie } });
  expect(await answer.json()).toEqual({ data: { sessionEnd: { sessionId: PRESENT, userErrors: [] } } });
  expect(endsBrowserSession(answer)).toBe(true);
});

test('the end of the present session can be asked for again: the service gives the same answer', async () => {
  const { ask, stub } = await testGateway();
  stub.on('identity.userSessions', () => new Refused(401, 'invalid_token'));
  const { data } = await ask(END, { id: PRESENT });
  expect(data).toEqual({ sessionEnd: { sessionId: PRESENT, userErrors: [] } });
  expect(stub.count('identity.signOut')).toBe(1);
});

test.each([
  ['another type', toId('Member', 'orbit-0001')],
  ['no session', toId('Session', '../sign-out')],
  ['no id', 'nonsense'],
])('the id of %s is NOT_FOUND without a call', async (_what, id) => {
  const { ask, stub } = await testGateway();
  expect((await ask(END, { id })).data).toEqual(refusedWith('NOT_FOUND', 'sessionId'));
  expect(stub.calls).toEqual([]);
});

test.each([
  ['session_not_found', 404, 'NOT_FOUND', 'sessionId'],
  ['idempotency_key_reused', 409, 'KEY_REUSED', 'idempotencyKey'],
])('%s is a user error, and the cookie stays', async (refusal, status, code, field) => {
  const gateway = await testGateway();
  const cookie = await browserCookie(gateway);
  gateway.stub.on('identity.signOut', () => new Refused(status, refusal));
  const answer = await gateway.send({ query: END, variables: { id: PRESENT } }, { as: null, headers: { cookie } });
  expect(await answer.json()).toEqual({ data: refusedWith(code, field) });
  expect(endsBrowserSession(answer)).toBe(false);
});
