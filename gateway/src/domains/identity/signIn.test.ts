import { describe, expect, test } from 'vitest';
import { ADMIN_TOKEN, GOOD_PIN, personAt, profileOf, stubTeam } from '../../testing/stubTeam.ts';
import { Refused } from '../../testing/stubCall.ts';
import { type TestGateway, testGateway } from '../../testing/testGateway.ts';

const ISSUE = `mutation Issue($email: String!, $key: String) { pinIssue(input: { email: $email, idempotencyKey: $key }) {
  login userErrors { code field retryAfterSeconds } } }`;
const AUTHENTICATE = `mutation Authenticate($login: String!, $pin: String!) { pinAuthenticate(input: { login: $login, pin: $pin }) {
  token guid viewer { guid email team { name } } userErrors { code field retryAfterSeconds } } }`;

type UserErrors = { code: string; field: string[] | null; retryAfterSeconds: number | null }[];
type Issued = { pinIssue: { login: string | null; userErrors: UserErrors } };
type Authenticated = {
  pinAuthenticate: { token: string | null; guid: string | null; viewer: unknown; userErrors: UserErrors };
};

const anonymous = { as: null };
const ADDRESS = 'admin@orbit.example';

async function issue({ ask }: TestGateway, email = ADDRESS) {
  const { data, errors } = await ask(ISSUE, { email }, anonymous);
  expect(errors).toBeUndefined();
  return (data as Issued).pinIssue;
}

async function authenticate({ ask }: TestGateway, login: string, pin: string) {
  const { data, errors } = await ask(AUTHENTICATE, { login, pin }, anonymous);
  expect(errors).toBeUndefined();
  return (data as Authenticated).pinAuthenticate;
}

const loginOf = async (gateway: TestGateway, email = ADDRESS) => String((await issue(gateway, email)).login);
const onlyError = ({ userErrors }: { userErrors: UserErrors }) => {
  expect(userErrors).toHaveLength(1);
  return [userErrors[0]?.code, userErrors[0]?.field?.join('.')];
};

describe('asking for a PIN', () => {
  test('looks up the domain, then the address, then has the PIN mailed; the handle tells nothing', async () => {
    const gateway = await testGateway();
    const { login, userErrors } = await issue(gateway, '  Admin@Orbit.example ');
    expect(userErrors).toEqual([]);
    expect(gateway.stub.names()).toEqual(['identity.domainProperties', 'identity.publicProfile', 'identity.issuePin']);
    expect(gateway.stub.calls[2]?.body).toEqual({
      email: ADDRESS,
      place: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      isKnownPlace: false,
    });
    expect(login).not.toContain('orbit');
    expect(Buffer.from(String(login), 'base64url').toString('latin1')).not.toContain('orbit-0000');
  });

  test.each([
    'no-at-sign',
    '@orbit.example',
    'a@b',
    'a b@orbit.example',
    `${'a'.repeat(65)}@orbit.example`,
    `a@${'b'.repeat(250)}.example`,
    'a@orbit.example\r\nX-Evil: 1',
    '<script>@orbit.example',
    '',
  ])('%j is not an address: INVALID without a call', async (email) => {
    const gateway = await testGateway();
    expect(onlyError(await issue(gateway, email))).toEqual(['INVALID', 'email']);
    expect(gateway.stub.calls).toEqual([]);
  });

  test('a free domain’s answer comes before everything else', async () => {
    const gateway = await testGateway();
    gateway.stub.on('identity.publicProfile', () => new Refused(404, 'panel_not_enabled'));
    expect(onlyError(await issue(gateway, 'somebody@gmail.com'))).toEqual(['FREE_EMAIL_DOMAIN', 'email']);
    expect(gateway.stub.names()).toEqual(['identity.domainProperties']);
  });

  test('a domain without the console', async () => {
    expect(onlyError(await issue(await testGateway(), 'a@unknown.example'))).toEqual(['PANEL_NOT_ENABLED', 'email']);
  });

  test('an address whose profile lookup finds no console', async () => {
    const gateway = await testGateway();
    gateway.stub.on('identity.publicProfile', () => new Refused(404, 'panel_not_enabled'));
    expect(onlyError(await issue(gateway))).toEqual(['PANEL_NOT_ENABLED', 'email']);
  });

  test('an address that nobody has', async () => {
    expect(onlyError(await issue(await testGateway(), 'nobody@orbit.example'))).toEqual(['NOT_FOUND', 'email']);
  });

  test('within the upstream’s pause: LIMIT_REACHED with the wait, and the try is not counted', async () => {
    const gateway = await testGateway();
    gateway.stub.on('identity.issuePin', () => new Refused(429, 'pin_paused', 8_500));
    for (let i = 0; i < 5; i += 1) {
      const { userErrors } = await issue(gateway);
      expect(userErrors).toEqual([{ code: 'LIMIT_REACHED', field: ['email'], retryAfterSeconds: 9 }]);
    }
    expect(gateway.stub.count('identity.issuePin')).toBe(5);
  });

  test('three times in 15 minutes for an address; the fourth has to wait for the rest of them', async () => {
    const gateway = await testGateway();
    for (let i = 0; i < 3; i += 1) expect((await issue(gateway)).userErrors).toEqual([]);
    gateway.clock.advance(60_000);
    expect((await issue(gateway)).userErrors).toEqual([
      { code: 'LIMIT_REACHED', field: ['email'], retryAfterSeconds: 14 * 60 },
    ]);
    expect((await issue(gateway, 'member@orbit.example')).userErrors).toEqual([]);
    gateway.clock.advance(14 * 60_000);
    expect((await issue(gateway)).userErrors).toEqual([]);
  });

  test('a successful sign-in gives the address its three back', async () => {
    const gateway = await testGateway();
    await issue(gateway);
    await issue(gateway);
    await authenticate(gateway, await loginOf(gateway), GOOD_PIN);
    expect((await issue(gateway)).userErrors).toEqual([]);
  });

  test('sixty times from one client address', async () => {
    const gateway = await testGateway({ env: { PIN_ISSUES_PER_CLIENT: '2' } });
    await issue(gateway);
    await issue(gateway, 'member@orbit.example');
    expect(onlyError(await issue(gateway, 'person2@orbit.example'))).toEqual(['LIMIT_REACHED', 'email']);
  });

  test('beyond the limit over everybody: RATE_LIMITED at the top', async () => {
    const gateway = await testGateway({ env: { SIGN_INS_PER_MINUTE: '1' } });
    await issue(gateway);
    const { errors } = await gateway.ask(ISSUE, { email: ADDRESS }, anonymous);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryable: true, retryAfter: 60 });
  });

  test('the idempotency key goes along; one that was used otherwise is told', async () => {
    const gateway = await testGateway();
    await gateway.ask(ISSUE, { email: ADDRESS, key: 'key-1' }, anonymous);
    expect(gateway.stub.calls[2]?.headers['idempotency-key']).toBe('key-1');
    gateway.stub.on('identity.issuePin', () => new Refused(409, 'idempotency_key_reused'));
    expect(onlyError(await issue(gateway))).toEqual(['KEY_REUSED', 'idempotencyKey']);
  });
});

