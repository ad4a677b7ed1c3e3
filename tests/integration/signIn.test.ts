import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestStack, startTestStack } from '../support/stack.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const issue = async (email: string) => {
  const answer = await stack.ask(
    'mutation ($email: String!) { pinIssue(input: { email: $email }) { login userErrors { code field retryAfterSeconds } } }',
    { email },
  );
  return answer.data.pinIssue as {
    login: string | null;
    userErrors: { code: string; field: string[]; retryAfterSeconds: number | null }[];
  };
};

const tryPin = (login: string | null, pin: string, idempotencyKey: string | null = null) =>
  stack.ask(
    `mutation ($login: String!, $pin: String!, $idempotencyKey: String) {
      pinAuthenticate(input: { login: $login, pin: $pin, idempotencyKey: $idempotencyKey }) {
        token guid viewer { email role } userErrors { code field }
      }
    }`,
    { login, pin, idempotencyKey },
  );

const authenticate = async (...guess: Parameters<typeof tryPin>) => {
  const answer = await tryPin(...guess);
  return answer.data.pinAuthenticate as {
    token: string | null;
    guid: string | null;
    viewer: { email: string; role: string } | null;
    userErrors: { code: string; field: string[] }[];
  };
};

const wrong = (pin: string) => (pin === '000000' ? '111111' : '000000');
const error = (code: string, ...field: string[]) => [expect.objectContaining({ code, field })];

describe('the e-mail step', () => {
  test.each([
    ['someone@gmail.com', 'FREE_EMAIL_DOMAIN'],
    ['someone@unknown.example', 'PANEL_NOT_ENABLED'],
    ['nobody@orbit.example', 'NOT_FOUND'],
    ['', 'INVALID'],
    ['admin', 'INVALID'],
    ['admin@', 'INVALID'],
    ['@orbit.example', 'INVALID'],
    ['admin@@orbit.example', 'INVALID'],
    ['admin@orbit', 'INVALID'],
    ['admin@orbit..example', 'INVALID'],
    ['a b@orbit.example', 'INVALID'],
    ['admin@orbit.example\r\nBcc: x@y.example', 'INVALID'],
    [`${'a'.repeat(300)}@orbit.example`, 'INVALID'],
    ['<script>@orbit.example', 'INVALID'],
  ])('refuses %j with %s and mails nothing', async (email, code) => {
    const { login, userErrors } = await issue(email);
    expect(login).toBeNull();
    expect(userErrors).toEqual(error(code, 'email'));
  });

  test('takes an address in capitals and with spaces around it', async () => {
    expect((await issue('  ADMIN@Orbit.Example ')).userErrors).toEqual([]);
  });

  test('hands out a handle that does not show whose it is', async () => {
    const { login } = await issue('member@orbit.example');
    expect(login).not.toContain('orbit-');
    expect(Buffer.from(login ?? '', 'base64url').toString()).not.toContain('orbit-');
  });

  test('pauses between two PINs of one account', async () => {
    await issue('guest@orbit.example');
    const { userErrors } = await issue('guest@orbit.example');
    expect(userErrors).toEqual(error('LIMIT_REACHED', 'email'));
    // Ten seconds by a clock that ticks: on a busy machine some of them are over.
    expect(userErrors[0]?.retryAfterSeconds).toBeGreaterThan(0);
    expect(userErrors[0]?.retryAfterSeconds).toBeLessThanOrEqual(10);
  });
});

