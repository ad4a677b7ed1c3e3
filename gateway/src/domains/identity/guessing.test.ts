// Whoever attacks an account from elsewhere: neither gets further than the limits, nor takes its owner's way in.
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { describe, expect, test } from 'vitest';
import { cookiesOf } from '../../testing/browserCookie.ts';
import { Refused, type StubCall } from '../../testing/stubCall.ts';
import { GOOD_PIN } from '../../testing/stubTeam.ts';
import { type TestGateway, testGateway } from '../../testing/testGateway.ts';

const ADDRESS = 'admin@orbit.example';
const ISSUE = `mutation ($email: String!) { pinIssue(input: { email: $email }) { login userErrors { code retryAfterSeconds } } }`;
const GUESS = `mutation ($login: String!, $pin: String!) { pinAuthenticate(input: { login: $login, pin: $pin }) {
  guid userErrors { code retryAfterSeconds } } }`;

type Payload = {
  login?: string | null;
  guid?: string | null;
  userErrors: { code: string; retryAfterSeconds: number | null }[];
};
type Body = {
  data?: { pinIssue?: Payload; pinAuthenticate?: Payload };
  errors?: { extensions: { code: string } }[];
};

const start = (env: Record<string, string> = {}) => testGateway({ env: { TRUSTED_PROXIES: '127.0.0.1', ...env } });

/** Somebody at an address, with the cookies of a browser where they have one. */
function person({ send }: TestGateway, address: string) {
  let cookie = '';
  const ask = async (query: string, variables: Record<string, string>) => {
    const headers = { 'x-forwarded-for': address, ...(cookie === '' ? {} : { cookie }) };
    const answer = await send({ query, variables }, { as: null, headers });
    if (answer.headers.getSetCookie().length > 0) cookie = cookiesOf(answer);
    return (await answer.json()) as Body;
  };
  const issue = async (email = ADDRESS) => (await ask(ISSUE, { email })).data?.pinIssue;
  const guess = async (login: string, pin = '000000') => (await ask(GUESS, { login, pin })).data?.pinAuthenticate;
  return {
    ask,
    issue,
    guess,
    async signIn(email = ADDRESS) {
      const issued = await issue(email);
      return guess(String(issued?.login), GOOD_PIN);
    },
  };
}
const HALF_A_DAY = 12 * 60 * 60_000;
const codes = (payload: Payload | undefined) => payload?.userErrors.map(({ code }) => code);

