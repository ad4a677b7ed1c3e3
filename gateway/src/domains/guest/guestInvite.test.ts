import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { leanOf, personAt, stubTeam, withGuest } from '../../testing/stubTeam.ts';
import { meeting } from '../../testing/stubUpstream.ts';
import { testGateway } from '../../testing/testGateway.ts';

const team = withGuest(stubTeam());
const INVITE = `mutation Invite($input: GuestInviteInput!) { guestInvite(input: $input) {
  guests { id guid } userErrors { code field } } }`;
const emails = ['ann@elsewhere.example', 'bob@elsewhere.example'];
const contactIds = [2, 3].map((index) => toId('Member', personAt(team, index).guid));
const channelIds = ['design', 'launch'].map((name) => toId('Channel', `${name}@chat.orbit.example`));
const all = { emails, contactIds, channelIds, validityReminder: '2026-12-31', idempotencyKey: 'k-1' };

const payload = (data: unknown) =>
  (data as { guestInvite: { guests: { guid: string }[]; userErrors: unknown[] } }).guestInvite;
const guests = (data: unknown) => payload(data).guests.map(({ guid }) => guid);
const errors = (data: unknown) =>
  payload(data).userErrors.map((error) => {
    const { code, field } = error as { code: string; field: string[] | null };
    return `${code} ${field?.join('.') ?? null}`;
  });

const inviteAnswer = (results: [email: string, result: string, guid: string | null][]) => ({
  summary: { profiles: results.map(([email, result, guid]) => ({ email, result, guid })) },
});

test('addresses, reminder and the caller’s key go on in one call; contacts and channels in one each, with keys of their own', async () => {
  const { ask, stub } = await testGateway({ team });
  const { data, errors: failures } = await ask(INVITE, { input: all });
  expect(failures).toBeUndefined();
  expect([guests(data), errors(data)]).toEqual([['new-0', 'new-1'], []]);
  const [invite, ...later] = stub.calls;
  expect(invite).toMatchObject({
    name: 'member.invite',
    body: { emails, guestMembership: true, validityReminder: Date.parse('2026-12-31T23:59:59.999Z') },
    headers: { 'idempotency-key': 'k-1' },
  });
  const bodies = Object.fromEntries(later.map(({ name, body, headers }) => [name, [headers['idempotency-key'], body]]));
  expect(bodies).toEqual({
    'guest.prepareGuestsRoster': [
      'k-1:roster',
      { guestGuids: ['new-0', 'new-1'], memberGuids: ['orbit-0002', 'orbit-0003'] },
    ],
    'channel.bulkGroupUpdate': [
      'k-1:channels',
      {
        members: ['new-0', 'new-1'],
        to: 'joined',
        groups: ['design@chat.orbit.example', 'launch@chat.orbit.example'],
      },
    ],
  });
});

test('more guests times contacts or channels than one call sets are refused before anybody is added', async () => {
  const { ask, stub } = await testGateway({ team });
  const many = (count: number, type: string) =>
    Array.from({ length: count }, (_, index) => toId(type, `some-${index}`));
  const addresses = Array.from({ length: 100 }, (_, index) => `guest${index}@elsewhere.example`);
  const input = { emails: addresses, contactIds: many(501, 'Member'), channelIds: [] };
  expect(errors((await ask(INVITE, { input })).data)).toEqual(['TOO_MANY contactIds']);
  expect(stub.calls).toEqual([]);
  await ask(INVITE, { input: { ...input, contactIds: many(500, 'Member') } });
  expect(stub.names()).toContain('member.invite');
});

test('contacts and channels leave together', async () => {
  const { ask, stub } = await testGateway({ team });
  const together = meeting(2);
  stub.on('guest.prepareGuestsRoster', async () => (await together(), {}));
  stub.on('channel.bulkGroupUpdate', async () => (await together(), {}));
  expect(errors((await ask(INVITE, { input: all })).data)).toEqual([]);
});

test('nothing further is called where nothing further is asked for, or nobody was added', async () => {
  const { ask, stub } = await testGateway({ team });
  await ask(INVITE, { input: { emails } });
  stub.on('member.invite', () =>
    inviteAnswer([
      ['bob@elsewhere.example', 'deactivated', null],
      ['ann@elsewhere.example', 'exists', 'orbit-0002'],
    ]),
  );
  const { data } = await ask(INVITE, { input: all });
  expect([guests(data), errors(data)]).toEqual([[], ['ALREADY_MEMBER emails.0', 'DEACTIVATED emails.1']]);
  expect(stub.names()).toEqual(['member.invite', 'member.invite']);
  expect(stub.calls[0]?.body).toEqual({ emails, guestMembership: true, validityReminder: null });
});

test('who was added is a guest, who was not is told at the address’s own place', async () => {
  const { ask, stub } = await testGateway({ team });
  const many = ['a@x.example', 'x'.repeat(1001), 'b@x.example', 'c@x.example', 'A@x.example', 'd@x.example'];
  stub.on('member.invite', () =>
    inviteAnswer([
      ['a@x.example', 'invalid', null],
      ['B@x.example', 'added', 'new-1'],
      ['c@x.example', 'guest', team.guest.guid],
      ['d@x.example', 'domain_not_allowed', null],
    ]),
  );
  const { data } = await ask(INVITE, { input: { ...all, emails: many } });
  expect(guests(data)).toEqual(['new-1']);
  expect(errors(data)).toEqual([
    'INVALID emails.1',
    'DUPLICATE emails.4',
    'INVALID emails.0',
    'ALREADY_MEMBER emails.3',
    'DOMAIN_NOT_ALLOWED emails.5',
  ]);
  expect(stub.calls[1]?.body).toMatchObject({ guestGuids: ['new-1'] });
});