describe('the PIN step', () => {
  test('gives a session of 90 days', async () => {
    const { login } = await issue('admin@seedling.example');
    const signedIn = await authenticate(login, await stack.dev.pinOf('admin@seedling.example'));
    expect(signedIn).toMatchObject({ viewer: { email: 'admin@seedling.example', role: 'ADMIN' }, userErrors: [] });
    const headers = { authorization: `Bearer ${signedIn.guid}:${signedIn.token}` };
    await stack.dev.advance(89 * DAY);
    expect((await stack.ask('{ viewer { guid email } }', {}, headers)).errors).toEqual([]);
    await stack.dev.advance(2 * DAY);
    const late = await stack.ask('{ viewer { guid email } }', {}, headers);
    expect(late.errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', retryable: false });
  });

  test('refuses what is no PIN, and counts it as no guess', async () => {
    const { login } = await issue('member@summit.example');
    for (const pin of ['', '12345', '1234567', 'abcdef', '12345a', '１２３４５６', '      '])
      expect((await authenticate(login, pin)).userErrors).toEqual(error('INVALID', 'pin'));
    expect((await authenticate(login, await stack.dev.pinOf('member@summit.example'))).userErrors).toEqual([]);
  });

  test('refuses the right PIN after five wrong ones', async () => {
    const { login } = await issue('admin@flat.example');
    const pin = await stack.dev.pinOf('admin@flat.example');
    for (let guess = 0; guess < 5; guess++)
      expect((await authenticate(login, wrong(pin))).userErrors[0]?.code).toMatch(/INVALID|LIMIT_REACHED/);
    expect((await authenticate(login, pin)).userErrors).toEqual([expect.objectContaining({ code: 'LIMIT_REACHED' })]);
  });

  test('refuses a PIN that is older than ten minutes', async () => {
    const { login } = await issue('admin@elite.example');
    const pin = await stack.dev.pinOf('admin@elite.example');
    await stack.dev.advance(10 * MINUTE + 1);
    const late = await authenticate(login, pin);
    expect(late.token).toBeNull();
    expect(late.userErrors[0]?.code).toBe('EXPIRED');
  });

  test('takes a PIN once', async () => {
    const { login } = await issue('admin@rupee.example');
    const pin = await stack.dev.pinOf('admin@rupee.example');
    expect((await authenticate(login, pin)).userErrors).toEqual([]);
    expect((await authenticate(login, pin)).token).toBeNull();
  });

  test('takes a PIN whose answer was lost again, under the same key', async () => {
    const { login } = await issue('member@rupee.example');
    const pin = await stack.dev.pinOf('member@rupee.example');
    await stack.dev.fault({ service: 'identity', operation: 'authenticate', dropAnswer: true });
    const lost = await tryPin(login, pin, 'lost');
    await stack.dev.clearFaults();
    expect(lost.errors[0]?.extensions.code).toBe('OUTCOME_UNKNOWN');
    expect((await authenticate(login, pin)).userErrors).toEqual(error('INVALID', 'pin'));
    const { viewer, userErrors } = await authenticate(login, pin, 'lost');
    expect([viewer?.email, userErrors]).toEqual(['member@rupee.example', []]);
  });

  test('refuses a handle that was not given', async () => {
    const made = await authenticate('eyJhbGciOiJub25lIn0..a.b.c', '123456');
    expect(made.token).toBeNull();
    expect(made.userErrors[0]?.field).toEqual(['login']);
  });

  test('allows one guess an operation', async () => {
    const { login } = await issue('member@flat.example');
    const guesses = ['000000', '000001'].map(
      (pin, index) => `g${index}: pinAuthenticate(input: { login: "${login}", pin: "${pin}" }) { userErrors { code } }`,
    );
    const answer = await stack.ask(`mutation { ${guesses.join(' ')} }`);
    expect(answer.data).toBeUndefined();
    expect(answer.errors[0]?.extensions['code']).toMatch(/BAD_USER_INPUT|TOO_COMPLEX|GRAPHQL_VALIDATION_FAILED/);
  });
});

describe('signing out', () => {
  test('ends the session upstream', async () => {
    const session = await stack.signIn('member@deal.example');
    expect((await session.ask('mutation { signOut { userErrors { code } } }')).data.signOut.userErrors).toEqual([]);
    const after = await session.ask('{ viewer { email } }');
    expect(after.errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});
