import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { groupOf } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const ARCHIVE = `mutation Archive($input: ChannelArchiveUpdateInput!) { channelArchiveUpdate(input: $input) {
  channel { id isArchived archivedAt version viewerCanArchive } userErrors { code field } } }`;
const idOf = (name: string) => toId('Channel', `${name}@chat.orbit.example`);
const channelId = idOf('design');
const refused = (code: string) => ({
  channelArchiveUpdate: { channel: null, userErrors: [{ code, field: ['channelId'] }] },
});

describe('archiving a channel', () => {
  test.each([
    [true, '2026-11-18T11:06:40.000Z'],
    [false, null],
  ])('and bringing it back is one call: %s', async (isArchived, archivedAt) => {
    const { ask, stub } = await testGateway();
    const { data, errors } = await ask(ARCHIVE, { input: { channelId, isArchived, idempotencyKey: 'k' } });
    expect(errors).toBeUndefined();
    const channel = { id: channelId, isArchived, archivedAt, version: 5, viewerCanArchive: true };
    expect(data).toEqual({ channelArchiveUpdate: { channel, userErrors: [] } });
    expect(stub.calls[0]).toMatchObject({
      ...{ name: 'channel.archiveGroup', body: { to: 'design@chat.orbit.example', archived: isArchived } },
      headers: { 'idempotency-key': 'k' },
    });
    expect(stub.names().filter((name) => name.startsWith('channel.'))).toEqual(['channel.archiveGroup']);
  });

  test.each([
    [404, 'group_not_found', 'NOT_FOUND'],
    [409, 'group_locked', 'LOCKED'],
    [402, 'channel_limit', 'LIMIT_REACHED'],
  ])('that is refused with %i %s is %s', async (status, word, code) => {
    const { ask, stub } = await testGateway();
    stub.on('channel.archiveGroup', () => new Refused(status, word));
    expect((await ask(ARCHIVE, { input: { channelId, isArchived: true } })).data).toEqual(refused(code));
  });

  test('takes the id of a channel alone', async () => {
    const { ask, stub } = await testGateway();
    const input = { channelId: toId('Member', 'orbit-0001'), isArchived: true };
    expect((await ask(ARCHIVE, { input })).data).toEqual(refused('NOT_FOUND'));
    expect(stub.calls).toEqual([]);
  });
});

describe('archived channels', () => {
  test.each([
    ['', undefined],
    ['isArchived: false', undefined],
    ['isArchived: true', 'only'],
    ['isArchived: null', 'with'],
  ])('are listed with (%s) as the service is asked for: %s', async (args, archived) => {
    const { ask, stub } = await testGateway();
    const list = `{ viewer { team { channels(first: 1 ${args}) { totalCount nodes { isArchived archivedAt } } } } }`;
    const { data } = await ask(list);
    expect(data).toMatchObject({
      viewer: { team: { channels: { nodes: [{ isArchived: false, archivedAt: null }] } } },
    });
    const asked = { timeStamp: 0, limit: 1, offset: 0, ...(archived && { archived }) };
    expect(stub.calls).toMatchObject([{ name: 'channel.groupsList' }]);
    expect(stub.calls[0]?.body).toEqual(asked);
  });

  test('that are locked are nobody’s to archive', async () => {
    const { ask, stub } = await testGateway();
    const group = groupOf('announcements');
    stub.on('channel.groupsList', () => ({
      groups: [{ ...group, config: { ...group.config, isLocked: true } }],
      total: 1,
    }));
    const list = '{ viewer { team { channels(first: 1) { nodes { viewerCanArchive } } } } }';
    expect((await ask(list)).data).toEqual({
      viewer: { team: { channels: { nodes: [{ viewerCanArchive: false }] } } },
    });
  });

  test('refuse a change as ARCHIVED', async () => {
    const { ask, stub } = await testGateway();
    stub.on('channel.updateGroupInfo', () => new Refused(409, 'group_archived'));
    const update = `mutation { channelUpdate(input: { channelId: "${channelId}", version: 4, name: "New" }) {
      userErrors { code field } } }`;
    expect((await ask(update)).data).toEqual({
      channelUpdate: { userErrors: [{ code: 'ARCHIVED', field: ['channelId'] }] },
    });
  });
});
