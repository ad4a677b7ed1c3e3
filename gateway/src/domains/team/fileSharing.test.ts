import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { fileSharingOf, stubTeam, teamInfoOf } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const READ = '{ viewer { team { fileSharing { mode isMobileDisabled enabledEmails version } } } }';
const chosen = stubTeam()
  .people.slice(1, 4)
  .map(({ email }) => email);
const organisation = async () => {
  const gateway = await testGateway();
  gateway.stub.on('team.teamInfo', () => ({ ...teamInfoOf(stubTeam()), isAutoJoin: true }));
  return gateway;
};

describe('who may share files', () => {
  test('is said by the team’s settings', async () => {
    const { ask, stub } = await testGateway();
    const { data, errors } = await ask(READ);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      viewer: { team: { fileSharing: { mode: 'CUSTOM', isMobileDisabled: false, enabledEmails: chosen, version: 4 } } },
    });
    expect(stub.names().toSorted()).toEqual(['team.fileSharingSettings', 'team.teamInfo']);
  });

  test('is said by the domain’s attributes alone in an organisation', async () => {
    const { ask, stub } = await organisation();
    const phones = { mobileSharingDisabled: true, version: 8 };
    stub.on('team.domainAttributes', () => ({ fileSharingMode: 'NONE', enabledEmails: [], ...phones }));
    expect((await ask(READ)).data).toEqual({
      viewer: { team: { fileSharing: { mode: 'NONE', isMobileDisabled: true, enabledEmails: [], version: 8 } } },
    });
    expect(stub.names()).toEqual(['team.teamInfo', 'team.domainAttributes']);
  });

  test('is UNKNOWN for a mode that this version does not know', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.fileSharingSettings', () => ({ ...fileSharingOf(stubTeam()), mode: 'SOME' }));
    expect((await ask('{ viewer { team { fileSharing { mode } } } }')).data).toEqual({
      viewer: { team: { fileSharing: { mode: 'UNKNOWN' } } },
    });
  });

  test('fails by itself', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.fileSharingSettings', () => new Refused(500, 'internal'));
    const { data } = await ask('{ viewer { team { name fileSharing { mode } } } }');
    expect(data).toEqual({ viewer: { team: { name: 'Orbit', fileSharing: null } } });
  });
});

test('the chosen are read page by page, with one call for the profiles of a page', async () => {
  const { ask, stub } = await testGateway();
  const LIST = `query List($first: Int, $after: String) { viewer { team { fileSharing {
    enabledMembers(first: $first, after: $after) {
      nodes { email status } totalCount pageInfo { hasNextPage endCursor } } } } } }`;
  type Page = { nodes: { email: string }[]; totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean } };
  const pageOf = (data: unknown) =>
    (data as { viewer: { team: { fileSharing: { enabledMembers: Page } } } }).viewer.team.fileSharing.enabledMembers;
  const one = pageOf((await ask(LIST, { first: 2 })).data);
  expect([one.totalCount, one.pageInfo.hasNextPage]).toEqual([3, true]);
  expect(stub.count('team.fileSharingMembers')).toBe(1);
  expect(stub.count('member.leanProfiles')).toBe(1);
  const two = pageOf((await ask(LIST, { first: 2, after: one.pageInfo.endCursor })).data);
  expect([...one.nodes, ...two.nodes].map(({ email }) => email)).toEqual(chosen);
});

const UPDATE = `mutation Update($input: FileSharingUpdateInput!) { fileSharingUpdate(input: $input) {
  team { fileSharing { mode isMobileDisabled version } } userErrors { code field } } }`;
const refused = (code: string, ...field: string[]) => ({
  fileSharingUpdate: { team: null, userErrors: [{ code, field }] },
});
const done = (mode: string, isMobileDisabled: boolean, version = 5) => ({
  fileSharingUpdate: { team: { fileSharing: { mode, isMobileDisabled, version } }, userErrors: [] },
});

