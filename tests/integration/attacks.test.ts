// Through both servers, with the limits of an installation: who guesses at somebody’s PIN from many networks does not shut
// them out, and no forged address opens a team that is restricted to its own network.
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestStack, startTestStack } from '../support/stack.ts';

const ALLOWED = '203.0.113.7';
const LIMITS = {
  PIN_ISSUES_PER_PLACE: '3',
  PIN_ISSUES_TO_STRANGERS: '10',
  PIN_ISSUES_PER_CLIENT: '60',
  PIN_GUESSES_PER_PLACE: '10',
  PIN_GUESSES_BY_STRANGERS: '30',
  PIN_GUESSES_PER_CLIENT: '300',
  SIGN_INS_PER_MINUTE: '1200',
};

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ ...LIMITS, TRUSTED_PROXIES: '127.0.0.1', FORTRESS_ALLOWED_ADDRESS: ALLOWED });
});
afterAll(() => stack.stop());

const ISSUE = 'mutation ($email: String!) { pinIssue(input: { email: $email }) { login userErrors { code } } }';
const GUESS =
  'mutation ($login: String!, $pin: String!) { pinAuthenticate(input: { login: $login, pin: $pin }) { guid token userErrors { code } } }';

/** A browser at an address, which keeps its cookies. */
function browserAt(address: string) {
  let cookie = '';
  const ask = async (query: string, variables: Record<string, string>) => {
    const headers = { 'x-forwarded-for': address, ...(cookie === '' ? {} : { cookie }) };
    const answer = await stack.ask(query, variables, headers);
    const set = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    return answer.data;
  };
  const issue = async (email: string): Promise<string | null> => (await ask(ISSUE, { email })).pinIssue.login;
  const guess = async (login: string, pin: string) => (await ask(GUESS, { login, pin })).pinAuthenticate;
  return { issue, guess };
}

type Browser = ReturnType<typeof browserAt>;

async function signIn({ issue, guess }: Browser, email: string): Promise<string | null> {
  const login = await issue(email);
  if (login === null) return null;
  return (await guess(login, await stack.dev.pinOf(email))).guid;
}

describe('a PIN that others guess at', () => {
  test('is guessed at thirty times by eight networks, and its owner signs in all the while', async () => {
    const email = 'admin@orbit.example';
    const owner = browserAt('192.0.2.1');
    expect(await signIn(owner, email)).toBe('orbit-0001');
    let guesses = 0;
    for (let network = 1; network <= 8; network += 1) {
      const attacker = browserAt(`198.51.100.${network}`);
      const login = await attacker.issue(email);
      if (login === null) continue;
      const pin = await stack.dev.pinOf(email);
      // All at once, and as many as a PIN takes.
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, at) =>
          attacker.guess(login, `${(Number(pin) + 1 + at) % 1_000_000}`.padStart(6, '0')),
        ),
      );
      guesses += answers.filter(({ userErrors }) => userErrors[0]?.code === 'INVALID').length;
      expect(answers.every(({ token }) => token === null)).toBe(true);
      await stack.dev.advance(11_000);
      expect(await signIn(owner, email)).toBe('orbit-0001');
    }
    expect(guesses).toBe(30);
    expect(await signIn(browserAt('192.0.2.99'), email)).toBeNull();
    // Redis has a clock of its own.
    if (process.env['TEST_REDIS_URL'] !== undefined) return;
    await stack.dev.advance(24 * 60 * 60_000);
    expect(await signIn(browserAt('192.0.2.99'), email)).toBe('orbit-0001');
  });

  test('that the owner was sent is theirs: others can neither use it up nor replace it', async () => {
    const email = 'admin@seedling.example';
    const owner = browserAt('192.0.2.1');
    const login = await owner.issue(email);
    const pin = await stack.dev.pinOf(email);
    const attacker = browserAt('198.51.100.1');
    const theirs = await attacker.issue(email);
    for (let guess = 0; guess < 6; guess += 1) await attacker.guess(String(theirs), '000000');
    expect((await attacker.guess(String(theirs), pin)).token).toBeNull();
    expect((await owner.guess(String(login), pin)).guid).toBe('seedling-0001');
  });
});

describe('a team that is restricted to its network', () => {
  const NAME = '{ viewer { team { name } } }';
  let bearer: string;
  beforeAll(async () => {
    const { guid, token } = await stack.signIn('admin@fortress.example');
    bearer = `Bearer ${guid}:${token}`;
  });

  /** Asks from an address of this machine: the first is the trusted proxy, every other is a stranger. */
  const codeFrom = (localAddress: string, headers: Record<string, string>) =>
    new Promise<string | undefined>((resolve, reject) => {
      const asked = request(`${stack.url}/graphql`, {
        method: 'POST',
        localAddress,
        headers: { 'content-type': 'application/json', authorization: bearer, ...headers },
      });
      asked.on('error', reject);
      asked.on('response', (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => resolve(/"code":"([A-Z_]+)"/.exec(text)?.[1]));
      });
      asked.end(JSON.stringify({ query: NAME }));
    });

  test.each([ALLOWED, `::ffff:${ALLOWED}`, `${ALLOWED}:4711`, `10.1.1.1, ${ALLOWED}`])(
    'lets in whom the trusted proxy saw there: %s',
    async (forwarded) => {
      expect(await codeFrom('127.0.0.1', { 'x-forwarded-for': forwarded })).toBeUndefined();
    },
  );

  test.each([
    { 'x-forwarded-for': `${ALLOWED}, 198.51.100.1` },
    { 'x-forwarded-for': `${ALLOWED}, ${ALLOWED}, 198.51.100.1` },
    { 'x-forwarded-for': 'unknown', forwarded: `for=${ALLOWED}` },
    { 'x-forwarded-for': `${ALLOWED} , evil` },
    { forwarded: `for=${ALLOWED}`, 'x-real-ip': ALLOWED, 'x-client-address': ALLOWED, 'true-client-ip': ALLOWED },
    {},
  ])('and nobody else behind it: %j', async (headers) => {
    expect(await codeFrom('127.0.0.1', headers)).toBe('IP_RESTRICTED');
  });

  test.each([
    { 'x-forwarded-for': ALLOWED },
    { 'x-forwarded-for': `${ALLOWED}, 127.0.0.1` },
    { 'x-client-address': ALLOWED, 'x-real-ip': ALLOWED, forwarded: `for=${ALLOWED}` },
  ])('nor whoever is no trusted proxy: %j', async (headers) => {
    expect(await codeFrom('127.0.0.3', headers)).toBe('IP_RESTRICTED');
  });
});
