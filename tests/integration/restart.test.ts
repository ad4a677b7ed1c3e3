import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestStack, startTestStack } from '../support/stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

test('a restart keeps sessions, what was written, and the browser’s cookie', async () => {
  const session = await stack.signIn('member@heritage.example');
  await session.ask('mutation { viewerLocaleUpdate(input: { locale: PT_BR }) { userErrors { code } } }');
  await stack.restart();
  const { data, errors } = await session.ask('{ viewer { locale team { membersCount } } }');
  expect(errors).toEqual([]);
  expect(data.viewer.locale).toBe('PT_BR');
  expect(data.viewer.team.membersCount).toBeGreaterThan(10);
  const byCookie = await stack.ask('{ viewer { locale } }', {}, { cookie: session.cookie });
  expect(byCookie.data).toEqual({ viewer: { locale: 'PT_BR' } });
});
