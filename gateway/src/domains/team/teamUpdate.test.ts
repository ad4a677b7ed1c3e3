import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { stubTeam, teamInfoOf } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const UPDATE = `mutation Update($input: TeamUpdateInput!) {
  teamUpdate(input: $input) { team { name url version viewerCanEdit } userErrors { code field } } }`;
const key = { idempotencyKey: 'k' };
const refused = (...errors: { code: string; field: string[] | null }[]) => ({
  teamUpdate: { team: null, userErrors: errors },
});

test('what changes goes on in its kept form, once, with the key; the answer is the payload’s team', async () => {
  const { ask, stub } = await testGateway();
  stub.on('team.updateTeam', () => ({ ...teamInfoOf(stubTeam()), name: 'Apollo', url: 'apollo-11', version: 8 }));
  const { data } = await ask(UPDATE, { input: { name: ' Apollo ', url: 'Apollo-11', version: 7, ...key } });
  expect(data).toEqual({
    teamUpdate: { team: { name: 'Apollo', url: 'apollo-11', version: 8, viewerCanEdit: true }, userErrors: [] },
  });
  expect(stub.calls[0]).toMatchObject({
    name: 'team.updateTeam',
    body: { name: 'Apollo', url: 'apollo-11', version: 7 },
    headers: { 'idempotency-key': 'k' },
  });
  expect(stub.names()).toEqual(['team.updateTeam', 'identity.fullProfile']);
});

test('what else the payload asks for builds on the answer: nothing asks for the team again', async () => {
  const { ask, stub } = await testGateway();
  stub.on('team.updateTeam', () => ({ ...teamInfoOf(stubTeam()), name: 'Apollo' }));
  const { data } = await ask(
    'mutation { teamUpdate(input: { name: "Apollo" }) { team { name billing { unusedLicencesCount } } } }',
  );
  expect(data).toMatchObject({ teamUpdate: { team: { name: 'Apollo', billing: {} } } });
  expect(stub.names()).toEqual(['team.updateTeam', 'billing.billingData']);
});

test.each([
  [{ name: 'Apollo' }, { name: 'Apollo' }],
  [{ url: 'apollo', name: null }, { url: 'apollo' }],
  [{ version: 0 }, { version: 0 }],
])('of %o, only what is given goes on', async (input, body) => {
  const { ask, stub } = await testGateway();
  await ask(UPDATE, { input });
  expect(stub.calls[0]?.body).toEqual(body);
});

test.each([
  [{ name: '  ' }, 'TOO_SHORT', 'name'],
  [{ name: '🚀'.repeat(51) }, 'TOO_LONG', 'name'],
  [{ name: '<Orbit>' }, 'INVALID', 'name'],
  [{ url: 'abc' }, 'TOO_SHORT', 'url'],
  [{ url: 'x'.repeat(26) }, 'TOO_LONG', 'url'],
  [{ url: 'orbit.example' }, 'INVALID', 'url'],
])('%o is refused without a call', async (input, code, field) => {
  const { ask, stub } = await testGateway();
  expect((await ask(UPDATE, { input })).data).toEqual(refused({ code, field: [field] }));
  expect(stub.calls).toEqual([]);
});

test('both fields are told at once', async () => {
  const { ask } = await testGateway();
  const { data } = await ask(UPDATE, { input: { name: '', url: 'x' } });
  expect(data).toEqual(refused({ code: 'TOO_SHORT', field: ['name'] }, { code: 'TOO_SHORT', field: ['url'] }));
});

describe('a refusal', () => {
  const update = async (refusal: Refused, input: object) => {
    const { ask, stub } = await testGateway();
    stub.on('team.updateTeam', () => refusal);
    return ask(UPDATE, { input });
  };

  test.each([
    [409, 'url_taken', 'TAKEN', 'url'],
    [400, 'url_reserved', 'RESTRICTED', 'url'],
    [409, 'stale_version', 'STALE', 'version'],
    [409, 'idempotency_key_reused', 'KEY_REUSED', 'idempotencyKey'],
    // Services that word it the other way round are understood by what they say.
    [400, 'url_taken', 'TAKEN', 'url'],
    [409, 'url_reserved', 'RESTRICTED', 'url'],
    // Those that say nothing that is known, by the status.
    [409, 'conflict', 'TAKEN', 'url'],
    [400, 'bad_url', 'RESTRICTED', 'url'],
    [409, 'constructor', 'TAKEN', 'url'],
  ])('%i %s of an address is %s', async (status, word, code, field) => {
    const { data } = await update(new Refused(status, word), { url: 'apollo', ...key });
    expect(data).toEqual(refused({ code, field: [field] }));
  });

  test.each([
    [409, 'conflict', { name: 'Apollo' }, 'UPSTREAM_INVALID'],
    [400, 'invalid_request', { url: 'apollo' }, 'UPSTREAM_INVALID'],
    [400, 'unauthorized_ip', { url: 'apollo' }, 'IP_RESTRICTED'],
    [404, 'team_not_found', { url: 'apollo' }, 'UPSTREAM_INVALID'],
    [403, 'actor_not_admin', { url: 'apollo' }, 'FORBIDDEN'],
  ])('%i %s of %o is nothing about an address', async (status, word, input, code) => {
    const { errors } = await update(new Refused(status, word), input);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
  });
});

test('is not for members', async () => {
  const { ask, member } = await testGateway();
  const { errors } = await ask(UPDATE, { input: { name: 'Apollo' } }, { as: member });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});
