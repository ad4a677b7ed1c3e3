import { describe, expect, it } from 'vitest';
import {
  type SlackExport,
  encrypted,
  hipchatExport,
  slackExport,
  slackFiles,
  tarGzOf,
  zipOf,
} from '../../../testing/archives.ts';
import { archiveFault, recordsOf } from '../../../testing/importRecords.ts';
import type { ImportRecord } from '../records.ts';

const slack = async (content: SlackExport) => recordsOf('SLACK', await slackExport(content));

const ADA = {
  id: 'U1',
  name: 'ada',
  real_name: 'Ada King',
  profile: { email: ' ada@orbit.example', first_name: 'Ada', last_name: 'King' },
};
const GENERAL = { id: 'C1', name: 'general', members: ['U1'] };
const said = (ts: string, text: string, more: object = {}) => ({ type: 'message', user: 'U1', ts, text, ...more });

/** The messages of a channel `general` that Ada has written, and what was skipped of them. */
async function slackMessages(...messages: readonly unknown[]) {
  const records = await slack({ users: [ADA], channels: [GENERAL], days: { 'general/2024-01-31': messages } });
  return records.slice(2);
}

const textsOf = (records: readonly ImportRecord[]) =>
  records.map((record) =>
    record.kind === 'message' ? record.text : `${record.kind === 'skipped' ? record.code : ''}!`,
  );

describe('an export of Slack', () => {
  it('has people: guests, bots, and those who left, by whatever name they have', async () => {
    const users = [
      ADA,
      { id: 'U2', name: 'bo', deleted: true, profile: { real_name: 'Bo van  Dyke', email: 'bo@orbit.example' } },
      { id: 'U3', name: 'cy', is_restricted: true, profile: { display_name: 'Cy', email: '' }, extra: [1] },
      { id: 'U4', name: 'dee', is_ultra_restricted: true, real_name: null, profile: null },
      { id: 'U5', name: 'deploys', is_bot: true },
      { id: 'USLACKBOT', name: 'slackbot', is_bot: false },
      { id: 'U6', name: 7, profile: { real_name: 'Line\u2028 \u202Ebreak', email: 5 } },
      { id: 'U1', name: 'again' },
      { name: 'nobody' },
      'nothing',
    ];
    const person = { kind: 'person', isGuest: false, state: 'active', email: null, lastName: '' };
    expect(await slack({ users })).toEqual([
      { ...person, id: 'U1', email: 'ada@orbit.example', firstName: 'Ada', lastName: 'King' },
      { ...person, id: 'U2', email: 'bo@orbit.example', firstName: 'Bo', lastName: 'van  Dyke', state: 'deactivated' },
      { ...person, id: 'U3', firstName: 'Cy', isGuest: true },
      { ...person, id: 'U4', firstName: 'dee', isGuest: true },
      { ...person, id: 'U5', firstName: 'deploys', state: 'bot' },
      { ...person, id: 'USLACKBOT', firstName: 'slackbot', state: 'bot' },
      { ...person, id: 'U6', firstName: 'Line', lastName: 'break' },
      { kind: 'skipped', what: 'person', name: 'users.json [9]', code: 'record_invalid' },
      { kind: 'skipped', what: 'person', name: 'users.json [10]', code: 'record_invalid' },
    ]);
  });

  it('has channels, open and closed, and conversations that are counted', async () => {
    const channels = [
      {
        ...GENERAL,
        creator: 'U1',
        members: ['U1', 'U2', 'U1'],
        purpose: { value: 'For all' },
        topic: { value: 'News' },
      },
      { id: 'C2', name: 'old', is_archived: true, topic: { value: 'Gone' }, members: null },
      { id: 'C3' },
      // No folder of an archive is called by so long a name.
      { id: 'C4', name: 'x'.repeat(1_001) },
    ];
    const groups = [{ id: 'G1', name: 'board', members: ['U2'] }];
    const days = { 'D1/2024-01-31': [said('1.1', 'psst')], 'mpdm-a--b-1/2024-01-31': [said('1.1', 'psst')] };
    const mpims = [{ id: 'G2', name: 'mpdm-a--b-1' }];
    const channel = { kind: 'channel', type: 'open', description: '', members: [], moderators: [] };
    expect(await slack({ channels, groups, dms: [{ id: 'D1' }, { id: 'D2' }], mpims, days })).toEqual([
      { ...channel, id: 'C1', name: 'general', description: 'For all', members: ['U1', 'U2'], moderators: ['U1'] },
      { ...channel, id: 'C2', name: 'old', description: 'Gone' },
      { kind: 'skipped', what: 'channel', name: 'channels.json [3]', code: 'record_invalid' },
      { kind: 'skipped', what: 'channel', name: 'channels.json [4]', code: 'record_invalid' },
      { ...channel, id: 'G1', name: 'board', type: 'closed', members: ['U2'] },
      { kind: 'skipped', what: 'file', name: 'dms.json (2)', code: 'direct_messages' },
      { kind: 'skipped', what: 'file', name: 'mpims.json (1)', code: 'direct_messages' },
    ]);
  });

  it('may stand in a folder, have what macOS leaves beside it, and be packed as any archive is', async () => {
    const files = slackFiles({
      users: [ADA],
      channels: [{ ...GENERAL, name: 'café' }],
      days: { 'café/2024-01-31': [said('1.1', 'x')] },
    });
    const plain = await recordsOf('SLACK', await zipOf(files));
    expect(plain).toHaveLength(3);
    const nested = Object.fromEntries([
      ...Object.entries(files).map(([path, content]) => [`My export/${path.normalize('NFD')}`, content]),
      ...[
        ['__MACOSX/My export/._users.json', 'x'],
        ['My export/café/._2024-01-31.json', 'x'],
        ['My export/integration_logs.json', '[1]'],
      ],
    ]);
    expect(await recordsOf('SLACK', await zipOf(nested))).toEqual(plain);
    expect(await recordsOf('SLACK', encrypted(await tarGzOf(nested), 'secret'), 'secret')).toEqual(plain);
    const { 'users.json': users, ...others } = files;
    expect(await recordsOf('SLACK', await zipOf({ ...others, 'org_users.json': users }))).toEqual(plain);
  });

  it('is refused where its lists are none, and not for the file of a day', async () => {
    const files = slackFiles({ users: [ADA], channels: [GENERAL], days: { 'general/2024-01-31': [said('1.1', 'x')] } });
    const records = await recordsOf(
      'SLACK',
      await zipOf({
        ...files,
        'general/2024-02-01.json': '[{"type": "mess',
        'general/2024-02-02.json': [said('2.1', 'y')],
      }),
    );
    expect(textsOf(records.slice(2))).toEqual(['file_unreadable!', 'x', 'y']);
    expect(records[2]).toMatchObject({ what: 'file', name: 'general/2024-02-01.json' });
    for (const list of ['users.json', 'channels.json'])
      expect(await archiveFault('SLACK', await zipOf({ ...files, [list]: '{"ok": false' })), list).toBe(
        'archive_invalid',
      );
    expect(await archiveFault('SLACK', await hipchatExport({}))).toBe('archive_invalid');
    expect(
      await archiveFault('SLACK', await zipOf({ ...files, 'users.json': Array.from({ length: 10_001 }, () => 1) })),
    ).toBe('archive_invalid');
  });
});

