import { expect, test } from 'vitest';
import { browserCookie, cookiesOf } from '../../testing/browserCookie.ts';
import { testGateway } from '../../testing/testGateway.ts';

const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);
const gatewayWith = (SESSION_KEY: string, SESSION_KEYS_FORMER = '') =>
  testGateway({ env: { SESSION_KEY, SESSION_KEYS_FORMER } });
type Gateway = Awaited<ReturnType<typeof gatewayWith>>;

async function visit({ send }: Gateway, cookie: string) {
  const answer = await send(
    { query: '{ viewer { email } }' },
    { as: null, headers: { cookie, 'apollo-require-preflight': 'true' } },
  );
  const { data } = (await answer.json()) as { data?: { viewer: { email: string } | null } | null };
  return { email: data?.viewer?.email ?? null, cookies: cookiesOf(answer) };
}

test('a key is changed without ending sessions: they are sealed anew, and the former key goes', async () => {
  const cookie = await browserCookie(await gatewayWith(OLD));
  const changing = await gatewayWith(NEW, OLD);
  const first = await visit(changing, cookie);
  expect(first.email).toBe('admin@orbit.example');
  expect(first.cookies).toContain('__Host-muster=');

  const changed = await gatewayWith(NEW);
  expect((await visit(changed, first.cookies)).email).toBe('admin@orbit.example');
  expect((await visit(changed, cookie)).email).toBeNull();
  // What is sealed by the present key already stays as it is.
  expect((await visit(changing, first.cookies)).cookies).toBe('');
});

test('a gateway that has the next key as another one lets in whom that has sealed', async () => {
  const cookie = await browserCookie(await gatewayWith(NEW, OLD));
  expect((await visit(await gatewayWith(OLD, NEW), cookie)).email).toBe('admin@orbit.example');
});
