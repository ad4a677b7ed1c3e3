import { describe, expect, test } from 'vitest';
import { Refused } from '../../../testing/stubCall.ts';
import { type TestGateway, testGateway } from '../../../testing/testGateway.ts';

const START = '/sso/google/start?email=member%40orbit.example';
const manual = { redirect: 'manual' } as const;
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

async function start({ url }: TestGateway, path = START) {
  const answer = await fetch(`${url}${path}`, manual);
  return { status: answer.status, to: answer.headers.get('location'), cookie: cookiesOf(answer), answer };
}
async function back({ url }: TestGateway, query: string, cookie: string) {
  const answer = await fetch(`${url}/sso/google/callback?${query}`, { ...manual, headers: { cookie } });
  return { status: answer.status, to: answer.headers.get('location'), cookie: cookiesOf(answer), answer };
}

describe('the way to Google', () => {
  test('is where the service says, with a cookie that ties the answer to this browser', async () => {
    const gateway = await testGateway();
    const { status, to, answer } = await start(gateway);
    expect([status, to]).toEqual([303, 'https://accounts.google.example/auth?state=tie-1']);
    expect(gateway.stub.calls[0]?.body).toEqual({
      email: 'member@orbit.example',
      redirectUri: `${gateway.url}/sso/google/callback`,
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-muster-google=[^;]+; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('comes back to the public address where that is set', async () => {
    const gateway = await testGateway({ env: { PUBLIC_ORIGIN: 'https://console.example' } });
    await start(gateway);
    expect(gateway.stub.calls[0]?.body).toMatchObject({ redirectUri: 'https://console.example/sso/google/callback' });
  });

  test.each([
    [new Refused(403, 'google_not_offered'), 'notOffered'],
    [new Refused(409, 'identity_provider_unavailable'), 'unavailable'],
    [new Refused(503, 'internal'), 'unavailable'],
  ])('ends on the page to sign in: %o', async (refusal, problem) => {
    const gateway = await testGateway();
    gateway.stub.on('sso.startGoogleSignIn', () => refusal);
    const { status, to, cookie } = await start(gateway);
    expect([status, to, cookie]).toEqual([303, `/#/login?problem=${problem}`, '']);
  });

  test('is for the team that is named', async () => {
    const gateway = await testGateway();
    await start(gateway, `${START}&team=team-harbor`);
    expect(gateway.stub.calls[0]).toMatchObject({ body: { teamId: 'team-harbor' } });
    expect((await start(gateway, `${START}&team=${'x'.repeat(65)}`)).to).toBe('/#/login?problem=notOffered');
    expect(gateway.stub.count('sso.startGoogleSignIn')).toBe(1);
  });

  test('is not asked for what is no address', async () => {
    const gateway = await testGateway();
    expect((await start(gateway, '/sso/google/start')).to).toBe('/#/login?problem=notOffered');
    expect(gateway.stub.calls).toEqual([]);
  });

  test('is gone so often a minute', async () => {
    const gateway = await testGateway({ env: { SIGN_INS_PER_MINUTE: '1' } });
    await start(gateway);
    expect((await start(gateway)).to).toBe('/#/login?problem=tooMany');
    expect(gateway.stub.count('sso.startGoogleSignIn')).toBe(1);
  });
});

describe('the way back', () => {
  const query = 'code=secret-code-1&state=tie-1&iss=https%3A%2F%2Faccounts.google.com';

  test('opens a session, hands on what Google said as it came, and ends where it was to', async () => {
    const gateway = await testGateway();
    const { cookie } = await start(gateway, `${START}&to=%2Fmanage%2Fusers%3Fsearch%3Dan`);
    const answer = await back(gateway, query, cookie);
    expect([answer.status, answer.to]).toEqual([303, '/#/manage/users?search=an']);
    expect(gateway.stub.calls.at(-1)?.body).toEqual({ answer: query });
    const { data } = await gateway.ask('{ viewer { guid } }', {}, { as: null, headers: { cookie: answer.cookie } });
    expect(data).toEqual({ viewer: { guid: 'orbit-0000' } });
    expect(answer.cookie).toContain('__Host-muster-google=;');
  });

  test.each(['https://evil.example', '//evil.example', '/login?problem=expired', 'javascript:alert(1)'])(
    'leads nowhere but into the console: %s',
    async (place) => {
      const gateway = await testGateway();
      const { cookie } = await start(gateway, `${START}&to=${encodeURIComponent(place)}`);
      expect((await back(gateway, query, cookie)).to).toBe('/#/');
    },
  );

  test.each([
    ['google_not_offered', 403, 'notOffered'],
    ['sign_in_over', 400, 'expired'],
    ['sign_in_cancelled', 400, 'cancelled'],
    ['sign_in_not_confirmed', 400, 'refused'],
    ['email_unverified', 403, 'unverified'],
    ['account_of_other_domain', 403, 'otherDomain'],
    ['person_unknown', 403, 'unknownPerson'],
    ['unauthorized_ip', 401, 'network'],
    ['identity_provider_unavailable', 409, 'unavailable'],
  ] as const)('says why nobody comes in: %s', async (code, status, problem) => {
    const gateway = await testGateway();
    const { cookie } = await start(gateway);
    gateway.stub.on('sso.finishGoogleSignIn', () => new Refused(status, code));
    const answer = await back(gateway, query, cookie);
    expect([answer.status, answer.to]).toEqual([303, `/#/login?problem=${problem}`]);
    expect(answer.cookie).not.toContain('__Host-muster=');
  });

  test('is closed to another browser, and the attempt of this one stays', async () => {
    const gateway = await testGateway();
    const { cookie } = await start(gateway);
    for (const [asked, own] of [
      [query, ''],
      ['code=c&state=tie-2', cookie],
      ['code=c', cookie],
      ['state=tie-1&state=tie-1', cookie],
    ] as const)
      expect((await back(gateway, asked, own)).to).toBe('/#/login?problem=expired');
    expect(gateway.stub.count('sso.finishGoogleSignIn')).toBe(0);
    expect((await back(gateway, query, cookie)).to).toBe('/#/');
  });

  test('leaves neither code nor token in the log', async () => {
    const gateway = await testGateway();
    const { cookie } = await start(gateway);
    await back(gateway, query, cookie);
    gateway.stub.on('sso.finishGoogleSignIn', () => new Refused(503, 'internal'));
    await back(gateway, query, cookie);
    const log = gateway.logs.join('\n');
    for (const secret of ['secret-code-1', 'tie-1', 'canary-token']) expect(log).not.toContain(secret);
  });
});
