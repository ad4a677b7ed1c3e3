import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const UPDATE = `mutation ($input: ViewerProfileUpdateInput!) { viewerProfileUpdate(input: $input) {
  viewer { guid name { first last } phone { countryCode number } profileVersion } userErrors { code field } } }`;

test('what is given goes on, tidied up and once, with the key; what the service answers is the viewer', async () => {
  const { ask, stub } = await testGateway();
  const phone = { countryCode: ' +44 ', number: '(7700) 900-123' };
  const { data } = await ask(UPDATE, {
    input: { firstName: '  Ada ', phone, version: 1, idempotencyKey: 'k' },
  });
  expect(data).toEqual({
    viewerProfileUpdate: {
      viewer: {
        guid: 'orbit-0000',
        name: { first: 'Ada', last: 'Last orbit-0000' },
        phone: { countryCode: '+44', number: '7700900123' },
        profileVersion: 2,
      },
      userErrors: [],
    },
  });
  expect(stub.calls.map(({ name, body }) => [name, body])).toEqual([
    ['identity.updateProfile', { name: { firstName: 'Ada' }, mobile: '+44-7700900123', version: 1 }],
  ]);
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

test.each([
  [{ lastName: 'Byron' }, { name: { lastName: 'Byron' } }],
  [{ phone: null }, { mobile: '' }],
  [{}, {}],
])('%j asks the service for %j: null removes the phone, what is left out stays', async (input, body) => {
  const { ask, stub } = await testGateway();
  const { data } = await ask(UPDATE, { input });
  expect(data).toMatchObject({ viewerProfileUpdate: { userErrors: [] } });
  expect(stub.calls[0]?.body).toEqual(body);
});

const phone = (countryCode: string, number: string) => ({ phone: { countryCode, number } });
test.each([
  [{ firstName: ' ' }, [['REQUIRED', 'firstName']]],
  [{ firstName: null }, [['REQUIRED', 'firstName']]],
  [{ firstName: 'Ada', lastName: 'x'.repeat(51) }, [['TOO_LONG', 'lastName']]],
  [
    { firstName: 'A\nda', lastName: '\u200b' },
    [
      ['INVALID', 'firstName'],
      ['INVALID', 'lastName'],
    ],
  ],
  [phone('', '7700900123'), [['REQUIRED', 'phone', 'countryCode']]],
  [phone('+44', ''), [['REQUIRED', 'phone', 'number']]],
  [
    phone('44', '12345'),
    [
      ['INVALID', 'phone', 'countryCode'],
      ['INVALID', 'phone', 'number'],
    ],
  ],
  [phone('+44', '1234567890123456'), [['INVALID', 'phone', 'number']]],
])('%j is refused at its fields, without a call', async (input, expected) => {
  const { ask, stub } = await testGateway();
  const { data } = await ask(UPDATE, { input });
  const userErrors = expected.map(([code, ...field]) => ({ code, field }));
  expect(data).toEqual({ viewerProfileUpdate: { viewer: null, userErrors } });
  expect(stub.calls).toEqual([]);
});

test.each([
  ['stale_version', { code: 'STALE', field: ['version'] }],
  ['idempotency_key_reused', { code: 'KEY_REUSED', field: ['idempotencyKey'] }],
])('the refusal %s is a user error', async (code, error) => {
  const { ask, stub } = await testGateway();
  stub.on('identity.updateProfile', () => new Refused(409, code));
  const { data } = await ask(UPDATE, { input: { firstName: 'Ada', version: 7 } });
  expect(data).toEqual({ viewerProfileUpdate: { viewer: null, userErrors: [error] } });
});

test('somebody without a phone has none', async () => {
  const { ask } = await testGateway();
  const { data } = await ask('{ viewer { phone { number } profileVersion } }');
  expect(data).toEqual({ viewer: { phone: null, profileVersion: 1 } });
});