describe('changing it', () => {
  test('is one call of a team, with the key; the payload says what was answered', async () => {
    const { ask, stub } = await testGateway();
    const emails = { enableEmails: ['ann@orbit.example'], disableEmails: ['bob@orbit.example', '?'] };
    const input = { mode: 'NONE', isMobileDisabled: true, ...emails, version: 4, idempotencyKey: 'k' };
    const { data } = await ask(UPDATE, { input });
    expect(data).toEqual(done('NONE', true));
    expect(stub.calls.map(({ name, body }) => [name, body])).toEqual([
      ['team.teamInfo', undefined],
      [
        'team.setFileSharingSettings',
        {
          ...{ mode: 'NONE', mobileSharingDisabled: true, version: 4 },
          ...{ enableEmails: ['ann@orbit.example'], disableEmails: ['bob@orbit.example'] },
        },
      ],
      ['team.teamInfo', undefined],
    ]);
    expect(stub.calls[1]?.headers).toMatchObject({ 'idempotency-key': 'k' });
  });

  test('sends only what is given', async () => {
    const { ask, stub } = await testGateway();
    await ask(UPDATE, { input: { mode: null, isMobileDisabled: false } });
    expect(stub.calls[1]?.body).toEqual({ mobileSharingDisabled: false });
  });

  test('is one call of an organisation, too, whatever changes', async () => {
    const { ask, stub } = await organisation();
    const input = { mode: 'ALL', disableEmails: chosen, isMobileDisabled: true, version: 4, idempotencyKey: 'k' };
    expect((await ask(UPDATE, { input })).data).toEqual(done('ALL', true));
    const body = { fileSharingMode: 'ALL', disableEmails: chosen, mobileSharingDisabled: true, version: 4 };
    expect(stub.calls.map((call) => [call.name, call.body, call.headers['idempotency-key']])).toEqual([
      ['team.teamInfo', undefined, undefined],
      ['team.setDomainAttributes', body, 'k'],
      ['team.teamInfo', undefined, undefined],
    ]);
    await ask(UPDATE, { input: { isMobileDisabled: true } });
    expect(stub.calls.map((call) => call.body)).toContainEqual({ mobileSharingDisabled: true });
  });

  test('names the first 20 of many faults', async () => {
    const { ask } = await testGateway();
    const { data } = await ask(UPDATE, { input: { enableEmails: Array.from({ length: 30 }, () => 'x') } });
    expect(data).toMatchObject({ fileSharingUpdate: { userErrors: { length: 20 } } });
  });

  test.each([
    [{ mode: 'UNKNOWN' }, 'INVALID', ['mode']],
    [{ enableEmails: ['ann@orbit.example', 'x'] }, 'NOT_FOUND', ['enableEmails', '1']],
    // Two characters of two units each.
    [{ enableEmails: ['🇷🇺'] }, 'NOT_FOUND', ['enableEmails', '0']],
    [{ enableEmails: Array.from({ length: 10_001 }, () => 'a@b') }, 'TOO_MANY', ['enableEmails']],
    [{ disableEmails: Array.from({ length: 10_001 }, () => 'a@b') }, 'TOO_MANY', ['disableEmails']],
  ])('%o is refused without a call', async (input, code, field) => {
    const { ask, stub } = await testGateway();
    expect((await ask(UPDATE, { input })).data).toEqual(refused(code, ...field));
    expect(stub.calls).toEqual([]);
  });

  test.each([
    [409, 'stale_version', {}, 'STALE', ['version']],
    [402, 'plan_required', { mode: 'NONE' }, 'PLAN_REQUIRED', ['mode']],
    [400, 'nobody_chosen', { mode: 'CUSTOM' }, 'REQUIRED', ['enableEmails']],
    [404, 'member_not_found', { enableEmails: ['ann@orbit.example'] }, 'NOT_FOUND', ['enableEmails', '0']],
    [404, 'member_not_found', { enableEmails: ['a@b.example', 'c@d.example'] }, 'NOT_FOUND', ['enableEmails']],
    [400, 'too_many_subjects', {}, 'TOO_MANY', ['enableEmails']],
    [409, 'idempotency_key_reused', {}, 'KEY_REUSED', ['idempotencyKey']],
  ])('%i %s for %o is told', async (status, word, input, code, field) => {
    const { ask, stub } = await testGateway();
    stub.on('team.setFileSharingSettings', () => new Refused(status, word));
    expect((await ask(UPDATE, { input })).data).toEqual(refused(code, ...field));
  });

  test('of a team that stops being an organisation is stale', async () => {
    const { ask, stub } = await organisation();
    stub.on('team.setDomainAttributes', () => new Refused(409, 'not_an_organisation'));
    expect((await ask(UPDATE, { input: { mode: 'ALL' } })).data).toEqual(refused('STALE', 'version'));
  });

  test('is not for members', async () => {
    const { ask, member } = await testGateway();
    const { errors } = await ask(UPDATE, { input: { mode: 'ALL' } }, { as: member });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

test.each([
  [0, 100, 100],
  [80, 100, 20],
  [100, 100, 0],
  [130, 100, 0],
])('of storage, %i of %i bytes leave %i', async (used, limit, availableBytes) => {
  const { ask, stub } = await testGateway();
  stub.on('team.teamFileStorageInfo', () => ({
    teamStorageUsed: used,
    teamStorageLimit: limit,
    freeTeamMaxStorageLimit: 50,
    freeTeamStorageNotice: 40,
    storagePerLicence: 10,
  }));
  const query =
    'fileStorage { availableBytes usedBytes limitBytes freePlanLimitBytes freePlanNoticeBytes bytesPerLicence }';
  const figures = {
    ...{ availableBytes, usedBytes: used, limitBytes: limit, bytesPerLicence: 10 },
    ...{ freePlanLimitBytes: 50, freePlanNoticeBytes: 40 },
  };
  expect((await ask(`{ viewer { team { ${query} } } }`)).data).toEqual({
    viewer: { team: { fileStorage: figures } },
  });
  expect(stub.names()).toEqual(['team.teamFileStorageInfo']);
});
