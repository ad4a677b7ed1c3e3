import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { ADMIN_TOKEN, GOOD_PIN } from '../../testing/stubTeam.ts';
import { type TestGateway, testGateway } from '../../testing/testGateway.ts';

const env = { FEEDBACK_URL: 'https://ideas.example/board?from=console&ssoToken=old' };
const TOKEN = 'event.featureRequestToken';

const open = ({ url }: TestGateway, cookie = '') =>
  fetch(`${url}/feedback`, { redirect: 'manual', headers: { cookie } });

async function browserCookie({ send, ask }: TestGateway) {
  const issue = 'mutation { pinIssue(input: { email: "admin@orbit.example" }) { login } }';
  const { login } = ((await ask(issue, {}, { as: null })).data as { pinIssue: { login: string } }).pinIssue;
  const query =
    'mutation A($login: String!, $pin: String!) { pinAuthenticate(input: { login: $login, pin: $pin }) { guid } }';
  const answer = await send({ query, variables: { login, pin: GOOD_PIN } }, { as: null });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

test('is not there where no feedback site is set up', async () => {
  const gateway = await testGateway();
  const answer = await open(gateway, await browserCookie(gateway));
  expect(answer.status).toBe(404);
  expect(gateway.stub.count(TOKEN)).toBe(0);
});

describe('where a feedback site is set up', () => {
  test('somebody signed in goes there with a token for it, and with nothing of the session', async () => {
    const gateway = await testGateway({ env });
    const answer = await open(gateway, await browserCookie(gateway));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(
      'https://ideas.example/board?from=console&ssoToken=eyJhbGciOiJIUzI1NiJ9.e30.sso-token',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(gateway.stub.count(TOKEN)).toBe(1);
    const logged = gateway.logs.join('');
    expect(logged).not.toContain('sso-token');
    expect(logged).not.toContain(ADMIN_TOKEN);
  });

  test('nobody signed in goes to sign in', async () => {
    const gateway = await testGateway({ env });
    const answer = await open(gateway);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/#/login']);
    expect(gateway.stub.calls).toEqual([]);
  });

  test.each([
    ['a session that is over', new Refused(401, 'invalid_token'), '/#/login'],
    ['a network that is not let in', new Refused(401, 'unauthorized_ip'), '/'],
  ])('%s leads back to the console', async (_what, refused, location) => {
    const gateway = await testGateway({ env });
    const cookie = await browserCookie(gateway);
    for (const name of [TOKEN, 'identity.fullProfile']) gateway.stub.on(name, () => refused);
    const answer = await open(gateway, cookie);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
  });

  test('a service that fails is told in plain words, with the way back', async () => {
    const gateway = await testGateway({ env });
    const cookie = await browserCookie(gateway);
    gateway.stub.on(TOKEN, () => new Refused(500, 'internal'));
    const answer = await open(gateway, cookie);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).toContain('The feedback site cannot be opened just now');
    expect(page).toContain('href="/"');
    expect(page).not.toContain('secret-upstream-message');
    const nonce = /<style nonce="([^"]+)"/.exec(page)?.[1];
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'nonce-${nonce}'`);
  });
});
