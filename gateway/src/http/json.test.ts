import { expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const query = '{ viewer { email } }';
const members = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`name${index}`, 1]));
const inParts = (count: number) => Array.from({ length: count / 500 }, () => members(500));

test.each([
  ['members', inParts(20_500), (text: string) => text],
  ['members with blanks after their names', inParts(20_500), (text: string) => text.replaceAll('":', '" \n:')],
  ['objects', Array.from({ length: 20_000 }, () => ({})), (text: string) => text],
  ['lists', Array.from({ length: 20_000 }, () => []), (text: string) => text],
])('a request of more %s than any operation has is malformed', async (_what, parts, written) => {
  const { url, admin } = await testGateway();
  const headers = { 'content-type': 'application/json', authorization: admin };
  const body = written(JSON.stringify({ query, variables: { parts } }));
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    errors: [
      { message: 'A request has at most 20000 members, objects and lists.', extensions: { code: 'BAD_USER_INPUT' } },
    ],
  });
});

test('one of fewer is read, and so is a long text', async () => {
  const { send } = await testGateway();
  const wide = await send({
    query,
    variables: { unused: inParts(19_500), list: Array.from({ length: 40_000 }, () => 1) },
  });
  expect(await wide.json()).toEqual({ data: { viewer: { email: 'admin@orbit.example' } } });
  const long = await send({ query, variables: { unused: 'a'.repeat(500_000) } });
  expect(await long.json()).toEqual({ data: { viewer: { email: 'admin@orbit.example' } } });
});

test('JSON that reaches for a prototype is refused', async () => {
  const { url, admin } = await testGateway();
  const headers = { 'content-type': 'application/json', authorization: admin };
  const body = `{"query":"${query}","variables":{"__proto__":{"isAdmin":true}}}`;
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
});
