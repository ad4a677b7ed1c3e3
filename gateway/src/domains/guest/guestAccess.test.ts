import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { memberProfileOf, personAt, stubTeam, withGuest } from '../../testing/stubTeam.ts';
import { meeting } from '../../testing/stubUpstream.ts';
import { testGateway } from '../../testing/testGateway.ts';

const team = withGuest(stubTeam());
const guestId = toId('Member', team.guest.guid);
const ACCESS = `query Access($memberId: ID!) { viewer { team { guestAccess(memberId: $memberId) {
  guest { guid email } contacts { guid email } channels { groupJid name } validityReminder version } } } }`;

const access = (data: unknown) => (data as { viewer: { team: { guestAccess: unknown } } }).viewer.team.guestAccess;

const whole = {
  guest: { guid: team.guest.guid, email: team.guest.email },
  contacts: team.people.slice(1, 3).map(({ guid, email }) => ({ guid, email })),
  channels: [
    { groupJid: 'design@chat.orbit.example', name: 'design' },
    { groupJid: 'general@chat.orbit.example', name: 'general' },
  ],
  validityReminder: '2026-12-31',
  version: 3,
};

async function gatewayWithReminder() {
  const gateway = await testGateway({ team });
  const validityReminder = Date.parse('2026-12-31T23:59:59.999Z');
  gateway.stub.on('member.profile', () => ({ ...memberProfileOf(team.guest), validityReminder }));
  return gateway;
}

describe('a guest’s access', () => {
  test('is three calls, and one for the contacts’ profiles', async () => {
    const { ask, stub } = await gatewayWithReminder();
    const { data, errors } = await ask(ACCESS, { memberId: guestId });
    expect(errors).toBeUndefined();
    expect(access(data)).toEqual(whole);
    expect(stub.names().sort()).toEqual([
      'channel.guestChannels',
      'guest.guestConversations',
      'member.leanProfiles',
      'member.profile',
    ]);
  });

  test('is asked for together', async () => {
    const { ask, stub } = await testGateway({ team });
    const together = meeting(3);
    stub.on('member.profile', async () => (await together(), memberProfileOf(team.guest)));
    stub.on('guest.guestConversations', async () => (await together(), { contacts: [] }));
    stub.on('channel.guestChannels', async () => (await together(), { groups: [] }));
    expect(access((await ask(ACCESS, { memberId: guestId })).data)).toMatchObject({ contacts: [], channels: [] });
    // A call that has to wait for another would be repeated after its time, and only then meet it.
    expect(stub.count('member.profile')).toBe(1);
  });

  test('reads no part that nobody asks for', async () => {
    const { ask, stub } = await testGateway({ team });
    await ask('query ($id: ID!) { viewer { team { guestAccess(memberId: $id) { version } } } }', { id: guestId });
    expect(stub.names()).toEqual(['member.profile']);
  });

  test.each([
    ['guest.guestConversations', { contacts: null }, ['contacts']],
    ['channel.guestChannels', { channels: null }, ['channels']],
  ])('loses only its part when %s fails', async (call, lost, paths) => {
    const { ask, stub } = await gatewayWithReminder();
    stub.on(call, () => new Refused(500, 'internal'));
    const { data, errors } = await ask(ACCESS, { memberId: guestId });
    expect(access(data)).toEqual({ ...whole, ...lost });
    expect(errors?.map(({ path, extensions }) => [path?.at(-1), extensions.code])).toEqual(
      paths.map((path) => [path, 'UPSTREAM_UNAVAILABLE']),
    );
  });

  test('keeps contacts and channels when the guest’s own record cannot be read', async () => {
    const { ask, stub } = await testGateway({ team });
    stub.on('member.profile', () => new Refused(500, 'internal'));
    const { data, errors } = await ask(
      `query Access($memberId: ID!) { viewer { team { guestAccess(memberId: $memberId) {
        contacts { guid } channels { name } validityReminder version } } } }`,
      { memberId: guestId },
    );
    expect(access(data)).toEqual({
      contacts: whole.contacts.map(({ guid }) => ({ guid })),
      channels: whole.channels.map(({ name }) => ({ name })),
      validityReminder: null,
      version: null,
    });
    expect(errors?.map(({ path }) => path?.at(-1)).sort()).toEqual(['validityReminder', 'version']);
  });
});

describe('null is the answer', () => {
  test.each([
    ['for a member', toId('Member', personAt(team, 2).guid)],
    ['for nobody', toId('Member', 'nobody')],
    ['for something else', toId('Team', team.teamId)],
    ['for a text', 'nonsense'],
  ])('%s', async (_who, memberId) => {
    const { ask } = await testGateway({ team });
    expect(await ask(ACCESS, { memberId })).toEqual({ data: { viewer: { team: { guestAccess: null } } } });
  });

  test('for a guest who is switched off', async () => {
    const { ask, stub } = await testGateway({ team });
    stub.on('member.profile', () => ({ ...memberProfileOf(team.guest), state: 'deactivated' }));
    expect(access((await ask(ACCESS, { memberId: guestId })).data)).toBeNull();
  });

  test('for a member who asks, with FORBIDDEN', async () => {
    const { ask, member } = await testGateway({ team });
    const { data, errors } = await ask(ACCESS, { memberId: guestId }, { as: member });
    expect(access(data)).toBeNull();
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

test('a channel that a guest is in tells its details by one call for all', async () => {
  const { ask, stub } = await testGateway({ team });
  const { data } = await ask(
    `query ($id: ID!) { viewer { team { guestAccess(memberId: $id) { channels { name type membersCount } } } } }`,
    { id: guestId },
  );
  expect(access(data)).toEqual({
    channels: ['design', 'general'].map((name) => ({ name, type: 'OPEN', membersCount: 2 })),
  });
  expect(stub.count('channel.groups')).toBe(1);
});

test('details of many channels are asked for 30 at a time', async () => {
  const { ask, stub } = await testGateway({ team });
  const groups = Array.from({ length: 65 }, (_, at) => ({ groupJID: `c${at}@chat.orbit.example`, name: `c${at}` }));
  stub.on('channel.guestChannels', () => ({ groups }));
  const { data } = await ask(
    `query ($id: ID!) { viewer { team { guestAccess(memberId: $id) { channels { name description } } } } }`,
    { id: guestId },
  );
  // The stub's channel service knows none of them: they keep their names.
  expect(access(data)).toEqual({ channels: groups.map(({ name }) => ({ name, description: null })) });
  expect(stub.count('channel.groups')).toBe(3);
});