describe('an account under attack', () => {
  test('lets its owner in by a browser that they used before, whatever strangers use up', async () => {
    const gateway = await start({
      PIN_ISSUES_TO_STRANGERS: '4',
      PIN_GUESSES_BY_STRANGERS: '5',
      SIGN_INS_PER_MINUTE: '30',
    });
    const owner = person(gateway, '192.0.2.1');
    expect((await owner.signIn())?.guid).toBe('orbit-0000');
    // Everything that there is: PINs of the account, guesses at it, and sign-in steps of all.
    for (let network = 1; network <= 10; network += 1) {
      const attacker = person(gateway, `198.51.100.${network}`);
      const issued = await attacker.issue();
      const login = issued?.login;
      if (login) for (let i = 0; i < 4; i += 1) await attacker.guess(login);
      await attacker.issue(`nobody${network}@orbit.example`);
    }
    const stranger = person(gateway, '203.0.113.9');
    expect(codes(await stranger.issue()) ?? ['RATE_LIMITED']).not.toEqual([]);
    expect((await owner.signIn())?.guid).toBe('orbit-0000');
    expect(gateway.stub.calls.filter(({ name }) => name === 'identity.issuePin').at(-1)?.body).toMatchObject({
      isKnownPlace: true,
    });
  });

  test('lets its owner in from a network of their own, while the attack comes from another', async () => {
    const gateway = await start({ SIGN_INS_PER_MINUTE: '60' });
    const attacker = person(gateway, '198.51.100.7');
    const issued = await Promise.all(Array.from({ length: 20 }, () => attacker.issue()));
    const logins = issued.flatMap((one) => (one?.login ? [one.login] : []));
    expect(logins).toHaveLength(3);
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => attacker.guess(String(logins[i % 3]), `00000${i % 10}`)),
    );
    expect(guesses.filter((one) => codes(one)?.[0] === 'INVALID')).toHaveLength(10);
    expect(gateway.stub.count('identity.authenticate')).toBe(10);
    expect((await person(gateway, '192.0.2.1').signIn())?.guid).toBe('orbit-0000');
  });

  test('is guessed at by strangers thirty times a day, from however many networks', async () => {
    const gateway = await start();
    let guessed = 0;
    for (let network = 1; network <= 10; network += 1) {
      const attacker = person(gateway, `198.51.100.${network}`);
      const issued = await attacker.issue();
      for (let i = 0; i < 8; i += 1)
        if (issued?.login && codes(await attacker.guess(issued.login))?.[0] === 'INVALID') guessed += 1;
    }
    expect(guessed).toBe(30);
  });

  test('a browser that is known to another account is a stranger to this one', async () => {
    const gateway = await start({ PIN_ISSUES_TO_STRANGERS: '1' });
    const colleague = person(gateway, '192.0.2.1');
    await colleague.signIn('member@orbit.example');
    expect(codes(await colleague.issue())).toEqual([]);
    expect(codes(await person(gateway, '192.0.2.2').issue())).toEqual(['LIMIT_REACHED']);
  });

  test('a browser’s cookie that was made up, or is another’s session, makes nobody known', async () => {
    const gateway = await start({ PIN_ISSUES_TO_STRANGERS: '1' });
    const login = await gateway.send({ query: ISSUE, variables: { email: ADDRESS } }, { as: null });
    const issued = ((await login.json()) as Body).data?.pinIssue?.login;
    const answer = await gateway.send(
      { query: GUESS, variables: { login: String(issued), pin: GOOD_PIN } },
      { as: null },
    );
    const session = /__Host-muster=([^;]+)/.exec(cookiesOf(answer))?.[1];
    await person(gateway, '192.0.2.9').issue();
    for (const made of ['x', session, issued]) {
      const refused = await gateway.send(
        { query: ISSUE, variables: { email: ADDRESS } },
        { as: null, headers: { cookie: `__Host-muster-known=${made}`, 'x-forwarded-for': '192.0.2.77' } },
      );
      expect(codes(((await refused.json()) as Body).data?.pinIssue)).toEqual(['LIMIT_REACHED']);
    }
  });
});

describe('an attacker', () => {
  test('with a whole IPv6 network is one client', async () => {
    const gateway = await start();
    const issued = await Promise.all(
      Array.from({ length: 12 }, (_, i) => person(gateway, `2001:db8:7:7::${i + 1}`).issue()),
    );
    expect(issued.filter((one) => one?.login)).toHaveLength(3);
  });

  test('at one address does not use up what all sign in by', async () => {
    const gateway = await start({ PIN_ISSUES_PER_CLIENT: '5', SIGN_INS_PER_MINUTE: '8' });
    const attacker = person(gateway, '198.51.100.7');
    for (let i = 0; i < 20; i += 1) await attacker.issue(`nobody${i}@orbit.example`);
    expect((await person(gateway, '192.0.2.1').signIn())?.guid).toBe('orbit-0000');
  });

  test('who sends one handle from many networks does not either', async () => {
    const gateway = await start({ SIGN_INS_PER_MINUTE: '20' });
    const login = String((await person(gateway, '198.51.100.1').issue())?.login);
    for (let i = 0; i < 50; i += 1) await person(gateway, `198.51.100.${(i % 5) + 1}`).guess(login);
    expect(gateway.stub.count('identity.authenticate')).toBe(10);
    expect((await person(gateway, '192.0.2.1').signIn('member@orbit.example'))?.guid).toBe('orbit-0001');
  });

  test('who forges forwarding headers past no trusted proxy stays one client', async () => {
    const gateway = await testGateway({ env: { PIN_ISSUES_PER_CLIENT: '2' } });
    const issue = async (address: string) => {
      const headers = {
        'x-forwarded-for': address,
        forwarded: `for=${address}`,
        'x-real-ip': address,
        'x-client-address': address,
        'true-client-ip': address,
      };
      const { data } = await gateway.ask(ISSUE, { email: ADDRESS }, { as: null, headers });
      return codes((data as Body['data'])?.pinIssue);
    };
    expect([await issue('192.0.2.1'), await issue('192.0.2.2'), await issue('192.0.2.3')]).toEqual([
      [],
      [],
      ['LIMIT_REACHED'],
    ]);
  });
});

