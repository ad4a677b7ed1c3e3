import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const ISSUE =
  'mutation { viewerAddressPinIssue(input: { idempotencyKey: "k" }) { viewer { isAddressProven } userErrors { code field retryAfterSeconds } } }';
const PROVE = `mutation Prove($pin: String!) { viewerAddressProve(input: { pin: $pin, idempotencyKey: "k" }) {
  viewer { isAddressProven teams { name } } userErrors { code field retryAfterSeconds } } }`;

describe('asking for a PIN', () => {
  test('has one mailed, under the key, and says whether it is needed', async () => {
    const { ask, stub } = await testGateway();
    stub.on('identity.userTeams', () => ({ isAddressProven: false, teams: [] }));
    expect((await ask(ISSUE)).data).toEqual({
      viewerAddressPinIssue: { viewer: { isAddressProven: false }, userErrors: [] },
    });
    expect(stub.calls[0]).toMatchObject({ headers: { 'idempotency-key': 'k' } });
    expect(stub.names()).toEqual(['identity.issueAddressPin', 'identity.userTeams']);
  });

  test('waits', async () => {
    const { ask, stub } = await testGateway();
    stub.on('identity.issueAddressPin', (_call, reply) =>
      reply.code(429).send({ error: { code: 'pin_paused', message: 'no', retryAfterMs: 9_000 } }),
    );
    expect((await ask(ISSUE)).data).toEqual({
      viewerAddressPinIssue: {
        viewer: null,
        userErrors: [{ code: 'LIMIT_REACHED', field: null, retryAfterSeconds: 9 }],
      },
    });
  });
});

describe('a guess', () => {
  const errorOf = (code: string) => ({
    viewerAddressProve: { viewer: null, userErrors: [{ code, field: ['pin'], retryAfterSeconds: null }] },
  });

  test('that is right gives the teams anew, though they were read before', async () => {
    const { ask, stub } = await testGateway();
    stub.on('identity.userTeams', () => ({ isAddressProven: stub.count('identity.proveAddress') > 0, teams: [] }));
    expect((await ask(PROVE, { pin: '123 456' })).data).toEqual({
      viewerAddressProve: { viewer: { isAddressProven: true, teams: [] }, userErrors: [] },
    });
    expect(stub.calls[0]).toMatchObject({ body: { pin: '123456' }, headers: { 'idempotency-key': 'k' } });
  });

  test('that is no PIN is not asked about', async () => {
    const { ask, stub } = await testGateway();
    expect((await ask(PROVE, { pin: '12345' })).data).toEqual(errorOf('INVALID'));
    expect(stub.calls).toEqual([]);
  });

  test.each([
    ['pin_incorrect', 400, 'INVALID'],
    ['pin_expired', 400, 'EXPIRED'],
    ['pin_attempts_exhausted', 429, 'LIMIT_REACHED'],
  ] as const)('refused as %s', async (refusal, status, code) => {
    const { ask, stub } = await testGateway();
    stub.on('identity.proveAddress', () => new Refused(status, refusal));
    expect((await ask(PROVE, { pin: '123456' })).data).toEqual(errorOf(code));
  });

  test('twice in one operation is none', async () => {
    const { ask, stub } = await testGateway();
    const field = 'viewerAddressProve(input: { pin: "123456" }) { userErrors { code } }';
    const { errors } = await ask(`mutation { one: ${field} other: ${field} }`);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(stub.calls).toEqual([]);
  });
});
