import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { stubTeam, teamInfoOf, teamSettingsOf } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const UPDATE = `mutation Update($input: TeamSignUpUpdateInput!) {
  teamSignUpUpdate(input: $input) { team { joinDomains version } userErrors { code field } } }`;
const key = { idempotencyKey: 'k' };
const refused = (...errors: { code: string; field: string[] | null }[]) => ({
  teamSignUpUpdate: { team: null, userErrors: errors },
});

describe('the settings', () => {
  const READ = '{ viewer { team { isOpen isExternalContactBlocked isPublicDomain isAdminInvite showsFullNames } } }';

  test('are one call, told in the schema’s words', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.teamSettings', () => ({
      ...{ ...teamSettingsOf(stubTeam()), isOpen: false, isCrossDomainDisabled: true, isPublicDomain: true },
      ...{ isAdminInvite: true, showUsersFullName: false },
    }));
    expect((await ask(READ)).data).toEqual({
      viewer: {
        team: {
          ...{ isOpen: false, isExternalContactBlocked: true, isPublicDomain: true },
          ...{ isAdminInvite: true, showsFullNames: false },
        },
      },
    });
    expect(stub.names()).toEqual(['team.teamSettings']);
  });

  test('that cannot be read leave the rest of the team', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.teamSettings', () => new Refused(500, 'internal'));
    const { data } = await ask('{ viewer { team { name isOpen isPublicDomain } } }');
    expect(data).toEqual({ viewer: { team: { name: 'Orbit', isOpen: null, isPublicDomain: null } } });
  });

  test('are not for members', async () => {
    const { ask, member } = await testGateway();
    const { data, errors } = await ask('{ viewer { team { name isOpen } } }', {}, { as: member });
    expect(data).toEqual({ viewer: { team: { name: 'Orbit', isOpen: null } } });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

test('what changes goes on in its kept form, once, with the key; the answer is the payload’s team', async () => {
  const { ask, stub } = await testGateway();
  stub.on('team.updateTeam', () => ({ ...teamInfoOf(stubTeam()), canJoinDomains: ['a.example'], version: 8 }));
  const input = {
    ...{ isOpen: true, isExternalContactBlocked: false, version: 7, ...key },
    ...{ addDomains: [' A.Example. ', '@münchen.example'], removeDomains: ['Orbit.example'] },
  };
  expect((await ask(UPDATE, { input })).data).toEqual({
    teamSignUpUpdate: { team: { joinDomains: ['a.example'], version: 8 }, userErrors: [] },
  });
  expect(stub.names()).toEqual(['team.updateTeam']);
  expect(stub.calls[0]).toMatchObject({ headers: { 'idempotency-key': 'k' } });
  expect(stub.calls[0]?.body).toEqual({
    ...{ makePublic: true, disableCrossDomain: false, version: 7 },
    ...{ addCanJoinDomains: ['a.example', 'xn--mnchen-3ya.example'], removeCanJoinDomains: ['orbit.example'] },
  });
});

test('the settings that a payload asks for are read after the change', async () => {
  const { ask, stub } = await testGateway();
  const { data } = await ask(`mutation { teamSignUpUpdate(input: { isOpen: true }) {
    team { isOpen isExternalContactBlocked } userErrors { code } } }`);
  expect(data).toMatchObject({ teamSignUpUpdate: { team: { isOpen: true, isExternalContactBlocked: false } } });
  expect(stub.names()).toEqual(['team.updateTeam', 'team.teamSettings']);
});

test.each([
  [{}, {}],
  [{ isOpen: null, addDomains: null, removeDomains: ['a.example'] }, { removeCanJoinDomains: ['a.example'] }],
  [
    { isExternalContactBlocked: false, version: 0 },
    { disableCrossDomain: false, version: 0 },
  ],
  [{ removeDomains: [' X@Old ', 'B.Example.'] }, { removeCanJoinDomains: ['x@old', 'b.example'] }],
])('of %o, only what is given goes on', async (input, body) => {
  const { ask, stub } = await testGateway();
  await ask(UPDATE, { input });
  expect(stub.calls[0]?.body).toEqual(body);
});

test('what is no domain is refused at its place, without a call', async () => {
  const { ask, stub } = await testGateway();
  const input = { addDomains: ['a.example', 'word', 'a b.example'], removeDomains: ['b.example'] };
  expect((await ask(UPDATE, { input })).data).toEqual(
    refused({ code: 'INVALID', field: ['addDomains', '1'] }, { code: 'INVALID', field: ['addDomains', '2'] }),
  );
  expect(stub.calls).toEqual([]);
});

test.each([
  [1_000, 'none'],
  [1_001, 'TOO_MANY'],
])('%i domains: %s', async (length, expected) => {
  const { ask, stub } = await testGateway();
  const addDomains = Array.from({ length }, (_nothing, index) => `d${index}.example`);
  const { data } = await ask(UPDATE, { input: { addDomains } });
  expect(data).toMatchObject({
    teamSignUpUpdate: { userErrors: expected === 'none' ? [] : [{ code: expected, field: ['addDomains'] }] },
  });
  expect(stub.calls).toHaveLength(expected === 'none' ? 1 : 0);
});

describe('a refusal', () => {
  const update = async (refusal: Refused, input: object) => {
    const { ask, stub } = await testGateway();
    stub.on('team.updateTeam', () => refusal);
    return ask(UPDATE, { input: { ...key, ...input } });
  };
  const two = { addDomains: ['a.example', 'b.example'] };
  const one = { addDomains: ['a.example'] };
  const cannotAdd = 'CANNOT_ADD_EMAIL_AUTO_APPROVAL';

  test.each([
    [400, 'cannot_add_email_auto_approval', 'addCanJoinDomains.1', two, cannotAdd, ['addDomains', '1']],
    [400, 'cannot_add_email_auto_approval', 'addCanJoinDomains', two, cannotAdd, ['addDomains']],
    [400, 'cannot_add_email_auto_approval', 'addCanJoinDomains.7', two, cannotAdd, ['addDomains']],
    [400, 'cannot_add_email_auto_approval', undefined, one, cannotAdd, ['addDomains', '0']],
    // A service that words it otherwise is understood by the status.
    [400, 'bad_domain', undefined, one, cannotAdd, ['addDomains', '0']],
    [400, 'too_many_subjects', 'addCanJoinDomains', one, 'TOO_MANY', ['addDomains']],
    [402, 'plan_required', 'addCanJoinDomains', two, 'PLAN_REQUIRED', ['addDomains']],
    [402, 'plan_required', 'disableCrossDomain', two, 'PLAN_REQUIRED', ['isExternalContactBlocked']],
    [409, 'free_email_domain', 'disableCrossDomain', {}, 'NOT_ALLOWED', ['isExternalContactBlocked']],
    [409, 'stale_version', 'version', one, 'STALE', ['version']],
    [409, 'idempotency_key_reused', undefined, one, 'KEY_REUSED', ['idempotencyKey']],
  ])('%i %s at %s of %o is %s', async (status, word, at, input, code, field) => {
    const { data } = await update(new Refused(status, word, undefined, at), input);
    expect(data).toEqual(refused({ code, field }));
  });

  test.each([
    [400, 'bad_domain', { isOpen: true }, 'UPSTREAM_INVALID'],
    [400, 'invalid_request', one, 'UPSTREAM_INVALID'],
    [403, 'actor_not_admin', one, 'FORBIDDEN'],
  ])('%i %s of %o is nothing about a domain', async (status, word, input, code) => {
    const { errors } = await update(new Refused(status, word), input);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
  });
});

test('is not for members', async () => {
  const { ask, member } = await testGateway();
  const { errors } = await ask(UPDATE, { input: { isOpen: true } }, { as: member });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});
