import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

let stack: TestStack;
let member: Session;
beforeAll(async () => {
  stack = await startTestStack();
  member = await stack.signIn('member@orbit.example');
});
afterAll(() => stack.stop());

const update = (locale: string, idempotencyKey: string) =>
  member.ask(
    `mutation ($input: ViewerLocaleUpdateInput!) {
      viewerLocaleUpdate(input: $input) { viewer { locale } userErrors { code field } }
    }`,
    { input: { locale, idempotencyKey } },
  );

test('the same key and input act once; another input with that key is refused', async () => {
  expect((await update('ES_MX', 'key-1')).data.viewerLocaleUpdate.userErrors).toEqual([]);
  await update('ES_ES', 'key-2');
  expect((await update('ES_MX', 'key-1')).data.viewerLocaleUpdate.userErrors).toEqual([]);
  expect((await member.ask('{ viewer { locale } }')).data.viewer.locale).toBe('ES_ES');
  expect((await update('ZH_CN', 'key-1')).data.viewerLocaleUpdate.userErrors).toEqual([
    expect.objectContaining({ code: 'KEY_REUSED' }),
  ]);
  expect((await member.ask('{ viewer { locale } }')).data.viewer.locale).toBe('ES_ES');
});

test('a key holds for 24 hours', async () => {
  await update('RU_RU', 'key-3');
  await stack.dev.advance(24 * 3_600_000 + 1);
  expect((await update('EN_GB', 'key-3')).data.viewerLocaleUpdate.userErrors).toEqual([]);
});