describe('what counts as a guess', () => {
  const ONE = { PIN_GUESSES_PER_PLACE: '1', PIN_GUESSES_BY_STRANGERS: '1' };

  test.each([
    ['the service is away', new Refused(500, 'internal')],
    ['the service has no time', new Refused(429, 'too_many')],
    ['the PIN is expired', new Refused(400, 'pin_expired')],
    ['nothing is left to guess at', new Refused(429, 'pin_attempts_exhausted')],
    ['they have to come by Google', new Refused(403, 'google_sign_in_required')],
  ])('nothing where %s', async (_why, answer) => {
    const gateway = await start(ONE);
    const owner = person(gateway, '192.0.2.1');
    const login = String((await owner.issue())?.login);
    gateway.stub.on('identity.authenticate', () => answer);
    for (let i = 0; i < 3; i += 1) await owner.guess(login);
    gateway.stub.on('identity.authenticate', (_call, _reply, usual) => usual());
    expect((await owner.guess(login, GOOD_PIN))?.guid).toBe('orbit-0000');
  });

  test.each([
    ['the PIN is wrong', () => new Refused(400, 'pin_incorrect')],
    ['nobody knows whether it was', (_call: StubCall, reply: FastifyReply) => void reply.raw.destroy()],
  ])('one, where %s', async (_why, answer) => {
    const gateway = await start(ONE);
    const owner = person(gateway, '192.0.2.1');
    const login = String((await owner.issue())?.login);
    gateway.stub.on('identity.authenticate', answer);
    for (let i = 0; i < 3; i += 1) await owner.guess(login);
    expect(gateway.stub.count('identity.authenticate')).toBe(1);
  });

  test('nothing where the limit over everybody is used up', async () => {
    const gateway = await start({ ...ONE, SIGN_INS_PER_MINUTE: '1' });
    const owner = person(gateway, '192.0.2.1');
    const login = String((await owner.issue())?.login);
    expect(await owner.guess(login)).toBeUndefined();
    gateway.clock.advance(60_000);
    expect((await owner.guess(login, GOOD_PIN))?.guid).toBe('orbit-0000');
  });

  test('nothing of a place’s own where strangers have used up theirs', async () => {
    const gateway = await start(ONE);
    const [owner, stranger] = [person(gateway, '192.0.2.1'), person(gateway, '198.51.100.1')];
    await stranger.guess(String((await stranger.issue())?.login));
    gateway.clock.advance(HALF_A_DAY);
    expect(codes(await owner.signIn())).toEqual(['LIMIT_REACHED']);
    gateway.clock.advance(HALF_A_DAY);
    expect((await owner.signIn())?.guid).toBe('orbit-0000');
  });

  test('a right one gives back itself and none of the wrong ones', async () => {
    const gateway = await start({ PIN_GUESSES_PER_PLACE: '2' });
    const owner = person(gateway, '192.0.2.1');
    const guessThenSignIn = async () => {
      const login = String((await owner.issue())?.login);
      return [codes(await owner.guess(login)), codes(await owner.guess(login, GOOD_PIN))];
    };
    expect(await guessThenSignIn()).toEqual([['INVALID'], []]);
    // From then on they are known, at a place of their own.
    expect(await guessThenSignIn()).toEqual([['INVALID'], []]);
    expect(await guessThenSignIn()).toEqual([['INVALID'], ['LIMIT_REACHED']]);
  });
});

test('a guess names the PIN that it is at; a right one counts as none', async () => {
  const gateway = await start({ PIN_GUESSES_PER_PLACE: '2', PIN_GUESSES_BY_STRANGERS: '2' });
  const owner = person(gateway, '192.0.2.1');
  for (let i = 0; i < 5; i += 1) expect((await owner.signIn())?.guid).toBe('orbit-0000');
  expect(gateway.stub.calls.find(({ name }) => name === 'identity.authenticate')?.body).toEqual({
    guid: 'orbit-0000',
    pin: GOOD_PIN,
    pinId: 'pin-1',
  });
});

const VARIABLES = { pin: '000000' };
const FIELD = (pin = '$pin') => `pinAuthenticate(input: { login: $login, pin: ${pin} }) { guid }`;

