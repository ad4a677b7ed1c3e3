// What callers see of an upstream that is slow, failing or lying: always a typed error, never a word of its own.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack({ UPSTREAM_ATTEMPT_MS: '1000', OPERATION_DEADLINE_MS: '10000' });
  admin = await stack.signIn('admin@orbit.example');
});
afterAll(() => stack.stop());
afterEach(() => stack.dev.clearFaults());

const BILLING = '{ viewer { guid team { billing { licensedUsersCount } } } }';

const faults: [string, Record<string, unknown>, string, boolean][] = [
  ['status 500', { status: 500 }, 'UPSTREAM_UNAVAILABLE', true],
  ['status 503', { status: 503 }, 'UPSTREAM_UNAVAILABLE', true],
  ['status 504', { status: 504 }, 'UPSTREAM_TIMEOUT', true],
  ['a cut connection', { drop: true }, 'UPSTREAM_UNAVAILABLE', true],
  ['broken JSON', { malformed: true }, 'UPSTREAM_INVALID', false],
  ['another form', { status: 200, body: { billing: 'none of your business' } }, 'UPSTREAM_INVALID', false],
  [
    'the marker of a restricted network at any status',
    { status: 418, body: { error: { code: 'unauthorized_ip', message: 'x' } } },
    'IP_RESTRICTED',
    true,
  ],
  [
    'the end of a session that identity knows',
    { status: 401, body: { error: { code: 'invalid_token', message: 'x' } } },
    'UPSTREAM_UNAVAILABLE',
    true,
  ],
  [
    'not being an admin',
    { status: 403, body: { error: { code: 'actor_not_admin', message: 'x' } } },
    'FORBIDDEN',
    false,
  ],
  ['being slow', { latencyMs: 3_000 }, 'UPSTREAM_TIMEOUT', true],
];

describe('a billing service that answers with', () => {
  test.each(faults)('%s', async (_name, fault, code, retryable) => {
    await stack.dev.fault({ service: 'billing', ...fault });
    const { data, errors, headers } = await admin.ask(BILLING);
    expect(data.viewer).toEqual({ guid: 'orbit-0001', team: { billing: null } });
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions).toMatchObject({ code, retryable, requestId: headers.get('x-request-id') });
    const text = JSON.stringify(errors);
    for (const secret of [admin.token, stack.upstreamUrl, 'billing-data', 'none of your business', 'node_modules'])
      expect(text).not.toContain(secret);
    // The breaker closes again by itself, on the real clock: leave the next row a working service.
    await stack.dev.clearFaults();
    await expect.poll(async () => (await admin.ask(BILLING)).errors).toEqual([]);
    // It remembers how many of the last calls failed, too.
    for (let i = 0; i < 5; i += 1) await admin.ask(BILLING);
  });
});

test('a read that fails in passing is repeated, and nobody notices', async () => {
  await stack.dev.forgetCalls();
  // The faults' dice are seeded: the same reads are hit in every run, never three tries of one.
  await stack.dev.fault({ service: 'team', operation: 'teamInfo', status: 503, rate: 0.3 });
  for (let round = 0; round < 10; round++) expect((await admin.ask('{ viewer { team { name } } }')).errors).toEqual([]);
  expect((await stack.dev.calls()).length).toBeGreaterThan(10);
});

test('a write is not repeated', async () => {
  await stack.dev.forgetCalls();
  await stack.dev.fault({ service: 'identity', operation: 'updateLocale', drop: true });
  const { errors } = await admin.ask('mutation { viewerLocaleUpdate(input: { locale: EN_GB }) { viewer { locale } } }');
  expect(errors[0]?.extensions['code']).toBe('OUTCOME_UNKNOWN');
  expect((await stack.dev.calls()).filter(({ operation }) => operation === 'updateLocale')).toHaveLength(1);
});

test('no secret stands in a log line or a metric', async () => {
  await admin.ask(BILLING);
  const metrics = await (await fetch(`${stack.url}/metrics`)).text();
  for (const place of [stack.logs(), metrics]) {
    expect(place.length).toBeGreaterThan(100);
    for (const secret of [admin.token, 'token=', 'admin@orbit.example']) expect(place).not.toContain(secret);
  }
  expect(metrics).not.toContain(admin.guid);
});
