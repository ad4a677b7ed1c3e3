import { describe, expect, test } from 'vitest';
import { PROVISIONING_SECRET } from '../../testing/stub/sso.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const READ = `{ viewer { team { provisioning { scimUrl
  token { maskedSecret ending createdAt createdBy { email } lastUsedAt } } } } }`;
const generate = (given: string) =>
  `mutation { provisioningTokenGenerate(input: { ${given} }) {
    team { provisioning { token { ending } } } secret userErrors { code field } } }`;
const remove = (given: string) =>
  `mutation { provisioningTokenDelete(input: { ${given} }) { team { id } userErrors { code field } } }`;

describe('reading it', () => {
  test('is one call, and one for who made it; the secret is none of it', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(READ);
    const provisioning = {
      scimUrl: expect.stringMatching(/^https?:\/\/[^/]+\/scim\/v2$/),
      token: {
        ...{ maskedSecret: 'muster_scim_••••••••0000', ending: '0000', createdBy: { email: 'admin@orbit.example' } },
        ...{ createdAt: '2026-11-06T21:20:00.000Z', lastUsedAt: '2026-11-18T11:06:40.000Z' },
      },
    };
    expect(data).toEqual({ viewer: { team: { provisioning } } });
    expect(stub.names()).toEqual(['sso.provisioningToken', 'member.leanProfiles']);
    expect(stub.calls[0]).toMatchObject({ query: { idpId: 'cloud-directory' } });
  });

  test('names the directory service that the installation names', async () => {
    const { ask, stub } = await testGateway({ env: { PROVISIONING_IDP_ID: 'company-directory' } });
    await ask(READ);
    expect(stub.calls[0]).toMatchObject({ query: { idpId: 'company-directory' } });
  });

  test('there may be none', async () => {
    const { ask, stub } = await testGateway();
    stub.on('sso.provisioningToken', () => ({ token: null }));
    expect((await ask(READ)).data).toMatchObject({ viewer: { team: { provisioning: { token: null } } } });
  });
});

describe('making one', () => {
  test.each([
    ['idempotencyKey: "k"', {}],
    ['replaces: null', { replaces: null }],
    ['replaces: "0000"', { replaces: '0000' }],
  ])('%s: it is told once, and the team read afresh', async (given, body) => {
    const { ask, stub } = await testGateway();
    expect((await ask(generate(given))).data).toEqual({
      provisioningTokenGenerate: {
        ...{ team: { provisioning: { token: { ending: '0000' } } }, secret: PROVISIONING_SECRET, userErrors: [] },
      },
    });
    expect(stub.names()).toEqual(['sso.generateProvisioningToken', 'sso.provisioningToken']);
    expect(stub.calls[0]?.body).toEqual(body);
  });

  test('in the place of another one than is there is refused; of what ends no token before any call', async () => {
    const { ask, stub } = await testGateway();
    const refused = {
      provisioningTokenGenerate: { team: null, secret: null, userErrors: [{ code: 'STALE', field: ['replaces'] }] },
    };
    expect((await ask(generate('replaces: "not an ending"'))).data).toEqual(refused);
    expect(stub.names()).toEqual([]);
    stub.on('sso.generateProvisioningToken', () => new Refused(409, 'stale_version'));
    expect((await ask(generate('replaces: "1111"'))).data).toEqual(refused);
  });

  test('is not for members', async () => {
    const { ask, member } = await testGateway();
    const { errors } = await ask(generate('replaces: null'), {}, { as: member });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

describe('deleting it', () => {
  test('names the one that was seen', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(remove('ending: "0000", idempotencyKey: "k"'));
    expect(data).toMatchObject({ provisioningTokenDelete: { userErrors: [] } });
    expect(stub.calls[0]).toMatchObject({
      ...{ query: { idpId: 'cloud-directory', ending: '0000' }, headers: { 'idempotency-key': 'k' } },
    });
  });

  test('is refused where there is another one', async () => {
    const { ask, stub } = await testGateway();
    const refused = { provisioningTokenDelete: { team: null, userErrors: [{ code: 'STALE', field: ['ending'] }] } };
    expect((await ask(remove('ending: "x"'))).data).toEqual(refused);
    expect(stub.names()).toEqual([]);
    stub.on('sso.deleteProvisioningToken', () => new Refused(409, 'stale_version'));
    expect((await ask(remove('ending: "1111"'))).data).toEqual(refused);
  });
});
