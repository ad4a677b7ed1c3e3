import { afterAll, expect, test } from 'vitest';
import { createGoogleProvider } from '../../domains/sso/oidc/googleProvider.ts';
import { STAND_IN } from '../standInKeys.ts';
import { startStandIn } from './standIn.ts';

const standIn = await startStandIn();
afterAll(() => standIn.stop());
const origin = standIn.url.replace('127.0.0.1', 'localhost');
const google = createGoogleProvider({
  issuer: `${origin}/google`,
  clientId: STAND_IN.googleClientId,
  clientSecret: STAND_IN.googleClientSecret,
});
const redirectUri = 'http://localhost:4000/sso/google/callback';

/** A browser that keeps cookies, as far as it needs them here, and stops at the console. */
async function browse(address: string, decision: 'yes' | 'no', email: string): Promise<URLSearchParams> {
  const jar = new Map<string, string>();
  let next = address;
  let form: URLSearchParams | undefined;
  for (let hops = 0; hops < 10 && !next.startsWith(redirectUri); hops += 1) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    form = location === null && !form ? new URLSearchParams({ email, decision }) : undefined;
    if (location !== null) next = new URL(location, origin).href;
    else expect(await answer.text()).toContain('value="ann@orbit.example"');
  }
  return new URL(next).searchParams;
}
const begin = () => google.begin({ email: 'ann@orbit.example', domain: 'orbit.example', redirectUri });

test.each([
  ['bo@orbit.example', 'orbit.example'],
  ['bo@gmail.com', undefined],
])('signs in whoever is picked: %s', async (email, hd) => {
  const { address, state, secrets } = await begin();
  const answer = await browse(address, 'yes', email);
  const account = await google.finish(answer.toString(), state, secrets, Date.now());
  expect(account).toEqual({ email, email_verified: true, ...(hd === undefined ? {} : { hd }) });
  // The code was traded.
  await expect(google.finish(answer.toString(), state, secrets, Date.now())).rejects.toThrow('invalid_grant');
});

test('lets somebody give up', async () => {
  const answer = await browse((await begin()).address, 'no', 'ann@orbit.example');
  expect(answer.get('error')).toBe('access_denied');
});

test('is no answer to another attempt, nor with another verifier', async () => {
  const [one, other] = [await begin(), await begin()];
  const answer = (await browse(one.address, 'yes', 'ann@orbit.example')).toString();
  await expect(google.finish(answer, other.state, other.secrets, Date.now())).rejects.toThrow('refused');
  await expect(
    google.finish(answer, one.state, { ...one.secrets, verifier: other.secrets.verifier }, Date.now()),
  ).rejects.toThrow('invalid_grant');
});
