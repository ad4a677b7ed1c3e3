import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { testGateway } from './testing/testGateway.ts';

test('passes every audit of the GraphQL-over-HTTP specification, the recommended ones too', async () => {
  const { url } = await testGateway();
  const audits = serverAudits({
    url: `${url}/graphql`,
    // The audits' GET requests lack the header that keeps other sites from sending them.
    fetchFn: (input: string, init: RequestInit = {}) =>
      fetch(input, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), 'apollo-require-preflight': '1' },
      }),
  });
  const outcomes = [];
  for (const audit of audits) {
    const result = await audit.fn();
    if (result.status !== 'ok') outcomes.push(`${result.status}: ${result.name}: ${result.reason}`);
  }
  expect(outcomes).toEqual([]);
  expect(audits).toHaveLength(61);
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is told what the endpoint takes', async (method) => {
  const { url } = await testGateway();
  const answer = await fetch(`${url}/graphql`, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
  expect(await answer.json()).toMatchObject({
    errors: [{ message: 'This address takes GET and POST.', extensions: { code: 'BAD_USER_INPUT' } }],
  });
});

test('whoever opens the endpoint in a browser is led to the playground, and no program is', async () => {
  const { url } = await testGateway();
  const open = async (path: string, accept: string) => {
    const answer = await fetch(url + path, { headers: { accept }, redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  expect(await open('/graphql', browser)).toEqual([303, '/playground']);
  expect(await open('/graphql?query=%7B__typename%7D', browser)).toEqual([400, null]);
  expect(await open('/graphql', 'application/graphql-response+json')).toEqual([400, null]);
});