describe('giving the PIN', () => {
  test('answers token, guid and viewer, and sets the session cookie', async () => {
    const gateway = await testGateway();
    const login = await loginOf(gateway);
    const answer = await gateway.send({ query: AUTHENTICATE, variables: { login, pin: ' 123 456 ' } }, anonymous);
    expect(await answer.json()).toEqual({
      data: {
        pinAuthenticate: {
          token: ADMIN_TOKEN,
          guid: 'orbit-0000',
          viewer: { guid: 'orbit-0000', email: ADDRESS, team: { name: 'Orbit' } },
          userErrors: [],
        },
      },
    });
    const cookies = answer.headers.getSetCookie();
    const session = cookies.find((one) => one.startsWith('__Host-muster='));
    expect(session).toMatch(/; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(session).not.toContain(ADMIN_TOKEN);
    expect(cookies.find((one) => one.startsWith('__Host-muster-client='))).toMatch(
      /^__Host-muster-client=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('the cookie is an identity for 90 days, and not a second longer', async () => {
    const gateway = await testGateway();
    const login = await loginOf(gateway);
    const answer = await gateway.send({ query: AUTHENTICATE, variables: { login, pin: GOOD_PIN } }, anonymous);
    const cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const whoAmI = () => gateway.ask('{ viewer { email } }', {}, { as: null, headers: { cookie } });
    expect(await whoAmI()).toEqual({ data: { viewer: { email: ADDRESS } } });
    gateway.clock.advance(90 * 86_400_000 - 1_000);
    expect((await whoAmI()).errors).toBeUndefined();
    gateway.clock.advance(2_000);
    expect((await whoAmI()).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('a tampered cookie is nobody', async () => {
    const gateway = await testGateway();
    const headers = { cookie: '__Host-muster=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..aaaa.bbbb.cccc' };
    const { errors } = await gateway.ask('{ viewer { email } }', {}, { as: null, headers });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(gateway.stub.calls).toEqual([]);
  });

  test('over plain http elsewhere the cookie has a plain name, and the log warns once', async () => {
    const gateway = await testGateway({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const headers = { 'x-forwarded-host': 'console.example', 'x-forwarded-proto': 'http' };
    const login = await loginOf(gateway);
    const sign = () =>
      gateway.send({ query: AUTHENTICATE, variables: { login, pin: GOOD_PIN } }, { as: null, headers });
    const cookies = (await sign()).headers.getSetCookie();
    await sign();
    expect(cookies.some((one) => /^muster=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/.test(one))).toBe(
      true,
    );
    expect(gateway.logs.filter((line) => line.includes('plain http'))).toHaveLength(1);
  });

  test('over https it is Secure and bound to the host', async () => {
    const gateway = await testGateway({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const headers = { 'x-forwarded-host': 'console.example', 'x-forwarded-proto': 'https' };
    const login = await loginOf(gateway);
    const answer = await gateway.send(
      { query: AUTHENTICATE, variables: { login, pin: GOOD_PIN } },
      { as: null, headers },
    );
    expect(answer.headers.getSetCookie().some((one) => one.startsWith('__Host-muster='))).toBe(true);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
  });

  test.each(['12345', '1234567', 'abcdef', '12345a', '', '１２３４５６', '9'.repeat(100)])(
    '%j is no PIN: INVALID without a call, and no guess is counted',
    async (pin) => {
      const gateway = await testGateway({ env: { PIN_GUESSES_BY_STRANGERS: '1' } });
      const login = await loginOf(gateway);
      expect(onlyError(await authenticate(gateway, login, pin))).toEqual(['INVALID', 'pin']);
      expect(gateway.stub.count('identity.authenticate')).toBe(0);
      expect((await authenticate(gateway, login, GOOD_PIN)).userErrors).toEqual([]);
    },
  );

  test.each([
    [new Refused(400, 'pin_incorrect'), 'INVALID'],
    [new Refused(400, 'invalid_request'), 'INVALID'],
    [new Refused(400, 'pin_expired'), 'EXPIRED'],
    [new Refused(429, 'pin_attempts_exhausted'), 'LIMIT_REACHED'],
  ])('a refusal of the upstream: %o', async (refusal, code) => {
    const gateway = await testGateway();
    gateway.stub.on('identity.authenticate', () => refusal);
    const payload = await authenticate(gateway, await loginOf(gateway), '000000');
    expect(onlyError(payload)).toEqual([code, 'pin']);
    expect(payload).toMatchObject({ token: null, guid: null, viewer: null });
  });

  test('a handle lives for ten minutes', async () => {
    const gateway = await testGateway();
    const login = await loginOf(gateway);
    gateway.clock.advance(10 * 60_000 + 1_000);
    expect(onlyError(await authenticate(gateway, login, GOOD_PIN))).toEqual(['EXPIRED', 'pin']);
    expect(gateway.stub.count('identity.authenticate')).toBe(0);
  });

  test.each(['', 'handle', 'a.b.c.d.e', 'x'.repeat(10_000)])('%j is no handle', async (login) => {
    expect(onlyError(await authenticate(await testGateway(), login, GOOD_PIN))).toEqual(['INVALID', 'login']);
  });

  test('thirty guesses a day for an account, whichever handle they use', async () => {
    const gateway = await testGateway({ env: { PIN_GUESSES_BY_STRANGERS: '3', PIN_ISSUES_PER_PLACE: '100' } });
    for (let i = 0; i < 3; i += 1) await authenticate(gateway, await loginOf(gateway), '000000');
    const login = await loginOf(gateway);
    const refused = await authenticate(gateway, login, GOOD_PIN);
    expect(refused.userErrors).toEqual([{ code: 'LIMIT_REACHED', field: ['pin'], retryAfterSeconds: 86_400 }]);
    expect(gateway.stub.count('identity.authenticate')).toBe(3);
    gateway.clock.advance(86_400_000);
    expect((await authenticate(gateway, await loginOf(gateway), GOOD_PIN)).userErrors).toEqual([]);
  });

  test('fifteen aliases are not fifteen guesses: one authentication field per operation', async () => {
    const gateway = await testGateway();
    const login = await loginOf(gateway);
    const guesses = Array.from(
      { length: 15 },
      (_, i) => `g${i}: pinAuthenticate(input: { login: "${login}", pin: "00000${i % 10}" }) { guid }`,
    );
    const { errors } = await gateway.ask(`mutation { ${guesses.join(' ')} }`, {}, anonymous);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(gateway.stub.count('identity.authenticate')).toBe(0);
  });
});

describe('who may ask what', () => {
  test.each([
    '{ viewer { guid } }',
    '{ node(id: "x") { id } }',
    'mutation { eventsPublish(input: { events: [] }) { publishedCount } }',
    '{ __typename viewer { guid } }',
    'query { ...V } fragment V on Query { viewer { guid } }',
  ])('nobody signed in: %s is UNAUTHENTICATED before any call', async (query) => {
    const gateway = await testGateway();
    const answer = await gateway.send({ query }, anonymous);
    expect(answer.status).toBe(401);
    const { errors, data } = (await answer.json()) as { errors: { extensions: object }[]; data?: unknown };
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', retryable: false });
    expect(data).toBeUndefined();
    expect(gateway.stub.calls).toEqual([]);
  });

  test.each(['{ __typename }', '{ __schema { queryType { name } } }', 'mutation { signOut { userErrors { code } } }'])(
    'nobody signed in: %s is open',
    async (query) => {
      expect((await (await testGateway()).ask(query, {}, anonymous)).errors).toBeUndefined();
    },
  );

  test.each([
    'Bearer',
    'Bearer x',
    'Basic YTpi',
    'Bearer orbit-0000:short',
    `Bearer ../..:${ADMIN_TOKEN}`,
    `Bearer orbit-0000:${ADMIN_TOKEN}%0a`,
  ])('Authorization: %s is nobody', async (as) => {
    const gateway = await testGateway();
    expect((await gateway.ask('{ viewer { guid } }', {}, { as })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(gateway.stub.calls).toEqual([]);
  });
});

describe('the end of a session', () => {
  async function signedIn(gateway: TestGateway) {
    const login = await loginOf(gateway);
    const answer = await gateway.send({ query: AUTHENTICATE, variables: { login, pin: GOOD_PIN } }, anonymous);
    return answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
  }
  const clears = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .some((one) => one.startsWith('__Host-muster=;') && /Max-Age=0|Expires=Thu, 01 Jan 1970/.test(one));
  const SIGN_OUT = { query: 'mutation { signOut { userErrors { code } } }' };

  test('signing out ends it upstream and clears the cookie', async () => {
    const gateway = await testGateway();
    const cookie = await signedIn(gateway);
    const answer = await gateway.send(SIGN_OUT, { as: null, headers: { cookie } });
    expect(clears(answer)).toBe(true);
    expect(gateway.stub.calls.at(-1)).toMatchObject({ name: 'identity.signOut', body: { token: ADMIN_TOKEN } });
    expect(await answer.json()).toEqual({ data: { signOut: { userErrors: [] } } });
  });

  test.each([new Refused(500, 'internal'), new Refused(401, 'invalid_token')])(
    'signing out clears the cookie whatever the upstream says: %o',
    async (refusal) => {
      const gateway = await testGateway();
      const cookie = await signedIn(gateway);
      gateway.stub.on('identity.signOut', () => refusal);
      const answer = await gateway.send(SIGN_OUT, { as: null, headers: { cookie } });
      expect(clears(answer)).toBe(true);
      const { data } = (await answer.json()) as { data: { signOut: { userErrors: unknown[] } } };
      expect(data.signOut.userErrors).toHaveLength(refusal.status === 401 ? 0 : 1);
    },
  );

  test('a token that the upstream no longer knows clears the cookie and is logged', async () => {
    const gateway = await testGateway();
    const cookie = await signedIn(gateway);
    gateway.stub.on('identity.fullProfile', () => new Refused(401, 'invalid_token'));
    const answer = await gateway.send({ query: '{ viewer { guid } }' }, { as: null, headers: { cookie } });
    expect(clears(answer)).toBe(true);
    expect(gateway.logs.some((line) => line.includes('"msg":"Invalid token"'))).toBe(true);
    const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test.each([
    [401, 'something_else', 'UNAUTHENTICATED', true],
    [403, 'forbidden_somehow', 'UNAUTHENTICATED', true],
    [401, 'unauthorized_ip', 'IP_RESTRICTED', false],
    [418, 'unauthorized_ip', 'IP_RESTRICTED', false],
    [403, 'actor_not_admin', 'FORBIDDEN', false],
  ])('%i %s is %s; whether the cookie goes: %s', async (status, code, expected, ends) => {
    const gateway = await testGateway();
    const cookie = await signedIn(gateway);
    gateway.stub.on('identity.fullProfile', () => new Refused(status, code));
    const answer = await gateway.send({ query: '{ viewer { guid } }' }, { as: null, headers: { cookie } });
    expect(clears(answer)).toBe(ends);
    const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe(expected);
  });
});

test('the language is kept and read afresh', async () => {
  const { ask, stub } = await testGateway();
  const team = stubTeam();
  let locale = 'en-us';
  stub.on('identity.fullProfile', () => ({ ...profileOf(team, personAt(team, 0)), locale }));
  stub.on('identity.updateLocale', ({ body }) => {
    locale = (body as { locale: string }).locale;
    return body;
  });
  const { data } = await ask(`mutation {
    before: viewerLocaleUpdate(input: { locale: EN_GB }) { viewer { locale } userErrors { code } }
    after: viewerLocaleUpdate(input: { locale: PT_BR }) { viewer { locale } userErrors { code } } }`);
  expect(data).toEqual({
    before: { viewer: { locale: 'EN_GB' }, userErrors: [] },
    after: { viewer: { locale: 'PT_BR' }, userErrors: [] },
  });
});
