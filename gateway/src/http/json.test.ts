import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
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

describe('a body that is no JSON in UTF-8', () => {
  const ASKED = JSON.stringify({ query: '{ viewer { email } } # José' });
  test.each([
    ['in another encoding', Buffer.from(ASKED, 'latin1'), {}, 400, 'The body is not UTF-8.'],
    ['in UTF-16', Buffer.from(ASKED, 'utf16le'), {}, 400, 'The body is not UTF-8.'],
    ['of half a document', '{"query":', {}, 400, 'The body is not JSON, or has members such as `__proto__`.'],
    ['of nothing', '', {}, 400, 'The body is empty.'],
    ['that is packed', gzipSync(ASKED), { 'content-encoding': 'gzip' }, 415, 'The body may not be compressed.'],
    [
      'of another kind',
      'query=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'Send `content-type: application/json`, or multipart/form-data with a file.',
    ],
  ])('%s is told what it is', async (_what, body, headers, status, message) => {
    const { url, admin } = await testGateway();
    const sent = { 'content-type': 'application/json', authorization: admin, ...headers };
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: sent, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  test('with a byte order mark it is read', async () => {
    const { url, admin } = await testGateway();
    const headers = { 'content-type': 'application/json', authorization: admin };
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: `\uFEFF${ASKED}` });
    expect(await answer.json()).toEqual({ data: { viewer: { email: 'admin@orbit.example' } } });
  });
});
