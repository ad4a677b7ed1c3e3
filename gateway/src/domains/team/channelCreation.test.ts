import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { type Person, personAt, stubTeam } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const WHITELIST = 'ADMINS_AND_WHITELISTED_USERS';
const idOf = ({ guid }: Person) => toId('Member', guid);
const member = (index: number) => idOf(personAt(stubTeam(), index));

describe('who may create channels', () => {
  const RULES = `{ viewer { team { channelCreation {
    open { allowedTo memberIds } closed { allowedTo memberIds } version } } } }`;

  test('is one call', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(RULES);
    const open = { allowedTo: WHITELIST, memberIds: [member(1), member(2), member(3)] };
    const closed = { allowedTo: 'ONLY_ADMINS', memberIds: [] };
    expect(data).toEqual({ viewer: { team: { channelCreation: { open, closed, version: 7 } } } });
    expect(stub.names()).toEqual(['team.createGroupPrivilege']);
  });

  test('of a rule that is not known is UNKNOWN', async () => {
    const { ask, stub } = await testGateway();
    const rule = { allowedTo: 'NOBODY', whiteList: [] };
    stub.on('team.createGroupPrivilege', () => ({ open: rule, close: rule, version: 1 }));
    const { data } = await ask('{ viewer { team { channelCreation { open { allowedTo } } } } }');
    expect(data).toEqual({ viewer: { team: { channelCreation: { open: { allowedTo: 'UNKNOWN' } } } } });
  });

  test('that cannot be read leaves the team', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.createGroupPrivilege', () => new Refused(500, 'internal'));
    const { data, errors } = await ask('{ viewer { team { name channelCreation { version } } } }');
    expect(data).toEqual({ viewer: { team: { name: 'Orbit', channelCreation: null } } });
    expect(errors).toHaveLength(1);
  });

  test('is not for members', async () => {
    const { ask, member: own } = await testGateway();
    const { data, errors } = await ask(RULES, {}, { as: own });
    expect(data).toEqual({ viewer: { team: { channelCreation: null } } });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

describe('those who are chosen', () => {
  const PEOPLE = `query People($first: Int, $after: String) { viewer { team { channelCreation { open {
    members(first: $first, after: $after) { nodes { id email status } pageInfo { hasNextPage endCursor } totalCount } } } } } }`;

  test('are read with their profiles, those of a page at once, in the order given', async () => {
    const team = stubTeam(70);
    const people = team.people.slice(1).toReversed();
    const { ask, stub } = await testGateway({ team });
    const rule = { allowedTo: WHITELIST, whiteList: people.map(({ guid }) => guid) };
    stub.on('team.createGroupPrivilege', () => ({ open: rule, close: rule, version: 1 }));
    const { data } = await ask(PEOPLE, { first: 60 });
    const nodes = people.slice(0, 60).map((one) => ({ id: idOf(one), email: one.email, status: 'ACTIVE' }));
    expect(data).toMatchObject({
      viewer: { team: { channelCreation: { open: { members: { nodes, totalCount: 69 } } } } },
    });
    expect(stub.names()).toEqual(['team.createGroupPrivilege', 'member.leanProfiles', 'member.leanProfiles']);
    const after = /"endCursor":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
    const next = await ask(PEOPLE, { first: 60, after });
    expect(next.data).toMatchObject({
      viewer: { team: { channelCreation: { open: { members: { nodes: { length: 9 }, totalCount: 69 } } } } },
    });
  });

  test('are there without a profile, and with one where they are switched off', async () => {
    const off = { guid: 'off-1', email: 'off@orbit.example', role: 'member', state: 'deactivated' } as const;
    const base = stubTeam();
    const { ask, stub } = await testGateway({ team: { ...base, people: [...base.people, off] } });
    const rule = { allowedTo: WHITELIST, whiteList: ['off-1', 'nobody'] };
    stub.on('team.createGroupPrivilege', () => ({ open: rule, close: rule, version: 1 }));
    const { data, errors } = await ask(PEOPLE);
    expect(errors).toBeUndefined();
    const nodes = [
      { id: toId('Member', 'off-1'), email: off.email, status: 'DEACTIVATED' },
      { id: toId('Member', 'nobody'), email: null, status: 'UNKNOWN' },
    ];
    expect(data).toMatchObject({ viewer: { team: { channelCreation: { open: { members: { nodes } } } } } });
  });

  test('cost nothing more where only their ids are asked for', async () => {
    const { ask, stub } = await testGateway();
    await ask('{ viewer { team { channelCreation { open { members { nodes { id } totalCount } } } } } }');
    expect(stub.names()).toEqual(['team.createGroupPrivilege']);
  });
});

describe('a change', () => {
  const UPDATE = `mutation Update($input: ChannelCreationUpdateInput!) { channelCreationUpdate(input: $input) {
    team { channelCreation { open { allowedTo memberIds } version } } userErrors { code field } } }`;
  const refused = (...errors: { code: string; field: string[] | null }[]) => ({
    channelCreationUpdate: { team: null, userErrors: errors },
  });

  test('goes on once, with the key and the team; the answer is the payload’s', async () => {
    const { ask, stub } = await testGateway();
    const open = { allowedTo: WHITELIST, memberIds: [member(2), member(1)] };
    const input = { open, closed: { allowedTo: 'ONLY_ADMINS' }, version: 7, idempotencyKey: 'k' };
    const { data } = await ask(UPDATE, { input });
    expect(data).toEqual({
      channelCreationUpdate: { team: { channelCreation: { open, version: 8 } }, userErrors: [] },
    });
    expect(stub.names()).toEqual(['team.teamInfo', 'team.setCreateGroupPrivilege']);
    expect(stub.calls[1]).toMatchObject({
      body: {
        to: 'team-orbit',
        open: { allowedTo: WHITELIST, whiteList: ['orbit-0002', 'orbit-0001'] },
        close: { allowedTo: 'ONLY_ADMINS' },
        version: 7,
      },
      headers: { 'idempotency-key': 'k' },
    });
  });

  test('of what is left out says nothing about it', async () => {
    const { ask, stub } = await testGateway();
    await ask(UPDATE, { input: { open: null, closed: { allowedTo: 'ALL_USERS', memberIds: null } } });
    expect(stub.calls[1]?.body).toEqual({ to: 'team-orbit', close: { allowedTo: 'ALL_USERS' } });
  });

  const many = Array.from({ length: 5_001 }, (_, index) => toId('Member', `p-${index}`));
  test.each([
    [{ open: { allowedTo: 'UNKNOWN' } }, 'INVALID', ['open', 'allowedTo']],
    [{ open: { allowedTo: WHITELIST, memberIds: many } }, 'TOO_MANY', ['open', 'memberIds']],
    [
      { closed: { allowedTo: WHITELIST, memberIds: [member(1), toId('Channel', 'x@y.example')] } },
      'NOT_FOUND',
      ['closed', 'memberIds', '1'],
    ],
    [{ open: { allowedTo: WHITELIST, memberIds: ['no id'] } }, 'NOT_FOUND', ['open', 'memberIds', '0']],
  ])('%# is refused without a call', async (input, code, field) => {
    const { ask, stub } = await testGateway();
    expect((await ask(UPDATE, { input })).data).toEqual(refused({ code, field }));
    expect(stub.calls).toEqual([]);
  });

  test.each([
    [404, 'member_not_found', 'open.whiteList.3', 'NOT_FOUND', ['open', 'memberIds', '3']],
    [400, 'guest_not_whitelisted', 'close.whiteList.0', 'NOT_ALLOWED', ['closed', 'memberIds', '0']],
    [400, 'nobody_chosen', 'open.whiteList', 'REQUIRED', ['open', 'memberIds']],
    [400, 'too_many_subjects', 'close.whiteList', 'TOO_MANY', ['closed', 'memberIds']],
    [402, 'plan_required', 'close', 'PLAN_REQUIRED', ['closed']],
    [409, 'stale_version', 'version', 'STALE', ['version']],
    [409, 'idempotency_key_reused', undefined, 'KEY_REUSED', ['idempotencyKey']],
    [402, 'plan_required', undefined, 'PLAN_REQUIRED', null],
    [400, 'nobody_chosen', 'open/whiteList', 'REQUIRED', null],
  ])('%i %s at %s is %s', async (status, word, place, code, field) => {
    const { ask, stub } = await testGateway();
    stub.on('team.setCreateGroupPrivilege', () => new Refused(status, word, undefined, place));
    const { data } = await ask(UPDATE, { input: { open: { allowedTo: 'ALL_USERS' }, idempotencyKey: 'k' } });
    expect(data).toEqual(refused({ code, field }));
  });

  test('of two lists as long as they may be fits into a request', async () => {
    const { ask } = await testGateway();
    const memberIds = Array.from({ length: 5_000 }, (_, index) => toId('Member', `${index}`.padStart(64, '0')));
    const rule = { allowedTo: WHITELIST, memberIds };
    const { data } = await ask(UPDATE, { input: { open: rule, closed: rule } });
    expect(data).toMatchObject({ channelCreationUpdate: { userErrors: [] } });
  });

  test('names the first 20 of many faults in a list', async () => {
    const { ask } = await testGateway();
    const rule = { allowedTo: WHITELIST, memberIds: Array.from({ length: 30 }, () => 'no id') };
    const { data } = await ask(UPDATE, { input: { open: rule } });
    expect(data).toMatchObject({ channelCreationUpdate: { userErrors: { length: 20 } } });
  });

  test('is not for members', async () => {
    const { ask, member: own } = await testGateway();
    const { errors } = await ask(UPDATE, { input: { open: { allowedTo: 'ALL_USERS' } } }, { as: own });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});
