import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const UPDATE = `mutation Update($isRequired: Boolean!) {
  teamGoogleSignInUpdate(input: { isGoogleSignInRequired: $isRequired, idempotencyKey: "k" }) {
    team { isGoogleSignInRequired } userErrors { code field } } }`;

test('is one read, with the way in that the team has chosen', async () => {
  const { ask, stub } = await testGateway();
  const { data } = await ask('{ viewer { team { isGoogleSignInRequired signInMethod } } }');
  expect(data).toEqual({ viewer: { team: { isGoogleSignInRequired: false, signInMethod: 'NONE' } } });
  expect(stub.names()).toEqual(['sso.signInConfiguration']);
});

test('a service that is down takes out this field alone', async () => {
  const { ask, stub } = await testGateway();
  stub.on('sso.signInConfiguration', () => new Refused(503, 'internal'));
  const { data, errors } = await ask('{ viewer { team { name isGoogleSignInRequired } } }');
  expect(data).toEqual({ viewer: { team: { name: 'Orbit', isGoogleSignInRequired: null } } });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_UNAVAILABLE']);
});

test.each([true, false])('%s goes on with the key; the setting is read after the change', async (isRequired) => {
  const { ask, stub } = await testGateway();
  stub.on('sso.signInConfiguration', () => ({ isGOC: isRequired, type: isRequired ? 'google' : 'none' }));
  const { data } = await ask(UPDATE, { isRequired });
  expect(data).toEqual({
    teamGoogleSignInUpdate: { team: { isGoogleSignInRequired: isRequired }, userErrors: [] },
  });
  expect(stub.names()).toEqual(['sso.makeGoc', 'sso.signInConfiguration']);
  expect(stub.calls[0]).toMatchObject({ body: { makeGOC: isRequired }, headers: { 'idempotency-key': 'k' } });
});

test('is refused with a key that was used with another value', async () => {
  const { ask, stub } = await testGateway();
  stub.on('sso.makeGoc', () => new Refused(409, 'idempotency_key_reused'));
  expect((await ask(UPDATE, { isRequired: true })).data).toEqual({
    teamGoogleSignInUpdate: { team: null, userErrors: [{ code: 'KEY_REUSED', field: ['idempotencyKey'] }] },
  });
});

test('is refused beside an identity provider, and removes it where that is said', async () => {
  const { ask, stub } = await testGateway();
  stub.on('sso.makeGoc', () => new Refused(409, 'saml_configured'));
  expect((await ask(UPDATE, { isRequired: true })).data).toEqual({
    teamGoogleSignInUpdate: { team: null, userErrors: [{ code: 'NOT_ALLOWED', field: ['isGoogleSignInRequired'] }] },
  });
  stub.on('sso.makeGoc', () => ({ isGOC: true, type: 'google' }));
  const { data } = await ask(
    `mutation { teamGoogleSignInUpdate(input: { isGoogleSignInRequired: true, removeSaml: true }) { userErrors { code } } }`,
  );
  expect(data).toEqual({ teamGoogleSignInUpdate: { userErrors: [] } });
  expect(stub.calls.at(-1)).toMatchObject({ body: { makeGOC: true, removeSaml: true } });
});

test('is refused where nobody could come in with it', async () => {
  const { ask, stub } = await testGateway();
  stub.on('sso.makeGoc', () => new Refused(409, 'google_not_configured'));
  expect((await ask(UPDATE, { isRequired: true })).data).toEqual({
    teamGoogleSignInUpdate: {
      team: null,
      userErrors: [{ code: 'GOOGLE_NOT_CONFIGURED', field: ['isGoogleSignInRequired'] }],
    },
  });
});

test('is not for members', async () => {
  const { ask, member } = await testGateway();
  const { errors } = await ask(UPDATE, { isRequired: true }, { as: member });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});
