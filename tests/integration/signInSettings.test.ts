// Why what an admin sets of the ways to sign in is refused, and of the token of a directory: each code of each mutation, through
// the gateway on the real services.
import { EXPIRED, GOOD, NEXT, PRIVATE_KEY, WEAK } from '@muster/upstream/samlCertificates';
import { expect, test } from 'vitest';
import { productFor } from '../support/product.ts';
import { startTestStack } from '../support/stack.ts';
import { change, refusals } from '../support/userErrors.ts';

const product = productFor('admin@orbit.example');

const refused = (name: string, input: object) => refusals(product.session, name, input);

const provider = {
  ...{ endpointUrl: 'https://id.orbit.example/sso', issuer: 'https://id.orbit.example', certificate: GOOD },
  ...{ buttonLabel: 'Orbit ID', isStrict: false },
};

test.each([
  [{ endpointUrl: ' ' }, 'REQUIRED endpointUrl'],
  [{ endpointUrl: `https://id.orbit.example/${'a'.repeat(2_000)}` }, 'TOO_LONG endpointUrl'],
  [{ endpointUrl: 'http://id.orbit.example/sso' }, 'INVALID endpointUrl'],
  [{ issuer: '' }, 'REQUIRED issuer'],
  [{ issuer: 'a'.repeat(1_001) }, 'TOO_LONG issuer'],
  [{ issuer: 'a\u0000b' }, 'INVALID issuer'],
  [{ buttonLabel: '' }, 'REQUIRED buttonLabel'],
  [{ buttonLabel: 'Orbit sign-in' }, 'TOO_LONG buttonLabel'],
  [{ buttonLabel: 'Or\u0000bit' }, 'INVALID buttonLabel'],
  [{ certificate: '' }, 'REQUIRED certificate'],
  [{ certificate: 'nothing' }, 'INVALID certificate'],
  [{ certificate: PRIVATE_KEY }, 'PRIVATE_KEY certificate'],
  [{ certificate: EXPIRED }, 'EXPIRED certificate'],
  [{ certificate: WEAK }, 'WEAK_KEY certificate'],
  [{ secondCertificate: 'nothing' }, 'INVALID secondCertificate'],
  [{ secondCertificate: PRIVATE_KEY }, 'PRIVATE_KEY secondCertificate'],
  [{ secondCertificate: EXPIRED }, 'EXPIRED secondCertificate'],
  [{ secondCertificate: WEAK }, 'WEAK_KEY secondCertificate'],
  [{ secondCertificate: GOOD }, 'DUPLICATE secondCertificate'],
  [{ isStrict: true }, 'NOT_TESTED isStrict'],
])('an identity provider with %j is refused', async (part, refusal) => {
  expect(await refused('teamSamlUpdate', { ...provider, ...part })).toEqual([refusal]);
});

test('an identity provider that another admin changed meanwhile is neither overwritten nor removed', async () => {
  const SEEN = 'team { samlSetup { configuration { version secondCertificate { fingerprint } } } }';
  const first = await change(
    product.session,
    'teamSamlUpdate',
    { ...provider, version: 0, idempotencyKey: 'idp-1' },
    SEEN,
  );
  const { version } = first.team.samlSetup.configuration;
  expect(await refused('teamSamlUpdate', { ...provider, version: 0 })).toEqual(['STALE version']);
  const second = await change(
    product.session,
    'teamSamlUpdate',
    { ...provider, secondCertificate: NEXT, version },
    SEEN,
  );
  expect(second).toMatchObject({ refused: [], team: { samlSetup: { configuration: { version: version + 1 } } } });
  for (const name of ['teamSamlUpdate', 'teamSamlRemove']) {
    const input = { ...(name === 'teamSamlUpdate' ? provider : {}), version };
    expect([name, await refused(name, input)]).toEqual([name, ['STALE version']]);
  }
  expect(await refused('teamSamlUpdate', { ...provider, issuer: 'another', idempotencyKey: 'idp-1' })).toEqual([
    'KEY_REUSED idempotencyKey',
  ]);
});

test('recovery codes are made where the identity provider is the only way in, and nowhere else', async () => {
  expect(await change(product.session, 'teamRecoveryCodesCreate', {}, 'recoveryCodes')).toEqual({
    ...{ recoveryCodes: null, refused: ['NOT_ALLOWED'] },
  });
});

test('Google is refused beside an identity provider, which is removed once by its key', async () => {
  expect(await refused('teamGoogleSignInUpdate', { isGoogleSignInRequired: true })).toEqual([
    'NOT_ALLOWED isGoogleSignInRequired',
  ]);
  expect(await refused('teamSamlRemove', { idempotencyKey: 'idp-gone' })).toEqual([]);
  expect(await refused('teamSamlRemove', { version: 9, idempotencyKey: 'idp-gone' })).toEqual([
    'KEY_REUSED idempotencyKey',
  ]);
  const google = { isGoogleSignInRequired: false, idempotencyKey: 'google-1' };
  expect(await refused('teamGoogleSignInUpdate', google)).toEqual([]);
  expect(await refused('teamGoogleSignInUpdate', { ...google, isGoogleSignInRequired: true })).toEqual([
    'KEY_REUSED idempotencyKey',
  ]);
});

test('Google is refused where the installation is not known to it', async () => {
  const stack = await startTestStack();
  const admin = await stack.signIn('admin@orbit.example');
  expect(await refusals(admin, 'teamGoogleSignInUpdate', { isGoogleSignInRequired: true })).toEqual([
    'GOOGLE_NOT_CONFIGURED isGoogleSignInRequired',
  ]);
  await stack.stop();
});

test('a provisioning token is replaced and deleted by whoever has seen it alone', async () => {
  const { secret, ...rest } = await change(product.session, 'provisioningTokenGenerate', {}, 'secret');
  expect(rest).toEqual({ refused: [] });
  const unseen = '....';
  expect(await refused('provisioningTokenGenerate', { replaces: unseen })).toEqual(['STALE replaces']);
  expect(await refused('provisioningTokenGenerate', { replaces: null })).toEqual(['STALE replaces']);
  expect(await refused('provisioningTokenDelete', { ending: unseen })).toEqual(['STALE ending']);
  expect(await refused('provisioningTokenDelete', { ending: secret.slice(-4) })).toEqual([]);
});
