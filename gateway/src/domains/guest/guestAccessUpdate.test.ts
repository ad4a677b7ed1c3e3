import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { memberProfileOf, personAt, stubTeam, withGuest } from '../../testing/stubTeam.ts';
import { meeting } from '../../testing/stubUpstream.ts';
import { testGateway } from '../../testing/testGateway.ts';

const team = withGuest(stubTeam());
const memberId = toId('Member', team.guest.guid);
const person = (index: number) => toId('Member', personAt(team, index).guid);
const channel = (name: string) => toId('Channel', `${name}@chat.orbit.example`);
const UPDATE = `mutation Update($input: GuestAccessUpdateInput!) { guestAccessUpdate(input: $input) {
  guestAccess { version } userErrors { code field } } }`;
const WRITES = ['guest.prepareGuestsRoster', 'guest.updateGuestValidityReminder', 'channel.bulkGroupUpdate'];

/** Its guest starts with the contacts 1 and 2, the channels design and general, no reminder and version 3. */
async function open() {
  const gateway = await testGateway({ team });
  const { ask, stub } = gateway;
  const written = () =>
    stub.calls
      .filter(({ name }) => WRITES.includes(name))
      .map(({ name, body, headers }) => ({ name, body, key: headers['idempotency-key'] }));
  async function update(input: Record<string, unknown>) {
    const { data, errors } = await ask(UPDATE, { input: { memberId, ...input } });
    expect(errors).toBeUndefined();
    type Payload = { guestAccess: unknown; userErrors: { code: string; field: string[] }[] };
    const { guestAccess, userErrors } = (data as { guestAccessUpdate: Payload }).guestAccessUpdate;
    return { guestAccess, errors: userErrors.map(({ code, field }) => `${code} ${field.join('.')}`) };
  }
  return { ...gateway, update, written };
}

const isNow = { guestAccess: { version: 3 }, errors: [] };
const wire = (name: string) => `${name}@chat.orbit.example`;

describe('what is given is changed', () => {
  test('contacts as a whole', async () => {
    const { update, written, stub } = await open();
    expect(await update({ contactIds: [person(3), person(1)], idempotencyKey: 'k' })).toEqual(isNow);
    expect(written()).toEqual([
      {
        name: 'guest.prepareGuestsRoster',
        body: { guestGuids: [team.guest.guid], memberGuids: ['orbit-0003', 'orbit-0001'] },
        key: 'k:roster',
      },
    ]);
    expect(stub.names()).toEqual(['member.profile', 'guest.prepareGuestsRoster', 'member.profile']);
  });

  test('contacts to nobody', async () => {
    const { update, written } = await open();
    await update({ contactIds: [] });
    expect(written().map(({ body }) => body)).toEqual([{ guestGuids: [team.guest.guid], memberGuids: [] }]);
  });

  test('channels by two calls that leave together when there are some to join and some to leave', async () => {
    const { update, written, stub } = await open();
    const together = meeting(2);
    stub.on('channel.bulkGroupUpdate', async () => (await together(), {}));
    expect(await update({ channelIds: [channel('launch'), channel('general')], idempotencyKey: 'k' })).toEqual(isNow);
    const members = [team.guest.guid];
    expect(written().sort((a, b) => (String(a.key) < String(b.key) ? -1 : 1))).toEqual([
      { name: 'channel.bulkGroupUpdate', body: { members, to: 'joined', groups: [wire('launch')] }, key: 'k:joined' },
      { name: 'channel.bulkGroupUpdate', body: { members, to: 'left', groups: [wire('design')] }, key: 'k:left' },
    ]);
  });

  test.each([
    [['design', 'general', 'launch'], [['joined', ['launch']]]],
    [['general'], [['left', ['design']]]],
    [[], [['left', ['design', 'general']]]],
    [['general', 'design'], []],
  ])('channels to %j by the calls that it needs', async (names, expected) => {
    const { update, written } = await open();
    await update({ channelIds: names.map(channel) });
    expect(written().map(({ body }) => body)).toEqual(
      expected.map(([to, groups]) => ({ members: [team.guest.guid], to, groups: (groups as string[]).map(wire) })),
    );
  });

  test('the reminder, to the end of its day', async () => {
    const { update, written } = await open();
    expect(await update({ validityReminder: '2026-11-21', idempotencyKey: 'k' })).toEqual(isNow);
    expect(written()).toEqual([
      {
        name: 'guest.updateGuestValidityReminder',
        body: { subject: team.guest.guid, validityReminder: Date.parse('2026-11-21T23:59:59.999Z') },
        key: 'k:reminder',
      },
    ]);
  });

  test('the reminder to none', async () => {
    const { update, written, stub } = await open();
    stub.on('member.profile', () => ({ ...memberProfileOf(team.guest), validityReminder: 1_798_761_599_999 }));
    await update({ validityReminder: null });
    expect(written().map(({ body }) => body)).toEqual([{ subject: team.guest.guid, validityReminder: null }]);
  });

  test('and nothing else: what is left out, null for a list, or so already, stays', async () => {
    const { update, written } = await open();
    expect(await update({})).toEqual(isNow);
    expect(await update({ contactIds: null, channelIds: null })).toEqual(isNow);
    expect(await update({ validityReminder: null })).toEqual(isNow);
    expect(written()).toEqual([]);
  });
});

