import { afterAll, expect, test } from 'vitest';
import { createGoogleProvider } from '../../domains/sso/oidc/googleProviderActions.ts';
import { googleSettings, visitGoogle } from '../../testing/googleBrowser.ts';
import { startStandIn } from './standIn.ts';

const standIn = await startStandIn();
afterAll(() => standIn.stop());
const {
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
} = googleSettings(standIn.url);
const google = createGoogleProvider({ issuer, clientId, clientSecret });
const redirectUri = 'http://localhost:4000/sso/google/callback';

const browse = async (address: string, email: string | null) => {
  const { answer, pages } = await visitGoogle(address, { redirectUri, email });
  expect(pages).toEqual([expect.stringContaining('value="ann@orbit.example"')]);
  return answer;
};
const begin = () => google.begin({ email: 'ann@orbit.example', domain: 'orbit.example', redirectUri });

test.each([
  ['bo@orbit.example', 'orbit.example'],
  ['bo@gmail.com', undefined],
])('signs in whoever is picked: %s', async (email, hd) => {
  const { address, state, secrets } = await begin();
  const answer = await browse(address, email);
  const account = await google.finish(answer, state, secrets, Date.now());
  expect(account).toEqual({ email, email_verified: true, ...(hd === undefined ? {} : { hd }) });
  // The code was traded.
  await expect(google.finish(answer, state, secrets, Date.now())).rejects.toThrow('invalid_grant');
});

test('lets somebody give up', async () => {
  const answer = await browse((await begin()).address, null);
  expect(new URLSearchParams(answer).get('error')).toBe('access_denied');
});

test('is no answer to another attempt, nor with another verifier', async () => {
  const [one, other] = [await begin(), await begin()];
  const answer = await browse(one.address, 'ann@orbit.example');
  await expect(google.finish(answer, other.state, other.secrets, Date.now())).rejects.toThrow('refused');
  await expect(
    google.finish(answer, one.state, { ...one.secrets, verifier: other.secrets.verifier }, Date.now()),
  ).rejects.toThrow('invalid_grant');
});
