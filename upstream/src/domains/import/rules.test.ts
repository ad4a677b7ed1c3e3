import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../../testing/memoryFiles.ts';
import type { ImportRecord } from '../../lib/foreignArchives/records.ts';
import { fitChannelName, fitDescription, fitPersonName, freeName, isArchiveOf, archiveFolderOf } from './rules.ts';
import { nextBatch, storeRecords } from './recordRepository.ts';

describe('names', () => {
  test.each([
    ['general', 'general'],
    ['  a\u202eb\nc ', 'a b c'],
    ['😀'.repeat(60), '😀'.repeat(50)],
    ['\u200b \u0000', null],
    ['', null],
  ])('of a channel: %j is %j', (given, fit) => {
    expect(fitChannelName(given)).toBe(fit);
  });

  test('that are taken get that of the tool behind them, then a number, and stay within their length', () => {
    const taken = new Set(['general', 'general (Slack)', 'general (Slack) 2', 'x'.repeat(50)]);
    const free = (name: string, source: 'SLACK' | 'HIPCHAT_SERVER') => freeName(name, source, (one) => taken.has(one));
    expect(free('lobby', 'SLACK')).toBe('lobby');
    expect(free('general', 'SLACK')).toBe('general (Slack) 3');
    expect(free('general', 'HIPCHAT_SERVER')).toBe('general (HipChat)');
    expect(free('x'.repeat(50), 'SLACK')).toBe(`${'x'.repeat(42)} (Slack)`);
  });

  test('of people, and what a channel is for, hold what can be shown', () => {
    expect(fitPersonName({ firstName: ' Zoë\u2028', lastName: 'y'.repeat(60) })).toEqual({
      firstName: 'Zoë',
      lastName: 'y'.repeat(50),
    });
    expect(fitPersonName({ firstName: '', lastName: 'Cher' })).toEqual({ firstName: 'Cher', lastName: '' });
    expect(fitPersonName({ firstName: '\u200b', lastName: ' ' })).toBeNull();
    expect(fitDescription(`one\ntwo ${'z'.repeat(200)}`)).toBe(`one two ${'z'.repeat(132)}`);
  });
});

test('an archive belongs to the team that it was sent for', () => {
  const name = `${archiveFolderOf('team-a')}/${'0'.repeat(32)}.archive`;
  const wrong = [`${name}x`, name.replace('import_archives', 'x'), `${archiveFolderOf('team-a')}/../${'0'.repeat(32)}`];
  expect([name, ...wrong].map((one) => isArchiveOf('team-a', one))).toEqual([true, false, false, false]);
  expect(isArchiveOf('team-b', name)).toBe(false);
});

describe('records in the store', () => {
  const person = (id: string): ImportRecord => ({
    ...{ kind: 'person', id, email: null, firstName: 'A\u0000\ud800B\u2028', lastName: '' },
    ...{ isGuest: false, state: 'active' },
  });
  const channel = (id: string, members: number): ImportRecord => ({
    ...{ kind: 'channel', id, name: id, description: '', type: 'open', moderators: [] },
    members: Array.from({ length: members }, (_, nth) => `${nth}`),
  });
  const message = (key: string): ImportRecord => ({
    ...{ kind: 'message', channelId: 'c', key, authorId: null, authorName: '', sentAt: 0, text: 'é'.repeat(3_000) },
  });
  const skipped: ImportRecord = { kind: 'skipped', what: 'file', name: 'x', code: 'file_unreadable' };

  test('come back in their order, in steps of one kind and of a size', async () => {
    const files = createMemoryStore();
    const given = [
      ...Array.from({ length: 51 }, (_, nth) => person(`p${nth}`)),
      ...[skipped, channel('large', 2_500), channel('small', 3), skipped],
      ...Array.from({ length: 1_001 }, (_, nth) => message(`m${nth}`)),
    ];
    async function* records() {
      yield* given;
    }
    const { bytes } = await storeRecords(files, 'records', records());
    const steps = [];
    const keys: string[] = [];
    for (let at = 0; at < bytes;) {
      const { people, channels, messages, skipped: passed, from, next } = await nextBatch(files, 'records', at);
      expect([from, next > at]).toEqual([at, true]);
      for (const { firstName } of people) expect(firstName).toBe('A\ufffdB\u2028');
      keys.push(...messages.map(({ key }) => key));
      steps.push([people.length, channels.map(({ members }) => members.length), messages.length, passed.length]);
      at = next;
    }
    expect(steps).toEqual([
      [50, [], 0, 0],
      [1, [], 0, 1],
      [0, [1_000], 0, 0],
      [0, [1_000, 500], 0, 0],
      [0, [3], 0, 1],
      [0, [], 1_000, 0],
      [0, [], 1, 0],
    ]);
    expect(keys).toEqual(Array.from({ length: 1_001 }, (_, nth) => `m${nth}`));
    expect(await nextBatch(files, 'records', bytes)).toMatchObject({ from: bytes, next: bytes });
  });
});
