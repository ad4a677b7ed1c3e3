import { expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';
import { agentOf } from './userAgent.ts';

const UPDATE = 'mutation { viewerLocaleUpdate(input: { locale: PT_BR }) { userErrors { code } } }';

test('the services hear with every call which program the end user has', async () => {
  const { ask, stub } = await testGateway();
  const headers = { 'user-agent': 'my-integration/1.0' };
  await ask('{ viewer { email } }', {}, { headers });
  await ask(UPDATE, {}, { headers });
  const agents = stub.calls.map(({ name, headers: sent }) => [name, sent['user-agent']]);
  expect(agents).toEqual([
    ['identity.fullProfile', 'my-integration/1.0'],
    ['identity.updateLocale', 'my-integration/1.0'],
  ]);
});

test.each([
  [undefined, null],
  ['', null],
  ['  curl/8.4.0 ', 'curl/8.4.0'],
  ['a\u0000b\r\nc\tdé🙂', 'abcd'],
  ['é', null],
  ['x'.repeat(5_000), 'x'.repeat(300)],
])('of %j is told %j', (header, agent) => expect(agentOf(header)).toBe(agent));
