import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBucket } from '../testing/s3Bucket.ts';
import { type FileStore, createFolderStore, dropBrokenWrites } from './files.ts';
import { PIECE_BYTES, createS3Store } from './s3Files.ts';

let files: FileStore;

const put = (name: string, content: string) => files.put(name, Readable.from([content]));
const read = async (name: string) => {
  const found = await files.get(name);
  return found && { bytes: found.bytes, text: await text(found.content) };
};

/** What holds for each store. */
function itIsAStore() {
  test('keeps, replaces and removes a file', async () => {
    expect(await put('avatars/team-1.png', 'one')).toEqual({ bytes: 3 });
    await put('avatars/team-1.png', 'other');
    expect(await read('avatars/team-1.png')).toEqual({ bytes: 5, text: 'other' });
    await files.remove('avatars/team-1.png');
    await files.remove('avatars/team-1.png');
    expect(await read('avatars/team-1.png')).toBeNull();
  });

  test('a stream that breaks off leaves the earlier file, and nothing half', async () => {
    await put('kept.txt', 'whole');
    const broken = Readable.from(
      (function* () {
        yield 'half';
        throw new Error('connection lost');
      })(),
    );
    await expect(files.put('kept.txt', broken)).rejects.toThrow('connection lost');
    expect(await read('kept.txt')).toEqual({ bytes: 5, text: 'whole' });
  });

  test.each([
    '',
    '.',
    '..',
    '../x',
    'a/../b',
    '/etc/passwd',
    'a//b',
    'a\\b',
    'a\0b',
    'A',
    '.hidden',
    'a/',
    'ä',
    'x'.repeat(600),
  ])('refuses the name %j', async (name) => {
    await expect(put(name, '')).rejects.toThrow('file name');
    await expect(files.get(name)).rejects.toThrow('file name');
  });

  test('no name leads out of the folder', async () => {
    const part = fc.constantFrom('..', '.', '/', 'a', '\\', '%2e', 'b.txt', '\0');
    const climbing = fc
      .array(part, { maxLength: 6 })
      .map((parts) => parts.join(''))
      .filter((name) => name.includes('..') || name.startsWith('/'));
    const refused = async (name: string) =>
      files.get(name).then(
        () => false,
        () => true,
      );
    expect(await fc.check(fc.asyncProperty(climbing, refused))).toMatchObject({ failed: false });
  });

  test('a part of a file is read by its place, up to its end at most', async () => {
    await put('lines.jsonl', 'abcdefghij');
    const range = (start?: number, end?: number) =>
      text(
        files.read('lines.jsonl', { ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) }),
      );
    expect(await range()).toBe('abcdefghij');
    expect([await range(3), await range(3, 5), await range(8, 50), await range(undefined, 2)]).toEqual([
      'defghij',
      'de',
      'ij',
      'ab',
    ]);
    expect([await range(10), await range(4, 4), await range(50, 60)]).toEqual(['', '', '']);
    expect([await files.size('lines.jsonl'), await files.size('none.jsonl'), await files.size('avatars')]).toEqual([
      10,
      null,
      null,
    ]);
    await expect(text(files.read('none.jsonl', { start: 1 }))).rejects.toThrow(/ENOENT|no such file/);
  });

  test('a file grows part by part, and what came of one that broke off stays', async () => {
    const part = (offset: number, content: AsyncIterable<Uint8Array>) =>
      files.append('archives/a.zip', offset, content);
    expect(await part(0, Readable.from([Buffer.from('one '), Buffer.from('two ')]))).toEqual({ bytes: 8 });
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('thr');
        throw new Error('connection lost');
      })(),
    );
    await expect(part(8, broken)).rejects.toThrow('connection lost');
    expect(await files.size('archives/a.zip')).toBe(11);
    for (const wrong of [8, 12]) await expect(part(wrong, Readable.from([]))).rejects.toThrow('does not begin');
    expect(await part(11, Readable.from([Buffer.from('ee')]))).toEqual({ bytes: 13 });
    expect(await read('archives/a.zip')).toEqual({ bytes: 13, text: 'one two three' });
  });

  test('a large file comes back as it was, whole and by its places, however it was sent', async () => {
    const content = randomBytes(2 * PIECE_BYTES + 12_345);
    const pieces = () =>
      Readable.from([content.subarray(0, 7), content.subarray(7, PIECE_BYTES + 3), content.subarray(PIECE_BYTES + 3)]);
    expect(await files.put('large/whole.bin', pieces())).toEqual({ bytes: content.length });
    expect(await files.append('large/parts.bin', 0, pieces())).toEqual({ bytes: content.length });
    const more = randomBytes(99);
    expect(await files.append('large/parts.bin', content.length, Readable.from([more]))).toEqual({
      bytes: content.length + more.length,
    });
    const border = { start: PIECE_BYTES - 5, end: 2 * PIECE_BYTES + 5 };
    for (const name of ['large/whole.bin', 'large/parts.bin']) {
      const whole = name === 'large/whole.bin' ? content : Buffer.concat([content, more]);
      expect(await files.size(name)).toBe(whole.length);
      expect((await buffer(files.read(name))).equals(whole)).toBe(true);
      expect((await buffer(files.read(name, border))).equals(whole.subarray(border.start, border.end))).toBe(true);
      const found = await files.get(name);
      expect([found?.bytes, found && (await buffer(found.content)).equals(whole)]).toEqual([whole.length, true]);
      await files.remove(name);
      expect([await files.size(name), await files.get(name)]).toEqual([null, null]);
    }
  });

  test('an empty file is one', async () => {
    expect(await put('empty.csv', '')).toEqual({ bytes: 0 });
    expect([await files.size('empty.csv'), await read('empty.csv')]).toEqual([0, { bytes: 0, text: '' }]);
    expect(await text(files.read('empty.csv', { start: 0, end: 5 }))).toBe('');
  });
}

describe('in a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'muster-files-'));
    files = createFolderStore(join(folder, 'files'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  itIsAStore();

  test('nothing half is left there', async () => {
    expect((await readdir(join(folder, 'files'))).filter((name) => name.startsWith('.partial'))).toEqual([]);
  });

  test('what a killed process left half is dropped after a while, and nothing else', async () => {
    const left = join(folder, 'left');
    await mkdir(left);
    const names = ['.partial-old', '.partial-new', 'whole.csv'];
    for (const name of names) await writeFile(join(left, name), 'some');
    for (const name of ['.partial-old', 'whole.csv']) await utimes(join(left, name), 1_000, 1_000);
    await dropBrokenWrites(left, 2_000_000);
    expect((await readdir(left)).toSorted()).toEqual(['.partial-new', 'whole.csv']);
    await dropBrokenWrites(join(folder, 'nowhere'), 2_000_000);
  });
});

describe('in a storage', () => {
  let close = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    const { access, stop } = await openTestBucket();
    const store = createS3Store(access);
    await store.check();
    files = store;
    close = () => {
      store.close();
      return stop();
    };
  });
  afterAll(() => close());

  itIsAStore();
});
