import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestStack, startTestStack } from '../support/stack.ts';

const OPERATIONS_PER_MINUTE = 3;

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({
    OPERATIONS_PER_MINUTE: String(OPERATIONS_PER_MINUTE),
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
});
afterAll(() => stack.stop());

test('a restart begins a limit anew, unless gateways share it by Redis', async () => {
  // An address of this test's own: other tests may be counted by the same Redis.
  const visitor = { 'x-forwarded-for': '192.0.2.71' };
  const code = async () => (await stack.ask('{ __typename }', {}, visitor)).errors[0]?.extensions['code'];
  for (let taken = 0; taken < OPERATIONS_PER_MINUTE; taken += 1) expect(await code()).toBeUndefined();
  expect(await code()).toBe('RATE_LIMITED');
  await stack.restart();
  expect(await code()).toBe(process.env['TEST_REDIS_URL'] ? 'RATE_LIMITED' : undefined);
});