describe('a later call that fails leaves the guests', () => {
  test.each([
    ['guest.prepareGuestsRoster', new Refused(500, 'internal'), 'UNAVAILABLE contactIds'],
    ['channel.bulkGroupUpdate', new Refused(503, 'internal'), 'UNAVAILABLE channelIds'],
    ['channel.bulkGroupUpdate', new Refused(504, 'internal'), 'UNAVAILABLE channelIds'],
    ['channel.bulkGroupUpdate', new Refused(403, 'group_restricted'), 'NOT_ALLOWED channelIds'],
    ['channel.bulkGroupUpdate', new Refused(409, 'idempotency_key_reused'), 'KEY_REUSED idempotencyKey'],
  ])('%s', async (name, refusal, expected) => {
    const { ask, stub } = await testGateway({ team });
    stub.on(name, () => refusal);
    const { data, errors: failures } = await ask(INVITE, { input: all });
    expect(failures).toBeUndefined();
    expect([guests(data), errors(data)]).toEqual([['new-0', 'new-1'], [expected]]);
  });

  test('what is not there is told at its place', async () => {
    const { ask, stub } = await testGateway({ team });
    stub.on('guest.prepareGuestsRoster', () => new Refused(404, 'member_not_found'));
    stub.on('channel.bulkGroupUpdate', () => new Refused(404, 'group_not_found'));
    const input = {
      ...all,
      contactIds: [...contactIds, toId('Member', 'gone'), toId('Member', team.guest.guid)],
      channelIds: [toId('Channel', 'gone@chat.orbit.example'), ...channelIds],
    };
    const { data } = await ask(INVITE, { input });
    expect(errors(data)).toEqual(['NOT_FOUND contactIds.2', 'NOT_FOUND contactIds.3', 'NOT_FOUND channelIds.0']);
  });

  test('the list is told where no place can be', async () => {
    const { ask, stub } = await testGateway({ team });
    stub.on('guest.prepareGuestsRoster', () => new Refused(404, 'member_not_found'));
    expect(errors((await ask(INVITE, { input: all })).data)).toEqual(['NOT_FOUND contactIds']);
  });
});

describe('nobody is added', () => {
  test.each([
    [new Refused(402, 'guest_limit'), 'PLAN_REQUIRED emails'],
    [new Refused(403, 'guests_disabled'), 'NOT_ALLOWED null'],
    [new Refused(400, 'validity_in_past'), 'INVALID validityReminder'],
    [new Refused(400, 'too_many_subjects'), 'TOO_MANY emails'],
    [new Refused(409, 'idempotency_key_reused'), 'KEY_REUSED idempotencyKey'],
  ])('when the service refuses with %o', async (refusal, expected) => {
    const { ask, stub } = await testGateway({ team });
    stub.on('member.invite', () => refusal);
    const { data } = await ask(INVITE, { input: all });
    expect([guests(data), errors(data)]).toEqual([[], [expected]]);
    expect(stub.names()).toEqual(['member.invite']);
  });

  const ids = (count: number) => Array.from({ length: count }, (_, at) => toId('Member', `guid-${at}`));
  test.each([
    ['no address', { emails: [] }, ['REQUIRED emails']],
    [
      'too many addresses',
      { emails: Array.from({ length: 1000 }, (_, at) => `p${at}@x.example`) },
      ['TOO_MANY emails'],
    ],
    ['too many contacts', { ...all, contactIds: ids(1000) }, ['TOO_MANY contactIds']],
    [
      'ids of something else',
      { ...all, contactIds: [contactIds[0], channelIds[0]], channelIds: ['nonsense', channelIds[0]] },
      ['NOT_FOUND contactIds.1', 'NOT_FOUND channelIds.0'],
    ],
  ])('and nothing is called with %s', async (_what, input, expected) => {
    const { ask, stub } = await testGateway({ team });
    const { data } = await ask(INVITE, { input });
    expect([guests(data), errors(data)]).toEqual([[], expected]);
    expect(stub.calls).toEqual([]);
  });

  test.each(['2026-02-30', '31-Dec-2026', '2026-12-31T00:00:00Z'])('with a day like %s', async (validityReminder) => {
    const { ask, stub } = await testGateway({ team });
    const answer = await ask(INVITE, { input: { emails, validityReminder } });
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(stub.calls).toEqual([]);
  });
});

test('999 addresses are taken', async () => {
  const { ask } = await testGateway({ team });
  const many = Array.from({ length: 999 }, (_, at) => `p${at}@x.example`);
  expect(guests((await ask(INVITE, { input: { emails: many } })).data)).toHaveLength(999);
});

describe('the guests of the payload', () => {
  const NAMED = INVITE.replace('{ id guid }', '{ guid email }');

  test('are read after the change', async () => {
    const { ask, stub } = await testGateway({ team });
    const ann = { guid: 'new-0', email: 'ann@elsewhere.example', role: 'guest' } as const;
    stub.on('member.leanProfiles', () => ({ profiles: [leanOf(ann)] }));
    const { data } = await ask(NAMED, { input: { emails: ['ann@elsewhere.example'] } });
    expect(payload(data).guests).toEqual([{ guid: 'new-0', email: 'ann@elsewhere.example' }]);
    expect(stub.names()).toEqual(['member.invite', 'member.leanProfiles']);
  });

  test('leave it open whether anything was changed when they cannot be read', async () => {
    const { ask, stub } = await testGateway({ team });
    stub.on('member.leanProfiles', () => new Refused(500, 'internal'));
    const answer = await ask(NAMED, { input: { emails } });
    expect(answer.errors?.[0]?.extensions.code).toBe('OUTCOME_UNKNOWN');
  });
});
