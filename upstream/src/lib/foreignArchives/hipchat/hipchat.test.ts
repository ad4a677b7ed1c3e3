import { describe, expect, it } from 'vitest';
import {
  type HipchatExport,
  encrypted,
  hipchatExport,
  hipchatFiles,
  slackExport,
  tarGzOf,
  zipOf,
} from '../../../testing/archives.ts';
import { archiveFault, recordsOf } from '../../../testing/importRecords.ts';
import { hipchatReader } from './hipchatReader.ts';

const hipchat = async (content: HipchatExport) => recordsOf('HIPCHAT_SERVER', await hipchatExport(content));

const BO = {
  id: 7,
  name: 'Bo Dyke',
  mention_name: 'bo',
  email: 'bo@orbit.example',
  account_type: 'user',
  is_deleted: false,
};
const spoken = (more: object) => ({
  UserMessage: { id: 'm1', timestamp: '2018-01-30T08:15:00Z 123456', sender: { id: 7 }, message: 'Hi', ...more },
});

describe('an export of HipChat or Stride', () => {
  it('has people and rooms, whether ids are numbers, texts or in objects', async () => {
    const users = [
      BO,
      { id: '5c', name: 'Cy', account_type: 'guest', email: null },
      { id: 9, mention_name: 'dee', is_deleted: true },
      { id: 10, name: 'Robot', account_type: 'bot' },
      { name: 'nobody' },
    ];
    const rooms = [
      { id: 1, name: 'Lobby', topic: 'All', privacy: 'public', owner: 7, is_archived: false },
      { id: 'x2', name: 'Board', privacy: 'private', owner: { id: '5c' }, members: [7, { id: 9 }], room_admins: [7] },
      { id: 3 },
    ];
    const person = { kind: 'person', isGuest: false, state: 'active', email: null, lastName: '' };
    const records = [
      { ...person, id: '7', email: 'bo@orbit.example', firstName: 'Bo', lastName: 'Dyke' },
      { ...person, id: '5c', firstName: 'Cy', isGuest: true },
      { ...person, id: '9', firstName: 'dee', state: 'deactivated' },
      { ...person, id: '10', firstName: 'Robot', state: 'bot' },
      { kind: 'skipped', what: 'person', name: 'users.json [5]', code: 'record_invalid' },
      { kind: 'channel', id: '1', name: 'Lobby', description: 'All', type: 'open', members: ['7'], moderators: ['7'] },
      {
        ...{ kind: 'channel', id: 'x2', name: 'Board', description: '', type: 'closed' },
        members: ['5c', '7', '9'],
        moderators: ['5c', '7'],
      },
      { kind: 'skipped', what: 'channel', name: 'rooms.json [3]', code: 'record_invalid' },
    ];
    expect(await hipchat({ users, rooms })).toEqual(records);
    const boxed = {
      'users.json': { Users: users.map((User) => ({ User })) },
      'rooms.json': { startIndex: 0, Rooms: rooms },
    };
    expect(await recordsOf('STRIDE', encrypted(await zipOf(boxed), 'sésame', 'pbkdf2'), 'sésame')).toEqual(records);
  });

  it('has messages of people and of integrations, in the order of time', async () => {
    const history = {
      1: [
        spoken({ id: 'm2', timestamp: '2018-01-30T08:15:01Z 5', message: '/me waves' }),
        spoken({}),
        spoken({ id: null, timestamp: '2018-01-30T08:15:02Z', message: '', attachment: { name: 'a.png', url: '/a' } }),
        {
          NotificationMessage: {
            id: 4,
            timestamp: '2018-01-30T08:15:03Z 1',
            sender: 'CI',
            message: '<b>1 &lt; 2</b><br/>&amp;lt;',
            message_format: 'html',
          },
        },
        spoken({ id: 'm5', timestamp: '2018-01-30T08:15:04Z 1', sender: { id: 99, name: 'Gone' } }),
        { TopicRoomMessage: { topic: 'x' } },
        { ArchiveRoomMessage: {} },
        { GuestAccessMessage: {} },
        spoken({ id: 'm6', timestamp: '2018-01-30T08:15:05Z 1', message: '' }),
        spoken({ timestamp: '2018-13-30T08:15:00Z' }),
        spoken({ timestamp: 'yesterday' }),
        { Message: 'x' },
      ],
      404: [spoken({})],
    };
    const records = await hipchat({ users: [BO], rooms: [{ id: 1, name: 'Lobby' }], history });
    expect(
      records.flatMap((one) =>
        one.kind === 'message' ? [[one.key, one.authorId, one.authorName, one.sentAt % 60_000, one.text]] : [],
      ),
    ).toEqual([
      ['m1', '7', 'Bo Dyke', 123, 'Hi'],
      ['m2', '7', 'Bo Dyke', 1_000, 'waves'],
      ['2018-01-30T08:15:02Z 7', '7', 'Bo Dyke', 2_000, 'a.png'],
      ['4', null, 'CI', 3_000, '1 < 2\n&lt;'],
      ['m5', null, 'Gone', 4_000, 'Hi'],
    ]);
    expect(records.flatMap((one) => (one.kind === 'skipped' ? [`${one.name} ${one.code}`] : []))).toEqual([
      'rooms/1/history.json [9] text_missing',
      'rooms/1/history.json [10] record_invalid',
      'rooms/1/history.json [11] record_invalid',
      'rooms/1/history.json [12] record_invalid',
      'rooms/404/history.json channel_missing',
    ]);
  });

  it('has conversations that are counted, and not read', async () => {
    const files = hipchatFiles({ users: [BO], rooms: [], history: {} });
    const archive = await tarGzOf({
      ...files,
      'users/7/history.json': 'secret',
      'users/9/history.json': 'secret',
      'users/7/files/1/history.json': '',
    });
    expect((await recordsOf('HIPCHAT', archive)).slice(1)).toEqual([
      { kind: 'skipped', what: 'file', name: 'users/*/history.json (2)', code: 'direct_messages' },
    ]);
    expect(['users', 'rooms'].map((list) => hipchatReader('HipChat').wants(`${list}/7/history.json`))).toEqual([
      false,
      true,
    ]);
    expect(await archiveFault('HIPCHAT', await slackExport({}))).toBe('archive_invalid');
  });
});