test('the access of the payload is read after the change', async () => {
  const { ask, stub } = await open();
  const versions = [3, 4];
  stub.on('member.profile', () => ({ ...memberProfileOf(team.guest), version: versions.shift() }));
  const query = UPDATE.replace('{ version }', '{ version contacts { guid } }');
  const { data } = await ask(query, { input: { memberId, contactIds: [person(1)] } });
  const contacts = ['orbit-0001', 'orbit-0002'].map((guid) => ({ guid }));
  expect(data).toEqual({ guestAccessUpdate: { guestAccess: { version: 4, contacts }, userErrors: [] } });
  expect(stub.names().at(1)).toBe('guest.prepareGuestsRoster');
});

describe('a version', () => {
  test('that is the present one lets the change through', async () => {
    const { update, written } = await open();
    expect(await update({ version: 3, contactIds: [] })).toEqual(isNow);
    expect(written()).toHaveLength(1);
  });

  test.each([
    ['contacts', { contactIds: [person(3)] }],
    ['channels', { channelIds: [channel('launch')] }],
    ['reminder', { validityReminder: '2026-12-31' }],
  ])('that is old refuses the whole change of %s and shows what is there', async (_what, change) => {
    const { update, written } = await open();
    expect(await update({ version: 2, ...change })).toEqual({
      guestAccess: { version: 3 },
      errors: ['STALE version'],
    });
    expect(written()).toEqual([]);
  });

  test('that is old does not matter where all is so already, as after an answer that was lost', async () => {
    const { update, written } = await open();
    const input = {
      contactIds: [person(2), person(1)],
      channelIds: [channel('general'), channel('design')],
      validityReminder: null,
    };
    expect(await update({ version: 2, ...input })).toEqual(isNow);
    expect(written()).toEqual([]);
  });
});

describe('a part that fails leaves the others', () => {
  const everything = {
    contactIds: [person(3)],
    channelIds: [channel('launch')],
    validityReminder: '2026-12-31',
  };

  test.each([
    ['guest.prepareGuestsRoster', new Refused(500, 'internal'), 'UNAVAILABLE contactIds'],
    ['guest.prepareGuestsRoster', new Refused(404, 'member_not_found'), 'NOT_FOUND contactIds'],
    ['channel.bulkGroupUpdate', new Refused(403, 'group_restricted'), 'NOT_ALLOWED channelIds'],
    ['guest.updateGuestValidityReminder', new Refused(500, 'internal'), 'UNAVAILABLE validityReminder'],
    ['guest.updateGuestValidityReminder', new Refused(400, 'validity_in_past'), 'INVALID validityReminder'],
    ['guest.updateGuestValidityReminder', new Refused(404, 'member_not_found'), 'NOT_FOUND memberId'],
    ['guest.updateGuestValidityReminder', new Refused(409, 'idempotency_key_reused'), 'KEY_REUSED idempotencyKey'],
  ])('%s with %o', async (name, refusal, expected) => {
    const { update, written, stub } = await open();
    stub.on(name, () => refusal);
    expect(await update(everything)).toEqual({ guestAccess: { version: 3 }, errors: [expected] });
    expect(written()).toHaveLength(4);
  });

  test('the present channels cannot be read', async () => {
    const { update, written, stub } = await open();
    stub.on('channel.guestChannels', () => new Refused(500, 'internal'));
    expect((await update(everything)).errors).toEqual(['UNAVAILABLE channelIds']);
    expect(written()).toHaveLength(2);
  });

  test('a channel that the team does not have is told at its place', async () => {
    const { update, stub } = await open();
    stub.on('channel.bulkGroupUpdate', () => new Refused(404, 'group_not_found'));
    const { errors } = await update({ channelIds: [channel('launch'), channel('gone')] });
    expect(errors).toEqual(['NOT_FOUND channelIds.1']);
  });

  test('a contact who is no member is told at their place', async () => {
    const { update, stub } = await open();
    stub.on('guest.prepareGuestsRoster', () => new Refused(404, 'member_not_found'));
    const { errors } = await update({ contactIds: [memberId, person(1), toId('Member', 'gone')] });
    expect(errors).toEqual(['NOT_FOUND contactIds.0', 'NOT_FOUND contactIds.2']);
  });
});

describe('nothing is changed', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => toId('Member', `guid-${at}`));

  test.each([
    ['something that is no person', { memberId: channel('design') }, ['NOT_FOUND memberId']],
    ['too many contacts', { contactIds: ids(1000) }, ['TOO_MANY contactIds']],
    [
      'ids of something else',
      { contactIds: [channel('design')], channelIds: [channel('design'), memberId] },
      ['NOT_FOUND contactIds.0', 'NOT_FOUND channelIds.1'],
    ],
  ])('nor called for %s', async (_what, input, errors) => {
    const { update, stub } = await open();
    expect(await update(input)).toEqual({ guestAccess: null, errors });
    expect(stub.calls).toEqual([]);
  });

  test.each([
    ['a member', person(2)],
    ['nobody', toId('Member', 'nobody')],
  ])('for %s', async (_who, id) => {
    const { update, written } = await open();
    expect(await update({ memberId: id, contactIds: [], channelIds: [channel('launch')] })).toEqual({
      guestAccess: null,
      errors: ['NOT_FOUND memberId'],
    });
    expect(written()).toEqual([]);
  });

  test('while it cannot be told who it is', async () => {
    const { ask, stub, written } = await open();
    stub.on('member.profile', () => new Refused(500, 'internal'));
    const { errors } = await ask(UPDATE, { input: { memberId, contactIds: [] } });
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    expect(written()).toEqual([]);
  });
});
