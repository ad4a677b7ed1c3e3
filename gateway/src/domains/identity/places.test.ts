// What a service is told of the place that somebody signs in from, and what is given back to a place.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { withTake } from '../../lib/limiter.ts';
import { createLog } from '../../lib/log.ts';
import { browserCookie } from '../../testing/browserCookie.ts';
import { GOOD_PIN } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';
import { createSignIn } from './signIn.ts';

const ADDRESS = 'admin@orbit.example';

async function signInWith(sessionKey: string) {
  const gateway = await testGateway({ env: { SESSION_KEY: sessionKey.repeat(32) } });
  await browserCookie(gateway);
  return gateway.stub.calls.find(({ name }) => name === 'identity.issuePin')?.body;
}

test('a network goes by a name that nobody finds by trying all of them, the same at every gateway', async () => {
  const told = await signInWith('a');
  expect(told).toEqual({ email: ADDRESS, place: expect.any(String), isKnownPlace: false });
  expect(await signInWith('a')).toEqual(told);
  expect(await signInWith('b')).not.toEqual(told);
  const place = createHash('sha256').update('127.0.0.1').digest('base64url');
  expect(told).not.toMatchObject({ place });
});

test('a service that knows nothing of places names no PIN, and none is named to it', async () => {
  const gateway = await testGateway();
  gateway.stub.on('identity.issuePin', () => ({ guid: 'orbit-0000' }));
  expect(await browserCookie(gateway)).toContain('__Host-muster=');
  expect(gateway.stub.calls.find(({ name }) => name === 'identity.authenticate')?.body).toEqual({
    guid: 'orbit-0000',
    pin: GOOD_PIN,
  });
});

test('whatever else a service says of a PIN is not believed, and does not stand in the way', async () => {
  const gateway = await testGateway();
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  const more = `"email":"guest@orbit.example","isKnownPlace":true,"more":${deep}`;
  gateway.stub.on('identity.issuePin', (_call, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'application/json' }).end(`{"guid":"orbit-0000",${more}}`);
  });
  expect(await browserCookie(gateway)).toContain('__Host-muster=');
});

test('limits that cannot be given back fail nobody’s sign-in, and are logged', async () => {
  const away = () => Promise.reject(new Error('away'));
  const count = () => Promise.resolve({ wait: null, left: 1, endsInMs: 1_000 });
  const limiter = () => withTake({ count, giveBack: away, reset: away });
  const signIn = createSignIn(readConfig({}), { current: 'k'.repeat(32), former: [] }, limiter, { now: Date.now });
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const attempt = { email: ADDRESS, place: 'somewhere', isKnownPlace: false };
  for (const giveBack of [signIn.limits.signedIn, signIn.limits.notGuessed, signIn.limits.notIssued])
    await giveBack(attempt, log);
  expect(lines).toHaveLength(3);
});
