import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { type TestGateway, testGateway } from '../../testing/testGateway.ts';

const UPDATE = `mutation Update($input: WelcomeMessageUpdateInput!) { welcomeMessageUpdate(input: $input) {
  team { welcomeMessage { isEnabled senderName message version } } userErrors { code field } } }`;
const TEST = `mutation Test($input: WelcomeMessageTestInput!) { welcomeMessageTest(input: $input) {
  email userErrors { code field retryAfterSeconds } } }`;

const codes = ({ errors }: Awaited<ReturnType<TestGateway['ask']>>) => errors?.map(({ extensions }) => extensions.code);

test('is one read', async () => {
  const { ask, stub } = await testGateway();
  const { data } = await ask('{ viewer { team { welcomeMessage { isEnabled senderName message version } } } }');
  expect(data).toEqual({
    viewer: { team: { welcomeMessage: { isEnabled: true, senderName: 'Orbit', message: 'Welcome!', version: 4 } } },
  });
  expect(stub.names()).toEqual(['team.welcomeMessage']);
});

describe('a change', () => {
  test('goes on trimmed, once, with the key; the message is read after it', async () => {
    const { ask, stub } = await testGateway();
    const kept = { senderName: 'Ada', message: 'Hello', version: 5 };
    stub.on('team.welcomeMessage', () => ({ enabled: false, ...kept }));
    const input = { isEnabled: false, senderName: ' Ada ', message: 'Hello\n', version: 4, idempotencyKey: 'k' };
    const { data } = await ask(UPDATE, { input });
    expect(data).toEqual({
      welcomeMessageUpdate: { team: { welcomeMessage: { isEnabled: false, ...kept } }, userErrors: [] },
    });
    expect(stub.names()).toEqual(['team.setWelcomeMessage', 'team.welcomeMessage']);
    expect(stub.calls[0]).toMatchObject({
      body: { enabled: false, senderName: 'Ada', message: 'Hello', version: 4 },
      headers: { 'idempotency-key': 'k' },
    });
  });

  test.each([
    [{ isEnabled: true }, { enabled: true }],
    [
      { isEnabled: null, senderName: null, message: 'Hi', version: 0 },
      { message: 'Hi', version: 0 },
    ],
  ])('of %o, only what is given goes on', async (input, body) => {
    const { ask, stub } = await testGateway();
    await ask(UPDATE, { input });
    expect(stub.calls[0]?.body).toEqual(body);
  });

  test.each([
    [{ senderName: ' ' }, [['REQUIRED', 'senderName']]],
    [{ senderName: '🚀'.repeat(26) }, [['TOO_LONG', 'senderName']]],
    [{ message: '' }, [['REQUIRED', 'message']]],
    [{ senderName: 'a\u0000b' }, [['INVALID', 'senderName']]],
    [
      { senderName: '', message: '界'.repeat(351) },
      [
        ['REQUIRED', 'senderName'],
        ['TOO_LONG', 'message'],
      ],
    ],
  ])('to %o is refused without a call, kept or tried', async (input, expected) => {
    const { ask, stub } = await testGateway();
    const userErrors = expected.map(([code, field]) => ({ code, field: [field] }));
    const whole = { senderName: 'Ada', message: 'Hello', ...input };
    expect((await ask(UPDATE, { input })).data).toEqual({ welcomeMessageUpdate: { team: null, userErrors } });
    expect((await ask(TEST, { input: whole })).data).toMatchObject({ welcomeMessageTest: { email: null, userErrors } });
    expect(stub.calls).toEqual([]);
  });

  test('may have as many characters as are allowed, whatever they take', async () => {
    const { ask, stub } = await testGateway();
    await ask(UPDATE, { input: { senderName: '🚀'.repeat(25), message: '🚀'.repeat(350) } });
    expect(stub.names()[0]).toBe('team.setWelcomeMessage');
  });

  test.each([
    ['stale_version', 'STALE', 'version'],
    ['idempotency_key_reused', 'KEY_REUSED', 'idempotencyKey'],
  ])('that meets %s is %s', async (refusal, code, field) => {
    const { ask, stub } = await testGateway();
    stub.on('team.setWelcomeMessage', () => new Refused(409, refusal));
    expect((await ask(UPDATE, { input: { isEnabled: true, version: 1 } })).data).toEqual({
      welcomeMessageUpdate: { team: null, userErrors: [{ code, field: [field] }] },
    });
  });

  test('is not for members', async () => {
    const { ask, member } = await testGateway();
    expect(codes(await ask(UPDATE, { input: { isEnabled: true } }, { as: member }))).toEqual(['FORBIDDEN']);
  });
});

describe('a test', () => {
  const input = { senderName: ' Ada ', message: 'Hello', idempotencyKey: 'k' };

  test('goes to the viewer, who is told where', async () => {
    const { ask, stub } = await testGateway();
    expect((await ask(TEST, { input })).data).toEqual({
      welcomeMessageTest: { email: 'admin@orbit.example', userErrors: [] },
    });
    expect(stub.names()).toEqual(['identity.fullProfile', 'team.testWelcomeMessage']);
    expect(stub.calls[1]).toMatchObject({
      body: { senderName: 'Ada', message: 'Hello' },
      headers: { 'idempotency-key': 'k' },
    });
  });

  test('is mailed ten times in a quarter of an hour at most', async () => {
    const { ask, stub, clock } = await testGateway();
    for (let count = 0; count < 10; count += 1) await ask(TEST, { input });
    const mailed = () => stub.names().filter((name) => name === 'team.testWelcomeMessage').length;
    expect((await ask(TEST, { input })).data).toEqual({
      welcomeMessageTest: {
        email: null,
        userErrors: [{ code: 'LIMIT_REACHED', field: null, retryAfterSeconds: 900 }],
      },
    });
    expect(mailed()).toBe(10);
    clock.advance(15 * 60_000);
    expect((await ask(TEST, { input })).data).toMatchObject({ welcomeMessageTest: { userErrors: [] } });
    expect(mailed()).toBe(11);
  });

  test('is not for members', async () => {
    const { ask, member } = await testGateway();
    expect(codes(await ask(TEST, { input }, { as: member }))).toEqual(['FORBIDDEN']);
  });
});
