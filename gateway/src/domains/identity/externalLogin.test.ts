import { describe, expect, test } from 'vitest';
import { GOOD_PIN } from '../../testing/stubTeam.ts';
import { Refused } from '../../testing/stubCall.ts';
import { type TestGateway, testGateway } from '../../testing/testGateway.ts';

const env = {
  EXTERNAL_LOGIN_URL: 'https://sso.example/start?x=1',
  EXTERNAL_LOGIN_REDIRECTS: 'https://other.example/back',
};
const manual = { redirect: 'manual' } as const;
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

async function away({ url }: TestGateway, query = '', cookie = '') {
  const answer = await fetch(`${url}/login/external${query}`, { ...manual, headers: { cookie } });
  return { answer, target: URL.parse(answer.headers.get('location') ?? '') };
}

async function browserCookie({ send, ask }: TestGateway) {
  const issued = await ask(
    'mutation { pinIssue(input: { email: "admin@orbit.example" }) { login } }',
    {},
    { as: null },
  );
  const { login } = (issued.data as { pinIssue: { login: string } }).pinIssue;
  const query =
    'mutation A($login: String!, $pin: String!) { pinAuthenticate(input: { login: $login, pin: $pin }) { guid } }';
  return cookiesOf(await send({ query, variables: { login, pin: GOOD_PIN } }, { as: null }));
}

describe('away to the other site', () => {
  test('is not there where it is not set up', async () => {
    const gateway = await testGateway();
    expect((await away(gateway)).answer.status).toBe(404);
    expect((await fetch(`${gateway.url}/login/callback`)).status).toBe(404);
  });

  test('with the way back and a state that only this browser knows', async () => {
    const gateway = await testGateway({ env });
    const { answer, target } = await away(gateway);
    expect(answer.status).toBe(302);
    expect(target?.origin).toBe('https://sso.example');
    expect(target?.searchParams.get('redirect_uri')).toBe(`${gateway.url}/login/callback`);
    expect(target?.searchParams.get('code')).toBeNull();
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toBe(
      `__Host-muster-login=${target?.searchParams.get('state')}; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
  });

  test('somebody signed in takes a single-use code along, and neither token nor guid', async () => {
    const gateway = await testGateway({ env });
    const { answer, target } = await away(gateway, '', await browserCookie(gateway));
    expect(target?.searchParams.get('code')).toBe('login-code-0000000001');
    expect(answer.headers.get('location')).not.toMatch(/canary|orbit-0000/);
  });

  test('without a code where the upstream gives none', async () => {
    const gateway = await testGateway({ env });
    const cookie = await browserCookie(gateway);
    gateway.stub.on('identity.issueLoginCode', () => new Refused(500, 'internal'));
    expect((await away(gateway, '', cookie)).target?.searchParams.get('code')).toBeNull();
  });

  test('only to addresses on the list', async () => {
    const gateway = await testGateway({ env });
    const status = async (redirect: string) =>
      (await away(gateway, `?redirect_uri=${encodeURIComponent(redirect)}`)).answer.status;
    expect(await status('https://other.example/back')).toBe(302);
    expect(await status('https://other.example/back/')).toBe(400);
    expect(await status('https://other.example.evil.example/back')).toBe(400);
    expect(await status('//evil.example')).toBe(400);
    expect((await away(gateway, '?redirect_uri=a&redirect_uri=b')).answer.status).toBe(400);
  });

  test('the way back goes by the configured origin', async () => {
    const gateway = await testGateway({ env: { ...env, PUBLIC_ORIGIN: 'https://console.example' } });
    expect((await away(gateway)).target?.searchParams.get('redirect_uri')).toBe(
      'https://console.example/login/callback',
    );
  });
});

describe('back from the other site', () => {
  async function back(gateway: TestGateway, code: string, change: (state: string) => string = (state) => state) {
    const { answer, target } = await away(gateway);
    const query = new URLSearchParams({ code, state: change(target?.searchParams.get('state') ?? '') });
    return fetch(`${gateway.url}/login/callback?${query.toString()}`, {
      ...manual,
      headers: { cookie: cookiesOf(answer) },
    });
  }

  test('a good code is traded for a session cookie; the browser goes to the overview', async () => {
    const gateway = await testGateway({ env });
    const answer = await back(gateway, 'login-code-0000000002');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/#/overview');
    const { data } = await gateway.ask('{ viewer { guid } }', {}, { as: null, headers: { cookie: cookiesOf(answer) } });
    expect(data).toEqual({ viewer: { guid: 'orbit-0000' } });
    expect(answer.headers.getSetCookie().some((one) => one.startsWith('__Host-muster-login=;'))).toBe(true);
  });

  test('a code that the upstream does not take starts no session', async () => {
    const answer = await back(await testGateway({ env }), 'login-code-0000000003');
    expect(answer.status).toBe(400);
    expect(cookiesOf(answer)).not.toMatch(/__Host-muster=./);
  });

  test.each([
    (state: string) => state.slice(0, -1) + (state.endsWith('A') ? 'B' : 'A'),
    () => '',
    () => 'x'.repeat(43),
  ])('a state of another browser starts no session, and the code is not used', async (change) => {
    const gateway = await testGateway({ env });
    expect((await back(gateway, 'login-code-0000000002', change)).status).toBe(400);
    expect(gateway.stub.count('identity.exchangeLoginCode')).toBe(0);
  });
});
