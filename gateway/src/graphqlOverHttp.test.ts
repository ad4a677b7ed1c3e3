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
