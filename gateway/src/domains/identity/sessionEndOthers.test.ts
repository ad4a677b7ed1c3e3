import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const END = `mutation { sessionEndOthers(input: { idempotencyKey: "k" }) { endedCount userErrors { code field } } }`;

test('the others are ended by one call with the key, and counted', async () => {
  const { ask, stub } = await testGateway();
  expect((await ask(END)).data).toEqual({ sessionEndOthers: { endedCount: 2, userErrors: [] } });
  expect(stub.names()).toEqual(['identity.signOutOthers']);
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

test('a key that was used otherwise is refused', async () => {
  const { ask, stub } = await testGateway();
  stub.on('identity.signOutOthers', () => new Refused(409, 'idempotency_key_reused'));
  expect((await ask(END)).data).toEqual({
    sessionEndOthers: { endedCount: null, userErrors: [{ code: 'KEY_REUSED', field: ['idempotencyKey'] }] },
  });
});
