import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { stubTeam, teamInfoOf } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const settings = {
  ...{ guestInviteType: 'admin', showUsersFullName: true, isAdminInvite: false, isOpen: true },
  ...{ isCrossDomainDisabled: false, canJoinDomains: [], isAutoJoin: false, isPublicDomain: false, version: 2 },
};

describe('who may invite members', () => {
  const UPDATE = `mutation Update($isAdminInvite: Boolean!) {
    teamAdminInviteUpdate(input: { isAdminInvite: $isAdminInvite, idempotencyKey: "k" }) {
      team { version isAdminInvite } userErrors { code field } } }`;

  test.each([true, false])('goes on as %s; the settings are read after the change', async (isAdminInvite) => {
    const { ask, stub } = await testGateway();
    stub.on('team.updateTeam', () => ({ ...teamInfoOf(stubTeam()), isAdminInvite, version: 2 }));
    stub.on('team.teamSettings', () => ({ ...settings, isAdminInvite }));
    expect((await ask(UPDATE, { isAdminInvite })).data).toEqual({
      teamAdminInviteUpdate: { team: { version: 2, isAdminInvite }, userErrors: [] },
    });
    expect(stub.names()).toEqual(['team.updateTeam', 'team.teamSettings']);
    expect(stub.calls[0]).toMatchObject({
      body: { makeAdminInvite: isAdminInvite },
      headers: { 'idempotency-key': 'k' },
    });
  });

  test.each([
    [402, 'plan_required', 'PLAN_REQUIRED', ['isAdminInvite']],
    [409, 'idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']],
  ])('is refused: %i %s', async (status, refusal, code, field) => {
    const { ask, stub } = await testGateway();
    stub.on('team.updateTeam', () => new Refused(status, refusal));
    expect((await ask(UPDATE, { isAdminInvite: true })).data).toEqual({
      teamAdminInviteUpdate: { team: null, userErrors: [{ code, field }] },
    });
    expect(stub.names()).toEqual(['team.updateTeam']);
  });

  test('is not for members', async () => {
    const { ask, member } = await testGateway();
    const { errors } = await ask(UPDATE, { isAdminInvite: true }, { as: member });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

describe('full names', () => {
  const UPDATE = `mutation Update($showsFullNames: Boolean!) {
    teamFullNamesUpdate(input: { showsFullNames: $showsFullNames, idempotencyKey: "k" }) {
      team { showsFullNames } userErrors { code field } } }`;

  test.each([true, false])('shown: %s goes on; the settings are read after the change', async (showsFullNames) => {
    const { ask, stub } = await testGateway();
    stub.on('team.teamSettings', () => ({ ...settings, showUsersFullName: showsFullNames }));
    expect((await ask(UPDATE, { showsFullNames })).data).toEqual({
      teamFullNamesUpdate: { team: { showsFullNames }, userErrors: [] },
    });
    expect(stub.names()).toEqual(['team.setTeamSettings', 'team.teamSettings']);
    expect(stub.calls[0]).toMatchObject({
      body: { showUsersFullName: showsFullNames },
      headers: { 'idempotency-key': 'k' },
    });
  });

  test('are refused with a key that was used with another value', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.setTeamSettings', () => new Refused(409, 'idempotency_key_reused'));
    expect((await ask(UPDATE, { showsFullNames: true })).data).toEqual({
      teamFullNamesUpdate: { team: null, userErrors: [{ code: 'KEY_REUSED', field: ['idempotencyKey'] }] },
    });
  });

  test('are not for members to set', async () => {
    const { ask, member } = await testGateway();
    const { errors } = await ask(UPDATE, { showsFullNames: true }, { as: member });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

describe('whether product events are shared', () => {
  const UPDATE = `mutation Update($sharesProductEvents: Boolean!) {
    teamProductEventsUpdate(input: { sharesProductEvents: $sharesProductEvents, idempotencyKey: "k" }) {
      team { sharesProductEvents } userErrors { code field } } }`;

  test.each([true, false])('shared: %s goes on; the team is read after the change', async (sharesProductEvents) => {
    const { ask, stub } = await testGateway();
    const info = { ...teamInfoOf(stubTeam()), sharesProductEvents };
    stub.on('team.teamInfo', () => info);
    expect((await ask(UPDATE, { sharesProductEvents })).data).toEqual({
      teamProductEventsUpdate: { team: { sharesProductEvents }, userErrors: [] },
    });
    expect(stub.names()).toEqual(['team.setTeamSettings', 'team.teamInfo']);
    expect(stub.calls[0]).toMatchObject({ body: { sharesProductEvents }, headers: { 'idempotency-key': 'k' } });
  });

  test('are, where a service of a former build does not say', async () => {
    const { ask, stub } = await testGateway();
    const { sharesProductEvents: _left, ...former } = teamInfoOf(stubTeam());
    stub.on('team.teamInfo', () => former);
    expect((await ask('{ viewer { team { sharesProductEvents } } }')).data).toEqual({
      viewer: { team: { sharesProductEvents: true } },
    });
  });

  test('a key that was used otherwise, and somebody who is no admin', async () => {
    const { ask, stub, member } = await testGateway();
    expect((await ask(UPDATE, { sharesProductEvents: true }, { as: member })).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', reason: 'actor_not_admin' } },
    ]);
    stub.on('team.setTeamSettings', () => new Refused(409, 'idempotency_key_reused'));
    expect((await ask(UPDATE, { sharesProductEvents: true })).data).toEqual({
      teamProductEventsUpdate: { team: null, userErrors: [{ code: 'KEY_REUSED', field: ['idempotencyKey'] }] },
    });
  });
});