describe('the messages of Slack', () => {
  it('come channel by channel, and in the order of time', async () => {
    const days = {
      'board/2024-02-01': [said('1706745600.000000', 'five')],
      'general/2024-02-01': [said('1706745600.000200', 'four'), said('1706745600.000100', 'three')],
      'general/2024-01-31': [said('1706659300.5', 'two'), said('1706659200.000100', 'one')],
      ...{ 'general/2024-02-03': [7], 'general/2024-02-04': [7], 'general/2024-01-30': [7] },
      'lost/2024-01-31': [said('1.1', 'nobody knows where')],
      'general/notes': [said('1.1', 'no day')],
    };
    const records = await slack({ users: [ADA], channels: [GENERAL], groups: [{ id: 'G1', name: 'board' }], days });
    const messages = records.filter((record) => record.kind === 'message');
    expect(messages.map(({ channelId, text, sentAt }) => [channelId, text, sentAt])).toEqual([
      ['C1', 'one', 1_706_659_200_000],
      ['C1', 'two', 1_706_659_300_500],
      ['C1', 'four', 1_706_745_600_000],
      ['C1', 'three', 1_706_745_600_000],
      ['G1', 'five', 1_706_745_600_000],
    ]);
    expect(messages[0]).toMatchObject({ key: '1706659200.000100', authorId: 'U1', authorName: 'Ada King' });
    expect(records.flatMap((record) => (record.kind === 'skipped' ? [record.name] : []))).toEqual([
      ...['2024-01-30', '2024-02-03', '2024-02-04'].map((day) => `general/${day}.json [1]`),
      'lost',
    ]);
    expect(records.at(-1)).toEqual({ kind: 'skipped', what: 'file', name: 'lost', code: 'channel_missing' });
  });

  it('are what was said, and not what happened', async () => {
    const records = await slackMessages(
      ...['bot_message', 'me_message', 'thread_broadcast', 'file_share'].map((subtype, nth) =>
        said(`${nth + 1}.1`, subtype, { subtype }),
      ),
      ...['channel_join', 'channel_leave', 'channel_topic', 'tombstone', 'message_deleted'].map((subtype) =>
        said('5.1', 'x', { subtype }),
      ),
      { ...said('5.1', 'hidden'), hidden: true },
      { type: 'event', ts: '5.1' },
      said('6.1', 'a reply', { thread_ts: '1.1', replies: {} }),
      said('not a time', 'x'),
      { text: 'x', ts: '7.1' },
    );
    expect(textsOf(records)).toEqual([
      ...[
        'record_invalid!',
        'record_invalid!',
        'bot_message',
        'me_message',
        'thread_broadcast',
        'file_share',
        'a reply',
      ],
    ]);
    expect(records[0]).toMatchObject({ what: 'message', name: 'general/2024-01-31.json [13]' });
  });

  it('say who wrote: people by their ids, others by their names alone', async () => {
    const users = [ADA, { id: 'U5', name: 'deploys', is_bot: true }];
    const messages = [
      said('1.1', 'a'),
      said('2.1', 'b', { user: 'U5', username: 'Deploy 12' }),
      said('3.1', 'c', { user: 'U5' }),
      said('4.1', 'd', { user: 'U9', user_profile: { real_name: 'From afar' } }),
      said('5.1', 'e', { user: undefined, bot_profile: { name: 'Poll' } }),
      said('6.1', 'f', { user: 'U9' }),
      said('7.1', 'g', { user: null }),
    ];
    const records = await slack({ users, channels: [GENERAL], days: { 'C1/2024-01-31': messages } });
    expect(
      records.flatMap((record) => (record.kind === 'message' ? [[record.authorId, record.authorName]] : [])),
    ).toEqual([
      ['U1', 'Ada King'],
      [null, 'Deploy 12'],
      [null, 'deploys'],
      [null, 'From afar'],
      [null, 'Poll'],
      [null, 'U9'],
      [null, 'Slack'],
    ]);
  });

  it('have texts as people read them', async () => {
    const texts: readonly (readonly [string, string])[] = [
      ['<@U1> <@U1|a> <@U9|zed> <@U9> &amp;lt; :wave:', '@Ada King @Ada King @zed @U9 &lt; :wave:'],
      ['<#C1> <#C1|old-name> <#C9|gone> <#C9>', '#general #general #gone #C9'],
      [
        '<!here> <!channel|channel> <!subteam^S1|@ops> <!subteam^S1> <!date^1^{date}|Monday>',
        '@here channel @ops @subteam Monday',
      ],
      [
        '<https://a.example?x=1&amp;y> <https://a.example|here> <https://a.example|https://a.example>',
        'https://a.example?x=1&y here (https://a.example) https://a.example',
      ],
      ['<mailto:a@b.example|a@b.example> <tel:12|12>', 'a@b.example 12'],
      ['1 &lt; 2 &gt; 1 <<@U1>> <', '1 < 2 > 1 <@Ada King> <'],
      ['\u0000tab\tline\r\n\u202Eevil\uD800', 'tab\tline\r\nevil'],
    ];
    const messages = texts.map(([text], nth) => said(`${nth + 1}.1`, text));
    expect(textsOf(await slackMessages(...messages))).toEqual(texts.map(([, text]) => text));
    const hostile = '<'.repeat(200_000);
    expect(textsOf(await slackMessages(said('1.1', hostile)))).toEqual(['text_shortened!', '<'.repeat(4_000)]);
  });

  it('have texts for what says something beside its text, and tells of what says nothing or too much', async () => {
    const [long, emoji] = ['x'.repeat(4_001), '😀'.repeat(4_000)];
    const records = await slackMessages(
      said('1.1', '', {
        attachments: [{ fallback: 'Build <https://a.example|12> failed' }, { pretext: 'Why', text: 'Red' }, {}],
      }),
      said('2.1', ' ', { files: [{ name: 'plan.pdf' }, { title: 'Photo' }, { mode: 'tombstone' }] }),
      said('3.1', emoji, { files: [{ name: 'plan.pdf' }] }),
      said('4.1', long),
      said('5.1', '\u200B', { attachments: 'none' }),
    );
    expect(textsOf(records)).toEqual([
      ...[
        'text_shortened!',
        'text_missing!',
        'Build 12 (https://a.example) failed\nWhy\nRed',
        'plan.pdf\nPhoto',
        emoji,
      ],
      'x'.repeat(4_000),
    ]);
  });
});
