import { describe, expect, test } from 'vitest';
import { CERTIFICATE, RECOVERY_CODE, SAML } from '../../testing/stub/sso.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const SETUP = `samlSetup {
  configuration { endpointUrl issuer certificate { pem issuerCommonName expiresAt fingerprint } secondCertificate { pem }
    buttonLabel isStrict testedAt recoveryCodesLeft version }
  serviceProvider { entityId metadataUrl acsUrl startUrl } }`;
const UPDATE = `mutation Update($input: TeamSamlUpdateInput!) { teamSamlUpdate(input: $input) {
  team { samlSetup { configuration { version } } } recoveryCodes userErrors { code field } } }`;

/** Long enough to be one by its looks. */
const PEM = CERTIFICATE.replace('c3R1Yg==', 'A'.repeat(64));
const input = {
  ...{ endpointUrl: ' https://id.orbit.example/sso ', issuer: ' https://id.orbit.example ', certificate: PEM },
  ...{ buttonLabel: 'Orbit ID ', isStrict: false, version: 3, idempotencyKey: 'k' },
};

describe('reading it', () => {
  test('is one call, and one for what the identity provider has to know of the team', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(`{ viewer { team { ${SETUP} } } }`);
    const configuration = {
      ...{ endpointUrl: 'https://id.orbit.example/sso', issuer: 'https://id.orbit.example', buttonLabel: 'Orbit ID' },
      certificate: {
        ...{ pem: CERTIFICATE, issuerCommonName: 'Orbit ID', fingerprint: 'AA:BB' },
        expiresAt: '2030-03-17T17:46:40.000Z',
      },
      ...{ secondCertificate: null, isStrict: false, testedAt: null, recoveryCodesLeft: 0, version: 3 },
    };
    const at = (place: string) => expect.stringMatching(new RegExp(`^https?://[^/]+/sso/saml/[\\w-]+/${place}$`));
    const addresses = {
      entityId: at('metadata'),
      metadataUrl: at('metadata'),
      acsUrl: at('acs'),
      startUrl: at('start'),
    };
    expect(data).toEqual({ viewer: { team: { samlSetup: { configuration, serviceProvider: addresses } } } });
    expect(stub.names().toSorted()).toEqual(['sso.samlConfiguration', 'team.teamInfo']);
  });

  test('a team without one has what it would be told all the same', async () => {
    const { ask, stub } = await testGateway();
    stub.on('sso.samlConfiguration', () => ({ configuration: null }));
    const { data } = await ask(`{ viewer { team { ${SETUP} } } }`);
    expect(data).toMatchObject({
      viewer: { team: { samlSetup: { configuration: null, serviceProvider: { acsUrl: expect.any(String) } } } },
    });
  });

  test('both certificates are told where there are two', async () => {
    const { ask, stub } = await testGateway();
    const details = { issuerCommonName: null, expirationDate: 1_900_000_000_000, fingerprint: 'CC:DD' };
    stub.on('sso.samlConfiguration', () => ({
      configuration: { ...SAML, secondCertificate: PEM, secondCertificateDetails: details },
    }));
    const { data } = await ask(
      '{ viewer { team { samlSetup { configuration { secondCertificate { pem issuerCommonName fingerprint } } } } } }',
    );
    const secondCertificate = { pem: PEM, issuerCommonName: null, fingerprint: 'CC:DD' };
    expect(data).toEqual({ viewer: { team: { samlSetup: { configuration: { secondCertificate } } } } });
  });

  test('a service that is down takes out this field alone', async () => {
    const { ask, stub } = await testGateway();
    stub.on('sso.samlConfiguration', () => new Refused(503, 'internal'));
    const { data, errors } = await ask('{ viewer { team { name samlSetup { configuration { version } } } } }');
    expect(data).toEqual({ viewer: { team: { name: 'Orbit', samlSetup: null } } });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});

