import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { ADMIN_TOKEN } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const SET = `mutation ($input: ViewerPasswordSetInput!) { viewerPasswordSet(input: $input) { userErrors { code field message } } }`;
const CANARY = 'canary-password-4711';

test('the password goes on once, with the token of the session and the key', async () => {
  const { ask, stub } = await testGateway();
  const { data } = await ask(SET, { input: { password: ' pässword ', idempotencyKey: 'k' } });
  expect(data).toEqual({ viewerPasswordSet: { userErrors: [] } });
  expect(stub.calls.map(({ name, body }) => [name, body])).toEqual([
    ['identity.setPassword', { password: ' pässword ', token: ADMIN_TOKEN }],
  ]);
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

test.each([
  ['TOO_SHORT', '12345'],
  ['TOO_SHORT', '😀'.repeat(5)],
  ['TOO_LONG', 'x'.repeat(201)],
  ['INVALID', 'with\u0000NUL'],
  ['INVALID', 'half a \uD83D'],
])('%s is told without a call', async (code, password) => {
  const { ask, stub } = await testGateway();
  const { data } = await ask(SET, { input: { password } });
  expect(data).toMatchObject({ viewerPasswordSet: { userErrors: [{ code, field: ['password'] }] } });
  expect(stub.calls).toEqual([]);
});

test('passwords are set so often, then only after a while', async () => {
  const { ask, stub, clock, admin } = await testGateway({ env: { PASSWORDS_PER_PERSON: '2' } });
  const set = async () => (await ask(SET, { input: { password: 'four words and more' } })).data;
  const done = { viewerPasswordSet: { userErrors: [] } };
  expect([await set(), await set()]).toEqual([done, done]);
  expect(await set()).toMatchObject({ viewerPasswordSet: { userErrors: [{ code: 'LIMIT_REACHED' }] } });
  // Another session of the same person is no further chance.
  const as = admin.replace(ADMIN_TOKEN, `${ADMIN_TOKEN}-other`);
  expect((await ask(SET, { input: { password: 'four words and more' } }, { as })).data).toMatchObject({
    viewerPasswordSet: { userErrors: [{ code: 'LIMIT_REACHED' }] },
  });
  expect(stub.count('identity.setPassword')).toBe(2);
  clock.advance(15 * 60_000);
  expect(await set()).toEqual(done);
});

test('the password stands in no log, metric or answer, whatever becomes of it', async () => {
  const { ask, stub, logs, url } = await testGateway();
  const input = { password: CANARY };
  const answers = [await ask(SET, { input }), await ask(SET, { input: { password: CANARY.repeat(20) } })];
  stub.on('identity.setPassword', () => new Refused(400, 'invalid_request'));
  answers.push(await ask(SET, { input }));
  stub.on('identity.setPassword', () => new Refused(500, 'internal'));
  answers.push(await ask(SET, { input }));
  // An input of another form is quoted to whoever sent it, and to nobody else.
  await ask(SET, { input: { password: CANARY, other: CANARY } });
  await ask(`mutation { viewerPasswordSet(input: { password: "${CANARY}" }) { nothing } }`);
  const metrics = await fetch(`${url}/metrics`).then((answer) => answer.text());
  expect(logs.length).toBeGreaterThan(3);
  expect(logs.join('')).not.toContain(CANARY);
  expect(metrics).not.toContain(CANARY);
  expect(JSON.stringify(answers)).not.toContain(CANARY);
  expect(stub.count('identity.setPassword')).toBe(3);
});
