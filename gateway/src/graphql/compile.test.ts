import { expect, test } from 'vitest';
import { Refused } from '../testing/stubCall.ts';
import { testGateway } from '../testing/testGateway.ts';

const QUERY = `query People($first: Int, $withRole: Boolean!) { viewer { guid team { name
  members(first: $first) { nodes { ...Person role @include(if: $withRole) } pageInfo { hasNextPage } } billing { type } } } }
  fragment Person on Member { guid email name { first } }`;

test('a compiled query answers what the same query answered before it was compiled', async () => {
  const { ask, stub } = await testGateway();
  const variables = { first: 3, withRole: true };
  const answers = [];
  for (let i = 0; i < 4; i += 1) answers.push(await ask(QUERY, variables));
  expect(answers[0]?.errors).toBeUndefined();
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(JSON.stringify(await ask(QUERY, { ...variables, withRole: false }))).not.toContain('ADMIN');
  expect(stub.count('member.leanProfiles')).toBe(5);
});

test('its errors are the same too: a part that fails, and variables that do not fit', async () => {
  const { ask, stub } = await testGateway();
  stub.on('billing.billingData', () => new Refused(403, 'actor_not_admin'));
  const codes = [];
  for (const first of [2, 2, 2, 'many', 301]) {
    const { data, errors } = await ask(QUERY, { first, withRole: true });
    codes.push([data === undefined, ...(errors ?? []).map(({ path, extensions }) => [path?.at(-1), extensions.code])]);
  }
  const forbidden = [false, ['type', 'FORBIDDEN']];
  expect(codes).toEqual([
    forbidden,
    forbidden,
    forbidden,
    [true, [undefined, 'BAD_USER_INPUT']],
    [false, ['members', 'BAD_USER_INPUT'], ['type', 'FORBIDDEN']],
  ]);
});

test('a dead session is forgotten by the browser after a compiled query too', async () => {
  const { send, stub, ask } = await testGateway();
  const issued = await ask(
    'mutation { pinIssue(input: { email: "admin@orbit.example" }) { login } }',
    {},
    { as: null },
  );
  const { login } = (issued.data as { pinIssue: { login: string } }).pinIssue;
  const query = `mutation { pinAuthenticate(input: { login: "${login}", pin: "123456" }) { guid } }`;
  const cookie = (await send({ query }, { as: null })).headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  stub.on('identity.fullProfile', () => new Refused(401, 'invalid_token'));
  for (let i = 0; i < 3; i += 1) {
    const answer = await send({ query: '{ viewer { guid } }' }, { as: null, headers: { cookie } });
    expect(answer.headers.getSetCookie().some((one) => one.startsWith('__Host-muster=;'))).toBe(true);
  }
});
