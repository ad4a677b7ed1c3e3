import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const UPDATE = `mutation Update($locale: Locale!) { viewerLocaleUpdate(input: { locale: $locale, idempotencyKey: "k" }) {
  viewer { guid } userErrors { code field } } }`;

test('the language goes on in the service’s spelling, once, with the key; the viewer is read afresh', async () => {
  const { ask, stub } = await testGateway();
  const { data } = await ask(UPDATE, { locale: 'PT_BR' });
  expect(data).toEqual({ viewerLocaleUpdate: { viewer: { guid: expect.any(String) }, userErrors: [] } });
  expect(stub.count('identity.updateLocale')).toBe(1);
  expect(stub.count('identity.fullProfile')).toBe(1);
  expect(stub.calls[0]?.body).toEqual({ locale: 'pt-br' });
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

test('a key that was used with another language is refused', async () => {
  const { ask, stub } = await testGateway();
  stub.on('identity.updateLocale', () => new Refused(409, 'idempotency_key_reused'));
  const { data } = await ask(UPDATE, { locale: 'PT_BR' });
  expect(data).toEqual({
    viewerLocaleUpdate: { viewer: null, userErrors: [{ code: 'KEY_REUSED', field: ['idempotencyKey'] }] },
  });
});

test('a language that is none is refused without a call', async () => {
  const { ask, stub } = await testGateway();
  const { errors } = await ask(UPDATE, { locale: 'TLH' });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(stub.calls).toEqual([]);
});