describe('one request is one guess', () => {
  test.each([
    ['by aliases', `mutation ($login: String!, $pin: String!) { a: ${FIELD()} b: ${FIELD('"000001"')} }`],
    [
      'by fragments',
      `mutation ($login: String!, $pin: String!) { ...A ...B } fragment A on Mutation { a: ${FIELD()} } fragment B on Mutation { b: ${FIELD('"000001"')} }`,
    ],
    [
      'by a fragment within a fragment',
      `mutation ($login: String!, $pin: String!) { ...A b: ${FIELD()} } fragment A on Mutation { ... on Mutation { ...C } } fragment C on Mutation { c: ${FIELD('"000001"')} }`,
    ],
    [
      'by conditions',
      `mutation ($login: String!, $pin: String!, $no: Boolean = false) { ... @skip(if: $no) { a: ${FIELD()} } ... @include(if: true) { b: ${FIELD('"000001"')} } }`,
    ],
    [
      'with the step before in it',
      `mutation ($login: String!, $pin: String!) { i: pinIssue(input: { email: "${ADDRESS}" }) { login } a: ${FIELD()} }`,
    ],
  ])('%s: refused before any guess', async (_way, query) => {
    const gateway = await testGateway();
    const login = String((await person(gateway, '').issue())?.login);
    const { errors } = await gateway.ask(query, { ...VARIABLES, login }, { as: null });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(gateway.stub.count('identity.authenticate')).toBe(0);
  });

  test.each([
    ['a batch', (body: object) => [body, body]],
    [
      'two operations without a name',
      ({ query, ...rest }: { query: string }) => ({
        ...rest,
        query: `${query} ${query.replace('A(', 'B(')}`,
      }),
    ],
  ])('%s: none at all', async (_way, bodyOf) => {
    const gateway = await testGateway();
    const login = String((await person(gateway, '').issue())?.login);
    const query = `mutation A($login: String!, $pin: String!) { ${FIELD()} }`;
    const answer = await gateway.send(bodyOf({ query, ...{ variables: { ...VARIABLES, login } } }), { as: null });
    const { errors } = (await answer.json()) as Body;
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(gateway.stub.count('identity.authenticate')).toBe(0);
  });

  test('of several operations in a document the named one runs', async () => {
    const gateway = await testGateway();
    const login = String((await person(gateway, '').issue())?.login);
    const query = `mutation A($login: String!, $pin: String!) { ${FIELD()} } mutation B($login: String!, $pin: String!) { ${FIELD()} }`;
    await gateway.send({ query, operationName: 'B', variables: { ...VARIABLES, login } }, { as: null });
    expect(gateway.stub.count('identity.authenticate')).toBe(1);
  });

  test('a document that is known by its hash is counted like any other', async () => {
    const gateway = await testGateway({ env: { PIN_GUESSES_PER_PLACE: '2' } });
    const login = String((await person(gateway, '').issue())?.login);
    const sha256Hash = createHash('sha256').update(GUESS).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const variables = { ...VARIABLES, login };
    await gateway.send({ query: GUESS, extensions, variables }, { as: null });
    for (let i = 0; i < 4; i += 1) await gateway.send({ extensions, variables }, { as: null });
    expect(gateway.stub.count('identity.authenticate')).toBe(2);
  });

  test('a GET makes no guess, and a multipart request one', async () => {
    const gateway = await testGateway();
    const login = String((await person(gateway, '').issue())?.login);
    const url = new URL(`${gateway.url}/graphql`);
    url.searchParams.set('query', GUESS);
    url.searchParams.set('variables', JSON.stringify({ ...VARIABLES, login }));
    const got = await fetch(url, { headers: { 'apollo-require-preflight': '1' } });
    expect(got.status).toBe(405);
    expect(gateway.stub.count('identity.authenticate')).toBe(0);
    const body = new FormData();
    const query = `mutation ($login: String!, $pin: String!, $file: Upload) { ${FIELD()} }`;
    body.set('operations', JSON.stringify({ query, variables: { ...VARIABLES, login, file: null } }));
    body.set('map', JSON.stringify({ 0: ['variables.file'] }));
    body.set('0', new Blob(['x']), 'x');
    await fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { 'apollo-require-preflight': '1' }, body });
    expect(gateway.stub.count('identity.authenticate')).toBeLessThanOrEqual(1);
  });
});