describe('changing it', () => {
  test('goes on trimmed, with version and key; the team is read afresh', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(UPDATE, { input });
    expect(data).toEqual({
      teamSamlUpdate: { team: { samlSetup: { configuration: { version: 3 } } }, recoveryCodes: null, userErrors: [] },
    });
    expect(stub.names()).toEqual(['sso.updateSamlConfiguration', 'sso.samlConfiguration']);
    expect(stub.calls[0]).toMatchObject({
      body: {
        ...{ ssoUrl: 'https://id.orbit.example/sso', samlEntityId: 'https://id.orbit.example', publicCertificate: PEM },
        ...{ secondCertificate: null, buttonLabel: 'Orbit ID', strictSSO: false, version: 3 },
      },
      headers: { 'idempotency-key': 'k' },
    });
  });

  test('tells recovery codes where they were made', async () => {
    const { ask } = await testGateway();
    const { data } = await ask(UPDATE, { input: { ...input, isStrict: true, secondCertificate: PEM } });
    expect(data).toMatchObject({ teamSamlUpdate: { recoveryCodes: [RECOVERY_CODE], userErrors: [] } });
  });

  test.each([
    [{ endpointUrl: ' ' }, 'REQUIRED endpointUrl'],
    [{ endpointUrl: 'http://id.orbit.example' }, 'INVALID endpointUrl'],
    [{ endpointUrl: `https://id.orbit.example/${'x'.repeat(2_000)}` }, 'TOO_LONG endpointUrl'],
    [{ issuer: '' }, 'REQUIRED issuer'],
    [{ issuer: 'x'.repeat(1_001) }, 'TOO_LONG issuer'],
    [{ certificate: '' }, 'REQUIRED certificate'],
    [{ certificate: 'x' }, 'INVALID certificate'],
    [{ certificate: '-----BEGIN RSA PRIVATE KEY-----' }, 'PRIVATE_KEY certificate'],
    [{ secondCertificate: 'A'.repeat(20_001) }, 'INVALID secondCertificate'],
    [{ buttonLabel: '' }, 'REQUIRED buttonLabel'],
    [{ buttonLabel: 'eleven char' }, 'TOO_LONG buttonLabel'],
  ])('%j is told of before any call: %s', async (changes, told) => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(UPDATE, { input: { ...input, ...changes } });
    const [code, field] = told.split(' ');
    expect(data).toEqual({
      teamSamlUpdate: { team: null, recoveryCodes: null, userErrors: [{ code, field: [field] }] },
    });
    expect(stub.names()).toEqual([]);
  });

  test.each([
    ['stale_version', 409, 'version', 'STALE version'],
    ['sso_not_tested', 409, 'strictSSO', 'NOT_TESTED isStrict'],
    ['duplicate_values', 400, 'secondCertificate', 'DUPLICATE secondCertificate'],
    ['certificate_invalid', 400, 'publicCertificate', 'INVALID certificate'],
    ['certificate_private_key', 400, 'secondCertificate', 'PRIVATE_KEY secondCertificate'],
    ['certificate_expired', 400, 'publicCertificate', 'EXPIRED certificate'],
    ['certificate_weak', 400, 'secondCertificate', 'WEAK_KEY secondCertificate'],
    ['invalid_request', 400, 'ssoUrl', 'INVALID endpointUrl'],
    ['idempotency_key_reused', 409, undefined, 'KEY_REUSED idempotencyKey'],
  ] as const)('the refusal %s is told', async (refusal, status, at, told) => {
    const { ask, stub } = await testGateway();
    stub.on('sso.updateSamlConfiguration', () => new Refused(status, refusal, undefined, at));
    const [code, field] = told.split(' ');
    expect((await ask(UPDATE, { input })).data).toMatchObject({
      teamSamlUpdate: { team: null, userErrors: [{ code, field: [field] }] },
    });
  });

  test('is not for members', async () => {
    const { ask, member } = await testGateway();
    const { errors } = await ask(UPDATE, { input }, { as: member });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

describe('removing it', () => {
  const REMOVE = `mutation { teamSamlRemove(input: { version: 3, idempotencyKey: "k" }) {
    team { signInMethod } userErrors { code field } } }`;

  test('names the version that was seen', async () => {
    const { ask, stub } = await testGateway();
    expect((await ask(REMOVE)).data).toEqual({ teamSamlRemove: { team: { signInMethod: 'NONE' }, userErrors: [] } });
    expect(stub.names()).toEqual(['sso.removeSamlConfiguration', 'sso.signInConfiguration']);
    expect(stub.calls[0]).toMatchObject({ query: { version: '3' }, headers: { 'idempotency-key': 'k' } });
  });

  test('is refused for another version', async () => {
    const { ask, stub } = await testGateway();
    stub.on('sso.removeSamlConfiguration', () => new Refused(409, 'stale_version'));
    expect((await ask(REMOVE)).data).toEqual({
      teamSamlRemove: { team: null, userErrors: [{ code: 'STALE', field: ['version'] }] },
    });
  });
});

describe('recovery codes', () => {
  const CREATE =
    'mutation { teamRecoveryCodesCreate(input: {}) { team { id } recoveryCodes userErrors { code field } } }';

  test('are made anew and told', async () => {
    const { ask, stub } = await testGateway();
    expect((await ask(CREATE)).data).toMatchObject({
      teamRecoveryCodesCreate: { recoveryCodes: [RECOVERY_CODE], userErrors: [] },
    });
    expect(stub.names()).toEqual(['sso.createRecoveryCodes', 'team.teamInfo']);
  });

  test('are for teams with one way in alone', async () => {
    const { ask, stub } = await testGateway();
    stub.on('sso.createRecoveryCodes', () => new Refused(409, 'sso_not_strict'));
    expect((await ask(CREATE)).data).toEqual({
      teamRecoveryCodesCreate: { team: null, recoveryCodes: null, userErrors: [{ code: 'NOT_ALLOWED', field: null }] },
    });
  });
});
